#include "ui/canvas/overlays/access_overlay.h"

#include "ui/canvas/overlays/overlay_painting.h"
#include "ui/canvas/overlays/overlay_style.h"

#include <algorithm>
#include <cmath>

namespace tilescope
{

bool AccessOverlay::isVisible(const Scene& scene) const { return !scene.flashes.empty(); }

void AccessOverlay::paint(QPainter& painter, const Scene& scene) const
{
    const QRectF seen(QPointF(0, 0), scene.view.viewSize());
    for (const AccessFlash& flash : scene.flashes) {
        if (!(flash.isOfSource ? scene.showsSourcePlaces() : scene.showsResultPlaces()))
            continue;
        const QColor colour = flash.isStore ? overlay_style::storeFlash : overlay_style::loadFlash;
        const double strength = std::clamp(flash.strength, 0.0, 1.0);
        for (const QRect& pixels : flash.pixels) {
            QRectF rect = scene.view.toView(QRectF(pixels));
            const double grow = std::max(0.0, 2 - std::min(rect.width(), rect.height())) / 2; // still seen from afar
            rect.adjust(-grow, -grow, grow, grow);
            if (!rect.intersects(seen))
                continue;
            painter.fillRect(rect, withAlpha(colour, static_cast<int>(std::lround(170 * strength))));
            if (!flash.stays)
                continue;
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(withAlpha(overlay_style::casing, 200), 3));
            painter.drawRect(rect);
            painter.setPen(QPen(colour, 1.4));
            painter.drawRect(rect);
        }
    }
}

} // namespace tilescope
