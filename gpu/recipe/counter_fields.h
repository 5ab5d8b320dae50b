#pragma once

#include "gpu/recipe/json_reader.h"
#include "gpu/recipe/report.h"

namespace tilescope
{

/// The counters as fields of one object, shared by a report's totals and its lines.
nlohmann::json countersToJson(const Counters& counters);
void readCounters(JsonReader& reader, Counters& counters);

} // namespace tilescope
