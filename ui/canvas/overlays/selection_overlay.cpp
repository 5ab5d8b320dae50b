#include "ui/canvas/overlays/selection_overlay.h"

#include "ui/canvas/overlays/overlay_painting.h"
#include "ui/canvas/overlays/overlay_style.h"
#include "ui/canvas/selection_tool.h"

namespace tilescope
{

bool SelectionOverlay::isVisible(const Scene& scene) const
{
    return scene.isSelectable && scene.selection && !scene.source.isEmpty() && scene.showsSourcePlaces();
}

void SelectionOverlay::paint(QPainter& painter, const Scene& scene) const
{
    using Part = SelectionTool::Part;
    const QRect& selection = *scene.selection;
    const QRectF rect = scene.view.toView(QRectF(selection));
    drawOutline(painter, rect, overlay_style::tileLine, 2);
    painter.setPen(QPen(overlay_style::selectionLine, 2, Qt::CustomDashLine, Qt::FlatCap, Qt::MiterJoin));
    QPen dashes = painter.pen();
    dashes.setDashPattern({3, 3});
    painter.setPen(dashes);
    painter.drawRect(rect);
    painter.setPen(QPen(overlay_style::casing, 1.5));
    painter.setBrush(overlay_style::selectionLine);
    for (const Part corner : {Part::TopLeft, Part::TopRight, Part::BottomLeft, Part::BottomRight})
        painter.drawRect(SelectionTool::handle(corner, selection, scene.view).adjusted(1, 1, -1, -1));
    if (!scene.isSelecting)
        return;
    const QString text = QStringLiteral("%1 × %2 at (%3, %4)")
                             .arg(selection.width())
                             .arg(selection.height())
                             .arg(selection.x())
                             .arg(selection.y());
    const QSizeF size = plateSize(QFontMetricsF(painter.font()), text);
    QRectF place(QPointF(rect.left(), rect.bottom() + 14), size);
    if (place.bottom() > scene.view.viewSize().height())
        place.moveBottom(rect.top() - 14);
    drawPlateText(painter, place, text);
}

} // namespace tilescope
