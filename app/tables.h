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

/// What the runs did, a row each: memory counts with their ideals, divergence and instructions of the PTX, occupancy
/// and the model's band. Columns in which no run has anything are left out; empty where there is nothing at all.
std::string counterTable(const std::vector<Report>& reports);

/// What was found in the runs' kernels, with lines and cures: a finding that several runs share once, and a cure that
/// several findings share once, after them. Empty where nothing was.
std::string findingText(const std::vector<Report>& reports);

/// The runs' notes, such as a fallback, a line each: one that all runs share once, another with the strategies that it
/// is of.
std::string noteText(const std::vector<Report>& reports);

/// What the GPU itself counted, a row a report, after an empty line; below it, once each, why there is nothing.
std::string siliconTable(const std::vector<Report>& reports);

/// Rows of cells with their columns aligned, as a terminal shows them.
std::string alignedTable(const std::vector<std::vector<std::string>>& rows);

/// The same in as many tables, one under the other, as it takes for none to be wider than `widest` characters; each
/// begins with the first `keys` columns again. A column that is too wide by itself stands alone beside them.
std::string foldedTable(const std::vector<std::vector<std::string>>& rows, std::size_t keys, std::size_t widest = 132);

} // namespace tilescope
