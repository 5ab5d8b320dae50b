#pragma once

#include "gpu/run/sweep.h"

#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <string>
#include <vector>

namespace tilescope
{

/// A header, then one line per row; cells of absent values are empty (RFC 4180).
std::string sweepCsv(const std::vector<SweepRow>& rows);

/// {"rows": [{"recipe": …, "report": … or null, "reason": … or null}]}
nlohmann::json sweepJson(const std::vector<SweepRow>& rows);

/// What was measured of a sweep, by one program of several that share it out, or by all of them.
struct SweepPart {
    std::string sweep;            ///< identifies the sweep: sweepId()
    std::size_t combinations = 0; ///< of the whole sweep
    std::vector<SweepRow> rows;
};

/// Equal for the same combinations in the same order on the same picture by the same version of the program.
std::string sweepId(const std::vector<Recipe>& combinations, const Image& picture, const std::string& version);

/// As sweepJson(rows), with "sweep" and "combinations", and with each row's "combination", from 1, and its "digest": of
/// the row and the sweep, so that a row that was changed is noticed.
nlohmann::json sweepJson(const SweepPart& part);
SweepPart sweepPartFromJson(const nlohmann::json& json); ///< throws SettingError, naming the field

/// All rows by combination; of one that is in several parts the first. `names` are what the parts are called in the
/// sentence of the SettingError that refuses parts of different sweeps.
SweepPart mergedSweep(const std::vector<SweepPart>& parts, const std::vector<std::string>& names);

/// "3, 19 to 35 and 48": the combinations that are in several of the parts, from 1; empty if there are none.
std::string doubledIn(const std::vector<SweepPart>& parts);

/// "3, 19 to 35 and 48": the combinations without a row, from 1; empty if there are none.
std::string missingOf(const SweepPart& part);

/// The rows of one strategy as a cache file of Kernel Tuner (B. van Werkhoven, "Kernel Tuner: A search-optimizing GPU
/// code auto-tuner", 2019), schema version 1.0.0, so that its tools can plot and search them. Keys are block_size_x,
/// block_size_y and the swept parameter, if there is one with integer values: the schema requires digits. Times are in
/// milliseconds; for the emulator they are the middle of the model's band and marked "time_is_estimate". Combinations
/// that are not possible have the time "InvalidConfig" and the reason. Rows of other strategies are omitted.
/// `timestamp` is the ISO 8601 time of every line.
nlohmann::json kernelTunerCache(const std::vector<SweepRow>& rows, const std::string& strategy,
                                const std::string& parameter, const std::string& timestamp);

} // namespace tilescope
