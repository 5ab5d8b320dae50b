#pragma once

#include "ui/canvas/overlays/block_placement.h"

#include <QPainter>

namespace tilescope
{

/// Tints the warps of a block in turn, where they are large enough to be told apart; with their numbers, if
/// these are wanted and there is room, and with a line around each pixel when pixels are large. Nothing where threads
/// and pixels do not match.
void paintWarps(QPainter& painter, const BlockPlacement& block, const ViewTransform& view, bool withNumbers);

} // namespace tilescope
