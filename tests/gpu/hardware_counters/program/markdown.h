#pragma once

#include "tests/gpu/hardware_counters/program/comparison.h"

#include <map>
#include <string>
#include <vector>

namespace tilescope
{

/// What is known of a comparison beside its rows.
struct ComparisonHead {
    std::string device, compiler;
    std::string when; ///< "2026-11-22, driver 580.159"
    std::size_t cases = 0, launches = 0;
    std::map<std::string, std::string> leftOut; ///< strategies that the emulator does not run, with reasons
    Causes causes;
    std::map<std::string, std::string> textMarks; ///< by "operation strategy"
};

/// A summary by metric; a summary by strategy, with its class; the memory metrics that differ.
std::string toMarkdown(const ComparisonHead& head, const std::vector<ComparedRow>& rows);

/// The content of gpu/operations/hardware_record.json.
nlohmann::json recordOf(const ComparisonHead& head, const std::vector<ComparedRow>& rows);

} // namespace tilescope
