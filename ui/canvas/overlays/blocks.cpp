#include "ui/canvas/overlays/overlays.h"

#include "ui/canvas/overlays/block_placement.h"
#include "ui/canvas/overlays/block_zoom.h"
#include "ui/canvas/overlays/overlay_painting.h"
#include "ui/canvas/overlays/overlay_style.h"
#include "ui/translation.h"

#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

namespace tilescope
{

namespace
{

/// Opacity of lines at this distance: the closer they are, the more of the picture they would cover.
double strength(double distance)
{
    constexpr double faintest = 0.45, fullAt = 20;
    return faintest + (1 - faintest) * std::clamp((distance - closestLines) / (fullAt - closestLines), 0.0, 1.0);
}

/// The positions of the lines on one axis within the view, `step` pixels apart, and the end of what the blocks write.
std::vector<double> lines(double origin, double scale, int step, int writtenSide, double viewSide)
{
    std::vector<double> positions;
    const int first = std::max(0, static_cast<int>(std::floor(-origin / scale / step)));
    for (std::int64_t edge = std::int64_t{first} * step; edge < writtenSide; edge += step) {
        const double position = origin + static_cast<double>(edge) * scale;
        if (position > viewSide)
            break;
        positions.push_back(position);
    }
    positions.push_back(origin + writtenSide * scale);
    return positions;
}

QColor withOpacity(QColor colour, double opacity)
{
    colour.setAlphaF(static_cast<float>(opacity));
    return colour;
}

bool showsGrid(const Scene& scene)
{
    // Over the heat map of reads the grid would hide the very pixels that are read repeatedly.
    const bool hidesHeat = scene.shownMode() == ViewMode::Reuse && scene.view.scale() < 8;
    return scene.overlays.grid && scene.overlays.tiles && !hidesHeat && scene.report && !scene.resultSize().isEmpty() &&
           scene.report->geometry.blockWidth > 0 && scene.report->geometry.blockHeight > 0 && scene.showsResultPlaces();
}

void paintGrid(QPainter& painter, const Scene& scene)
{
    const TileGeometry& geometry = scene.report->geometry;
    const ViewTransform& view = scene.view;
    const QRect written = writtenPixels(scene);
    const QRectF area = view.toView(QRectF(written)).intersected(QRectF(QPointF(0, 0), view.viewSize()));
    if (area.isEmpty())
        return;
    const double pixel = 1 / view.devicePixelRatio();
    const double width = std::max(1.0, std::round(view.devicePixelRatio())) * pixel;
    const auto snapped = [pixel](double position) { return std::round(position / pixel) * pixel; };
    // A light line with a dark one beside it: one of the two is visible on any picture. Whole device pixels, no
    // smoothing.
    painter.setRenderHint(QPainter::Antialiasing, false);
    const auto drawPair = [&painter, width](const QRectF& light, QPointF towardsDark, double opacity) {
        painter.fillRect(light.translated(towardsDark * width), withOpacity(overlay_style::casing, 0.42 * opacity));
        painter.fillRect(light, withOpacity(overlay_style::gridLine, 0.42 * opacity));
    };
    const QPointF origin = view.toView(QPointF(written.topLeft()));
    const QSize step = QSize(geometry.blockWidth, geometry.blockHeight) *
                       gridStride({geometry.blockWidth, geometry.blockHeight}, view.scale());
    const double opacity = strength(std::min(step.width(), step.height()) * view.scale());
    for (double x : lines(origin.x(), view.scale(), step.width(), written.width(), area.right()))
        drawPair(QRectF(snapped(x), area.top(), width, area.height()), {-1, 0}, opacity);
    for (double y : lines(origin.y(), view.scale(), step.height(), written.height(), area.bottom()))
        drawPair(QRectF(area.left(), snapped(y), area.width(), width), {0, -1}, opacity);
}

constexpr double smallestPixelCell = 14; ///< view units a pixel from which each thread's pixel is outlined
constexpr double smallestLabel = 15;     ///< view units of height that a warp's number needs

void paintPixelCells(QPainter& painter, const QRectF& tile, const BlockPlacement& block, double scale)
{
    painter.setPen(QPen(QColor(255, 255, 255, 70), 1));
    for (int x = 1; x < block.threads.width; ++x)
        painter.drawLine(QPointF(tile.left() + x * scale, tile.top()), QPointF(tile.left() + x * scale, tile.bottom()));
    for (int y = 1; y < block.threads.height; ++y)
        painter.drawLine(QPointF(tile.left(), tile.top() + y * scale), QPointF(tile.right(), tile.top() + y * scale));
}

/// In the middle of the room. If it does not fit there: over the room, within `view`, or not at all if that is empty.
void paintLabel(QPainter& painter, int number, const QRectF& room, const QRectF& view = {})
{
    QFont font = painter.font();
    font.setPixelSize(static_cast<int>(std::clamp(room.height() * 0.42, 10.0, 22.0)));
    font.setBold(true);
    painter.setFont(font);
    const QString text = tr("warp %1").arg(number);
    const QSizeF size = QFontMetricsF(font).size(Qt::TextSingleLine, text) + QSizeF(10, 2);
    QRectF box(QPointF(0, 0), size);
    box.moveCenter(room.center());
    if (size.width() > room.width() || size.height() > room.height()) {
        if (view.isEmpty())
            return;
        constexpr double gap = 3;
        const double above = room.top() - gap - size.height();
        box.moveTop(above >= view.top() ? above : room.bottom() + gap);
        box.moveLeft(std::clamp(box.left(), view.left(), std::max(view.left(), view.right() - size.width())));
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(18, 22, 28, 170));
    painter.drawRoundedRect(box, 4, 4);
    painter.setPen(overlay_style::captionText);
    painter.drawText(box, Qt::AlignCenter, text);
}

/// Whether a step of a warp is shown, which has the warp's number at its pixels: those of a halo lie where another warp
/// writes.
bool showsStep(const Scene& scene)
{
    return std::ranges::any_of(scene.flashes, [](const AccessFlash& flash) { return flash.stays && flash.warp >= 0; });
}

/// Whether the warps have their numbers: values, and the number at a step, would overlap with them.
bool hasWarpNumbers(const Scene& scene)
{
    return !valuesOverlay.isVisible(scene) && !scene.isVeiled && !showsStep(scene);
}

/// Tints the warps of a block alternately if they are large enough to be told apart; adds their numbers if requested
/// and if they fit, and an outline of each pixel if pixels are large. Draws nothing if threads and pixels do not match
/// one to one.
void paintWarpsOf(QPainter& painter, const BlockPlacement& block, const ViewTransform& view, bool withNumbers)
{
    const double scale = view.scale();
    if (!block.onePixelPerThread || scale < smallestWarpPixel)
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (int number = 0; number < block.warpCount(); ++number) {
        QColor tint = number % 2 == 0 ? overlay_style::warpEven : overlay_style::warpOdd;
        tint.setAlpha(number % 2 == 0 ? 70 : 105);
        for (const QRect& part : block.warp(number))
            painter.fillRect(view.toView(QRectF(part)), tint);
    }
    if (scale >= smallestPixelCell)
        paintPixelCells(painter, view.toView(QRectF(block.tile)), block, scale);
    painter.setRenderHint(QPainter::Antialiasing);
    for (int number = 0; withNumbers && number < block.warpCount(); ++number) {
        const std::vector<QRect> parts = block.warp(number);
        const auto area = [](const QRect& part) { return part.width() * part.height(); };
        const QRect largest = *std::max_element(parts.begin(), parts.end(),
                                                [&area](const QRect& a, const QRect& b) { return area(a) < area(b); });
        const QRectF room = view.toView(QRectF(largest)).intersected(QRectF(QPointF(0, 0), view.viewSize()));
        if (room.height() >= smallestLabel)
            paintLabel(painter, number, room);
    }
    painter.restore();
}

bool showsAllWarps(const Scene& scene)
{
    return scene.overlays.tiles && scene.overlays.mode == OverlayMode::Warps && showsWarps(scene);
}

void paintWarps(QPainter& painter, const Scene& scene)
{
    const QRect blocks = blocksInView(scene);
    const bool hasNumbers = hasWarpNumbers(scene);
    painter.setClipRect(scene.view.toView(QRectF(writtenPixels(scene))), Qt::IntersectClip);
    for (int y = blocks.top(); y <= blocks.bottom(); ++y)
        for (int x = blocks.left(); x <= blocks.right(); ++x)
            paintWarpsOf(painter, blockOfIndex(scene, {x, y}), scene.view, hasNumbers);
}

bool showsLanes(const Scene& scene)
{
    return scene.overlays.tiles && scene.overlays.mode == OverlayMode::Lanes && showsWarps(scene) &&
           scene.view.scale() >= smallestLanePixel;
}

QFont laneFont(QFont font, double scale)
{
    font.setPixelSize(static_cast<int>(std::clamp(scale * 0.24, 8.0, 12.0)));
    return font;
}

/// In a corner of each pixel, as its value may be written under it.
void paintLaneNumbers(QPainter& painter, const BlockPlacement& block, const Scene& scene, const QRect& seen)
{
    painter.setFont(laneFont(painter.font(), scene.view.scale()));
    const QFontMetricsF metrics(painter.font());
    const QSizeF plate(metrics.horizontalAdvance(QStringLiteral("00")) + 3, roomForLanes(scene) - 1);
    const QRect pixels = block.tile.intersected(seen);
    for (int y = pixels.top(); y <= pixels.bottom(); ++y)
        for (int x = pixels.left(); x <= pixels.right(); ++x) {
            const int thread = (y - block.tile.y()) * block.threads.width + x - block.tile.x();
            const QRectF box(scene.view.toView(QPointF(x, y)) + QPointF(1, 1), plate);
            painter.fillRect(box, QColor(18, 22, 28, 190));
            painter.setPen(overlay_style::captionText);
            painter.drawText(box, Qt::AlignCenter | Qt::TextSingleLine, QString::number(thread % 32));
        }
}

void paintLanes(QPainter& painter, const Scene& scene)
{
    const QRectF view(QPointF(0, 0), scene.view.viewSize());
    const QRect seen = QRect(scene.view.pixelAt(view.topLeft()), scene.view.pixelAt(view.bottomRight()))
                           .intersected(writtenPixels(scene));
    const QRect blocks = blocksInView(scene);
    painter.setClipRect(scene.view.toView(QRectF(seen)), Qt::IntersectClip);
    for (int y = blocks.top(); y <= blocks.bottom(); ++y)
        for (int x = blocks.left(); x <= blocks.right(); ++x) {
            const BlockPlacement block = blockOfIndex(scene, {x, y});
            paintWarpsOf(painter, block, scene.view, false);
            paintLaneNumbers(painter, block, scene, seen);
        }
}

constexpr double smallestCell = 1.5; ///< view units a place from which it has its own colour
constexpr double smallestLine = 9;   ///< view units a pixel from which lines lead to it

QColor colourAt(const Image& image, QPoint pixel)
{
    if (image.format() == PixelFormat::Float32)
        return overlay_style::haloLine;
    const int channels = channelCount(image.format());
    const auto* value = image.row<std::uint8_t>(pixel.y()) + static_cast<std::ptrdiff_t>(pixel.x()) * channels;
    return channels == 3 ? QColor(value[0], value[1], value[2]) : QColor(value[0], value[0], value[0]);
}

/// The four strips around the picture that halos reach.
std::array<QRect, 4> strips(QSize picture, int haloX, int haloY)
{
    const int width = picture.width() + 2 * haloX;
    return {QRect(-haloX, -haloY, width, haloY), QRect(-haloX, picture.height(), width, haloY),
            QRect(-haloX, 0, haloX, picture.height()), QRect(picture.width(), 0, haloX, picture.height())};
}

void paintPlaces(QPainter& painter, const Scene& scene, const QRect& strip, BorderKind kind)
{
    const QSizeF size = scene.view.viewSize();
    const QRect seen = QRectF(scene.view.toImage({0, 0}), scene.view.toImage({size.width(), size.height()}))
                           .toAlignedRect()
                           .intersected(strip);
    if (seen.isEmpty())
        return;
    if (scene.view.scale() < smallestCell || !scene.source.host) {
        painter.fillRect(scene.view.toView(QRectF(seen)), withAlpha(overlay_style::haloLine, 150));
        return;
    }
    for (int y = seen.top(); y <= seen.bottom(); ++y)
        for (int x = seen.left(); x <= seen.right(); ++x) {
            const std::optional<QPoint> from = readFrom({x, y}, scene.source.size(), kind);
            painter.fillRect(scene.view.toView(QRectF(x, y, 1, 1)),
                             from ? colourAt(*scene.source.host, *from) : QColor(Qt::black));
        }
    painter.fillRect(scene.view.toView(QRectF(seen)), withAlpha(overlay_style::haloLine, 70));
}

void paintLines(QPainter& painter, const Scene& scene, const BlockPlacement& block, BorderKind kind)
{
    const QSize picture = scene.resultSize();
    painter.setRenderHint(QPainter::Antialiasing);
    for (int y = block.reach.top(); y <= block.reach.bottom(); ++y)
        for (int x = block.reach.left(); x <= block.reach.right(); ++x) {
            const std::optional<QPoint> from = readFrom({x, y}, picture, kind);
            if (!from || *from == QPoint(x, y))
                continue;
            const QPointF begin = scene.view.toView(QRectF(x, y, 1, 1)).center();
            const QPointF end = scene.view.toView(QRectF(*from, QSizeF(1, 1))).center();
            for (const auto& [width, colour] :
                 {std::pair{3.2, withAlpha(overlay_style::casing, 170)}, std::pair{1.4, overlay_style::haloLine}}) {
                painter.setPen(QPen(colour, width));
                painter.drawLine(begin, end);
            }
            painter.setPen(Qt::NoPen);
            painter.setBrush(overlay_style::haloLine);
            painter.drawEllipse(end, 2.6, 2.6);
        }
}

bool showsBorder(const Scene& scene)
{
    return scene.overlays.tiles && scene.overlays.mode == OverlayMode::Border && scene.report && scene.sharesPlaces() &&
           scene.resultSize() == scene.source.size() && borderKind(scene.report->recipe);
}

void paintBorder(QPainter& painter, const Scene& scene)
{
    const BorderKind kind = *borderKind(scene.report->recipe);
    const TileGeometry& geometry = scene.report->geometry;
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (const QRect& strip : strips(scene.resultSize(), geometry.haloX, geometry.haloY))
        paintPlaces(painter, scene, strip, kind);
    if (const std::optional<BlockPlacement> block = hoveredBlock(scene);
        block && scene.overlays.block && scene.view.scale() >= smallestLine)
        paintLines(painter, scene, *block, kind);
}

QPainterPath pathOf(const QRectF& rect)
{
    QPainterPath path;
    path.addRect(rect);
    return path;
}

void hatch(QPainter& painter, const QPainterPath& area, QColor colour)
{
    if (area.isEmpty())
        return;
    painter.save();
    painter.setClipPath(area, Qt::IntersectClip);
    painter.fillRect(area.boundingRect(), withAlpha(overlay_style::casing, 120));
    drawObliqueLines(painter, area.boundingRect(), colour);
    painter.restore();
}

bool showsBlock(const Scene& scene)
{
    return scene.overlays.block && scene.overlays.tiles && blockToDraw(scene).has_value();
}

void paintBlock(QPainter& painter, const Scene& scene)
{
    const BlockPlacement block = *blockToDraw(scene);
    const ViewTransform& view = scene.view;
    const QRectF seen = QRectF(QPointF(0, 0), view.viewSize()).adjusted(-40, -40, 40, 40);
    const QRectF tile = view.toView(QRectF(block.tile));
    const QRectF reach = view.toView(QRectF(block.reach));
    if (scene.overlays.mode != OverlayMode::Halo) { // that mode draws the block itself
        if (block.reach != block.tile && scene.overlays.mode == OverlayMode::Border)
            drawOutline(painter, reach, overlay_style::haloLine, 1);
        drawOutline(painter, tile, overlay_style::tileLine, 1.5);
        return;
    }
    const QPainterPath picture = pathOf(view.toView(QRectF(block.picture)).intersected(seen));
    const QPainterPath seenReach = pathOf(reach.intersected(seen));

    const QPainterPath halo = seenReach.subtracted(pathOf(tile)).intersected(picture);
    painter.fillPath(halo, withAlpha(overlay_style::haloLine, 84));
    paintWarpsOf(painter, block, view, hasWarpNumbers(scene));
    // Outside the picture: halo read from clamped coordinates, and threads that have no pixel to write.
    const QPainterPath outside = seenReach.subtracted(picture);
    hatch(painter, outside.subtracted(pathOf(tile)), overlay_style::haloLine);
    hatch(painter, outside.intersected(pathOf(tile)), overlay_style::tileLine);
    const bool isSmall = std::min(tile.width(), tile.height()) < 24; // a strong line would cover it
    if (block.reach != block.tile)
        drawOutline(painter, reach, overlay_style::haloLine, isSmall ? 1 : 1.5);
    drawOutline(painter, tile, overlay_style::tileLine, isSmall ? 1.25 : 2.5);
}

constexpr double smallestChosen = 9; ///< view units: visible even if blocks are tiny

/// A corner mark with a stroke towards each of its neighbours.
void drawCorner(QPainter& painter, QPointF at, double right, double down, double length)
{
    const QPointF points[] = {at + QPointF(right * length, 0), at, at + QPointF(0, down * length)};
    painter.setPen(QPen(withAlpha(overlay_style::casing, 220), 6, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawPolyline(points, 3);
    painter.setPen(QPen(overlay_style::chosenLine, 3, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawPolyline(points, 3);
}

bool showsChosenBlock(const Scene& scene) { return scene.chosenBlock && blockOf(scene, *scene.chosenBlock); }

void paintChosenBlock(QPainter& painter, const Scene& scene)
{
    QRectF rect = scene.view.toView(QRectF(blockOf(scene, *scene.chosenBlock)->tile));
    const double grow = std::max(0.0, smallestChosen - std::min(rect.width(), rect.height())) / 2 + 1.5;
    rect.adjust(-grow, -grow, grow, grow);
    drawOutline(painter, rect, overlay_style::chosenLine, 1.2);
    const double length = std::clamp(std::min(rect.width(), rect.height()) / 4, 3.0, 14.0);
    painter.setBrush(Qt::NoBrush);
    drawCorner(painter, rect.topLeft(), 1, 1, length);
    drawCorner(painter, rect.topRight(), -1, 1, length);
    drawCorner(painter, rect.bottomLeft(), 1, -1, length);
    drawCorner(painter, rect.bottomRight(), -1, -1, length);
}

bool showsAccesses(const Scene& scene) { return !scene.flashes.empty(); }

void paintAccesses(QPainter& painter, const Scene& scene)
{
    const QRectF seen(QPointF(0, 0), scene.view.viewSize());
    for (const AccessFlash& flash : scene.flashes) {
        if (!(flash.isOfSource ? scene.showsSourcePlaces() : scene.showsResultPlaces()))
            continue;
        const QColor colour = flash.isStore ? overlay_style::storeFlash : overlay_style::loadFlash;
        const double strength = std::clamp(flash.strength, 0.0, 1.0);
        QRectF shown; // of what stays
        for (const QRect& pixels : flash.pixels) {
            QRectF rect = scene.view.toView(QRectF(pixels));
            const double grow = std::max(0.0, 2 - std::min(rect.width(), rect.height())) / 2; // visible from afar
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
            shown |= rect;
        }
        if (!shown.isEmpty() && flash.warp >= 0)
            paintLabel(painter, flash.warp, shown, seen);
    }
}

} // namespace

double roomForLanes(const Scene& scene)
{
    constexpr double lineHeight = 1.15; // of a font's pixel size: digits have no descenders
    return showsLanes(scene) ? std::ceil(laneFont({}, scene.view.scale()).pixelSize() * lineHeight) + 1 : 0;
}

const Overlay gridOverlay{showsGrid, paintGrid};
const Overlay warpsOverlay{showsAllWarps, paintWarps};
const Overlay lanesOverlay{showsLanes, paintLanes, true};
const Overlay borderOverlay{showsBorder, paintBorder};
const Overlay blockOverlay{showsBlock, paintBlock};
const Overlay chosenBlockOverlay{showsChosenBlock, paintChosenBlock};
const Overlay accessesOverlay{showsAccesses, paintAccesses};

} // namespace tilescope
