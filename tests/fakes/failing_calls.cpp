#include "tests/fakes/failing_calls.h"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstdarg>
#include <cstdio>
#include <mutex>
#include <string>

#include <fcntl.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

// The executable's own functions take precedence over the C library's, for all of its shared libraries too. They are
// system calls, since with sanitizers the C library's functions have further replacements.

namespace tilescope::test
{

namespace
{

struct Fault {
    std::atomic<bool> isSet = false;
    std::mutex mutex; // of what follows
    FileCall call = FileCall::Open;
    int failure = 0;
    std::string folder;
    long bytes = 0;
    int count = 0;
};
Fault fault;

bool isWithin(const std::string& path) { return path.starts_with(fault.folder + "/"); }

std::string pathOf(int file)
{
    char path[4096];
    const std::string link = "/proc/self/fd/" + std::to_string(file);
    const long length = syscall(SYS_readlinkat, AT_FDCWD, link.c_str(), path, sizeof path);
    return {path, static_cast<std::size_t>(std::max(length, 0L))};
}

/// Whether the call must fail now; sets errno.
bool fails(FileCall call, const std::string& path)
{
    const std::lock_guard lock(fault.mutex);
    if (!fault.isSet || fault.call != call || !isWithin(path))
        return false;
    ++fault.count;
    errno = fault.failure;
    return true;
}

/// How many of the bytes there is room for; -1 if the call must fail.
long room(int file, std::size_t bytes)
{
    const auto wanted = static_cast<long>(bytes);
    if (!fault.isSet || fault.call != FileCall::Write)
        return wanted;
    const std::string path = pathOf(file);
    {
        const std::lock_guard lock(fault.mutex);
        if (!isWithin(path))
            return wanted;
        if (fault.bytes > 0) {
            const long some = std::min(fault.bytes, wanted);
            fault.bytes -= some;
            return some;
        }
    }
    return fails(FileCall::Write, path) ? -1 : wanted;
}

int openAt(int folder, const char* path, int flags, mode_t mode)
{
    const bool isWriting = (flags & (O_WRONLY | O_RDWR | O_CREAT)) != 0;
    if (isWriting && fault.isSet && fails(FileCall::Open, path))
        return -1;
    return static_cast<int>(syscall(SYS_openat, folder, path, flags, mode));
}

mode_t modeOf(int flags, std::va_list& list)
{
    return (flags & O_CREAT) != 0 || (flags & O_TMPFILE) == O_TMPFILE ? static_cast<mode_t>(va_arg(list, unsigned)) : 0;
}

} // namespace

FailingCall::FailingCall(FileCall call, int failure, const std::filesystem::path& folder, long bytes)
{
    const std::lock_guard lock(fault.mutex);
    fault.call = call;
    fault.failure = failure;
    fault.folder = std::filesystem::canonical(folder).string();
    fault.bytes = bytes;
    fault.count = 0;
    fault.isSet = true;
}

FailingCall::~FailingCall() { fault.isSet = false; }

int FailingCall::count() const
{
    const std::lock_guard lock(fault.mutex);
    return fault.count;
}

} // namespace tilescope::test

using namespace tilescope::test;

extern "C" {

int open(const char* path, int flags, ...)
{
    std::va_list list;
    va_start(list, flags);
    const mode_t mode = modeOf(flags, list);
    va_end(list);
    return openAt(AT_FDCWD, path, flags, mode);
}

int open64(const char* path, int flags, ...)
{
    std::va_list list;
    va_start(list, flags);
    const mode_t mode = modeOf(flags, list);
    va_end(list);
    return openAt(AT_FDCWD, path, flags, mode);
}

ssize_t write(int file, const void* bytes, std::size_t count)
{
    const long some = room(file, count);
    return some < 0 ? -1 : syscall(SYS_write, file, bytes, some);
}

/// What std::ofstream writes with.
ssize_t writev(int file, const iovec* parts, int count)
{
    ssize_t written = 0;
    for (int i = 0; i < count; ++i) {
        const ssize_t part = write(file, parts[i].iov_base, parts[i].iov_len);
        if (part < 0)
            return written > 0 ? written : -1;
        written += part;
        if (static_cast<std::size_t>(part) < parts[i].iov_len)
            break;
    }
    return written;
}

int fsync(int file)
{
    if (fault.isSet && fails(FileCall::Synchronise, pathOf(file)))
        return -1;
    return static_cast<int>(syscall(SYS_fsync, file));
}

int close(int file)
{
    const std::string path = fault.isSet ? pathOf(file) : std::string();
    const auto result = static_cast<int>(syscall(SYS_close, file));
    return !path.empty() && fails(FileCall::Close, path) ? -1 : result;
}

int rename(const char* from, const char* to) noexcept
{
    if (fault.isSet && fails(FileCall::Rename, to))
        return -1;
    return static_cast<int>(syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0));
}
}
