#pragma once

#include "ui/compare/compare_table.h"
#include "ui/session/pinned_runs.h"

namespace tilescope
{

/// The pinned runs as rows for the Compare table.
std::vector<CompareRow> pinRows(const PinnedRuns& pins, const Registry& registry);

/// What is known of a row as one report, to be pinned; null where it was not run or is the single CPU thread.
std::shared_ptr<const Report> runOf(const CompareRow& row);

} // namespace tilescope
