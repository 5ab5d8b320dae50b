#pragma once

#include "gpu/recipe/report.h"

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <string>
#include <vector>

namespace tilescope
{

/// One combination of a sweep: its report, or why there is none.
struct SweepRow {
    Recipe recipe;
    std::optional<Report> report;
    std::string reason;
};

/// A header and a row each; empty cells for what is absent (RFC 4180).
std::string sweepCsv(const std::vector<SweepRow>& rows);

/// {"rows": [{"recipe": …, "report": … or null, "reason": … or null}]}
nlohmann::json sweepJson(const std::vector<SweepRow>& rows);

} // namespace tilescope
