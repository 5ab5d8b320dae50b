#include "gpu/recipe/stored_images.h"

#include "gpu/files/regular_file.h"
#include "gpu/recipe/message.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <cstring>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include <sys/stat.h>
#include <unistd.h>

namespace tilescope
{

namespace
{

constexpr std::string_view magic = "\x93NUMPY";

/// Fills as much of `to` as the file has from `at` on; returns how much. Throws MessageError.
std::size_t readAt(const FileDescriptor& file, const std::string& name, std::int64_t at, std::span<std::byte> to)
{
    std::size_t done = 0;
    while (done < to.size()) {
        const ssize_t count =
            ::pread(file.number(), to.data() + done, to.size() - done, at + static_cast<std::int64_t>(done));
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0)
            throw MessageError(
                say(gpu::phrase("The file \"%1\" cannot be read: %2."), name, std::string(std::strerror(errno))));
        if (count == 0)
            break;
        done += static_cast<std::size_t>(count);
    }
    return done;
}

[[noreturn]] void refuse(const std::string& name, const Message& why)
{
    throw MessageError(say(gpu::phrase("\"%1\" contains no readable images: %2. Use a byte array of the shape images × "
                                       "height × width. NumPy writes one with np.save(file, images.astype(np.uint8))."),
                           name, why));
}

/// The text after a key of the header's dictionary, {'descr': '|u1', 'fortran_order': False, 'shape': (2, 4, 4), }, up
/// to its end.
std::optional<std::string_view> valueOf(std::string_view header, std::string_view key)
{
    const auto at = header.find("'" + std::string(key) + "':");
    if (at == std::string_view::npos)
        return std::nullopt;
    std::string_view value = header.substr(at + key.size() + 3);
    value.remove_prefix(std::min(value.find_first_not_of(' '), value.size()));
    const bool isTuple = value.starts_with('(');
    const auto end = value.find_first_of(isTuple ? ")" : ",}");
    if (end == std::string_view::npos)
        return std::nullopt;
    return value.substr(isTuple ? 1 : 0, end - (isTuple ? 1 : 0));
}

/// "60000, 28, 28" or "3,": the numbers; none if it is something else.
std::optional<std::vector<std::int64_t>> numbersOf(std::string_view text)
{
    std::vector<std::int64_t> numbers;
    while (true) {
        text.remove_prefix(std::min(text.find_first_not_of(", "), text.size()));
        if (text.empty())
            return numbers;
        std::int64_t number = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
        if (error != std::errc() || number < 0)
            return std::nullopt;
        numbers.push_back(number);
        text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    }
}

/// The header's dictionary, and the byte at which it ends.
std::pair<std::string, std::int64_t> headerOf(const FileDescriptor& file, const std::string& name)
{
    constexpr std::size_t longest = 4096; // that of an array of bytes has less than 200
    std::array<std::byte, 12> start{};
    const std::size_t there = readAt(file, name, 0, start);
    if (there < start.size() || std::memcmp(start.data(), magic.data(), magic.size()) != 0)
        refuse(name, gpu::phrase("it is not a NumPy file"));
    const auto number = [&](std::size_t at) { return std::to_integer<std::size_t>(start[at]); };
    const std::size_t version = number(6);
    if (version < 1 || version > 3)
        refuse(name, say(gpu::phrase("it uses version %1 of NumPy's format"), static_cast<std::int64_t>(version)));
    std::size_t length = number(8) | number(9) << 8, begin = 10;
    if (version > 1) {
        length |= number(10) << 16 | number(11) << 24;
        begin = 12;
    }
    std::string header(std::min(length, longest), '\0');
    if (length > longest ||
        readAt(file, name, static_cast<std::int64_t>(begin), std::as_writable_bytes(std::span(header))) < header.size())
        refuse(name, gpu::phrase("its header is damaged"));
    return {header, static_cast<std::int64_t>(begin + length)};
}

} // namespace

StoredImages::StoredImages(FileDescriptor file, std::string name) : m_file(std::move(file)), m_name(std::move(name)) {}

std::shared_ptr<const StoredImages> StoredImages::open(const std::filesystem::path& path)
{
    constexpr std::int64_t shortestSide = 2, longestSide = 64; // as for patches of a picture
    FileDescriptor file = [&] {
        try {
            return openRegularFile(path);
        } catch (const std::runtime_error& error) {
            throw MessageError(
                say(gpu::phrase("The file \"%1\" cannot be read: %2."), path.string(), messageOf(error)));
        }
    }();
    // The constructor is private.
    const std::shared_ptr<StoredImages> images(new StoredImages(std::move(file), path.filename().string()));
    const auto [header, begin] = headerOf(images->m_file, images->m_name);
    const auto type = valueOf(header, "descr"), order = valueOf(header, "fortran_order");
    const auto shape = valueOf(header, "shape");
    const auto sides = shape ? numbersOf(*shape) : std::nullopt;
    if (!type || !order || !sides)
        refuse(images->m_name, gpu::phrase("its header is damaged"));
    if (*type != "'|u1'" && *type != "'<u1'" && *type != "'u1'")
        refuse(images->m_name, say(gpu::phrase("its elements have the type %1"), std::string(*type)));
    if (*order != "False")
        refuse(images->m_name, gpu::phrase("it is stored in Fortran order"));
    if (sides->size() != 3)
        refuse(images->m_name, say(gpu::phrase("its shape is (%1)"), std::string(*shape)));
    const auto isSide = [&](std::int64_t side) { return side >= shortestSide && side <= longestSide; };
    if ((*sides)[0] < 1 || !isSide((*sides)[1]) || !isSide((*sides)[2]))
        throw MessageError(
            say(gpu::phrase("The images in \"%1\" have the shape (%2). Use one image or more, with sides of 2 to 64 "
                            "pixels, because the covariance has a row and a column for every pixel."),
                images->m_name, std::string(*shape)));
    images->m_begin = begin;
    images->m_count = (*sides)[0];
    images->m_height = static_cast<int>((*sides)[1]);
    images->m_width = static_cast<int>((*sides)[2]);

    struct stat found {
    };
    const auto image = static_cast<std::int64_t>(images->bytesOfImage());
    const std::int64_t bytes = fstat(images->m_file.number(), &found) == 0 ? found.st_size - begin : 0;
    if (bytes / image < images->m_count)
        throw MessageError(say(gpu::phrase("\"%1\" ends after %2 of its %3 images. Is it still being written?"),
                               images->m_name, std::max<std::int64_t>(bytes, 0) / image, images->m_count));
    return images;
}

void StoredImages::read(std::int64_t first, std::span<std::byte> levels) const
{
    const auto image = static_cast<std::int64_t>(bytesOfImage());
    const std::size_t there = readAt(m_file, m_name, m_begin + first * image, levels);
    if (there < levels.size())
        throw MessageError(say(gpu::phrase("\"%1\" ends after %2 of its %3 images. Is it still being written?"), m_name,
                               first + static_cast<std::int64_t>(there) / image, m_count));
}

} // namespace tilescope
