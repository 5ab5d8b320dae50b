#pragma once

#include "gpu/recipe/words/figures.h"

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <string>

namespace tilescope
{

/// What a count may be taken for.
enum class CountBasis {
    Hardware, ///< this strategy's counts were compared with a GPU's own counters, and this one was equal
    Ptx,      ///< exact for the PTX that the emulator ran; the machine code may join, widen or drop accesses
    Estimate  ///< from a sample of the blocks
};

/// The basis of a count: none if the figure is not counted. `record` may be null: there is no comparison of this
/// strategy, kernel text and compiler.
std::optional<CountBasis> basisOf(const Figure& figure, const Counters& counters, const HardwareRecord* record);
std::optional<CountBasis> basisOf(const Figure& figure, const Report& report);
/// That of the run's memory figures together: the least certain of those that are not 0.
std::optional<CountBasis> basisOf(const Report& report);

std::string basisName(CountBasis basis); ///< "matches hardware", "exact for PTX", "estimated"
/// The word of files that scripts read: "equal to hardware", "of the PTX", "estimated".
std::string basisWord(CountBasis basis);
std::string basisSymbol(CountBasis basis); ///< "=", "PTX", "≈"
/// One sentence for a person.
Message basisMeaning(CountBasis basis, const HardwareRecord* record);

/// Identifies a kernel text in the record: FNV-1a of 64 bits, hexadecimal. A text that was changed since it was
/// compared has no record.
std::string textMark(const std::string& text);

nlohmann::json toJson(const HardwareRecord& record);
HardwareRecord hardwareRecordFromJson(const nlohmann::json& json, const std::string& path); ///< throws SettingError

} // namespace tilescope
