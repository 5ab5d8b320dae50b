#pragma once

#include "gpu/declared/kernel_text.h"
#include "gpu/recipe/report.h"

#include <nlohmann/json_fwd.hpp>

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace tilescope
{

/// The notes "//@ expect FIGURE <= LIMIT" of a kernel's text.
std::vector<KernelNote> expectationNotes(const std::string& text);

/// What such notes promise and a run does not keep: a finding of kind Expectation for each, at the note's line. FIGURE
/// is the path of a number in the report's "counters", such as shared_load.wavefronts, or time: the time measured on a
/// GPU, else the middle of the predicted band. LIMIT is a number, a number of times the figure's ideal ("1.5 x ideal"),
/// or of times the same figure of an earlier report ("1.1 x baseline.json", which `read` opens). Throws UsageError for
/// a note that cannot be read.
std::vector<Finding> unmetExpectations(const std::vector<KernelNote>& notes, const nlohmann::json& report,
                                       const std::function<nlohmann::json(const std::string& file)>& read);

/// A report that "run --json" or "check --json" has written. Throws UsageError.
nlohmann::json readReport(const std::filesystem::path& file);

} // namespace tilescope
