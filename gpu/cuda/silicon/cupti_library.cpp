#include "gpu/cuda/silicon/cupti_library.h"

#include "gpu/cuda/hardware_counters.h"
#include "gpu/recipe/message.h"

#include "gpu/compile/compiler_search.h"
#include "gpu/system/dynamic_library.h"

#include <algorithm>
#include <array>
#include <vector>

namespace tilescope::cuda
{

namespace
{

/// The versions whose structures are those of cupti_types.h, newest first.
constexpr std::array knownMajors{13, 12};

std::string fileName(int major) { return "libcupti.so." + std::to_string(major); }

/// A newer CUPTI than the driver's CUDA version does not work.
std::vector<std::string> candidates(int driverMajor)
{
    const std::vector<CompilerFile> found = findToolkitLibraries("libcupti.so.");
    std::vector<std::string> files;
    for (const int major : knownMajors) {
        if (major > driverMajor)
            continue;
        files.push_back(fileName(major)); // the loader's folders, LD_LIBRARY_PATH first
        for (const CompilerFile& file : found)
            if (file.major == major)
                files.push_back(file.path.string());
    }
    return files;
}

DynamicLibrary openLibrary(int driverMajor)
{
    std::string firstSaid;
    for (const std::string& file : candidates(driverMajor)) {
        const DynamicLibrary library(file);
        if (library.isOpen())
            return library;
        if (firstSaid.empty())
            firstSaid = library.reason();
    }
    throw CuptiError(reasonForNoCupti(std::clamp(driverMajor, knownMajors.back(), knownMajors.front()), firstSaid));
}

template <typename Function>
void findOrRefuse(const DynamicLibrary& library, const char* name, Function& function)
{
    if (!library.find(name, function))
        throw CuptiError(say(
            gpu::phrase(
                "The CUPTI on this computer is too old: it does not have %1. CUDA Toolkit 12.6 and later include it."),
            name));
}

} // namespace

CuptiLibrary CuptiLibrary::load(int driverMajor)
{
    const DynamicLibrary library = openLibrary(driverMajor);
    CuptiLibrary found;
    findOrRefuse(library, "cuptiGetResultString", found.getResultString);
    findOrRefuse(library, "cuptiProfilerInitialize", found.profilerInitialize);
    findOrRefuse(library, "cuptiProfilerDeviceSupported", found.deviceSupported);
    findOrRefuse(library, "cuptiDeviceGetChipName", found.getChipName);
    findOrRefuse(library, "cuptiProfilerHostInitialize", found.hostInitialize);
    findOrRefuse(library, "cuptiProfilerHostDeinitialize", found.hostDeinitialize);
    findOrRefuse(library, "cuptiProfilerHostGetBaseMetrics", found.hostGetBaseMetrics);
    findOrRefuse(library, "cuptiProfilerHostConfigAddMetrics", found.hostConfigAddMetrics);
    findOrRefuse(library, "cuptiProfilerHostGetConfigImageSize", found.hostGetConfigImageSize);
    findOrRefuse(library, "cuptiProfilerHostGetConfigImage", found.hostGetConfigImage);
    findOrRefuse(library, "cuptiProfilerHostEvaluateToGpuValues", found.hostEvaluate);
    findOrRefuse(library, "cuptiRangeProfilerEnable", found.enable);
    findOrRefuse(library, "cuptiRangeProfilerDisable", found.disable);
    findOrRefuse(library, "cuptiRangeProfilerGetCounterDataSize", found.getCounterDataSize);
    findOrRefuse(library, "cuptiRangeProfilerCounterDataImageInitialize", found.counterDataInitialize);
    findOrRefuse(library, "cuptiRangeProfilerSetConfig", found.setConfig);
    findOrRefuse(library, "cuptiRangeProfilerStart", found.start);
    findOrRefuse(library, "cuptiRangeProfilerStop", found.stop);
    findOrRefuse(library, "cuptiRangeProfilerPushRange", found.pushRange);
    findOrRefuse(library, "cuptiRangeProfilerPopRange", found.popRange);
    findOrRefuse(library, "cuptiRangeProfilerDecodeData", found.decodeData);
    return found;
}

void CuptiLibrary::check(cupti::Result result, const char* call) const
{
    if (result == cupti::success)
        return;
    const char* words = nullptr;
    if (getResultString(result, &words) != cupti::success || !words)
        words = "an unknown error";
    throw CuptiError(reasonForCuptiError(result, call, words));
}

} // namespace tilescope::cuda
