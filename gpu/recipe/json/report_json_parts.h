#pragma once

#include "gpu/recipe/annotations.h"
#include "gpu/recipe/report.h"

#include <nlohmann/json_fwd.hpp>

#include <string>

namespace tilescope
{

class FieldReader;
class FieldWriter;

/// Boxes, profiles, series and facts completely, hatches as rectangles; for gallery pictures only title and size.
nlohmann::json annotationsToJson(const Annotations& annotations);

/// The inverse; gallery pictures have only their titles. Throws SettingError with the name of the field.
Annotations annotationsFromJson(const nlohmann::json& object, const std::string& path);

/// The counters as fields of one object; used for a report's totals and for its lines.
nlohmann::json countersToJson(const Counters& counters);
Counters countersFromJson(const nlohmann::json& object, const std::string& path);
void countersIn(FieldWriter& fields, const Counters& counters);
void countersIn(FieldReader& fields, Counters& counters);

/// The same fields; null where the GPU does not give a counter.
nlohmann::json hardwareCountsToJson(const HardwareCounts& read);
HardwareCounts hardwareCountsFromJson(const nlohmann::json& object, const std::string& path);

nlohmann::json timeToJson(const TimeReport& time);
TimeReport timeFromJson(const nlohmann::json& object, const std::string& path);

} // namespace tilescope
