#pragma once

#include "gpu/operations/operation.h"
#include "gpu/recipe/report.h"

#include <string>
#include <vector>

namespace tilescope
{

/// The reports as an aligned text table, one row each, for people. An emulator's time is never put in the GPU's words.
/// `published` adds the single CPU thread and a table of the figures that its text gives, under the name of the text's
/// GPU; all reports are of this operation.
std::string reportTable(const std::vector<Report>& reports, const Operation* published = nullptr);

/// The matches that annotations box, best first, with place and value: a list for each group of strategies that agree.
/// Empty where no report has any.
std::string matchTable(const std::vector<Report>& reports);

} // namespace tilescope
