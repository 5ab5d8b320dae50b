#pragma once

#include "gpu/run/sweep.h"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <vector>

namespace tilescope
{

/// A header and a row each; empty cells for what is absent (RFC 4180).
std::string sweepCsv(const std::vector<SweepRow>& rows);

/// {"rows": [{"recipe": …, "report": … or null, "reason": … or null}]}
nlohmann::json sweepJson(const std::vector<SweepRow>& rows);

/// The rows of one strategy as a cache file of Kernel Tuner (B. van Werkhoven, "Kernel Tuner: A search-optimizing GPU
/// code auto-tuner", 2019), schema version 1.0.0, so that its tools can plot and search them. Keys are block_size_x,
/// block_size_y and the parameter that was swept, where one was and its values are whole numbers: the schema wants
/// digits. Times are in milliseconds; on the emulator they are the middle of the model's band and marked
/// "time_is_estimate". What cannot be has the time "InvalidConfig", with its reason beside it. Rows of other strategies
/// are left out. `timestamp` is the ISO 8601 moment that every line gets.
nlohmann::json kernelTunerCache(const std::vector<SweepRow>& rows, const std::string& strategy,
                                const std::string& parameter, const std::string& timestamp);

} // namespace tilescope
