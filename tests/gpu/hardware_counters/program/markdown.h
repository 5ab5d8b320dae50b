#pragma once

#include "tests/gpu/hardware_counters/program/comparison.h"

#include <string>
#include <vector>

namespace tilescope
{

/// The text of the document before its tables.
struct ComparisonHead {
    std::string device, compiler;
    std::size_t cases = 0, launches = 0;
    std::vector<std::string> leftOut; ///< sentences: cases that cannot run, with reasons
};

/// A summary by metric; every memory metric that differs; a summary by strategy. `all` lists every row.
std::string toMarkdown(const ComparisonHead& head, const std::vector<ComparedRow>& rows, bool all);

} // namespace tilescope
