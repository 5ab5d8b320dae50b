#include "gpu/compile/nvrtc_worker/nvrtc_library.h"

#include "gpu/system/dynamic_library.h"

#include <algorithm>
#include <stdexcept>

namespace tilescope
{

NvrtcLibrary::NvrtcLibrary(const std::filesystem::path& file)
{
    const DynamicLibrary library(file);
    if (!library.isOpen())
        throw std::runtime_error("NVRTC cannot be loaded: " + library.reason() + ".");
    library.find("nvrtcGetErrorString", getErrorString);
    library.find("nvrtcVersion", version);
    library.find("nvrtcGetNumSupportedArchs", getNumSupportedArchs);
    library.find("nvrtcGetSupportedArchs", getSupportedArchs);
    library.find("nvrtcCreateProgram", createProgram);
    library.find("nvrtcDestroyProgram", destroyProgram);
    library.find("nvrtcCompileProgram", compileProgram);
    library.find("nvrtcGetProgramLogSize", getLogSize);
    library.find("nvrtcGetProgramLog", getLog);
    library.find("nvrtcGetPTXSize", getPtxSize);
    library.find("nvrtcGetPTX", getPtx);
    library.find("nvrtcGetCUBINSize", getCubinSize);
    library.find("nvrtcGetCUBIN", getCubin);
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
