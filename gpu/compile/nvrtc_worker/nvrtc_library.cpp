#include "gpu/compile/nvrtc_worker/nvrtc_library.h"

#include <algorithm>
#include <dlfcn.h>
#include <stdexcept>

namespace tilescope
{
namespace
{

template <class Function>
void find(void* library, const char* name, Function*& function)
{
    function = reinterpret_cast<Function*>(dlsym(library, name));
}

} // namespace

NvrtcLibrary::NvrtcLibrary(const std::filesystem::path& file)
{
    void* library = dlopen(file.c_str(), RTLD_NOW | RTLD_LOCAL);
    if (library == nullptr)
        throw std::runtime_error("NVRTC cannot be loaded: " + std::string(dlerror()) + ".");
    find(library, "nvrtcGetErrorString", getErrorString);
    find(library, "nvrtcVersion", version);
    find(library, "nvrtcGetNumSupportedArchs", getNumSupportedArchs);
    find(library, "nvrtcGetSupportedArchs", getSupportedArchs);
    find(library, "nvrtcCreateProgram", createProgram);
    find(library, "nvrtcDestroyProgram", destroyProgram);
    find(library, "nvrtcCompileProgram", compileProgram);
    find(library, "nvrtcGetProgramLogSize", getLogSize);
    find(library, "nvrtcGetProgramLog", getLog);
    find(library, "nvrtcGetPTXSize", getPtxSize);
    find(library, "nvrtcGetPTX", getPtx);
    find(library, "nvrtcGetCUBINSize", getCubinSize);
    find(library, "nvrtcGetCUBIN", getCubin);
    if (!getErrorString || !version || !getNumSupportedArchs || !getSupportedArchs || !createProgram ||
        !destroyProgram || !compileProgram || !getLogSize || !getLog || !getPtxSize || !getPtx)
        throw std::runtime_error(file.string() + " is no NVRTC of CUDA 11.2 or newer.");
}

int NvrtcLibrary::majorVersion() const
{
    int major = 0, minor = 0;
    version(&major, &minor);
    return major;
}

std::string NvrtcLibrary::versionText() const
{
    int major = 0, minor = 0;
    version(&major, &minor);
    return std::to_string(major) + "." + std::to_string(minor);
}

std::vector<int> NvrtcLibrary::supportedArchitectures() const
{
    int count = 0;
    if (getNumSupportedArchs(&count) != 0 || count <= 0)
        return {};
    std::vector<int> list(static_cast<std::size_t>(count));
    if (getSupportedArchs(list.data()) != 0)
        return {};
    std::sort(list.begin(), list.end());
    return list;
}

} // namespace tilescope
