#include "gpu/cuda/hardware_counters.h"

#include "gpu/cuda/runtime/owners.h"
#include "gpu/cuda/runtime/range_profiler.h"

namespace tilescope
{

namespace cuda
{

namespace
{

/// The runtime's context. The driver's library is not linked, so its function is looked up.
CUcontext currentContext()
{
    void* entry = nullptr;
    cudaDriverEntryPointQueryResult found{};
    check(cudaGetDriverEntryPointByVersion("cuCtxGetCurrent", &entry, 4000, cudaEnableDefault, &found),
          "Finding cuCtxGetCurrent");
    CUcontext context = nullptr;
    const auto getCurrent = reinterpret_cast<CUresult (*)(CUcontext*)>(entry);
    if (found != cudaDriverEntryPointSuccess || getCurrent == nullptr || getCurrent(&context) != CUDA_SUCCESS ||
        context == nullptr)
        throw CuptiError("The GPU's context could not be found, so that its counters cannot be read.");
    return context;
}

/// Checks whether the device forbids counting; uses CUPTI's error codes so that each reason has one text.
void checkDevice(const CuptiLibrary& cupti, int ordinal)
{
    CUpti_Profiler_DeviceSupported_Params support{};
    support.structSize = CUpti_Profiler_DeviceSupported_Params_STRUCT_SIZE;
    support.cuDevice = ordinal; // the driver's device; the runtime numbers devices in the same order
    support.api = CUPTI_PROFILER_RANGE_PROFILING;
    cupti.check(cupti.deviceSupported(&support), "cuptiProfilerDeviceSupported");
    if (support.isSupported == CUPTI_PROFILER_CONFIGURATION_SUPPORTED)
        return;
    const auto refuse = [&](CUpti_Profiler_Support_Level level, CUptiResult meaning) {
        if (level == CUPTI_PROFILER_CONFIGURATION_UNSUPPORTED || level == CUPTI_PROFILER_CONFIGURATION_DISABLED)
            cupti.check(meaning, "cuptiProfilerDeviceSupported");
    };
    refuse(support.architecture, CUPTI_ERROR_LEGACY_PROFILER_NOT_SUPPORTED);
    refuse(support.vGpu, CUPTI_ERROR_VIRTUALIZED_DEVICE_NOT_SUPPORTED);
    refuse(support.confidentialCompute, CUPTI_ERROR_CONFIDENTIAL_COMPUTING_NOT_SUPPORTED);
    refuse(support.cmp, CUPTI_ERROR_CMP_DEVICE_NOT_SUPPORTED);
    refuse(support.sli, CUPTI_ERROR_SLI_DEVICE_NOT_SUPPORTED);
    refuse(support.wsl, CUPTI_ERROR_WSL_DEVICE_NOT_SUPPORTED);
    refuse(support.isSupported, CUPTI_ERROR_NOT_SUPPORTED);
}

std::string chipName(const CuptiLibrary& cupti, int ordinal)
{
    CUpti_Device_GetChipName_Params chip{};
    chip.structSize = CUpti_Device_GetChipName_Params_STRUCT_SIZE;
    chip.deviceIndex = static_cast<std::size_t>(ordinal);
    cupti.check(cupti.getChipName(&chip), "cuptiDeviceGetChipName");
    return chip.pChipName;
}

Counters readCounters(const CountedWork& work)
{
    const CuptiLibrary cupti = CuptiLibrary::load();
    CUpti_Profiler_Initialize_Params initialize{};
    initialize.structSize = CUpti_Profiler_Initialize_Params_STRUCT_SIZE;
    cupti.check(cupti.profilerInitialize(&initialize), "cuptiProfilerInitialize");
    checkDevice(cupti, work.deviceOrdinal);
    CounterHost host(cupti, chipName(cupti, work.deviceOrdinal));
    RangeProfiler profiler(cupti, currentContext());
    return countersFromMetrics(host.evaluate(profiler.count(host, work)));
}

} // namespace

} // namespace cuda

HardwareReading readHardwareCounters(const CountedWork& work)
{
    try {
        return {cuda::readCounters(work), {}};
    } catch (const cuda::CuptiError& error) {
        return {std::nullopt, error.what()};
    }
}

} // namespace tilescope
