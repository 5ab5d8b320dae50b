#pragma once

#include "gpu/operations/operation.h"
#include "gpu/recipe/report.h"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <vector>

namespace tilescope
{

/// The reports as an aligned text table, one row each. An emulator's time is never labelled as a GPU's. `published`
/// adds the single CPU thread and a table of the operation's published figures, under the name of the publication's
/// GPU; all reports are of this operation.
std::string reportTable(const std::vector<Report>& reports, const Operation* published = nullptr);

/// The matches that annotations mark with boxes, best first, with place and value: a list for each group of strategies
/// that agree. Empty if no report has any.
std::string matchTable(const std::vector<Report>& reports);

/// The counts of the runs, a row each: memory counts with their ideals, divergence and PTX instructions, occupancy and
/// the model's band. Columns without any value are left out; empty if there are no values at all.
std::string counterTable(const std::vector<Report>& reports);

/// The findings in the runs' kernels, with lines and fixes: a finding that several runs share is printed once, and a
/// fix that several findings share once, after them. Empty without findings.
std::string findingText(const std::vector<Report>& reports);

/// The runs' notes, such as a fallback, one on each line: a note that all runs share once, any other with its
/// strategies.
std::string noteText(const std::vector<Report>& reports);

/// Why the result of a run was not written to the file: it was not computed (Report::uncomputed). With its line's end.
std::string unwrittenText(const std::string& file, const Report& report);

/// What each parameter of a kernel file's launches is given, with its value in the run and the reason: a table for
/// each launch. Empty without launches.
std::string bindingTable(const std::vector<LaunchBindings>& launches);

/// The same for a report's document.
nlohmann::json toJson(const LaunchBindings& launch);

/// The GPU's own counters, a row for each report, after an empty line; below it, once each, the reasons for missing
/// ones.
std::string siliconTable(const std::vector<Report>& reports);

/// The parameters in which the runs of one operation differ, as in a sweep.
std::vector<std::string> differingParameters(const std::vector<Report>& reports);

/// Titles, then a row for each run: what tells it from the others, strategy, block and those parameters.
std::vector<std::vector<std::string>> settingRows(const std::vector<Report>& reports);

/// Rows of cells with aligned columns, for a terminal.
std::string alignedTable(const std::vector<std::vector<std::string>>& rows);

/// The same, split into as many tables, one below the other, as needed for none to be wider than `widest` characters;
/// each begins with the first `keys` columns. A column that is too wide by itself is alone beside them.
std::string foldedTable(const std::vector<std::vector<std::string>>& rows, std::size_t keys, std::size_t widest = 132);

/// A paragraph in lines that a terminal shows whole, each after `indent` spaces.
std::string wrapped(const std::string& text, std::size_t indent = 0);

} // namespace tilescope
