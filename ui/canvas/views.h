#pragma once

#include "gpu/emulator/observe/reuse/reuse_map.h"
#include "ui/canvas/pictures/picture_layer.h"
#include "ui/canvas/scene.h"

#include <QRectF>

#include <array>
#include <optional>
#include <vector>

namespace tilescope
{

/// The pictures that the scene shows, by its view mode: one that fills the canvas, a wipe, two side by side, or the
/// reads of each pixel as a heat map over the grey source.
std::vector<PictureLayer> layersOf(const Scene& scene);

/// The layers of a wipe: the source on one side of a line and the result on the other, in the same place.
std::vector<PictureLayer> wipeLayers(const Scene& scene);

inline constexpr float reuseOpacity = 0.72F; ///< of the heat map over the grey source

/// The counts as the canvas colours them: from zero to the value that all but a few pixels do not exceed.
Picture reusePicture(const ReuseCounts& counts);

/// A part of the canvas that shows pictures by one view transform: all of it, or one of two side by side. Pictures that
/// share coordinates also share zoom and pan, else each has its own.
struct Pane {
    ViewMode mode = ViewMode::Result;
    QRectF rect; ///< in the canvas; `view` has its origin at the top left corner
    ViewTransform view;
};
std::vector<Pane> panes(const Scene& scene);

/// The pane that contains a point of the canvas or is nearest to it.
Pane paneAt(const Scene& scene, QPointF point);

/// The scene as the pane shows it, in the pane's coordinates, so that overlays draw in a pane as on a whole canvas.
Scene paneScene(const Scene& scene, const Pane& pane);

/// Keeps separate views for source and result if they do not share coordinates.
class KeptViews
{
public:
    void follow(Scene& scene, double devicePixelRatio); ///< gives the shown picture its own view and size
    void forget() { m_views = {}; }

private:
    PictureSlot m_slot = PictureSlot::Source;                           ///< whose view the scene holds
    std::array<std::optional<ViewTransform>, pictureSlotCount> m_views; ///< of the slots that are not shown
};

} // namespace tilescope
