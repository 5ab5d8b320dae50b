#pragma once

#include "gpu/emulator/execute/warp_turns.h"
#include "gpu/run/run_request.h"

#include <memory>
#include <optional>
#include <vector>

namespace tilescope
{

struct BlockTrace;
struct CompileCheck;
struct DeviceLimits;
struct DeviceProbe;
struct Dim3;
struct MachineCode;
struct Operation;
struct PixelCounts;
struct PixelStory;
struct Report;
struct ReuseMap;
struct RunContext;
struct RunControl;
struct RunnerOptions;
struct StoryPixel;
struct Timeline;
struct TimelineRequest;
struct TraceWindow;
struct WhatIf;
class DeviceExecutor;
class EmulatorExecutor;
class Executor;
class ReferenceCheck;
class Registry;
class RunDescriber;
class RunPlanner;
class TimeModel;
class Toolchain;
class WorkerExecutor;

/// Recipe → plan → compiled code → run → report, on the CUDA device or in the emulator. Not thread-safe.
class Runner
{
public:
    explicit Runner(const RunnerOptions& options);
    ~Runner();

    /// Throws SettingError (a setting that is not possible), CompileError, ptx::PtxError, CudaError, Cancelled, or
    /// std::runtime_error (no compiler, out of memory). A fault of the kernel in the emulator is in Report::findings.
    Report run(const RunRequest& request, const RunControl& control);

    /// Runs one block of the main launch (or of another) in the emulator, whatever the recipe's backend, and records
    /// what it does. `block` counts from 0, in z too: {x, y, 0} in a flat grid. Throws as run() does; a SettingError
    /// for a block outside the grid names the valid range, and std::runtime_error is also thrown for what
    /// tracePlan refuses. A fault of the block is in BlockTrace::fault.
    BlockTrace trace(const RunRequest& request, const Dim3& block, const TraceWindow& window, const RunControl& control,
                     int launch = -1, const WarpTurns& turns = alternatingTurns);

    /// How one value of the result comes about: runs its block of the main launch in the emulator and follows the value
    /// that is stored (storyOfPlan), beside the operation's definition of it. The warps alternate after each event.
    /// If that gives another value than the picture's, `shown`, because they race, they run in the orders of run()
    /// until one gives it. Throws as trace() does; a SettingError for a pixel outside the result.
    PixelStory story(const RunRequest& request, const StoryPixel& pixel, const RunControl& control,
                     std::optional<double> shown = {});

    /// Compiles the recipe's text as for a run in the emulator and checks whether the host could launch it. The result
    /// contains the errors in the text; throws as run() does for settings that are not possible.
    CompileCheck compileOnly(const Recipe& recipe, const ImagePtr& image, const RunControl& control);

    /// The memory instructions of the recipe's kernels in the PTX and in the machine code for `capability`, such as 90
    /// (0: that of the recipe's GPU). Nothing without the tools, if ptxas does not support the GPU, or if the emulator
    /// cannot run the plan. Throws as run() does.
    std::optional<MachineCode> machineCode(const Recipe& recipe, const ImagePtr& image, int capability,
                                           const RunControl& control);

    /// How often each pixel of the picture is read, counted in the emulator whatever the recipe's backend
    /// (reuseOfPlan). Throws as run() does; also std::runtime_error if there is nothing to count.
    ReuseMap reuse(const RunRequest& request, const RunControl& control);

    /// One launch on the recipe's GPU, cycle by cycle, predicted (gpu/timing). Throws as run() does; std::runtime_error
    /// if the emulator cannot run it.
    Timeline timeline(const RunRequest& request, const TimelineRequest& wanted, const RunControl& control);

    /// What fewer or more resident blocks, and other block sizes, would make of the main launch's predicted time.
    WhatIf whatIf(const RunRequest& request, const RunControl& control);

    /// What the run of a completed recipe gives its plan as Inputs::pixelCounts.
    PixelCounts pixelCounts(const Recipe& completed, const RunControl& control);

    const Registry& registry() const;
    /// As Registry::setOperations; nothing that is known of a run remains.
    void setOperations(std::vector<Operation> operations);
    const Toolchain& toolchain() const;
    const DeviceProbe& device() const; ///< if there is no GPU, it says why
    bool deviceLost() const;           ///< after a sticky CUDA error; from then on the emulator is used
    DeviceLimits limits(BackendChoice choice) const;

private:
    Report execute(const RunRequest& request, const RunControl& control);
    Executor& executorOf(const RunContext& run);

    // questions.cpp
    RunContext plannedForQuestion(const RunRequest& request, const RunControl& control);
    PixelStory tell(const RunRequest& request, const StoryPixel& pixel, const RunControl& control,
                    std::optional<double> shown);
    CompileCheck checkText(const RunRequest& request, const RunControl& control);

    std::unique_ptr<RunPlanner> m_planner;
    std::unique_ptr<ReferenceCheck> m_check;
    std::unique_ptr<EmulatorExecutor> m_emulator;
    std::unique_ptr<DeviceExecutor> m_device;
    std::unique_ptr<WorkerExecutor> m_worker; ///< null: the GPU, if any, is this machine's
    std::unique_ptr<TimeModel> m_times;
    std::unique_ptr<RunDescriber> m_describer;
};

} // namespace tilescope
