#pragma once

#include "gpu/recipe/message_value.h"

#include <nlohmann/json_fwd.hpp>

#include <map>
#include <string>
#include <vector>

namespace tilescope
{

/// How the machine code of a line differs from its PTX in the number of accesses of each direction, space and width.
enum class AccessDifference {
    None,
    More, ///< of accesses that the PTX has too, as after unrolling a loop
    Other ///< fewer of some accesses, or accesses that the PTX does not have
};

/// The memory instructions in the code of one line: how often each is written there, not how often it is executed.
struct LineAccesses {
    std::string source;
    int line = 0;
    std::map<std::string, int> ptx;     ///< "ld.global.u32" → 16
    std::map<std::string, int> machine; ///< "LDG.E.128" → 4
    AccessDifference difference = AccessDifference::None;
    bool operator==(const LineAccesses&) const = default;
};

/// The PTX that the emulator runs beside the machine code that ptxas generates from it. ptxas may unroll, merge, widen
/// or drop accesses; unrolling does not change how many are executed. A difference is a hint, therefore, and no
/// finding.
struct MachineCode {
    std::string target; ///< "sm_90"
    std::vector<LineAccesses> lines;
    bool operator==(const MachineCode&) const = default;
};

/// A sentence or two about a line that differs, for a person.
Message differenceText(const LineAccesses& line, const std::string& target);

nlohmann::json toJson(const MachineCode& code);
MachineCode machineCodeFromJson(const nlohmann::json& json, const std::string& path); ///< throws SettingError

} // namespace tilescope
