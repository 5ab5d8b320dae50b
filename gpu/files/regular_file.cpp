#include "gpu/files/regular_file.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <stdexcept>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace tilescope
{

namespace
{

[[noreturn]] void throwReason(int failure) { throw std::runtime_error(std::strerror(failure)); }

void checkRegular(const struct stat& found)
{
    if (S_ISREG(found.st_mode))
        return;
    const char* const kind = S_ISDIR(found.st_mode)    ? "folder"
                             : S_ISFIFO(found.st_mode) ? "pipe"
                             : S_ISSOCK(found.st_mode) ? "socket"
                                                       : "device";
    throw std::runtime_error(std::string("it is a ") + kind + ", not a file");
}

} // namespace

FileDescriptor openRegularFile(const std::filesystem::path& path)
{
    struct stat found {
    };
    if (stat(path.c_str(), &found) != 0)
        throwReason(errno);
    checkRegular(found); // opening a device may already have an effect
    FileDescriptor file(::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC));
    if (!file.isOpen() || fstat(file.number(), &found) != 0)
        throwReason(errno);
    checkRegular(found); // another one may have taken its place
    return file;
}

std::string readRegularFile(const std::filesystem::path& path, std::size_t mostBytes)
{
    constexpr std::size_t pieceBytes = 1 << 16;
    const FileDescriptor file = openRegularFile(path);
    std::string content;
    while (content.size() < mostBytes) {
        const std::size_t before = content.size();
        content.resize(before + std::min(pieceBytes, mostBytes - before));
        const ssize_t count = ::read(file.number(), content.data() + before, content.size() - before);
        if (count < 0 && errno != EINTR)
            throwReason(errno);
        content.resize(before + static_cast<std::size_t>(std::max<ssize_t>(count, 0)));
        if (count == 0)
            break;
    }
    return content;
}

} // namespace tilescope
