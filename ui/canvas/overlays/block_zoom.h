#pragma once

#include "ui/canvas/overlays/overlay_mode.h"
#include "ui/canvas/view_transform.h"

#include <QSize>

namespace tilescope
{

// What can be told apart of the blocks at a zoom. `scale` is ViewTransform::scale: view units a pixel.

/// The overlay that fits the zoom, from far to near: grid, halo, warps, lanes. `reach` is a block with its halo, in
/// pixels; `blockScale` the scale at which it fills the view.
OverlayMode modeAtScale(double scale, QSize reach, double blockScale);

/// Which of the block edges are drawn, on both axes alike: every one, every 2nd, 4th, … so that two lines are never
/// closer than `closestLines`.
int gridStride(QSize block, double scale);
inline constexpr double closestLines = 8; ///< view units

} // namespace tilescope
