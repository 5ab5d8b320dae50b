#include "gpu/program/driver/built_files.h"
#include "gpu/program/record/record_files.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cerrno>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <mutex>
#include <string>
#include <string_view>

// The files that a program wants to read and that do not exist: many programs crash after it, without a word. Where an
// image is to be read in the place of missing ones, it is opened, and so is code that the program's Makefile would have
// built. A name is that of the C library's function, which the linker finds here first. The C++ library and those of
// images use these.

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

void write(const std::string& line)
{
    const char* const folder = std::getenv(recordVariable);
    if (!folder)
        return;
    const std::string file = std::string(folder) + "/" + missingFilesName;
    const int descriptor = ::openat(AT_FDCWD, file.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    if (descriptor < 0)
        return; // nobody can be told
    [[maybe_unused]] const ssize_t written = ::write(descriptor, line.data(), line.size());
    ::close(descriptor);
}

/// What was looked for in vain. A file of the same name that is found later, elsewhere, is what was wanted.
class MissingNames
{
public:
    void miss(const std::string& path)
    {
        const std::scoped_lock lock(m_mutex);
        const auto place = std::ranges::find(m_names, std::string());
        if (place == m_names.end() || std::ranges::find(m_names, path) != m_names.end())
            return;
        *place = path;
        write("-" + path + "\n");
    }
    void find(const std::string& path)
    {
        const std::scoped_lock lock(m_mutex);
        for (std::string& one : m_names)
            if (!one.empty() && fileName(one) == fileName(path)) {
                write("+" + one + "\n");
                one.clear();
            }
    }

private:
    std::mutex m_mutex;
    std::array<std::string, mostNames> m_names;
};

/// The file that is read in place of an image of this path; empty: none.
std::string pictureFor(std::string_view path)
{
    const char* const folder = std::getenv(picturesVariable);
    const std::string_view name = fileName(path);
    const std::size_t dot = name.rfind('.');
    if (!folder || dot == std::string_view::npos)
        return {};
    std::string type;
    for (const char sign : name.substr(dot + 1))
        type += static_cast<char>(std::tolower(static_cast<unsigned char>(sign)));
    if (type == "jpeg")
        type = "jpg";
    else if (type == "tiff")
        type = "tif";
    else if (type == "pnm")
        type = "ppm";
    const std::string file = std::string(folder) + "/picture." + type;
    return ::access(file.c_str(), R_OK) == 0 ? file : std::string();
}

MissingNames& missingNames()
{
    static auto* const names = new MissingNames; // never destroyed: a program's last functions may open files
    return *names;
}

/// Opens a file for reading with open(path), or the image in its place. Leaves errno as the file's own opening did.
template <class Open, class IsOpen>
auto openForReading(const char* path, Open open, IsOpen isOpen)
{
    auto opened = open(path);
    const int error = errno;
    if (path && isUsers(path)) {
        if (isOpen(opened)) {
            missingNames().find(path);
        } else if (error == ENOENT) {
            const std::string built = builtFor(path), picture = pictureFor(path);
            if (!built.empty() || !picture.empty())
                opened = open(built.empty() ? picture.c_str() : built.c_str());
            if (isOpen(opened) && !built.empty())
                missingNames().find(path);
            else if (isOpen(opened))
                write("=" + std::string(path) + "\n");
            else
                missingNames().miss(path);
        }
    }
    errno = error;
    return opened;
}

template <class Function>
Function own(const char* symbol)
{
    return reinterpret_cast<Function>(dlsym(RTLD_NEXT, symbol));
}

std::FILE* openStream(const char* symbol, const char* path, const char* mode)
{
    const auto function = own<std::FILE* (*)(const char*, const char*)>(symbol);
    const auto open = [&](const char* file) { return function ? function(file, mode) : nullptr; };
    if (!mode || !std::string_view(mode).starts_with('r'))
        return open(path);
    return openForReading(path, open, [](const std::FILE* stream) { return stream != nullptr; });
}

int openDescriptor(const char* symbol, const char* path, int flags, unsigned mode)
{
    const auto function = own<int (*)(const char*, int, ...)>(symbol);
    const auto open = [&](const char* file) { return function ? function(file, flags, mode) : -1; };
    if ((flags & O_ACCMODE) != O_RDONLY || (flags & O_DIRECTORY) != 0)
        return open(path);
    return openForReading(path, open, [](int descriptor) { return descriptor >= 0; });
}

} // namespace
} // namespace tilescope

#define TILESCOPE_OPEN(name, symbol)                                                                                   \
    int name(const char* path, int flags, ...) asm(symbol);                                                            \
    int name(const char* path, int flags, ...)                                                                         \
    {                                                                                                                  \
        unsigned mode = 0;                                                                                             \
        if ((flags & O_CREAT) != 0 || (flags & O_TMPFILE) == O_TMPFILE) {                                              \
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
