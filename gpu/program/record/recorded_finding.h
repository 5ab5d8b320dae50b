#pragma once

#include "gpu/recipe/report.h"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <vector>

namespace tilescope
{

/// A finding of the program's process, as an event for Recorder::event().
nlohmann::json toRecordedEvent(const Finding& finding);

/// The findings among the other events of a record. What is none is left out.
std::vector<Finding> findingsIn(const std::vector<std::string>& events);

/// A text that the program has compiled for the device while it ran, by the name that the PTX has.
struct RecordedText {
    std::string name, text;
};
nlohmann::json toRecordedEvent(const RecordedText& text);
std::vector<RecordedText> textsIn(const std::vector<std::string>& events);

} // namespace tilescope
