#include "ui/canvas/block_arrow.h"

#include "ui/canvas/overlays/block_placement.h"
#include "ui/translation.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace tilescope
{

BlockArrow::BlockArrow(QWidget* canvas) : QToolButton(canvas)
{
    setProperty("role", QStringLiteral("field")); // with a ground, over any picture
    setFocusPolicy(Qt::NoFocus);
    setCursor(Qt::PointingHandCursor);
    setToolTip(tr("Show the block that is stepped through"));
    hide();
}

/// Of eight, clockwise from the right.
static QChar arrowTo(QPointF direction)
{
    constexpr char16_t arrows[] = {u'→', u'↘', u'↓', u'↙', u'←', u'↖', u'↑', u'↗'};
    const double turn = std::atan2(direction.y(), direction.x()) / (2 * std::numbers::pi);
    return arrows[(static_cast<int>(std::lround(turn * 8)) + 8) % 8];
}

void BlockArrow::point(const Scene& scene)
{
    const bool hasOneView = scene.shownMode() != ViewMode::SideBySide;
    const bool draws = scene.overlays.tiles && scene.overlays.block && scene.chosenBlock && hasOneView &&
                       scene.report && scene.showsResultPlaces() && !scene.isOutdated();
    const auto block = draws ? blockOf(scene, *scene.chosenBlock) : std::nullopt;
    const QRectF room(parentWidget()->rect());
    const QRectF seen = block ? scene.view.toView(QRectF(block->tile)) : QRectF();
    setVisible(block && !room.intersects(seen));
    if (isHidden())
        return;
    const QPointF way = seen.center() - room.center();
    setText(tr("%1 block (%2, %3)").arg(arrowTo(way)).arg(block->index.x()).arg(block->index.y()));
    adjustSize();
    constexpr double margin = 12;
    const QSizeF half = QSizeF(size()) / 2 + QSizeF(margin, margin);
    const double share = std::min(way.x() == 0 ? 1.0 : (room.width() / 2 - half.width()) / std::abs(way.x()),
                                  way.y() == 0 ? 1.0 : (room.height() / 2 - half.height()) / std::abs(way.y()));
    move((room.center() + way * std::clamp(share, 0.0, 1.0) - QRectF(rect()).center()).toPoint());
    raise();
}

} // namespace tilescope
