#include "ui/canvas/view_layers.h"

#include "ui/canvas/reuse_view.h"
#include "ui/canvas/side_by_side_view.h"
#include "ui/canvas/single_view.h"
#include "ui/canvas/wipe_view.h"

namespace tilescope
{

std::vector<PictureLayer> layersOf(const Scene& scene)
{
    switch (scene.shownMode()) {
    case ViewMode::Wipe: return wipeView(scene);
    case ViewMode::SideBySide: return sideBySideView(scene);
    case ViewMode::Reuse: return reuseView(scene);
    default: return singleView(scene);
    }
}

} // namespace tilescope
