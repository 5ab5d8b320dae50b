#pragma once

#include <functional>
#include <string>
#include <vector>

namespace tilescope
{

/// A strategy that did not run with the settings that others ran with, and why.
struct LeftOut {
    std::string strategy, reason;
    bool failed = false; ///< its kernel does not compile; else the settings are not for it
    bool operator==(const LeftOut&) const = default;
};

/// Calls `run` for each strategy and collects in `leftOut` those that it refuses (SettingError) or whose kernel does
/// not compile (CompileError). Throws where there is none left: the exception itself where all say the same, else a
/// SettingError that holds every reason. Other exceptions end it at once.
void runEach(const std::vector<std::string>& strategies, const std::function<void(const std::string&)>& run,
             std::vector<LeftOut>& leftOut);

/// A line each, as it stands below a table.
std::string leftOutText(const std::vector<LeftOut>& leftOut);

/// What the program ends with: 1 where a run or a compilation failed; 2 where the person named strategies and some of
/// them cannot run; else 0. `asked` is what was named: "all", or nothing, means those that can.
int exitStatus(bool failed, const std::vector<LeftOut>& leftOut, const std::vector<std::string>& asked);

} // namespace tilescope
