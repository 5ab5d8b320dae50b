#pragma once

#include "gpu/compile/toolchain.h"
#include "gpu/cuda/device.h"
#include "gpu/operations/operation.h"
#include "gpu/recipe/run_control.h"

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace tilescope
{

class RemoteGpu;

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

} // namespace tilescope
