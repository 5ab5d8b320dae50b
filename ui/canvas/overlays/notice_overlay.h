#pragma once

#include "ui/canvas/overlays/overlay.h"

#include <QString>

namespace tilescope
{

/// Says why the view that was asked for is not the one that is seen, or that the picture is of earlier settings.
class NoticeOverlay : public Overlay
{
public:
    bool isVisible(const Scene& scene) const override;
    void paint(QPainter& painter, const Scene& scene) const override;
};

/// A sentence or two; empty when what was asked for is seen as the present settings make it, or there is no result yet.
QString viewNotice(const Scene& scene);

} // namespace tilescope
