#include "gpu/program/record/record_files.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <mutex>
#include <string>
#include <string_view>

// The files that a program wants to read and that do not exist: many programs crash after it, without a word. A name is
// that of the C library's function, which the linker finds here first. The C++ library and those of images use these.

namespace tilescope
{
namespace
{

constexpr std::size_t mostNames = 16, mostNameBytes = 1000;

std::string_view fileName(std::string_view path) { return path.substr(path.rfind('/') + 1); }

/// Those of the system are looked for where they need not be.
bool isUsers(std::string_view path)
{
    constexpr std::array<std::string_view, 8> system{"/usr/", "/etc/", "/proc/", "/sys/",
                                                     "/dev/", "/lib",  "/opt/",  "/run/"};
    for (const std::string_view one : system)
        if (path.starts_with(one))
            return false;
    return !path.empty() && path.size() < mostNameBytes && path.find('\n') == std::string_view::npos;
}

/// Adds "-name" for one that is missing, "+name" for one of the same name that was found after it.
void note(const std::string& path, bool isFound)
{
    static std::mutex mutex;
    static std::array<std::string, mostNames> missing;
    const std::scoped_lock lock(mutex);
    std::string* place = nullptr;
    for (std::string& one : missing) {
        const bool isSame = isFound ? !one.empty() && fileName(one) == fileName(path) : one == path;
        if (!isFound && isSame)
            return;
        if (isSame || (!isFound && one.empty()))
            place = &one;
        if (place)
            break;
    }
    const char* const folder = std::getenv(recordVariable);
    if (!place || !folder)
        return;
    const std::string line = (isFound ? "+" + *place : "-" + path) + "\n";
    *place = isFound ? std::string() : path;
    const std::string file = std::string(folder) + "/" + missingFilesName;
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-vararg)
    const int descriptor = ::openat(AT_FDCWD, file.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    if (descriptor < 0)
        return;
    if (::write(descriptor, line.data(), line.size()) < 0)
        std::fputs("", stderr); // nothing can be told
    ::close(descriptor);
}

void noteReading(const char* path, bool isOpen)
{
    const int error = errno;
    if (path && isUsers(path) && (isOpen || error == ENOENT))
        note(path, isOpen);
    errno = error;
}

template <class Function>
Function own(const char* symbol)
{
    return reinterpret_cast<Function>(dlsym(RTLD_NEXT, symbol));
}

std::FILE* openStream(const char* symbol, const char* path, const char* mode)
{
    const auto function = own<std::FILE* (*)(const char*, const char*)>(symbol);
    std::FILE* const stream = function ? function(path, mode) : nullptr;
    if (mode && std::string_view(mode).starts_with('r'))
        noteReading(path, stream != nullptr);
    return stream;
}

int openDescriptor(const char* symbol, const char* path, int flags, unsigned mode)
{
    const auto function = own<int (*)(const char*, int, ...)>(symbol);
    const int descriptor = function ? function(path, flags, mode) : -1;
    if ((flags & O_ACCMODE) == O_RDONLY && (flags & O_DIRECTORY) == 0)
        noteReading(path, descriptor >= 0);
    return descriptor;
}

} // namespace
} // namespace tilescope

#define TILESCOPE_OPEN(name, symbol)                                                                                   \
    int name(const char* path, int flags, ...) asm(symbol);                                                            \
    int name(const char* path, int flags, ...)                                                                         \
    {                                                                                                                  \
        unsigned mode = 0;                                                                                             \
        if ((flags & (O_CREAT | O_TMPFILE)) != 0) {                                                                    \
            std::va_list list;                                                                                         \
            va_start(list, flags);                                                                                     \
            mode = va_arg(list, unsigned);                                                                             \
            va_end(list);                                                                                              \
        }                                                                                                              \
        return tilescope::openDescriptor(symbol, path, flags, mode);                                                   \
    }

TILESCOPE_OPEN(openForProgram, "open")
TILESCOPE_OPEN(open64ForProgram, "open64")
#undef TILESCOPE_OPEN

std::FILE* fopenForProgram(const char* path, const char* mode) asm("fopen");
std::FILE* fopenForProgram(const char* path, const char* mode) { return tilescope::openStream("fopen", path, mode); }

std::FILE* fopen64ForProgram(const char* path, const char* mode) asm("fopen64");
std::FILE* fopen64ForProgram(const char* path, const char* mode)
{
    return tilescope::openStream("fopen64", path, mode);
}
