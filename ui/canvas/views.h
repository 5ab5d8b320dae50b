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

/// The pictures that the scene shows, by its view mode: one that fills the canvas, a wipe, two beside each other, or
/// the reads of each pixel as heat over the source without its colours.
std::vector<PictureLayer> layersOf(const Scene& scene);

/// Those of a wipe: the source at one side of a line and the result at the other, in one place.
std::vector<PictureLayer> wipeLayers(const Scene& scene);

inline constexpr float reuseOpacity = 0.72F; ///< of the heat over the grey source

/// The counts as the canvas colours them: from none to what all but a few pixels do not exceed.
Picture reusePicture(const ReuseCounts& counts);

/// A part of the canvas that shows pictures by one view transform: all of it, or one of two beside each other. Where
/// these have their places in common they share zoom and pan, else each has its own.
struct Pane {
    ViewMode mode = ViewMode::Result;
    QRectF rect; ///< in the canvas; `view` counts from its top left corner
    ViewTransform view;
};
std::vector<Pane> panes(const Scene& scene);

/// The pane that a point of the canvas is in or nearest to.
Pane paneAt(const Scene& scene, QPointF point);

/// The scene as the pane shows it, with its coordinates, so that overlays draw in a pane as on a whole canvas.
Scene paneScene(const Scene& scene, const Pane& pane);

/// Keeps a view for each of source and result, where pictures do not share their places.
class KeptViews
{
public:
    void follow(Scene& scene, double devicePixelRatio); ///< gives the picture that is shown its own view and size
    void forget() { m_views = {}; }

private:
    PictureSlot m_slot = PictureSlot::Source;                           ///< whose view the scene has
    std::array<std::optional<ViewTransform>, pictureSlotCount> m_views; ///< of slots that are not shown
};

} // namespace tilescope
