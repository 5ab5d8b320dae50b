#pragma once

#include "gpu/cuda/driver/cupti_types.h"
#include "gpu/recipe/message_value.h"

#include <string>

namespace tilescope::cuda
{

/// An operation of CUPTI failed; what() is the sentence for the user.
class CuptiError : public MessageError
{
public:
    using MessageError::MessageError;
};

/// The CUPTI functions that are used here, loaded at run time. The library stays in the process once it is loaded,
/// because it hooks into the driver.
struct CuptiLibrary {
    /// The newest version that fits a driver of CUDA `driverMajor`. Throws CuptiError with what to install.
    static CuptiLibrary load(int driverMajor);

    cupti::Result (*getResultString)(cupti::Result, const char**) = nullptr;
    cupti::Result (*profilerInitialize)(cupti::Initialise*) = nullptr;
    cupti::Result (*deviceSupported)(cupti::DeviceSupported*) = nullptr;
    cupti::Result (*getChipName)(cupti::ChipName*) = nullptr;
    cupti::Result (*hostInitialize)(cupti::HostInitialise*) = nullptr;
    cupti::Result (*hostDeinitialize)(cupti::HostDeinitialise*) = nullptr;
    cupti::Result (*hostGetBaseMetrics)(cupti::BaseMetrics*) = nullptr;
    cupti::Result (*hostConfigAddMetrics)(cupti::AddMetrics*) = nullptr;
    cupti::Result (*hostGetConfigImageSize)(cupti::ConfigImageSize*) = nullptr;
    cupti::Result (*hostGetConfigImage)(cupti::ConfigImage*) = nullptr;
    cupti::Result (*hostEvaluate)(cupti::Evaluate*) = nullptr;
    cupti::Result (*enable)(cupti::Enable*) = nullptr;
    cupti::Result (*disable)(cupti::OnlyProfiler*) = nullptr;
    cupti::Result (*getCounterDataSize)(cupti::CounterDataSize*) = nullptr;
    cupti::Result (*counterDataInitialize)(cupti::CounterDataInitialise*) = nullptr;
    cupti::Result (*setConfig)(cupti::SetConfig*) = nullptr;
    cupti::Result (*start)(cupti::OnlyProfiler*) = nullptr;
    cupti::Result (*stop)(cupti::Stop*) = nullptr;
    cupti::Result (*pushRange)(cupti::PushRange*) = nullptr;
    cupti::Result (*popRange)(cupti::OnlyProfiler*) = nullptr;
    cupti::Result (*decodeData)(cupti::DecodeData*) = nullptr;

    /// Throws CuptiError, with what would help, unless `result` is success.
    void check(cupti::Result result, const char* call) const;
};

} // namespace tilescope::cuda
