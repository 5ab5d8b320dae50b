// An NVRTC that does not take the prelude, as one that is older or newer than those known may be: it finds an error
// there in every text.

#include <algorithm>
#include <cstddef>
#include <cstring>

namespace
{

constexpr char log[] = "tilescope/half.h(95): error: class \"__half2\" has no member \"x\"\n";
constexpr int compilationError = 6;

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
int nvrtcCreateProgram(void**, const char*, const char*, int, const char* const*, const char* const*) { return 0; }
int nvrtcDestroyProgram(void**) { return 0; }
int nvrtcCompileProgram(void*, int, const char* const*) { return compilationError; }
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
    *bytes = 0;
    return 0;
}
int nvrtcGetPTX(void*, char*) { return 0; }
}
