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

} // namespace tilescope
