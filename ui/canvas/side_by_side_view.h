#pragma once

#include "ui/canvas/panes.h"
#include "ui/canvas/pictures/picture_layer.h"
#include "ui/canvas/scene.h"

#include <vector>

namespace tilescope
{

/// The view mode with source and result beside each other. Where they have their places in common they share zoom and
/// pan, else each has its own.
std::vector<PictureLayer> sideBySideView(const Scene& scene);

std::vector<Pane> sideBySidePanes(const Scene& scene);

/// The size of one of the two in a canvas of this size; whole view units, so that pixels stay crisp.
QSizeF sideBySidePaneSize(QSizeF canvas);

} // namespace tilescope
