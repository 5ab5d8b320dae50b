#include "ui/canvas/overlays/overlays.h"

#include "ui/canvas/overlays/overlay_painting.h"
#include "ui/canvas/overlays/overlay_style.h"
#include "ui/translation.h"

#include <QPolygonF>
#include <QRegion>

#include <algorithm>
#include <array>
#include <cmath>

namespace tilescope
{

namespace
{

/// In whole view units. Adjacent hatches of a row are merged first: a large matrix has many thousand tiles.
QRegion regionOf(const std::vector<Hatch>& hatches, const ViewTransform& view)
{
    const QRect seen = QRectF(QPointF(0, 0), view.viewSize()).toAlignedRect();
    QRegion region;
    for (std::size_t index = 0; index < hatches.size();) {
        Hatch row = hatches[index++];
        while (index < hatches.size() && hatches[index].y == row.y && hatches[index].height == row.height &&
               hatches[index].x == row.x + row.width)
            row.width += hatches[index++].width;
        const QRectF rect = view.toView(QRectF(row.x, row.y, row.width, row.height));
        const QPoint from(qRound(rect.left()), qRound(rect.top())), end(qRound(rect.right()), qRound(rect.bottom()));
        region += QRect(from, end - QPoint(1, 1)).intersected(seen);
    }
    return region;
}

bool showsHatches(const Scene& scene)
{
    return scene.overlays.grid && scene.shownSlot() == PictureSlot::Result && scene.annotations() &&
           !scene.annotations()->hatches.empty();
}

void paintHatches(QPainter& painter, const Scene& scene)
{
    const QRegion region = regionOf(scene.annotations()->hatches, scene.view);
    if (region.isEmpty())
        return;
    const QRectF bounds = region.boundingRect();
    painter.setClipRegion(region, Qt::IntersectClip);
    painter.fillRect(bounds, withAlpha(overlay_style::casing, 70));
    painter.translate(1.2, 1.2); // a dark line beside each light one
    drawObliqueLines(painter, bounds, withAlpha(overlay_style::casing, 130));
    painter.translate(-1.2, -1.2);
    drawObliqueLines(painter, bounds, withAlpha(overlay_style::gridLine, 170));
}

constexpr double bandGap = 3;                   ///< view units between the picture and a band beside it
constexpr double thinnest = 40, thickest = 110; ///< of a band
constexpr double shareOfPicture = 0.16;         ///< a band's thickness, so that it grows with the zoom
constexpr double shareOfView = 0.25;            ///< a band covers at most this share of the view

/// Start and thickness of the band on the axis across it.
struct Across {
    double from = 0, thickness = 0;
};

Across placeAcross(double pictureFrom, double pictureEnd, double viewEnd)
{
    const double seen = std::min(pictureEnd, viewEnd) - std::max(pictureFrom, 0.0);
    const double wanted = std::clamp(shareOfPicture * (pictureEnd - pictureFrom), thinnest, thickest);
    const double room = viewEnd - pictureEnd - 2 * bandGap;
    if (room >= thinnest)
        return {pictureEnd + bandGap, std::min(wanted, room)};
    const double thickness = std::min(wanted, shareOfView * seen);
    return {std::min(pictureEnd, viewEnd) - thickness, thickness};
}

QRectF bandOf(const Profile& profile, const QRectF& picture, QSizeF view)
{
    if (profile.edge == Profile::Edge::Bottom) {
        const Across across = placeAcross(picture.top(), picture.bottom(), view.height());
        const double left = std::max(picture.left(), 0.0);
        return {left, across.from, std::min(picture.right(), view.width()) - left, across.thickness};
    }
    const Across across = placeAcross(picture.left(), picture.right(), view.width());
    const double top = std::max(picture.top(), 0.0);
    return {across.from, top, across.thickness, std::min(picture.bottom(), view.height()) - top};
}

float finite(float value) { return std::isfinite(value) ? value : 0.0F; }

/// The largest value of the columns or rows that this stretch of the picture covers.
float largestBetween(const std::vector<float>& values, double from, double end)
{
    const auto count = static_cast<double>(values.size());
    const auto first = static_cast<std::size_t>(std::clamp(std::floor(from), 0.0, count - 1));
    const auto last = static_cast<std::size_t>(std::clamp(std::ceil(end) - 1, static_cast<double>(first), count - 1));
    float largest = finite(values[first]);
    for (std::size_t i = first + 1; i <= last; ++i)
        largest = std::max(largest, finite(values[i]));
    return largest;
}

/// One point for each view unit. A column's value grows upwards from the band's base, a row's to the right.
QPolygonF outlineOf(const Profile& profile, const QRectF& band, const ViewTransform& view, double full)
{
    const bool isBottom = profile.edge == Profile::Edge::Bottom;
    const double from = isBottom ? band.left() : band.top();
    const double end = isBottom ? band.right() : band.bottom();
    const double origin = isBottom ? view.origin().x() : view.origin().y();
    QPolygonF polygon;
    const auto add = [&](double along, double height) {
        const double reach = std::clamp(height / full, 0.0, 1.0) * ((isBottom ? band.height() : band.width()) - 2);
        polygon << (isBottom ? QPointF(along, band.bottom() - reach) : QPointF(band.left() + reach, along));
    };
    add(from, 0);
    for (double along = from; along < end; along += 1) {
        const double next = std::min(along + 1, end);
        const double value = static_cast<double>(
            largestBetween(profile.values, (along - origin) / view.scale(), (next - origin) / view.scale()));
        add(along, value);
        add(next, value);
    }
    add(end, 0);
    return polygon;
}

/// As much as there is room for: the title and the full height give way to the largest value.
QString labelOf(const Profile& profile, std::size_t peak, double full, const QFontMetricsF& metrics, double room)
{
    const double largest = static_cast<double>(finite(profile.values[peak]));
    const QString most = tr("max %1 at %2").arg(shortNumber(largest)).arg(peak);
    const QString named = profile.title.empty() ? most : translated(profile.title) + QStringLiteral(" · ") + most;
    const QString whole = full > largest * 1.001 ? named + tr(" · full height %1").arg(shortNumber(full)) : named;
    for (const QString& label : {whole, named})
        if (plateSize(metrics, label).width() <= room)
            return label;
    return most;
}

void paintProfile(QPainter& painter, const Profile& profile, const QRectF& band, bool isOverPicture,
                  const ViewTransform& view)
{
    const auto less = [](float left, float right) { return finite(left) < finite(right); };
    const auto peak = std::max_element(profile.values.begin(), profile.values.end(), less);
    const double largest = static_cast<double>(finite(*peak));
    const double declared = static_cast<double>(finite(profile.maximum));
    const double full = declared > 0 ? declared : largest > 0 ? largest : 1;
    painter.fillRect(band, withAlpha(overlay_style::casing, isOverPicture ? 120 : 165));
    painter.setClipRect(band);
    painter.setBrush(withAlpha(overlay_style::profileFill, isOverPicture ? 80 : 190));
    painter.setPen(QPen(overlay_style::captionText, 1));
    painter.drawPolygon(outlineOf(profile, band, view, full));

    const bool isBottom = profile.edge == Profile::Edge::Bottom;
    const auto index = static_cast<std::size_t>(peak - profile.values.begin());
    const double along =
        (isBottom ? view.origin().x() : view.origin().y()) + (static_cast<double>(index) + 0.5) * view.scale();
    const double reach = std::clamp(largest / full, 0.0, 1.0);
    const QPointF tip = isBottom ? QPointF(along, band.bottom() - reach * (band.height() - 2))
                                 : QPointF(band.left() + reach * (band.width() - 2), along);
    painter.setBrush(overlay_style::haloLine);
    painter.setPen(QPen(overlay_style::casing, 1));
    painter.drawEllipse(tip, 4, 4);
    painter.setClipping(false);

    // Beside the band if there is room, else at the profile's base, where it hides no peak.
    const QFontMetricsF metrics(painter.font());
    const double length = isBottom ? band.width() : band.height();
    const QString label = labelOf(profile, index, full, metrics, length - 8);
    const QSizeF size = plateSize(metrics, label);
    const double beside = isBottom ? view.viewSize().height() - band.bottom() : view.viewSize().width() - band.right();
    const bool fits = beside >= size.height() + 2 * bandGap;
    if (isBottom) {
        const double top = band.bottom() + (fits ? bandGap : -4 - size.height());
        drawPlateText(painter, QRectF(QPointF(band.left() + 4, top), size), label);
        return;
    }
    painter.translate(fits ? band.right() + bandGap : band.left() + 4, band.top() + 4 + size.width()); // reads upwards
    painter.rotate(-90);
    drawPlateText(painter, QRectF(QPointF(0, 0), size), label);
}

bool showsProfiles(const Scene& scene)
{
    return scene.overlays.profiles && scene.annotations() && !scene.annotations()->profiles.empty() &&
           scene.showsResultPlaces();
}

void paintProfiles(QPainter& painter, const Scene& scene)
{
    const ViewTransform& view = scene.view;
    const QRectF picture = view.toView(QRectF(QPointF(0, 0), QSizeF(scene.resultSize())));
    for (const Profile& profile : scene.annotations()->profiles) {
        if (profile.values.empty())
            continue;
        const QRectF band = bandOf(profile, picture, view.viewSize());
        if (band.width() < 8 || band.height() < 8)
            continue;
        painter.save();
        paintProfile(painter, profile, band, band.intersects(picture), view);
        painter.restore();
    }
}

constexpr double smallestBox = 7; ///< view units: smaller boxes are enlarged to this, to be visible in a large picture
constexpr double labelGap = 3;    ///< view units between box and label

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
    const double growX = std::max(0.0, smallestBox - rect.width()) / 2;
    const double growY = std::max(0.0, smallestBox - rect.height()) / 2;
    return rect.adjusted(-growX, -growY, growX, growY);
}

/// Above, below, right or left of its box, inside the view and clear of existing labels; none if there is no such
/// place.
QRectF labelPlace(QSizeF size, const QRectF& box, const QRectF& view, const std::vector<QRectF>& taken)
{
    const double width = size.width(), height = size.height();
    constexpr double further = 18; // beyond the handles of a selection
    const std::array<QPointF, 8> places{QPointF(box.left() - 1, box.top() - labelGap - height),
                                        QPointF(box.left() - 1, box.bottom() + labelGap),
                                        QPointF(box.right() + labelGap, box.top()),
                                        QPointF(box.left() - labelGap - width, box.top()),
                                        QPointF(box.right() + 1 - width, box.top() - labelGap - height),
                                        QPointF(box.right() + 1 - width, box.bottom() + labelGap),
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

bool showsBoxes(const Scene& scene)
{
    return scene.overlays.boxes && scene.annotations() && !scene.annotations()->boxes.empty();
}

void paintBoxes(QPainter& painter, const Scene& scene)
{
    const QRectF view(QPointF(0, 0), scene.view.viewSize());
    struct Seen {
        QRectF rect;
        QString label;
        bool isSelection = false; ///< drawn elsewhere, with its handles
    };
    std::vector<Seen> seen;
    for (const Box& box : scene.annotations()->boxes) {
        if (!isOnPicture(box, scene))
            continue;
        const QRectF rect = drawnRect(box, scene.view);
        if (rect.intersects(view))
            seen.push_back({rect, translated(box.label),
                            scene.isSelectable && scene.selection == QRect(box.x, box.y, box.width, box.height)});
    }
    for (auto box = seen.rbegin(); box != seen.rend(); ++box) { // the first is drawn on top
        if (!box->isSelection)
            drawOutline(painter, box->rect, overlay_style::boxLine, 2);
    }

    std::vector<QRectF> taken;
    for (const Seen& box : seen)
        taken.push_back(box.isSelection ? box.rect.adjusted(-12, -12, 12, 12) : box.rect); // including its handles
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

} // namespace

const Overlay hatchesOverlay{showsHatches, paintHatches, true};
const Overlay profilesOverlay{showsProfiles, paintProfiles, true};
const Overlay boxesOverlay{showsBoxes, paintBoxes, true};

QSizeF roomForProfiles(const Scene& scene)
{
    constexpr double room = 72;
    QSizeF size(0, 0);
    if (!showsProfiles(scene))
        return size;
    for (const Profile& profile : scene.annotations()->profiles) {
        if (profile.edge == Profile::Edge::Bottom)
            size.setHeight(room);
        else
            size.setWidth(room);
    }
    return size;
}

} // namespace tilescope
