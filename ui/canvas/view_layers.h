#pragma once

#include "ui/canvas/pictures/picture_layer.h"
#include "ui/canvas/scene.h"

#include <vector>

namespace tilescope
{

/// The pictures that the scene shows, by its view mode.
std::vector<PictureLayer> layersOf(const Scene& scene);

} // namespace tilescope
