#pragma once

#include "gpu/cuda/cuda_backend.h"
#include "gpu/emulator/emulator.h"
#include "gpu/model/gpu_model.h"
#include "gpu/run/effort.h"
#include "gpu/run/kernel_guard.h"
#include "gpu/run/runner.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace tilescope
{

/// What emulating a plan gave, and of what: the plan follows from recipe, input and files alone.
struct EmulatedRun {
    Recipe recipe; ///< completed
    ImagePtr input;
    std::vector<ImagePtr> files;
    EmulatorResult result; ///< without the picture
    ImagePtr picture;      ///< null when a fault ended the run
    std::vector<LaunchCounters> counted;

    bool isOf(const Recipe& otherRecipe, const ImagePtr& otherInput, const std::vector<ImagePtr>& otherFiles) const
    {
        return recipe == otherRecipe && input == otherInput && files == otherFiles;
    }
};

/// 90 for compute capability 9.0, as compilers name it.
inline int capabilityOf(const DeviceInfo& device) { return 10 * device.major + device.minor; }
inline std::string capabilityText(int capability)
{
    return std::to_string(capability / 10) + "." + std::to_string(capability % 10);
}

/// The plan's picture from the bytes of its buffer.
Image pictureFrom(std::vector<std::byte>&& bytes, const Plan& plan);

/// Says in the report which compiler made the code, and which one was passed over and why.
void reportCompiler(std::span<const CompiledModule> modules, Report& report);

/// What a report says of launches that the emulator was given; `staticSharedBytes` a launch each.
std::vector<LaunchReport> emulatedLaunches(const Plan& plan, const std::vector<std::size_t>& staticSharedBytes);

/// Everything that outlives one run, and the steps of a run.
struct Runner::Members {
    explicit Members(const RunnerOptions& options);

    Report run(const RunRequest& request, const RunControl& control);

    BlockTrace trace(const RunRequest& request, const Dim3& block, const TraceWindow& window, const RunControl& control,
                     int launch);

    CompileCheck compileOnly(const Recipe& recipe, const ImagePtr& image, const RunControl& control);
    ReuseMap reuse(const RunRequest& request, const RunControl& control);

    BackendChoice chosenBackend(const Recipe& recipe) const;
    GpuModel gpuOf(const Recipe& recipe) const;
    DeviceLimits limitsOf(BackendChoice backend, const Recipe& recipe) const;
    ImagePtr preparedInput(const Operation& operation, const ImagePtr& image);
    void loadFiles(const Operation& operation, const Recipe& completed, const RunControl& control, Inputs& inputs);
    std::vector<ImagePtr> filesInUse() const;
    Plan checkedPlan(const Recipe& completed, const Inputs& inputs, BackendChoice backend) const;
    std::vector<CompiledModule> compiled(const Plan& plan, const Recipe& recipe, BackendChoice backend,
                                         const RunControl& control);
    std::vector<CompiledModule> machineCode(const Plan& plan, const Recipe& recipe, const GpuModel& gpu,
                                            const RunControl& control);
    EffortOf measuredEffort(const Plan& plan, const Recipe& completed, const ImagePtr& input,
                            const RunControl& control);
    std::string tooLargeForRaces(const Recipe& completed, const Inputs& inputs) const;
    void emulate(const Plan& plan, const RunRequest& request, const Recipe& recipe, const Inputs& inputs,
                 const ImagePtr& input, const RunControl& control, Report& report);
    EmulatedRun emulateAnew(const Plan& plan, std::span<const CompiledModule> modules, const RunRequest& request,
                            const Recipe& recipe, const ImagePtr& input, bool hazards, const RunControl& control);
    std::optional<double> plainMs(const Plan& plan, std::span<const CompiledModule> modules, const ImagePtr& input,
                                  const EmulatorResult& watched, const RunControl& control);
    bool guard(const Plan& plan, const RunRequest& request, const Operation& operation, const Inputs& inputs,
               const ImagePtr& input, const RunControl& control, Report& report);
    void countForDevice(const Plan& plan, const RunRequest& request, const Recipe& recipe, const ImagePtr& input,
                        const RunControl& control, Report& report);
    void describe(const Plan& plan, const Recipe& recipe, const RunControl& control, Report& report);
    void launch(const Plan& plan, const RunRequest& request, const Recipe& recipe, const ImagePtr& input,
                const RunControl& control, Report& report);
    void check(const Operation& operation, const Recipe& completed, const ImagePtr& input, const Inputs& inputs,
               const RunControl& control, Report& report);
    void showRace(const Plan& plan, const Recipe& recipe, const ImagePtr& input, double tolerance,
                  const RunControl& control, Report& report);

    std::function<LoadedFile(const FileRequest&, const RunControl&)> loadFile;
    std::function<std::unique_ptr<CudaBackend>(const DeviceInfo&)> openGpu;
    bool checkEdited = true;
    Registry registry;
    Toolchain toolchain;
    DeviceProbe device;
    unsigned emulatorThreads = 0;
    Emulator emulator;
    KernelGuard kernelGuard;
    std::unique_ptr<CudaBackend> cuda;
    bool deviceLost = false;

    // The last input and reference, so that a moved block slider prepares and computes neither again.
    std::weak_ptr<const Image> preparedFrom;
    bool preparedGrey = false;
    ImagePtr prepared;
    ImagePtr referenceInput;
    std::string referenceOperation;
    ParameterValues referenceParameters;
    ImagePtr reference;
    double referenceMs = 0;
    std::vector<std::pair<FileRequest, LoadedFile>> loadedFiles; ///< of the last run
    std::optional<EmulatedRun> emulated;                         ///< the last one, where it needs no second look

    // Of the run under way.
    EffortOf effortOf;      ///< warp instructions of it, and of smaller ones
    double effort = 0;      ///< its own, roughly
    bool repeatable = true; ///< the device may run the launches again and again, to time them
    std::vector<std::vector<std::byte>> sides;
    std::vector<LaunchCounters> counted; ///< empty where nothing was counted
};

} // namespace tilescope
