#include "ui/block/tile_view.h"

#include "gpu/emulator/observe/trace/replay.h"
#include "ui/parts/labels.h"
#include "ui/theme/colours.h"
#include "ui/trace/step_text.h"
#include "ui/translation.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace tilescope
{

TileView::TileView(QWidget* parent) : QWidget(parent)
{
    keepFontShare(*this, 0.88);
    setAccessibleName(tr("Shared memory as an image"));
}

TileView::~TileView() = default;

void TileView::setBlock(const TracedBlock& block)
{
    m_replay.reset(); // they keep the previous trace alive
    m_earlier.reset();
    m_block = block;
    m_layout = {};
    m_now = m_before = {};
    m_touched.clear();
    m_loadedTooEarly.clear();
    if (m_block.trace) {
        m_layout = tileLayout(*m_block.trace, m_block.geometry, m_block.cure);
        m_replay = std::make_unique<SharedReplay>(*m_block.trace);
        m_earlier = std::make_unique<SharedReplay>(*m_block.trace);
    }
    update();
}

void TileView::setStep(std::size_t index)
{
    if (!m_block.trace || index >= m_block.trace->events.size() || m_layout.width < 1)
        return;
    const BlockTrace& trace = *m_block.trace;
    const TraceEvent& event = trace.events[index];
    m_kind = stepKindOf(event);
    m_now = tileImage(m_replay->seek(index + 1), m_layout);
    const bool isBarrier = event.kind == TraceEvent::Kind::Barrier || event.kind == TraceEvent::Kind::Release;
    m_before = isBarrier ? tileImage(m_earlier->seek(lastRelease(index)), m_layout) : TileImage();
    m_touched = touchedElements(trace, event, m_layout);
    m_loadedTooEarly.clear();
    if (!event.store && !event.atomic)
        std::ranges::copy_if(m_touched, std::back_inserter(m_loadedTooEarly), [this](const QPoint& element) {
            return qAlpha(m_now.image.pixel(element)) == 0; // tileImage: not written
        });
    setAccessibleDescription(caption());
    update();
}

std::size_t TileView::lastRelease(std::size_t index) const
{
    for (std::size_t i = index; i-- > 0;)
        if (m_block.trace->events[i].kind == TraceEvent::Kind::Release)
            return i + 1;
    return 0;
}

QString TileView::caption() const
{
    if (!m_block.trace)
        return {};
    if (m_layout.width < 1)
        return tr("This kernel has no shared memory.");
    const QString size = QStringLiteral("%1 × %2").arg(m_layout.width).arg(m_layout.height);
    QString text = m_layout.isTile
                       ? tr("Shared tile %1").arg(size)
                       : tr("Shared memory, %1 bytes, 32 words per row").arg(number(m_block.trace->sharedBytes));
    if (m_now.hasRange)
        text +=
            tr(" · values %1 to %2").arg(QString::number(m_now.least, 'g', 4), QString::number(m_now.greatest, 'g', 4));
    if (!m_loadedTooEarly.empty())
        text += tr(" · red: loaded before it was stored");
    return text;
}

void TileView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Colours& colours = coloursOf(palette());
    const int line = fontMetrics().height();
    painter.setPen(m_layout.width > 0 ? colours.text : colours.textMuted);
    painter.drawText(QRect(0, 0, width(), m_layout.width > 0 ? line : 3 * line), Qt::TextWordWrap,
                     m_layout.width > 0 ? fontMetrics().elidedText(caption(), Qt::ElideRight, width()) : caption());
    if (m_layout.width < 1 || m_now.image.isNull())
        return;
    const QRectF room(0, line + 3, width() - 2, height() - line - 5);
    if (!showsBefore()) {
        paintTouched(painter, paintTile(painter, room, {}, m_now));
        return;
    }
    const double half = (room.width() - 12) / 2;
    paintTile(painter, {room.left(), room.top(), half, room.height()}, tr("before"), m_before);
    paintTile(painter, {room.left() + half + 12, room.top(), half, room.height()}, tr("now"), m_now);
}

QRectF TileView::paintTile(QPainter& painter, const QRectF& place, const QString& title, const TileImage& tile) const
{
    const Colours& colours = coloursOf(palette());
    const double line = title.isEmpty() ? 0 : fontMetrics().height();
    painter.setPen(colours.textMuted);
    painter.drawText(QRectF(place.left(), place.top(), place.width(), line), Qt::AlignLeft | Qt::AlignVCenter, title);
    double cell = std::min((place.width() - 2) / m_layout.width, (place.height() - line - 2) / m_layout.height);
    if (cell > 3)
        cell = std::floor(cell);
    const QRectF rect(place.left() + 1, place.top() + line + 1, cell * m_layout.width, cell * m_layout.height);
    painter.fillRect(rect, colours.surface);
    painter.fillRect(rect, QBrush(colours.bar, Qt::BDiagPattern));
    painter.drawImage(rect, tile.image);
    painter.setPen(QPen(colours.bar, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(rect.adjusted(-0.5, -0.5, 0.5, 0.5));
    return rect;
}

void TileView::paintTouched(QPainter& painter, const QRectF& rect) const
{
    outline(painter, rect, m_touched, colourOf(m_kind, true));
    outline(painter, rect, m_loadedTooEarly, coloursOf(palette()).error);
}

void TileView::outline(QPainter& painter, const QRectF& rect, const std::vector<QPoint>& elements,
                       const QColor& colour) const
{
    const double cell = rect.width() / m_layout.width;
    for (const int pass : {0, 1}) { // a dark line under the light one: visible on any grey
        painter.setPen(pass == 0 ? QPen(QColor(10, 14, 20), cell > 6 ? 3.5 : 2.5) : QPen(colour, cell > 6 ? 2 : 1.2));
        for (const QPoint& element : elements)
            painter.drawRect(QRectF(rect.left() + element.x() * cell, rect.top() + element.y() * cell, cell, cell));
    }
}

} // namespace tilescope
