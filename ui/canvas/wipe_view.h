#pragma once

#include "ui/canvas/pictures/picture_layer.h"
#include "ui/canvas/scene.h"

#include <vector>

namespace tilescope
{

/// The view mode with the source at one side of a line and the result at the other, in one place.
std::vector<PictureLayer> wipeView(const Scene& scene);

} // namespace tilescope
