#include "gpu/recipe/text/output_file.h"

#include "gpu/files/file_descriptor.h"
#include "gpu/recipe/message.h"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstring>
#include <ctime>
#include <filesystem>
#include <string>

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

namespace tilescope
{

namespace
{

namespace fs = std::filesystem;

/// During its lifetime, a write to a pipe without a reader, or beyond the limit of a file's size, fails instead of
/// ending the program.
class NoWriteSignals
{
public:
    NoWriteSignals()
    {
        sigset_t blocked;
        sigemptyset(&blocked);
        sigemptyset(&m_ours);
        for (const int signal : {SIGPIPE, SIGXFSZ})
            sigaddset(&blocked, signal);
        pthread_sigmask(SIG_BLOCK, &blocked, &m_before);
        for (const int signal : {SIGPIPE, SIGXFSZ})
            if (sigismember(&m_before, signal) == 0)
                sigaddset(&m_ours, signal);
    }
    ~NoWriteSignals()
    {
        const timespec now{};
        while (sigtimedwait(&m_ours, nullptr, &now) > 0) {
        }
        pthread_sigmask(SIG_SETMASK, &m_before, nullptr);
    }
    NoWriteSignals(const NoWriteSignals&) = delete;
    NoWriteSignals& operator=(const NoWriteSignals&) = delete;

private:
    sigset_t m_ours, m_before;
};

// The functions below return zero, or errno.

int writeAll(int file, std::string_view bytes)
{
    for (std::size_t done = 0; done < bytes.size();) {
        const ssize_t count = ::write(file, bytes.data() + done, bytes.size() - done);
        if (count < 0 && errno != EINTR)
            return errno;
        done += static_cast<std::size_t>(std::max<ssize_t>(count, 0));
    }
    return 0;
}

int synchronised(int file)
{
    const bool isDone = fsync(file) == 0 || errno == EINVAL; // not every file system has it
    return isDone ? 0 : errno;
}

/// Gives a new file the owner, the group and the permissions of the one that it replaces.
int takeOver(int file, const struct stat& old)
{
    struct stat made {
    };
    if (fstat(file, &made) != 0)
        return errno;
    const bool isAlike = made.st_uid == old.st_uid && made.st_gid == old.st_gid;
    if (!isAlike && fchown(file, old.st_uid, old.st_gid) != 0)
        return errno;
    return fchmod(file, old.st_mode & 07777) == 0 ? 0 : errno;
}

int writeBeside(const fs::path& target, std::string_view bytes, const struct stat* old)
{
    static std::atomic<unsigned> counter = 0;
    fs::path temporary;
    int made = -1;
    do {
        temporary = target.parent_path() / (".tilescope-" + std::to_string(getpid()) + "-" + std::to_string(counter++));
        made = ::open(temporary.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    } while (made < 0 && errno == EEXIST); // left by a program that was killed
    FileDescriptor file(made);
    if (!file.isOpen())
        return errno;
    int failure = old != nullptr ? takeOver(file.number(), *old) : 0;
    if (failure == 0)
        failure = writeAll(file.number(), bytes);
    if (failure == 0)
        failure = synchronised(file.number());
    if (const int closing = file.close(); failure == 0)
        failure = closing;
    if (failure == 0 && ::rename(temporary.c_str(), target.c_str()) != 0)
        failure = errno;
    if (failure != 0)
        ::unlink(temporary.c_str());
    return failure;
}

/// The room on the disk is reserved first, so that a full disk leaves the file as it was.
int writeInPlace(const fs::path& path, std::string_view bytes)
{
    FileDescriptor file(::open(path.c_str(), O_WRONLY | O_NOCTTY | O_CLOEXEC | O_NONBLOCK));
    struct stat old {
    };
    if (!file.isOpen() || fstat(file.number(), &old) != 0)
        return errno;
    if (!bytes.empty())
        if (const int failure = posix_fallocate(file.number(), 0, static_cast<off_t>(bytes.size())); failure != 0) {
            const bool isAsBefore = ftruncate(file.number(), old.st_size) == 0;
            return isAsBefore ? failure : errno;
        }
    int failure = writeAll(file.number(), bytes);
    if (failure == 0 && ftruncate(file.number(), static_cast<off_t>(bytes.size())) != 0)
        failure = errno;
    if (failure == 0)
        failure = synchronised(file.number());
    const int closing = file.close();
    return failure != 0 ? failure : closing;
}

/// Whether it is the folder, or the file's place in it, that allows no other file to take the old one's place: a folder
/// that is read-only, a file of another owner, a file that is mounted.
bool isRefusalToReplace(int failure)
{
    return failure == EACCES || failure == EPERM || failure == EROFS || failure == EBUSY || failure == EXDEV;
}

int writeRegular(const fs::path& path, std::string_view bytes, const struct stat& old)
{
    if (::faccessat(AT_FDCWD, path.c_str(), W_OK, AT_EACCESS) != 0)
        return errno;
    const fs::path target = linkTarget(path);
    struct stat found {
    };
    const bool isThere =
        ::stat(target.c_str(), &found) == 0 && found.st_dev == old.st_dev && found.st_ino == old.st_ino;
    const int failure = isThere ? writeBeside(target, bytes, &old) : EXDEV; // an open file that was removed: /dev/fd/3
    return isRefusalToReplace(failure) ? writeInPlace(path, bytes) : failure;
}

/// Waits for a program that reads from the pipe, but only for a limited time.
int openPipe(const fs::path& path, const std::stop_token& stop)
{
    constexpr int tries = 250;
    const timespec pause{0, 20'000'000};
    for (int i = 0;; ++i) {
        const int file = ::open(path.c_str(), O_WRONLY | O_NOCTTY | O_CLOEXEC | O_NONBLOCK);
        if (file >= 0 || errno != ENXIO || i == tries || stop.stop_requested())
            return file;
        nanosleep(&pause, nullptr);
    }
}

/// Waits while the reader lets it wait, for a limited time: ETIMEDOUT.
int writeAsItIsRead(int file, std::string_view bytes, const std::stop_token& stop)
{
    using namespace std::chrono_literals;
    using Clock = std::chrono::steady_clock;
    constexpr int pollMs = 20;
    auto lastRead = Clock::now();
    for (std::size_t done = 0; done < bytes.size();) {
        const ssize_t count = ::write(file, bytes.data() + done, bytes.size() - done);
        if (count > 0) {
            done += static_cast<std::size_t>(count);
            lastRead = Clock::now();
        } else if (count < 0 && errno != EINTR && errno != EAGAIN) {
            return errno;
        } else if (Clock::now() - lastRead > (stop.stop_requested() ? 200ms : 30'000ms)) {
            return ETIMEDOUT;
        } else {
            pollfd room{file, POLLOUT, 0};
            ::poll(&room, 1, pollMs);
        }
    }
    return 0;
}

int writeDirectly(const fs::path& path, std::string_view bytes, bool isPipe, const std::stop_token& stop)
{
    FileDescriptor file(isPipe ? openPipe(path, stop)
                               : ::open(path.c_str(), O_WRONLY | O_NOCTTY | O_CLOEXEC | O_NONBLOCK));
    if (!file.isOpen())
        return errno;
    const int failure = writeAsItIsRead(file.number(), bytes, stop);
    const int closing = file.close();
    return failure != 0 ? failure : closing;
}

Message reasonOf(int failure) { return failure == 0 ? Message() : Message(std::string(std::strerror(failure))); }

} // namespace

fs::path linkTarget(fs::path path)
{
    constexpr int mostLinks = 40; // as many as Linux follows
    std::error_code error;
    for (int links = 0; links < mostLinks && fs::is_symlink(path, error); ++links)
        path = path.parent_path() / fs::read_symlink(path, error);
    return path;
}

Message writeOutput(const fs::path& path, std::string_view bytes, const std::stop_token& stop)
{
    const NoWriteSignals noSignals;
    struct stat found {
    };
    if (::stat(path.c_str(), &found) != 0)
        return reasonOf(errno == ENOENT ? writeBeside(linkTarget(path), bytes, nullptr) : errno);
    if (S_ISDIR(found.st_mode))
        return gpu::phrase("it is a folder");
    if (S_ISSOCK(found.st_mode))
        return gpu::phrase("it is a socket");
    if (S_ISREG(found.st_mode))
        return reasonOf(writeRegular(path, bytes, found));
    const int failure = writeDirectly(path, bytes, S_ISFIFO(found.st_mode), stop);
    if (failure == ETIMEDOUT)
        return gpu::phrase("nothing is read from it");
    return failure == ENXIO && S_ISFIFO(found.st_mode) ? Message(gpu::phrase("no program reads from it"))
                                                       : reasonOf(failure);
}

} // namespace tilescope
