#include "gpu/cuda/hardware_counters.h"
#include "gpu/recipe/message.h"

#include "gpu/cuda/backend/owners.h"
#include "gpu/cuda/silicon/range_profiler.h"

namespace tilescope
{

namespace cuda
{

namespace
{

driver::Context currentContext()
{
    driver::Context context = nullptr;
    if (!succeeded(api().ctxGetCurrent(&context)) || context == nullptr)
        throw CuptiError(gpu::phrase("The GPU's context could not be found, so its counters cannot be read."));
    return context;
}

/// Checks whether the device forbids counting; uses CUPTI's error codes so that each reason has one text.
void checkDevice(const CuptiLibrary& library, int ordinal)
{
    using cupti::SupportLevel;
    auto support = cupti::DeviceSupported::make();
    check(api().deviceGet(&support.device, ordinal), "cuDeviceGet");
    library.check(library.deviceSupported(&support), "cuptiProfilerDeviceSupported");
    if (support.isSupported == SupportLevel::Supported)
        return;
    const auto refuse = [&](SupportLevel level, cupti::Result meaning) {
        if (level == SupportLevel::Unsupported || level == SupportLevel::Disabled)
            library.check(meaning, "cuptiProfilerDeviceSupported");
    };
    refuse(support.architecture, cupti::oldProfiler);
    refuse(support.virtualGpu, cupti::virtualisedDevice);
    refuse(support.confidentialCompute, cupti::confidentialComputing);
    refuse(support.mining, cupti::miningDevice);
    refuse(support.sli, cupti::sliDevice);
    refuse(support.wsl, cupti::wslDevice);
    refuse(support.isSupported, cupti::notSupported);
}

std::string chipName(const CuptiLibrary& library, int ordinal)
{
    auto chip = cupti::ChipName::make();
    chip.device = static_cast<std::size_t>(ordinal);
    library.check(library.getChipName(&chip), "cuptiDeviceGetChipName");
    return chip.name;
}

/// The CUDA version that the driver supports, such as 13.
int driverMajor()
{
    int version = 0;
    check(api().driverGetVersion(&version), "cuDriverGetVersion");
    return version / 1000;
}

HardwareCounts readCounters(const CountedWork& work)
{
    const CuptiLibrary library = CuptiLibrary::load(driverMajor());
    auto initialize = cupti::Initialise::make();
    library.check(library.profilerInitialize(&initialize), "cuptiProfilerInitialize");
    checkDevice(library, work.deviceOrdinal);
    CounterHost host(library, chipName(library, work.deviceOrdinal));
    RangeProfiler profiler(library, currentContext());
    return countersFromMetrics(host.evaluate(profiler.count(host, work)));
}

} // namespace

} // namespace cuda

HardwareReading readHardwareCounters(const CountedWork& work)
{
    try {
        return {cuda::readCounters(work), {}};
    } catch (const cuda::CuptiError& error) {
        return {std::nullopt, error.message};
    }
}

} // namespace tilescope
