#include "gpu/program/runtime/fat_binary.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <limits>
#include <span>
#include <stdexcept>

// The layout is not documented; these are observations of files that nvcc 13.0 writes.

namespace tilescope
{
namespace
{

struct FatBinaryWrapper {
    static constexpr std::uint32_t expected = 0x466243b1;
    std::uint32_t magic, version;
    const std::byte* container;
};

struct ContainerHead {
    static constexpr std::uint32_t expected = 0xba55ed50;
    std::uint32_t magic;
    std::uint16_t version, headBytes;
    std::uint64_t bytes; ///< of the entries
};

struct EntryHead {
    static constexpr std::uint16_t ptxKind = 1;
    std::uint16_t kind, version;
    std::uint32_t headBytes;
    std::uint64_t bytes; ///< of what follows the head
};

template <class T>
T headAt(std::span<const std::byte> bytes)
{
    T head;
    if (bytes.size() < sizeof head)
        throw std::runtime_error("The fat binary ends within a head.");
    std::memcpy(&head, bytes.data(), sizeof head);
    return head;
}

} // namespace

namespace
{

std::string ptxOfContainer(const std::byte* start, std::size_t mostBytes)
{
    const auto container = headAt<ContainerHead>({start, std::min(mostBytes, sizeof(ContainerHead))});
    if (container.magic != ContainerHead::expected || container.headBytes < sizeof container)
        throw std::runtime_error("The fat binary does not begin as one.");
    if (container.headBytes > mostBytes || container.bytes > mostBytes - container.headBytes)
        throw std::runtime_error("The fat binary is longer than its file.");
    std::span<const std::byte> rest(start + container.headBytes, container.bytes);
    while (!rest.empty()) {
        const auto entry = headAt<EntryHead>(rest);
        if (entry.headBytes < sizeof entry || entry.headBytes > rest.size() ||
            entry.bytes > rest.size() - entry.headBytes)
            throw std::runtime_error("An entry of the fat binary is longer than the fat binary.");
        const std::span<const std::byte> content = rest.subspan(entry.headBytes, entry.bytes);
        rest = rest.subspan(entry.headBytes + entry.bytes);
        if (entry.kind != EntryHead::ptxKind)
            continue;
        const std::string text(reinterpret_cast<const char*>(content.data()), content.size());
        if (text.find(".version") == std::string::npos)
            throw std::runtime_error("The PTX is compressed: compile with --compress-mode=none.");
        return text.substr(0, text.find('\0'));
    }
    throw std::runtime_error("There is no PTX: compile with -code=compute_80, and without -rdc.");
}

constexpr std::size_t anyBytes = std::numeric_limits<std::size_t>::max();

} // namespace

std::string ptxOfFatBinary(const void* wrapper)
{
    FatBinaryWrapper outer;
    std::memcpy(&outer, wrapper, sizeof outer);
    if (outer.magic != FatBinaryWrapper::expected || !outer.container)
        throw std::runtime_error("What was registered is not a fat binary.");
    return ptxOfContainer(outer.container, anyBytes);
}

std::string ptxOfImage(const void* image, std::size_t bytes)
{
    std::uint32_t magic = 0;
    if (!image || bytes < sizeof magic)
        throw std::runtime_error("There is no image of a module.");
    std::memcpy(&magic, image, sizeof magic);
    if (magic == FatBinaryWrapper::expected && bytes == anyBytes) // one of a file has no addresses
        return ptxOfFatBinary(image);
    if (magic == ContainerHead::expected)
        return ptxOfContainer(static_cast<const std::byte*>(image), bytes);
    if (constexpr std::uint32_t elf = 0x464c457f; magic == elf)
        throw std::runtime_error("The module is machine code, which the emulator does not run. Load PTX instead.");
    std::string text = static_cast<const char*>(image);
    if (text.find(".version") == std::string::npos)
        throw std::runtime_error("The image of the module is neither PTX nor a fat binary.");
    return text;
}

} // namespace tilescope
