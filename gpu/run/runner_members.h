#pragma once

#include "gpu/cuda/cuda_backend.h"
#include "gpu/emulator/emulator.h"
#include "gpu/emulator/execute/warp_turns.h"
#include "gpu/emulator/observe/hazards/plan_check.h"
#include "gpu/model/gpu_model.h"
#include "gpu/run/effort.h"
#include "gpu/run/kernel_guard.h"
#include "gpu/run/machine_refusal.h"
#include "gpu/run/plan_code.h"
#include "gpu/run/preview_maker.h"
#include "gpu/run/run_context.h"

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tilescope
{

/// The plan's picture from the bytes of its buffer.
ImagePtr pictureFrom(std::vector<std::byte>&& bytes, const Plan& plan);

/// Reports which compiler was used, and which one was skipped and why.
void reportCompiler(std::span<const CompiledModule> modules, Report& report);

/// The report of launches in the emulator; `staticSharedBytes` has one element per launch.
std::vector<LaunchReport> emulatedLaunches(const Plan& plan, const std::vector<std::size_t>& staticSharedBytes);

/// Orders of the warps in which a race may change the picture that is right when they run one after the other: the last
/// warp completes first; random; and nearly in lockstep, overtaking one another many times.
inline constexpr WarpTurns otherOrders[] = {
    {WarpTurns::Order::Descending}, {WarpTurns::Order::Shuffled}, {WarpTurns::Order::Shuffled, 1, 32}};

/// The kernels compiled for the chosen GPU, if there is a compiler that generates its machine code, which contains the
/// number of registers.
std::vector<CompiledModule> codeForGpu(Toolchain& toolchain, const RunContext& run, const GpuModel& gpu);

/// The index of the requested launch; the main one for −1. Throws SettingError.
std::size_t launchOf(const Plan& plan, int launch);

/// Whether the model of time was compared with measured times of kernels like those of the run: Tilescope's own.
bool isProved(const RunContext& run);

/// What persists from run to run: compilers, the GPU, the emulator, and caches. Its functions are the steps of a run,
/// whose values are in a RunContext.
struct Runner::Members {
    explicit Members(const RunnerOptions& options);

    // runner.cpp: the order of the steps, and the final parts of the report
    Report run(const RunRequest& request, const RunControl& control);
    void describe(RunContext& run);
    void check(RunContext& run);
    Image emulatedReference(RunContext& run);
    void observeGeometry(RunContext& run);

    // runner_plan.cpp: from a request to a plan
    RunContext begin(const RunRequest& request, const RunControl& control);
    BackendChoice chosenBackend(const Recipe& recipe) const;
    GpuModel gpuOf(const RunRequest& request) const;
    DeviceLimits limitsOf(BackendChoice backend, const RunRequest& request) const;
    void plan(RunContext& run, BackendChoice backend);
    const std::vector<DeviceInfo>& othersThere();
    const std::vector<CompiledModule>& code(RunContext& run);
    std::vector<CompiledModule> deviceCode(const RunContext& run);

    // runner_emulation.cpp
    void preview(RunContext& run);
    void emulate(RunContext& run);
    void measure(RunContext& run, std::span<const CompiledModule> modules);
    double speedOf(const RunContext& run, std::span<const CompiledModule> modules);
    std::optional<Offer> offer(const RunContext& run, double instructionsPerSecond, double mostSeconds);
    std::optional<BlockCheck> racesInSomeBlocks(const RunContext& run, std::span<const CompiledModule> modules);
    Message tooLargeForRaces(const RunContext& run, const std::optional<BlockCheck>& some);
    EmulatedRun emulateAnew(RunContext& run, bool hazards);
    std::optional<double> plainMs(const RunContext& run, const EmulatorResult& watched);
    void showRace(RunContext& run);

    // runner_uncomputed.cpp
    void leaveUncomputed(RunContext& run, double instructionsPerSecond);
    bool takeSample(RunContext& run, double instructionsPerSecond);

    // runner_device.cpp
    Report runElsewhere(const RunContext& run, const std::function<void()>& supersede);
    bool guard(RunContext& run);
    bool isSound(RunContext& run); ///< throws UncheckedKernel
    void launch(RunContext& run);
    void countForDevice(RunContext& run);
    void noteMissingSilicon(RunContext& run) const;

    // runner_questions.cpp: queries other than runs
    PixelStory story(const RunRequest& request, const StoryPixel& pixel, const RunControl& control,
                     std::optional<double> shown = {});
    BlockTrace trace(const RunRequest& request, const Dim3& block, const TraceWindow& window, const RunControl& control,
                     int launch, const WarpTurns& turns);
    CompileCheck compileOnly(const RunRequest& request, const RunControl& control);
    ReuseMap reuse(const RunRequest& request, const RunControl& control);
    std::optional<MachineCode> machineCode(RunContext& run, int capability);

    // runner_timing.cpp: the predicted time
    bool isPredictable(const RunContext& run) const;
    std::optional<Timing> timing(RunContext& run, const GpuModel& gpu);
    Timeline timeline(const RunRequest& request, const TimelineRequest& wanted, const RunControl& control);
    WhatIf whatIf(const RunRequest& request, const RunControl& control);

    std::function<std::unique_ptr<CudaBackend>(const DeviceInfo&)> openGpu;
    bool checkEdited = true;
    Registry registry;
    Toolchain toolchain;
    std::shared_ptr<RemoteGpu> remote;
    bool standsIn = true;
    DeviceProbe device;
    std::optional<std::vector<DeviceInfo>> others; ///< othersThere()
    bool mayHaveOthers = true;                     ///< the device is one that CUDA lists
    unsigned emulatorThreads = 0;
    double longestSeconds = 60; ///< RunnerOptions::longestEmulationSeconds
    Emulator emulator;
    std::unique_ptr<CudaBackend> cuda;
    bool deviceLost = false;

    PreparedInput prepared;
    LoadedFiles files;
    ReferenceCache references;
    EffortMeter effortMeter{registry, toolchain, emulator};
    KernelGuard kernelGuard;
    PreviewMaker previews{registry, toolchain, emulatorThreads};
    std::optional<std::pair<std::string, MachineCode>> listed; ///< the last one, by its PTX and kernels
    std::optional<EmulatedRun> emulated;                       ///< the last one, if it can be reused
};

} // namespace tilescope
