#pragma once

#include "gpu/compile/compiler.h"
#include "gpu/cuda/device.h"
#include "gpu/cuda/device_picture.h"
#include "gpu/cuda/hardware_counters.h"
#include "gpu/recipe/plan.h"
#include "gpu/recipe/report.h"
#include "gpu/recipe/run_control.h"

#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <vector>

namespace tilescope
{

/// A CUDA call failed. `sticky` means that the process's context is gone: no CUDA call may follow (FINDINGS: 700 …).
class CudaError : public std::runtime_error
{
public:
    CudaError(const std::string& message, int errorCode, bool isSticky)
        : std::runtime_error(message), code(errorCode), sticky(isSticky)
    {
    }
    int code;
    bool sticky;
};

struct CudaOptions {
    bool keepOnDevice = false; ///< give a DevicePicture
    bool readBack = true;      ///< give the picture's bytes
    bool measure = true;       ///< repeat until the times settle; otherwise one timed run
    double maxMeasureMs = 200; ///< bound of the measuring, warm-up included; a longer pass is timed once
    int runs = 0;              ///< a fixed number of hot runs; 0: until the spread settles
    bool silicon = false;      ///< after all else, run the launches again under the GPU's own counters
    bool plain = false;        ///< no timing at all, launches one by one: for a profiler that replays them, like ncu
};

struct CudaResult {
    std::vector<std::byte> picture;                     ///< empty unless read back
    std::vector<std::vector<std::byte>> sides;          ///< the plan's sideBuffers, likewise
    std::shared_ptr<const DevicePicture> devicePicture; ///< null unless kept
    TimeReport time;                                    ///< all launches together
    std::vector<LaunchReport> launches;                 ///< with registers, shared bytes and own times
    HardwareReading silicon;                            ///< empty unless asked for
    std::vector<PhaseMark> phases;                      ///< the run's steps, as they were done
};

/// Executes plans on a CUDA device. Belongs to one thread. Keeps modules, buffers and the uploaded input for the next
/// run, so that a moved slider costs one launch. Without CUDA in the build, open() throws with the reason.
class CudaBackend
{
public:
    /// Throws CudaError when the device cannot be opened.
    static std::unique_ptr<CudaBackend> open(const DeviceInfo& device);
    virtual ~CudaBackend() = default;

    virtual const DeviceInfo& device() const = 0;

    /// `modules[i]` is the compiled plan.sources[i] (cubin, else PTX). The picture is the one of the first pass; timing
    /// repeats the launches after it. Throws SettingError when the compiled kernels cannot run with these settings,
    /// std::invalid_argument for a plan that contradicts itself, Cancelled, CudaError (after a sticky one every call).
    virtual CudaResult run(const Plan& plan, std::span<const CompiledModule> modules, const ImagePtr& input,
                           const CudaOptions& options, const RunControl& control) = 0;
};

} // namespace tilescope
