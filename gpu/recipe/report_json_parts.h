#pragma once

#include "gpu/recipe/annotations.h"
#include "gpu/recipe/json_reader.h"
#include "gpu/recipe/report.h"

#include <nlohmann/json_fwd.hpp>

#include <string>

namespace tilescope
{

/// Boxes, profiles, series and facts whole, hatches as rectangles; of the gallery's pictures the title and the size.
nlohmann::json annotationsToJson(const Annotations& annotations);

/// The same back; the gallery's pictures come back as titles alone. Throws SettingError, naming the field.
Annotations annotationsFromJson(const nlohmann::json& object, const std::string& path);

/// The counters as fields of one object, shared by a report's totals and its lines.
nlohmann::json countersToJson(const Counters& counters);
void readCounters(JsonReader& reader, Counters& counters);

nlohmann::json timeToJson(const TimeReport& time);
TimeReport readTime(JsonReader& reader); ///< what older reports do not have is absent

} // namespace tilescope
