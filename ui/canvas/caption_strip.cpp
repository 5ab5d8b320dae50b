#include "ui/canvas/caption_strip.h"

#include "ui/canvas/overlays/overlay_painting.h"
#include "ui/canvas/overlays/overlay_style.h"
#include "ui/translation.h"

#include <QEvent>

#include <cmath>

namespace tilescope
{

namespace
{

constexpr double captionInset = 12, captionGap = 16; ///< view units

/// As the overlays draw it, on a grey that stands for the picture.
void paintSign(QPainter& painter, const QRectF& box, Caption::Sign sign)
{
    using Sign = Caption::Sign;
    const bool isHalo = sign != Sign::Tile && sign != Sign::Warps;
    const QColor line = isHalo ? overlay_style::haloLine : overlay_style::tileLine;
    painter.save();
    painter.fillRect(box, QColor(110, 114, 120));
    if (sign == Sign::Warps) {
        const QRectF upper(box.topLeft(), QSizeF(box.width(), box.height() / 2));
        painter.fillRect(upper, withAlpha(overlay_style::warpEven, 160));
        painter.fillRect(upper.translated(0, box.height() / 2), withAlpha(overlay_style::warpOdd, 200));
    } else {
        painter.fillRect(box, withAlpha(line, sign == Sign::Tile ? 90 : 130));
    }
    if (sign == Sign::Clamped) {
        painter.setClipRect(box);
        painter.fillRect(box, withAlpha(overlay_style::casing, 150));
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(line, 1.4));
        for (double x = box.left() - box.height(); x < box.right(); x += 5)
            painter.drawLine(QPointF(x, box.bottom()), QPointF(x + box.height(), box.top()));
        painter.setClipping(false);
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(line, 2));
    if (sign != Sign::Warps)
        painter.drawRect(box.adjusted(1, 1, -1, -1));
    painter.restore();
}

} // namespace

int captionHeight(const QFontMetrics& metrics) { return metrics.height() + 8; }

void paintCaption(QPainter& painter, const QRectF& strip, const Caption& caption, QColor ground)
{
    const bool isDark = ground.lightness() < 128;
    const QColor ink = isDark ? QColor(226, 229, 233) : QColor(38, 42, 48);
    const QColor muted = isDark ? QColor(168, 174, 182) : QColor(84, 90, 98);
    painter.fillRect(strip, ground);
    const QFontMetricsF metrics(painter.font());
    const double side = std::floor(metrics.ascent());
    QRectF room = strip.adjusted(captionInset, 0, -captionInset, 0);
    const auto draw = [&](const QString& text, Qt::Alignment to, const QColor& colour) {
        painter.setPen(colour);
        painter.drawText(room, int(to | Qt::AlignVCenter) | Qt::TextSingleLine, text);
    };
    const double first = caption.parts.isEmpty() ? 0 : metrics.horizontalAdvance(caption.parts.front());
    const double ofGrid = caption.grid.isEmpty() ? 0 : metrics.horizontalAdvance(caption.grid) + captionGap;
    if (ofGrid > 0 && first + ofGrid <= room.width()) {
        draw(caption.grid, Qt::AlignRight, muted);
        room.setRight(room.right() - ofGrid);
    }
    double ofLegend = 0;
    for (const Caption::Item& item : caption.legend)
        ofLegend += side + 6 + metrics.horizontalAdvance(item.text) + captionGap;
    if (first + ofLegend <= room.width())
        for (const Caption::Item& item : caption.legend) {
            paintSign(painter, QRectF(room.left(), std::floor(strip.center().y() - side / 2), side, side), item.sign);
            room.setLeft(room.left() + side + 6);
            draw(item.text, Qt::AlignLeft, muted);
            room.setLeft(room.left() + metrics.horizontalAdvance(item.text) + captionGap);
        }
    const QString separator = QStringLiteral(" · ");
    QString text = caption.parts.value(0);
    for (const QString& part : caption.parts.mid(1))
        if (metrics.horizontalAdvance(text + separator + part) <= room.width())
            text += separator + part;
        else
            break;
    draw(metrics.elidedText(text, Qt::ElideRight, room.width()), Qt::AlignLeft, ink);
}

QImage withCaption(const QImage& view, const Caption& caption, QColor ground, const QFont& font)
{
    if (caption == Caption())
        return view;
    const double ratio = view.devicePixelRatio();
    const int height = captionHeight(QFontMetrics(font));
    QImage whole(view.size() + QSize(0, static_cast<int>(std::lround(height * ratio))), view.format());
    whole.setDevicePixelRatio(ratio);
    QPainter painter(&whole);
    painter.setFont(font);
    const QSizeF size = QSizeF(view.size()) / ratio;
    paintCaption(painter, QRectF(0, size.height(), size.width(), height + 1), caption, ground);
    painter.drawImage(QPointF(0, 0), view);
    return whole;
}

CaptionStrip::CaptionStrip(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    setAccessibleName(tr("Description of the overlays"));
}

void CaptionStrip::setCaption(const Caption& caption)
{
    m_caption = caption;
    setToolTip(caption.text().toHtmlEscaped());
    setAccessibleDescription(caption.text());
    update();
}

Caption CaptionStrip::told() const
{
    Caption told = m_caption;
    if (m_isBrief) {
        told.parts = told.parts.mid(0, 1);
        told.grid.clear();
    }
    return told;
}

void CaptionStrip::setBrief(bool isBrief)
{
    m_isBrief = isBrief;
    update();
}

QSize CaptionStrip::sizeHint() const { return {320, captionHeight(fontMetrics())}; }
QSize CaptionStrip::minimumSizeHint() const { return {0, captionHeight(fontMetrics())}; }

void CaptionStrip::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintCaption(painter, rect(), told(), palette().color(QPalette::Window));
}

void CaptionStrip::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    QWidget::changeEvent(event);
}

} // namespace tilescope
