#pragma once

#include "app/arguments.h"
#include "app/program.h"
#include "gpu/run/remote_gpu.h"
#include "gpu/run/runner_options.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tilescope
{

/// Where kernels run that do not run in the emulator.
struct ChosenPlace {
    std::optional<RememberedWorker> worker; ///< nothing: this machine
    std::optional<int> gpu; ///< of this machine (DeviceInfo::ordinal); nothing: the first that can be used
};

/// The built-in operations, those that came with the program as files, the user's own, and those that the arguments
/// name. Throws UsageError for a named one that cannot be used; one of the user's own folder is left out, and standard
/// error says why.
std::vector<Operation> operationsOf(const Arguments& arguments);

/// Where the arguments say that kernels run: the first worker, that of --device, or a GPU of this machine. Throws
/// UsageError for a name that is not remembered.
ChosenPlace placeOf(const Arguments& arguments);

/// The options set by the environment, and what loads the pictures and folders that a recipe names.
RunnerOptions ownRunnerOptions();

/// The runner's options with these operations and for that place. Throws UsageError for a GPU that is not there.
RunnerOptions runnerOptionsFor(const Arguments& arguments);

/// The GPU of the worker that a command starts. Throws UsageError if it has no words.
std::shared_ptr<RemoteGpu> workerOf(const std::string& command);

/// Sets the GPU of this machine. Throws UsageError if it cannot be used.
void chooseGpu(RunnerOptions& options, int ordinal);

/// The folders of lessons that the arguments name, the user's own, and those that stand beside operations.
Words lessonFoldersFor(const Arguments& arguments);

/// With the operation of the first kernel file chosen, if no other is. Throws SettingError if it cannot be used.
Arguments withKernelChosen(Arguments arguments);

} // namespace tilescope
