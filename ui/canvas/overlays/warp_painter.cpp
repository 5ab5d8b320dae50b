#include "ui/canvas/overlays/warp_painter.h"

#include "ui/canvas/overlays/overlay_style.h"

#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace tilescope
{

namespace
{

constexpr double smallestWarpRow = 2.5;  ///< view units of a pixel from which warps are tinted
constexpr double smallestPixelCell = 14; ///< view units of a pixel from which each thread's pixel is outlined
constexpr double smallestLabel = 15;     ///< view units of height that a warp's number needs

void paintPixelCells(QPainter& painter, const QRectF& tile, const BlockPlacement& block, double scale)
{
    painter.setPen(QPen(QColor(255, 255, 255, 70), 1));
    for (int x = 1; x < block.threads.width; ++x)
        painter.drawLine(QPointF(tile.left() + x * scale, tile.top()), QPointF(tile.left() + x * scale, tile.bottom()));
    for (int y = 1; y < block.threads.height; ++y)
        painter.drawLine(QPointF(tile.left(), tile.top() + y * scale), QPointF(tile.right(), tile.top() + y * scale));
}

void paintLabel(QPainter& painter, int number, const QRectF& room)
{
    QFont font = painter.font();
    font.setPixelSize(static_cast<int>(std::clamp(room.height() * 0.42, 10.0, 22.0)));
    font.setBold(true);
    painter.setFont(font);
    const QString text = QStringLiteral("warp %1").arg(number);
    const QSizeF size = QFontMetricsF(font).size(Qt::TextSingleLine, text) + QSizeF(10, 2);
    if (size.width() > room.width() || size.height() > room.height())
        return;
    QRectF box(QPointF(0, 0), size);
    box.moveCenter(room.center());
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(18, 22, 28, 170));
    painter.drawRoundedRect(box, 4, 4);
    painter.setPen(overlay_style::captionText);
    painter.drawText(box, Qt::AlignCenter, text);
}

} // namespace

void paintWarps(QPainter& painter, const BlockPlacement& block, const ViewTransform& view, bool withNumbers)
{
    const double scale = view.scale();
    if (!block.onePixelPerThread || scale < smallestWarpRow)
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

} // namespace tilescope
