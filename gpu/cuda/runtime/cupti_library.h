#pragma once

#include <cupti_profiler_host.h>
#include <cupti_profiler_target.h>
#include <cupti_range_profiler.h>
#include <cupti_target.h>

#include <stdexcept>
#include <string>

namespace tilescope::cuda
{

/// An operation of CUPTI failed; what() is the sentence for the user.
class CuptiError : public std::runtime_error
{
public:
    using std::runtime_error::runtime_error;
};

/// The CUPTI functions that are used here, loaded at run time. The library stays in the process once it is loaded,
/// because it hooks into the driver.
struct CuptiLibrary {
    /// Throws CuptiError with what to install.
    static CuptiLibrary load();

    decltype(&cuptiGetResultString) getResultString = nullptr;
    decltype(&cuptiProfilerInitialize) profilerInitialize = nullptr;
    decltype(&cuptiProfilerDeviceSupported) deviceSupported = nullptr;
    decltype(&cuptiDeviceGetChipName) getChipName = nullptr;
    decltype(&cuptiProfilerHostInitialize) hostInitialize = nullptr;
    decltype(&cuptiProfilerHostDeinitialize) hostDeinitialize = nullptr;
    decltype(&cuptiProfilerHostGetBaseMetrics) hostGetBaseMetrics = nullptr;
    decltype(&cuptiProfilerHostConfigAddMetrics) hostConfigAddMetrics = nullptr;
    decltype(&cuptiProfilerHostGetConfigImageSize) hostGetConfigImageSize = nullptr;
    decltype(&cuptiProfilerHostGetConfigImage) hostGetConfigImage = nullptr;
    decltype(&cuptiProfilerHostEvaluateToGpuValues) hostEvaluate = nullptr;
    decltype(&cuptiRangeProfilerEnable) enable = nullptr;
    decltype(&cuptiRangeProfilerDisable) disable = nullptr;
    decltype(&cuptiRangeProfilerGetCounterDataSize) getCounterDataSize = nullptr;
    decltype(&cuptiRangeProfilerCounterDataImageInitialize) counterDataInitialize = nullptr;
    decltype(&cuptiRangeProfilerSetConfig) setConfig = nullptr;
    decltype(&cuptiRangeProfilerStart) start = nullptr;
    decltype(&cuptiRangeProfilerStop) stop = nullptr;
    decltype(&cuptiRangeProfilerPushRange) pushRange = nullptr;
    decltype(&cuptiRangeProfilerPopRange) popRange = nullptr;
    decltype(&cuptiRangeProfilerDecodeData) decodeData = nullptr;
    decltype(&cuptiRangeProfilerGetCounterDataInfo) getCounterDataInfo = nullptr;

    /// Throws CuptiError, with what would help, unless `result` is success.
    void check(CUptiResult result, const char* call) const;
};

} // namespace tilescope::cuda
