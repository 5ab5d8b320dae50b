#pragma once

#include "ui/canvas/overlays/overlay.h"

namespace tilescope
{

/// What a fitted picture should leave free at the view's right and bottom for the profiles that are seen.
QSizeF roomForProfiles(const Scene& scene);

/// The operation's numbers for columns and rows, along the picture's bottom and right edges: beside the picture
/// where the view has room, else over it.
class ProfilesOverlay : public Overlay
{
public:
    bool isVisible(const Scene& scene) const override;
    void paint(QPainter& painter, const Scene& scene) const override;
};

} // namespace tilescope
