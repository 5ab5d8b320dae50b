#pragma once

#include "tests/gpu/hardware_counters/program/comparison.h"

#include <string>
#include <vector>

namespace tilescope
{

/// What the document says before its tables.
struct ComparisonHead {
    std::string device, compiler;
    std::size_t cases = 0, launches = 0;
    std::vector<std::string> leftOut; ///< sentences: cases that cannot be, with why
};

/// Summary by metric; every memory metric that differs; what is the same by strategy. `all` writes out every row.
std::string toMarkdown(const ComparisonHead& head, const std::vector<ComparedRow>& rows, bool all);

} // namespace tilescope
