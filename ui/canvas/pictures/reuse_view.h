#pragma once

#include "gpu/emulator/observe/reuse/reuse_map.h"
#include "ui/canvas/pictures/picture_layer.h"
#include "ui/canvas/scene.h"

#include <vector>

namespace tilescope
{

inline constexpr float reuseOpacity = 0.72F; ///< of the heat over the grey source

/// The view mode with the reads of each pixel as heat over the source without its colours.
std::vector<PictureLayer> reuseView(const Scene& scene);

/// The counts as the canvas colours them: from none to what all but a few pixels do not exceed.
Picture reusePicture(const ReuseCounts& counts);

} // namespace tilescope
