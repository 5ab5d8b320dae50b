#undef _FORTIFY_SOURCE // it defines some of these functions inline

#include "gpu/compile/nvrtc_worker/file_watch.h"

#include <cstdarg>
#include <cstdio>
#include <dlfcn.h>
#include <fcntl.h>
#include <mutex>
#include <string_view>
#include <sys/stat.h>
#include <unistd.h>

namespace
{

std::mutex mutex;
bool isWatching = false;
std::vector<std::string> paths;

/// NVRTC loads NVIDIA's driver, if there is one, which opens the GPU's devices.
bool isDriver(const void* caller)
{
    Dl_info library{};
    if (dladdr(caller, &library) == 0 || library.dli_fname == nullptr)
        return false;
    const std::string_view path = library.dli_fname, name = path.substr(path.rfind('/') + 1);
    return name.starts_with("libcuda") || name.starts_with("libnvidia-");
}

/// `caller` is an address in the code that asks for the file.
void record(const char* path, const void* caller)
{
    const std::lock_guard lock(mutex);
    if (isWatching && path != nullptr && !isDriver(caller))
        paths.emplace_back(path);
}

bool reads(const char* mode) { return mode[0] == 'r'; }
bool reads(int flags) { return (flags & O_ACCMODE) != O_WRONLY; }

template <class Function>
Function* original(const char* name)
{
    return reinterpret_cast<Function*>(dlsym(RTLD_NEXT, name));
}

FILE* fopenAnd(const char* path, const char* mode, const void* caller)
{
    if (reads(mode))
        record(path, caller);
    static auto* const next = original<FILE*(const char*, const char*)>("fopen");
    return next(path, mode);
}

int openAnd(int folder, const char* path, int flags, std::va_list& list, const void* caller)
{
    const bool hasMode = (flags & (O_CREAT | O_TMPFILE)) != 0;
    const unsigned mode = hasMode ? va_arg(list, unsigned) : 0;
    if (reads(flags))
        record(path, caller);
    static auto* const next = original<int(int, const char*, int, ...)>("openat");
    return next(folder, path, flags, mode);
}

int statAnd(const char* path, struct stat* result, int flags, const void* caller)
{
    record(path, caller);
    return fstatat(AT_FDCWD, path, result, flags); // not stat(), which older C libraries define by __xstat()
}

} // namespace

namespace tilescope::filewatch
{

void start()
{
    const std::lock_guard lock(mutex);
    isWatching = true;
    paths.clear();
}

std::vector<std::string> stop()
{
    const std::lock_guard lock(mutex);
    isWatching = false;
    return paths;
}

} // namespace tilescope::filewatch

// Which of these NVRTC calls depends on its version; 11.8 to 13.0 call fopen, open and __xstat.
#pragma GCC visibility push(default)
#pragma GCC diagnostic ignored "-Wmissing-declarations"
extern "C" {

FILE* fopen(const char* path, const char* mode) { return fopenAnd(path, mode, __builtin_return_address(0)); }
FILE* fopen64(const char* path, const char* mode) { return fopenAnd(path, mode, __builtin_return_address(0)); }

int open(const char* path, int flags, ...)
{
    std::va_list list;
    va_start(list, flags);
    const int result = openAnd(AT_FDCWD, path, flags, list, __builtin_return_address(0));
    va_end(list);
    return result;
}

int open64(const char* path, int flags, ...)
{
    std::va_list list;
    va_start(list, flags);
    const int result = openAnd(AT_FDCWD, path, flags, list, __builtin_return_address(0));
    va_end(list);
    return result;
}

int openat(int folder, const char* path, int flags, ...)
{
    std::va_list list;
    va_start(list, flags);
    const int result = openAnd(folder, path, flags, list, __builtin_return_address(0));
    va_end(list);
    return result;
}

int access(const char* path, int mode) noexcept
{
    record(path, __builtin_return_address(0));
    return faccessat(AT_FDCWD, path, mode, 0);
}

int stat(const char* path, struct stat* result) noexcept
{
    return statAnd(path, result, 0, __builtin_return_address(0));
}
int lstat(const char* path, struct stat* result) noexcept
{
    return statAnd(path, result, AT_SYMLINK_NOFOLLOW, __builtin_return_address(0));
}
// NOLINTBEGIN(bugprone-reserved-identifier): the C library's names
int __xstat(int, const char* path, struct stat* result)
{
    return statAnd(path, result, 0, __builtin_return_address(0));
}
int __lxstat(int, const char* path, struct stat* result)
{
    return statAnd(path, result, AT_SYMLINK_NOFOLLOW, __builtin_return_address(0));
}
// NOLINTEND(bugprone-reserved-identifier)

} // extern "C"
#pragma GCC visibility pop
