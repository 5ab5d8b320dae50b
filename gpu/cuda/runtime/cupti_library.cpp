#include "gpu/cuda/runtime/cupti_library.h"

#include "gpu/cuda/hardware_counters.h"

#include <cuda_runtime_api.h>
#include <dlfcn.h>

#include <cstdlib>
#include <filesystem>
#include <vector>

namespace tilescope::cuda
{

namespace
{

namespace fs = std::filesystem;

constexpr int toolkitMajor = CUDART_VERSION / 1000; // the library of another major version has other structures

/// The folders of toolkits: those named by the environment, the usual ones, and the one used for building.
std::vector<fs::path> toolkits()
{
    std::vector<fs::path> folders;
    for (const char* name : {"CUDA_PATH", "CUDA_HOME"})
        if (const char* folder = std::getenv(name); folder && folder[0] == '/')
            folders.emplace_back(folder);
    const std::string major = std::to_string(toolkitMajor);
    for (const std::string& folder :
         {"/usr/local/cuda-" + major + "." + std::to_string(CUDART_VERSION % 1000 / 10), "/usr/local/cuda-" + major,
          std::string("/usr/local/cuda"), std::string("/opt/cuda"), std::string(TILESCOPE_CUPTI_TOOLKIT)})
        folders.emplace_back(folder);
    return folders;
}

std::vector<std::string> candidates()
{
    const std::string name = "libcupti.so." + std::to_string(toolkitMajor);
    std::vector<std::string> files{name}; // the loader's folders, LD_LIBRARY_PATH first
    for (const fs::path& toolkit : toolkits())
        for (const char* place :
             {"extras/CUPTI/lib64", "lib64", "lib", "targets/x86_64-linux/lib", "targets/sbsa-linux/lib"})
            files.push_back((toolkit / place / name).string());
    return files;
}

void* openLibrary()
{
    std::string firstSaid;
    for (const std::string& file : candidates()) {
        if (void* library = dlopen(file.c_str(), RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE))
            return library;
        const char* said = dlerror();
        if (firstSaid.empty() && said)
            firstSaid = said;
    }
    throw CuptiError(reasonForNoCupti(toolkitMajor, firstSaid));
}

template <typename Function>
void find(void* library, const char* name, Function& function)
{
    function = reinterpret_cast<Function>(dlsym(library, name));
    if (!function)
        throw CuptiError(std::string("The CUPTI on this machine is too old: it has no ") + name +
                         ". CUDA Toolkit 12.6 and newer have it.");
}

} // namespace

CuptiLibrary CuptiLibrary::load()
{
    void* const library = openLibrary();
    CuptiLibrary cupti;
    find(library, "cuptiGetResultString", cupti.getResultString);
    find(library, "cuptiProfilerInitialize", cupti.profilerInitialize);
    find(library, "cuptiProfilerDeviceSupported", cupti.deviceSupported);
    find(library, "cuptiDeviceGetChipName", cupti.getChipName);
    find(library, "cuptiProfilerHostInitialize", cupti.hostInitialize);
    find(library, "cuptiProfilerHostDeinitialize", cupti.hostDeinitialize);
    find(library, "cuptiProfilerHostGetBaseMetrics", cupti.hostGetBaseMetrics);
    find(library, "cuptiProfilerHostConfigAddMetrics", cupti.hostConfigAddMetrics);
    find(library, "cuptiProfilerHostGetConfigImageSize", cupti.hostGetConfigImageSize);
    find(library, "cuptiProfilerHostGetConfigImage", cupti.hostGetConfigImage);
    find(library, "cuptiProfilerHostEvaluateToGpuValues", cupti.hostEvaluate);
    find(library, "cuptiRangeProfilerEnable", cupti.enable);
    find(library, "cuptiRangeProfilerDisable", cupti.disable);
    find(library, "cuptiRangeProfilerGetCounterDataSize", cupti.getCounterDataSize);
    find(library, "cuptiRangeProfilerCounterDataImageInitialize", cupti.counterDataInitialize);
    find(library, "cuptiRangeProfilerSetConfig", cupti.setConfig);
    find(library, "cuptiRangeProfilerStart", cupti.start);
    find(library, "cuptiRangeProfilerStop", cupti.stop);
    find(library, "cuptiRangeProfilerPushRange", cupti.pushRange);
    find(library, "cuptiRangeProfilerPopRange", cupti.popRange);
    find(library, "cuptiRangeProfilerDecodeData", cupti.decodeData);
    find(library, "cuptiRangeProfilerGetCounterDataInfo", cupti.getCounterDataInfo);
    return cupti;
}

void CuptiLibrary::check(CUptiResult result, const char* call) const
{
    if (result == CUPTI_SUCCESS)
        return;
    const char* words = nullptr;
    if (getResultString(result, &words) != CUPTI_SUCCESS || !words)
        words = "an unknown error";
    throw CuptiError(reasonForCuptiError(result, call, words));
}

} // namespace tilescope::cuda
