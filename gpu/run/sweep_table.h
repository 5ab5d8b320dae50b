#pragma once

#include "gpu/run/sweep.h"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <vector>

namespace tilescope
{

/// A header, then one line per row; cells of absent values are empty (RFC 4180).
std::string sweepCsv(const std::vector<SweepRow>& rows);

/// {"rows": [{"recipe": …, "report": … or null, "reason": … or null}]}
nlohmann::json sweepJson(const std::vector<SweepRow>& rows);

/// The rows of one strategy as a cache file of Kernel Tuner (B. van Werkhoven, "Kernel Tuner: A search-optimizing GPU
/// code auto-tuner", 2019), schema version 1.0.0, so that its tools can plot and search them. Keys are block_size_x,
/// block_size_y and the swept parameter, if there is one with integer values: the schema requires digits. Times are in
/// milliseconds; for the emulator they are the middle of the model's band and marked "time_is_estimate". Combinations
/// that are not possible have the time "InvalidConfig" and the reason. Rows of other strategies are omitted.
/// `timestamp` is the ISO 8601 time of every line.
nlohmann::json kernelTunerCache(const std::vector<SweepRow>& rows, const std::string& strategy,
                                const std::string& parameter, const std::string& timestamp);

} // namespace tilescope
