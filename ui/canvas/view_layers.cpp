#include "ui/canvas/view_layers.h"

#include "ui/canvas/pictures/reuse_view.h"
#include "ui/canvas/side_by_side_view.h"
#include "ui/canvas/single_view.h"
#include "ui/canvas/wipe_view.h"

namespace tilescope
{

static std::vector<PictureLayer> clearLayersOf(const Scene& scene)
{
    switch (scene.shownMode()) {
    case ViewMode::Wipe: return wipeView(scene);
    case ViewMode::SideBySide: return sideBySideView(scene);
    case ViewMode::Reuse: return reuseView(scene);
    default: return singleView(scene);
    }
}

std::vector<PictureLayer> layersOf(const Scene& scene)
{
    constexpr float dimmed = 0.4F;
    std::vector<PictureLayer> layers = clearLayersOf(scene);
    if (!scene.outdated.isEmpty())
        for (PictureLayer& layer : layers)
            if (layer.slot == PictureSlot::Result || layer.slot == PictureSlot::Difference)
                layer.opacity *= dimmed;
    return layers;
}

} // namespace tilescope
