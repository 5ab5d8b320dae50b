#include "ui/glossary/sketch.h"

#include "ui/canvas/overlays/overlay_style.h"

#include <QLineF>

namespace tilescope
{

static QColor mixed(const QColor& a, const QColor& b, double share)
{
    const auto mix = [share](int x, int y) { return static_cast<int>(x + (y - x) * share); };
    return {mix(a.red(), b.red()), mix(a.green(), b.green()), mix(a.blue(), b.blue())};
}

Sketch::Sketch(QPainter& painter, const Colours& colours) : m_painter(painter), m_colours(colours)
{
    painter.setRenderHint(QPainter::Antialiasing);
    QFont font = painter.font();
    font.setPixelSize(10);
    painter.setFont(font);
}

QColor Sketch::fillOf(Accent accent) const
{
    switch (accent) {
    case Accent::Full: return m_colours.accent;
    case Accent::Light: return mixed(m_colours.surface, m_colours.accent, 0.3);
    case Accent::Halo: return overlay_style::haloLine;
    case Accent::Wrong: return m_colours.error;
    case Accent::None: break;
    }
    return mixed(m_colours.surface, m_colours.text, 0.1);
}

QColor Sketch::strokeOf(Accent accent) const
{
    switch (accent) {
    case Accent::Full: return m_colours.accent;
    case Accent::Halo: return mixed(overlay_style::haloLine, m_colours.text, 0.25);
    case Accent::Wrong: return m_colours.error;
    case Accent::Light:
    case Accent::None: break;
    }
    return m_colours.bar;
}

void Sketch::cell(const QRectF& rect, Accent accent) { m_painter.fillRect(rect, fillOf(accent)); }

void Sketch::outline(const QRectF& rect, Accent accent)
{
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(QPen(strokeOf(accent), accent == Accent::None ? 1 : 1.6));
    m_painter.drawRoundedRect(rect, 3, 3);
}

void Sketch::box(const QRectF& rect, const QString& text, Accent accent)
{
    m_painter.setBrush(fillOf(accent));
    m_painter.setPen(QPen(strokeOf(accent), 1));
    m_painter.drawRoundedRect(rect, 4, 4);
    m_painter.setPen(accent == Accent::Full ? m_colours.accentText : m_colours.text);
    write(rect, Qt::AlignCenter | Qt::TextWordWrap, text);
}

void Sketch::label(const QRectF& rect, const QString& text, Accent accent, Qt::Alignment alignment)
{
    QFont font = m_painter.font();
    const QFont before = font;
    font.setBold(accent != Accent::None);
    m_painter.setFont(font);
    m_painter.setPen(accent == Accent::Wrong  ? m_colours.error
                     : accent == Accent::None ? m_colours.textMuted
                                              : m_colours.text);
    write(rect, static_cast<int>(alignment), text);
    m_painter.setFont(before);
}

/// In smaller letters if the text, such as a translation, is wider than its place.
void Sketch::write(const QRectF& rect, int flags, const QString& text)
{
    constexpr int least = 7;
    const QFont before = m_painter.font();
    QFont font = before;
    while (font.pixelSize() > least && m_painter.boundingRect(rect, flags, text).width() > rect.width()) {
        font.setPixelSize(font.pixelSize() - 1);
        m_painter.setFont(font);
    }
    m_painter.drawText(rect, flags, text);
    m_painter.setFont(before);
}

void Sketch::line(QPointF from, QPointF to, Accent accent, qreal width)
{
    m_painter.setPen(QPen(strokeOf(accent), width));
    m_painter.drawLine(from, to);
}

void Sketch::arrow(QPointF from, QPointF to, Accent accent, qreal width)
{
    const qreal head = 4 + width;
    const QLineF way(from, to);
    line(from, way.pointAt(1 - head / std::max(way.length(), head)), accent, width);
    const QLineF left = QLineF::fromPolar(head, way.angle() + 148).translated(to);
    const QLineF right = QLineF::fromPolar(head, way.angle() - 148).translated(to);
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(strokeOf(accent));
    m_painter.drawPolygon(QPolygonF({to, left.p2(), right.p2()}));
}

} // namespace tilescope
