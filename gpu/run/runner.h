#pragma once

#include "gpu/compile/toolchain.h"
#include "gpu/cuda/device.h"
#include "gpu/emulator/execute/warp_turns.h"
#include "gpu/emulator/observe/reuse/reuse_map.h"
#include "gpu/emulator/observe/trace/block_trace.h"
#include "gpu/operations/registry.h"
#include "gpu/recipe/preview.h"
#include "gpu/recipe/report.h"
#include "gpu/recipe/run_control.h"
#include "gpu/run/compile_check.h"
#include "gpu/run/pixel_story.h"
#include "gpu/run/remote_gpu.h"
#include "gpu/timing/timeline.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tilescope
{

/// How much a run does. The window requests Picture while a slider moves and Full when it rests.
enum class RunDepth {
    Picture, ///< the result, from one run
    Full     ///< settled times on a GPU, and the check against the CPU reference
};

/// A kernel of the user's that the emulator cannot check, so that a GPU runs it only at the user's explicit request
/// (RunRequest::unchecked). The sentence says why.
class UncheckedKernel : public SettingError
{
public:
    using SettingError::SettingError;
};

struct RunRequest {
    Recipe recipe;
    ImagePtr image;
    std::string imageName;
    RunDepth depth = RunDepth::Full;
    bool keepOnDevice = false; ///< on a GPU, also give a DevicePicture
    bool readBack = true;      ///< give Report::picture on a GPU too; floats of an automatic scale are always given
    /// Also compute the operation's annotations, such as a matrix's principal axes, which can take far longer.
    bool annotate = true;
    bool check = true; ///< at RunDepth::Full: compare with the CPU reference, which can take far longer than the run
    int runs = 0;      ///< a fixed number of timed runs; 0: until they settle
    std::optional<double> maxMeasureMs = std::nullopt; ///< the limit for measuring on a GPU, if not CudaOptions' own
    /// The machine's GPU, for a runner that does not use it: the recipe's, if it names none.
    std::optional<GpuModel> machine = std::nullopt;
    std::optional<bool> timing = {}; ///< predict the time on the recipe's GPU, Report::timing; unset: at RunDepth::Full
    bool machineCode = false;        ///< also Report::machineCode, if ptxas and nvdisasm are installed
    /// At RunDepth::Picture in the emulator: show a preview first if the run takes longer than a slider can wait for.
    std::optional<PreviewRequest> preview = {};
    bool keepSides = false; ///< give Report::sides
    /// At the user's explicit request: on a GPU, also run a kernel of the user's that the emulator cannot check. Never
    /// one in which it has found an error.
    bool unchecked = false;
    bool silicon = false; ///< on a GPU, also read its hardware counters: Report::silicon, or siliconReason
};

class CudaBackend;

struct RunnerOptions {
    ToolchainOptions toolchain;
    bool allowCuda = true;
    std::optional<int> gpu; ///< which of this machine's GPUs (DeviceInfo::ordinal); else the first that can be used
    /// An edited kernel runs on the GPU only after the emulator has found no error in it (KernelGuard). Without this
    /// check, a kernel can destroy the process's CUDA context: for tests of that case.
    bool checkEdited = true;
    std::vector<Operation> operations; ///< if given, replaces those under gpu/operations: for tests
    /// If given, replaces the detection of this machine's GPU: for tests.
    std::function<DeviceProbe()> probeGpu;
    std::function<std::unique_ptr<CudaBackend>(const DeviceInfo&)> openGpu;
    /// If given, the GPU is this one in place of this machine's. Without a link to it the emulator stands in, and a
    /// note says so, unless `standsIn` is false: then runs throw LinkLost.
    std::shared_ptr<RemoteGpu> remote = {};
    bool standsIn = true;
    unsigned emulatorThreads = 0;
    /// A run that would emulate longer gets a report without its picture, or is refused.
    double longestEmulationSeconds = 60;
    /// Loads a file or folder that a recipe names; throws std::runtime_error with a sentence if it cannot. If unset,
    /// recipes that name files are refused.
    std::function<LoadedFile(const FileRequest&, const RunControl&)> loadFile;
    /// TILESCOPE_HIDE=cuda, TILESCOPE_TEST_UNCHECKED=1 (checkEdited), and what ToolchainOptions reads.
    static RunnerOptions fromEnvironment();
};

/// This machine's GPUs, of which `gpu` chooses one; none if the options do not allow their use.
std::vector<DeviceInfo> gpusHere(const RunnerOptions& options);

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

    const Registry& registry() const;
    /// As Registry::setOperations; nothing that is known of a run remains.
    void setOperations(std::vector<Operation> operations);
    const Toolchain& toolchain() const;
    const DeviceProbe& device() const; ///< if there is no GPU, it says why
    bool deviceLost() const;           ///< after a sticky CUDA error; from then on the emulator is used
    DeviceLimits limits(BackendChoice choice) const;

private:
    struct Members;
    std::unique_ptr<Members> m;
};

} // namespace tilescope
