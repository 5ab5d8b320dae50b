#include "ui/canvas/overlays/caption_overlay.h"

#include "ui/canvas/overlays/mode_caption.h"
#include "ui/canvas/overlays/overlay_style.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <array>

namespace tilescope
{

namespace
{

constexpr double gap = 10; ///< view units between block and box
constexpr double edge = 6; ///< view units between box and the view's edge
constexpr double paddingX = 12, paddingY = 7;

QString sides(int width, int height) { return QStringLiteral("%1×%2").arg(width).arg(height); }

QString counted(int count, const QString& noun)
{
    return QStringLiteral("%1 %2%3").arg(count).arg(noun, count == 1 ? QString() : QStringLiteral("s"));
}

} // namespace

QString blockCaption(const BlockPlacement& block, const TileGeometry& geometry)
{
    QStringList parts;
    parts << QStringLiteral("block (%1, %2)").arg(block.index.x()).arg(block.index.y());
    parts << QStringLiteral("%1 threads").arg(sides(block.threads.width, block.threads.height));
    parts << counted(block.warpCount(), QStringLiteral("warp"));
    if (!block.onePixelPerThread)
        parts << QStringLiteral("writes %1 pixels").arg(sides(geometry.blockWidth, geometry.blockHeight));
    if (geometry.hasSharedTile) {
        QString tile = QStringLiteral("tile %1").arg(sides(geometry.tileWidth, geometry.tileHeight));
        if (geometry.tilePitch > geometry.tileWidth)
            tile += QStringLiteral(", pitch %1,").arg(geometry.tilePitch);
        const auto bytes = static_cast<qulonglong>(geometry.sharedBytes);
        parts << QStringLiteral("%1 = %2 B shared").arg(tile, QLocale(QLocale::English).toString(bytes));
    } else {
        parts
            << QStringLiteral("reads %1 pixels, no shared tile").arg(sides(block.reach.width(), block.reach.height()));
    }
    const double read = static_cast<double>(block.reach.width()) * block.reach.height();
    const double written = static_cast<double>(block.tile.width()) * block.tile.height();
    parts << QStringLiteral("halo redundancy %1").arg(read / written, 0, 'f', 2);
    const QRect inside = block.tile.intersected(block.picture);
    const int idle = block.threads.threads() - inside.width() * inside.height();
    if (block.onePixelPerThread && idle > 0)
        parts << QStringLiteral("%1 outside the picture").arg(counted(idle, QStringLiteral("thread")));
    return parts.join(QStringLiteral(" · "));
}

QRectF captionPlace(QSizeF box, const QRectF& avoid, const QRectF& view)
{
    const QRectF room = view.adjusted(edge, edge, -edge, -edge);
    const auto inside = [](double from, double size, double low, double high) {
        return std::clamp(from, low, std::max(low, high - size));
    };
    const double x = inside(avoid.center().x() - box.width() / 2, box.width(), room.left(), room.right());
    const double y = inside(avoid.center().y() - box.height() / 2, box.height(), room.top(), room.bottom());
    const std::array<QPointF, 4> places{QPointF(x, avoid.bottom() + gap), QPointF(x, avoid.top() - gap - box.height()),
                                        QPointF(avoid.right() + gap, y), QPointF(avoid.left() - gap - box.width(), y)};
    for (const QPointF& place : places) {
        if (room.contains(QRectF(place, box)))
            return {place, box};
    }
    return {QPointF(inside(room.center().x() - box.width() / 2, box.width(), room.left(), room.right()),
                    room.bottom() - box.height()),
            box};
}

bool CaptionOverlay::isVisible(const Scene& scene) const
{
    if (!scene.overlays.block || !scene.overlays.tiles || !scene.hasCursor)
        return false;
    return scene.overlays.mode == OverlayMode::Halo ? hoveredBlock(scene).has_value() : !modeCaption(scene).isEmpty();
}

void CaptionOverlay::paint(QPainter& painter, const Scene& scene) const
{
    const std::optional<BlockPlacement> block = blockToDraw(scene);
    QString text =
        scene.overlays.mode == OverlayMode::Halo ? blockCaption(*block, scene.report->geometry) : modeCaption(scene);
    // Where it needs two lines, it breaks between the figures.
    text.replace(u' ', QChar::Nbsp).replace(QStringLiteral("\u00A0·\u00A0"), QStringLiteral(" · "));
    const QRectF view(QPointF(0, 0), scene.view.viewSize());
    const double widest = view.width() - 2 * (edge + paddingX);
    const QFontMetricsF metrics(painter.font());
    constexpr int flags = Qt::AlignCenter | Qt::TextWordWrap;
    const QSizeF textSize = metrics.boundingRect(QRectF(0, 0, widest, 1000), flags, text).size();
    const QSizeF boxSize(textSize.width() + 2 * paddingX + 1, textSize.height() + 2 * paddingY);
    // A mode explains itself at the view's foot, where it stays while the cursor moves.
    const bool isBeside = scene.overlays.mode == OverlayMode::Halo;
    const QRectF avoided = isBeside ? scene.view.toView(QRectF(block->reach)).intersected(view) : view;
    const QRectF box = captionPlace(boxSize, avoided, view);

    painter.setPen(QPen(QColor(255, 255, 255, 60), 1));
    painter.setBrush(overlay_style::captionFill);
    painter.drawRoundedRect(box, 7, 7);
    painter.setPen(overlay_style::captionText);
    painter.drawText(box.adjusted(paddingX, paddingY, -paddingX, -paddingY), flags, text);
}

} // namespace tilescope
