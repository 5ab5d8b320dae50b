#pragma once

#include "gpu/recipe/preview.h"
#include "gpu/recipe/report.h"

#include <memory>

namespace tilescope
{

/// The scene's report while it shows a preview has what overlays draw of the preview's blocks.
std::shared_ptr<const Report> reportOf(const Preview& preview, const std::shared_ptr<const Report>& before);

} // namespace tilescope
