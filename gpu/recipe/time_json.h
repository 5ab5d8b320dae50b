#pragma once

#include "gpu/recipe/json_reader.h"
#include "gpu/recipe/report.h"

namespace tilescope
{

nlohmann::json timeToJson(const TimeReport& time);
TimeReport readTime(JsonReader& reader); ///< what older reports do not have is absent

} // namespace tilescope
