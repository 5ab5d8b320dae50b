#pragma once

#include "gpu/operations/registry.h"
#include "gpu/recipe/report.h"

#include <string>
#include <vector>

namespace tilescope
{

/// Runs on a GPU that are stored with the program as data, so that a machine without one can show their figures beside
/// its own. Reports without pictures and without figures of lines and single
/// launches.
struct RecordedRuns {
    std::string date; ///< "2026-11-25"
    std::string from; ///< what made them
    std::vector<Report> runs;
};

nlohmann::json toJson(const RecordedRuns& recorded);

/// Throws SettingError.
RecordedRuns recordedRunsFromJson(const std::string& text);

/// The run of this picture with these settings, whatever the machine and the compiler; null if it was not recorded.
/// Pictures are samples, whose names determine them: "sample:board@512x512".
const Report* findRecorded(const RecordedRuns& recorded, const Recipe& recipe, const std::string& imageName,
                           const Registry& registry);

} // namespace tilescope
