// An NVRTC that does not take the prelude, as one that is older or newer than those known may be: it finds an error
// there in every text. A text with one of the words of `breakdown` makes it break down in that way.

#include <csignal>
#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <string>

#include <fcntl.h>
#include <unistd.h>

namespace
{

constexpr char log[] = "tilescope/half.h(95): error: class \"__half2\" has no member \"x\"\n";
constexpr int compilationError = 6;

std::string ptx;
std::string kernel;

bool says(const char* word) { return kernel.find(word) != std::string::npos; }

/// Breaks down as the text says, or compiles.
void breakdown()
{
    ptx = ".version 6.5 // made by a broken NVRTC\n";
    if (says("nvrtc:killed"))
        raise(SIGKILL);
    if (says("nvrtc:crashed"))
        std::abort();
    if (says("nvrtc:stopped"))
        raise(SIGSTOP);
    while (says("nvrtc:endless"))
        if (write(STDOUT_FILENO, log, sizeof log) < 0)
            return;
    if (says("nvrtc:exit"))
        _exit(0);
    if (says("nvrtc:garbage"))
        ptx = "\xff\xfe of no use";
    if (says("nvrtc:huge") && ftruncate(open("huge", O_WRONLY | O_CREAT, 0600), off_t{1} << 40) != 0)
        return;
    if (says("nvrtc:full") && symlink("/dev/full", "log.txt") != 0)
        return;
}

} // namespace

extern "C" {

const char* nvrtcGetErrorString(int) { return "NVRTC_ERROR_COMPILATION"; }
int nvrtcVersion(int* major, int* minor)
{
    *major = 99, *minor = 1;
    return 0;
}
int nvrtcGetNumSupportedArchs(int* count)
{
    *count = 1;
    return 0;
}
int nvrtcGetSupportedArchs(int* architectures)
{
    architectures[0] = 75;
    return 0;
}
int nvrtcCreateProgram(void**, const char* text, const char*, int, const char* const*, const char* const*)
{
    kernel = text;
    return 0;
}
int nvrtcDestroyProgram(void**) { return 0; }
int nvrtcCompileProgram(void*, int, const char* const*)
{
    if (!says("nvrtc:"))
        return compilationError;
    breakdown();
    return 0;
}
int nvrtcGetProgramLogSize(void*, std::size_t* bytes)
{
    *bytes = sizeof log;
    return 0;
}
int nvrtcGetProgramLog(void*, char* text)
{
    std::memcpy(text, log, sizeof log);
    return 0;
}
int nvrtcGetPTXSize(void*, std::size_t* bytes)
{
    *bytes = ptx.size();
    return 0;
}
int nvrtcGetPTX(void*, char* text)
{
    std::memcpy(text, ptx.data(), ptx.size());
    return 0;
}
}
