#include "ui/canvas/overlays/boxes_overlay.h"

#include "ui/canvas/overlays/overlay_painting.h"
#include "ui/canvas/overlays/overlay_style.h"

#include <algorithm>
#include <array>

namespace tilescope
{

namespace
{

constexpr double smallest = 7; ///< view units: a box is not drawn smaller, so that it is found in a large picture
constexpr double gap = 3;      ///< view units between box and label

bool isOnPicture(const Box& box, const Scene& scene)
{
    if (box.width < 1 || box.height < 1)
        return false;
    const bool showsSource = scene.shownSlot() == PictureSlot::Source;
    return box.where == Box::Where::Both || (box.where == Box::Where::Source) == showsSource;
}

QRectF drawnRect(const Box& box, const ViewTransform& view)
{
    QRectF rect = view.toView(QRectF(box.x, box.y, box.width, box.height));
    const double growX = std::max(0.0, smallest - rect.width()) / 2;
    const double growY = std::max(0.0, smallest - rect.height()) / 2;
    return rect.adjusted(-growX, -growY, growX, growY);
}

/// Above, below, right or left of its box, inside the view and clear of what is already written; none when there is no
/// such place.
QRectF labelPlace(QSizeF size, const QRectF& box, const QRectF& view, const std::vector<QRectF>& taken)
{
    const double width = size.width(), height = size.height();
    constexpr double further = 18; // past the handles of a selection
    const std::array<QPointF, 8> places{QPointF(box.left() - 1, box.top() - gap - height),
                                        QPointF(box.left() - 1, box.bottom() + gap),
                                        QPointF(box.right() + gap, box.top()),
                                        QPointF(box.left() - gap - width, box.top()),
                                        QPointF(box.right() + 1 - width, box.top() - gap - height),
                                        QPointF(box.right() + 1 - width, box.bottom() + gap),
                                        QPointF(box.right() + further, box.center().y() - height / 2),
                                        QPointF(box.left() - further - width, box.center().y() - height / 2)};
    for (const QPointF& place : places) {
        const QRectF rect(place, size);
        const auto covers = [&rect](const QRectF& other) { return other.intersects(rect); };
        if (view.contains(rect) && std::none_of(taken.begin(), taken.end(), covers))
            return rect;
    }
    return {};
}

} // namespace

bool BoxesOverlay::isVisible(const Scene& scene) const
{
    return scene.overlays.boxes && scene.annotations() && !scene.annotations()->boxes.empty();
}

void BoxesOverlay::paint(QPainter& painter, const Scene& scene) const
{
    const QRectF view(QPointF(0, 0), scene.view.viewSize());
    struct Seen {
        QRectF rect;
        QString label;
        bool isSelection = false; ///< drawn already, with its handles
    };
    std::vector<Seen> seen;
    for (const Box& box : scene.annotations()->boxes) {
        if (!isOnPicture(box, scene))
            continue;
        const QRectF rect = drawnRect(box, scene.view);
        if (rect.intersects(view))
            seen.push_back({rect, QString::fromStdString(box.label),
                            scene.isSelectable && scene.selection == QRect(box.x, box.y, box.width, box.height)});
    }
    for (auto box = seen.rbegin(); box != seen.rend(); ++box) { // the first comes to lie on top
        if (!box->isSelection)
            drawOutline(painter, box->rect, overlay_style::boxLine, 2);
    }

    std::vector<QRectF> taken;
    for (const Seen& box : seen)
        taken.push_back(box.isSelection ? box.rect.adjusted(-12, -12, 12, 12) : box.rect); // and its handles
    QFont font = painter.font();
    font.setBold(true);
    painter.setFont(font);
    const QFontMetricsF metrics(font);
    for (const Seen& box : seen) {
        if (box.label.isEmpty())
            continue;
        const QRectF place = labelPlace(plateSize(metrics, box.label), box.rect, view, taken);
        if (place.isEmpty())
            continue;
        drawPlateText(painter, place, box.label);
        taken.push_back(place);
    }
}

} // namespace tilescope
