#pragma once

#include "ui/canvas/scene.h"

#include <QRectF>

#include <vector>

namespace tilescope
{

/// A part of the canvas that shows pictures by one view transform: all of it, or one of two beside each other.
struct Pane {
    ViewMode mode = ViewMode::Result;
    QRectF rect; ///< in the canvas; `view` counts from its top left corner
    ViewTransform view;
};
std::vector<Pane> panes(const Scene& scene);

/// Which of `panes` a point of the canvas belongs to: the one that it is in or nearest to.
std::size_t paneAt(const std::vector<Pane>& panes, QPointF point);

/// The scene as the pane shows it, with its coordinates, so that overlays draw in a pane as on a whole canvas.
Scene paneScene(const Scene& scene, const Pane& pane);

} // namespace tilescope
