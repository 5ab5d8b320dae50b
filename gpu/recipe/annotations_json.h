#pragma once

#include "gpu/recipe/annotations.h"

#include <nlohmann/json_fwd.hpp>

#include <string>

namespace tilescope
{

/// Boxes, profiles, series and facts whole, hatches as rectangles; of the gallery's pictures the title and the size.
nlohmann::json annotationsToJson(const Annotations& annotations);

/// The same back; the gallery's pictures come back as titles alone. Throws SettingError, naming the field.
Annotations annotationsFromJson(const nlohmann::json& object, const std::string& path);

} // namespace tilescope
