#pragma once

#include "gpu/compile/compiler.h"
#include "gpu/cuda/device.h"
#include "gpu/cuda/device_picture.h"
#include "gpu/cuda/hardware_counters.h"
#include "gpu/recipe/plan.h"
#include "gpu/recipe/report.h"
#include "gpu/recipe/run_control.h"
#include "gpu/recipe/shared_bytes.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <vector>

namespace tilescope
{

/// A CUDA call failed. `sticky` means that the process's context is lost: no CUDA call may follow (FINDINGS: 700 …).
class CudaError : public MessageError
{
public:
    CudaError(Message sentence, int errorCode, bool isSticky)
        : MessageError(std::move(sentence)), code(errorCode), sticky(isSticky)
    {
    }
    int code;
    bool sticky;
};

struct CudaOptions {
    bool keepOnDevice = false; ///< return a DevicePicture
    bool readBack = true;      ///< return the picture's bytes
    bool measure = true;       ///< repeat until the times settle; otherwise one timed run
    double maxMeasureMs = 200; ///< limit for measuring, including warm-up; a longer pass is timed once
    int runs = 0;              ///< a fixed number of hot runs; 0: until the spread settles
    bool silicon = false;      ///< finally, run the launches again with the GPU's hardware counters
    bool plain = false;        ///< no timing, launches one by one: for a profiler that replays them, such as ncu
};

/// What a run read from a file meanwhile (Plan::storedPieces).
struct ReadingReport {
    std::uint64_t bytes = 0;
    double us = 0;       ///< from the first byte to the last
    double waitedUs = 0; ///< that the GPUs had nothing to do until the next piece had been read
};

struct CudaResult {
    std::vector<std::byte> picture;                     ///< empty unless requested
    std::vector<SharedBytes> sides;                     ///< the plan's sideBuffers; empty unless requested
    std::shared_ptr<const DevicePicture> devicePicture; ///< null unless requested
    TimeReport time;                                    ///< all launches together
    std::vector<LaunchReport> launches;                 ///< with registers, shared bytes and their own times
    std::optional<Transfers> transfers;                 ///< if they were measured: times and sizes
    HardwareReading silicon;                            ///< empty unless requested
    std::optional<ReadingReport> reading;               ///< if images were read from a file
    std::vector<PhaseMark> phases;                      ///< the run's steps in order
};

/// Executes plans on a CUDA device. Not thread-safe. Keeps modules, buffers and the uploaded input for the next run, so
/// that moving a slider costs only one launch.
class CudaBackend
{
public:
    /// `others` take part in plans for several GPUs (Plan::shares) and are opened for the first of these; their
    /// compute capability must be the device's. Throws CudaError if the device cannot be opened, or if there is no
    /// NVIDIA driver.
    static std::unique_ptr<CudaBackend> open(const DeviceInfo& device, std::vector<DeviceInfo> others = {});
    virtual ~CudaBackend() = default;

    virtual const DeviceInfo& device() const = 0;

    /// `modules[i]` is the compiled plan.sources[i] (cubin, else PTX). The picture is that of the first pass; timing
    /// repeats the launches after it. Throws SettingError if the compiled kernels cannot run with these settings,
    /// std::invalid_argument for an inconsistent plan, Cancelled, CudaError (in every call after a sticky one).
    virtual CudaResult run(const Plan& plan, std::span<const CompiledModule> modules, const ImagePtr& input,
                           const CudaOptions& options, const RunControl& control) = 0;
};

} // namespace tilescope
