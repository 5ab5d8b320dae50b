#pragma once

#include "gpu/recipe/report.h"
#include "gpu/recipe/run_control.h"
#include "gpu/run/run_request.h"

#include <functional>
#include <string>
#include <vector>

namespace tilescope
{

class Registry;
class Runner;

/// A strategy that did not run with settings that worked for others, and why.
struct LeftOut {
    std::string strategy, reason;
    bool failed = false; ///< its kernel cannot be compiled or decoded; else it does not accept the settings
    bool operator==(const LeftOut&) const = default;
};

/// Calls `run` for each strategy and collects in `leftOut` those that it refuses (SettingError), whose kernel does not
/// compile (CompileError, CompilerUnavailable) or cannot be decoded (PtxError). Throws if none is left: the exception
/// itself if all have the same message, else a SettingError with every reason. Other exceptions are passed on at once.
void runEach(const std::vector<std::string>& strategies, const std::function<void(const std::string&)>& run,
             std::vector<LeftOut>& leftOut);

/// A strategy that refuses the operation's default block runs with the nearest that it accepts, which is said; a block
/// given by the user is kept.
Report runInItsBlock(Runner& runner, RunRequest request, const RunControl& control, bool blockIsGiven);

/// Findings in headers that the kernel's text carries become those of the headers (header_places.h).
void nameHeaders(Report& report, const Registry& registry);

/// One line for each, as printed below a table.
std::string leftOutText(const std::vector<LeftOut>& leftOut);

/// Whether a script must not go on: the run ended without a result, an error was found in its kernels, such as a race,
/// or values of its result differ from the reference by more than the tolerance.
bool isWrong(const Report& report);

/// The program's exit status: 1 if a run was wrong (isWrong) or a compilation failed; 2 if the user named strategies
/// and some of them cannot run; else 0. `asked` is what the user named: "all", or nothing, means those that can run.
int exitStatus(bool failed, const std::vector<LeftOut>& leftOut, const std::vector<std::string>& asked);

} // namespace tilescope
