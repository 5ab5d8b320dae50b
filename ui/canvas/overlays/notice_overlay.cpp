#include "ui/canvas/overlays/notice_overlay.h"

#include "ui/canvas/overlays/overlay_painting.h"
#include "ui/canvas/overlays/overlay_style.h"
#include "ui/canvas/overlays/reuse_overlay.h"

namespace tilescope
{

namespace
{
QString sides(QSize size) { return QStringLiteral("%1×%2").arg(size.width()).arg(size.height()); }
} // namespace

QString viewNotice(const Scene& scene)
{
    if (scene.showsOutdated())
        return QStringLiteral("The picture of earlier settings: %1").arg(scene.outdated);
    if (scene.mode == ViewMode::Reuse)
        return reuseNotice(scene);
    if (scene.mode == scene.shownMode() || scene.result.isEmpty() || scene.source.isEmpty())
        return {};
    if (scene.mode == ViewMode::Wipe)
        return QStringLiteral("No wipe: the result is %1 pixels, the source %2, so that no pixel of one lies on one of "
                              "the other. Side by side (Y) shows both.")
            .arg(sides(scene.result.size()), sides(scene.source.size()));
    if (scene.mode == ViewMode::Difference && scene.report && scene.report->picture && scene.report->reference)
        return QStringLiteral("This is the result; its difference from the CPU reference is being computed.");
    if (scene.mode == ViewMode::Difference)
        return QStringLiteral("This is the result: there is no CPU reference for it yet. The difference comes when the "
                              "settings rest and the result has been checked.");
    return {};
}

bool NoticeOverlay::isVisible(const Scene& scene) const { return !viewNotice(scene).isEmpty(); }

void NoticeOverlay::paint(QPainter& painter, const Scene& scene) const
{
    constexpr double margin = 10, paddingX = 14, paddingY = 9;
    constexpr int flags = Qt::AlignCenter | Qt::TextWordWrap;
    const QString text = viewNotice(scene);
    const double widest = scene.canvasSize.width() - 2 * (margin + paddingX);
    const QSizeF size = QFontMetricsF(painter.font()).boundingRect(QRectF(0, 0, widest, 1000), flags, text).size();
    const QRectF plate((scene.canvasSize.width() - size.width()) / 2 - paddingX, margin,
                       size.width() + 2 * paddingX + 1, size.height() + 2 * paddingY);
    drawPlate(painter, plate);
    painter.setPen(overlay_style::captionText);
    painter.drawText(plate.adjusted(paddingX, paddingY, -paddingX, -paddingY), flags, text);
}

} // namespace tilescope
