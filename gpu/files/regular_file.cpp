#include "gpu/files/regular_file.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <mutex>
#include <set>
#include <stdexcept>
#include <tuple>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace tilescope
{

namespace
{

[[noreturn]] void throwReason(int failure) { throw std::runtime_error(std::strerror(failure)); }

/// The files that were opened: device, inode and, as a deleted file's inode is given to a new one, the last change.
class OpenedFiles
{
public:
    static OpenedFiles& all()
    {
        static OpenedFiles files;
        return files;
    }
    void add(const struct stat& file)
    {
        const std::scoped_lock lock(m_mutex);
        m_files.insert(keyOf(file));
    }
    bool has(const struct stat& file) const
    {
        const std::scoped_lock lock(m_mutex);
        return m_files.contains(keyOf(file));
    }

private:
    using Key = std::tuple<dev_t, ino_t, time_t, long>;
    static Key keyOf(const struct stat& file)
    {
        return {file.st_dev, file.st_ino, file.st_ctim.tv_sec, file.st_ctim.tv_nsec};
    }

    mutable std::mutex m_mutex;
    std::set<Key> m_files;
};

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
    OpenedFiles::all().add(found);
    return file;
}

bool wasOpenedToRead(const std::filesystem::path& path)
{
    struct stat found {
    };
    return stat(path.c_str(), &found) == 0 && OpenedFiles::all().has(found);
}

std::string readRegularFile(const std::filesystem::path& path, std::size_t mostBytes)
{
    constexpr std::size_t pieceBytes = 1 << 18;
    const FileDescriptor file = openRegularFile(path);
    std::string content;
    struct stat found {
    };
    if (fstat(file.number(), &found) == 0 && found.st_size > 0)
        content.reserve(std::min(static_cast<std::size_t>(found.st_size) + 1, mostBytes));
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
