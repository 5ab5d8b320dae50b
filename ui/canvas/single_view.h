#pragma once

#include "ui/canvas/pictures/picture_layer.h"
#include "ui/canvas/scene.h"

#include <vector>

namespace tilescope
{

/// The view mode that fills the canvas with the source, the result or their difference.
std::vector<PictureLayer> singleView(const Scene& scene);

} // namespace tilescope
