#include "ui/block/sector_view.h"

#include "ui/theme/colours.h"
#include "ui/trace/lane_text.h"
#include "ui/trace/step_text.h"
#include "ui/translation.h"

#include <QPainter>

#include <algorithm>
#include <bit>

namespace tilescope
{

namespace
{

constexpr int sectorBytes = 32, lineBytes = 128;
constexpr double sectorGap = 3;                                     ///< between sectors
constexpr double leastHeight = 5, mostHeight = 26, mostLines = 1.6; ///< the higher of the last two: px, lines of text

QString offsetText(std::int64_t offset)
{
    return (offset < 0 ? QChar(0x2212) : QChar(u'+')) + number(static_cast<std::uint64_t>(std::abs(offset)));
}

std::int64_t floorTo(std::int64_t value, std::int64_t step)
{
    const std::int64_t rest = value % step;
    return value - (rest < 0 ? rest + step : rest);
}

} // namespace

SectorView::SectorView(QWidget* parent) : TipView(parent)
{
    setMouseTracking(true);
    setAccessibleName(tr("Sectors of the access"));
}

void SectorView::setAccess(const BlockTrace& trace, const TraceEvent& access)
{
    m_picture = sectorPicture(trace, access);
    m_kind = stepKindOf(access);
    m_base = access.region < trace.regions.size()
                 ? static_cast<std::int64_t>(trace.regions[access.region].base % lineBytes)
                 : 0;
    setAccessibleDescription(listed(sectorFigures(m_picture)));
    update();
}

std::vector<SectorView::Line> SectorView::linesOf() const
{
    std::vector<Line> lines;
    for (const SectorPicture::Sector& sector : m_picture.sectors) {
        const std::int64_t begin = floorTo(sector.begin + m_base, lineBytes) - m_base;
        if (lines.empty() || lines.back().begin != begin)
            lines.push_back({begin, {}});
        lines.back().sectors.at(static_cast<std::size_t>((sector.begin - begin) / sectorBytes)) = &sector;
    }
    return lines;
}

SectorView::Layout SectorView::layoutOf(const std::vector<Line>& lines) const
{
    Layout layout;
    for (const Line& line : lines)
        layout.labels = std::max(layout.labels, fontMetrics().horizontalAdvance(offsetText(line.begin)) + 8);
    layout.byte = std::min((width() - layout.labels - 3 * sectorGap - 2) / lineBytes, 7.0);
    const double room = height() - 4;
    layout.shown = lines.size();
    if (room < leastHeight * static_cast<double>(lines.size()))
        layout.shown = static_cast<std::size_t>(std::max(1.0, (room - fontMetrics().height()) / leastHeight));
    layout.height = std::clamp(room / static_cast<double>(std::max<std::size_t>(lines.size(), 1)), leastHeight,
                               std::max(mostHeight, mostLines * fontMetrics().height()));
    return layout;
}

QRectF SectorView::sectorRect(const Layout& layout, std::size_t line, int sector) const
{
    const double space = layout.height > 9 ? 3 : 1;
    return {layout.labels + sector * (sectorBytes * layout.byte + sectorGap),
            2 + static_cast<double>(line) * layout.height, sectorBytes * layout.byte, layout.height - space};
}

void SectorView::paintEvent(QPaintEvent*)
{
    const std::vector<Line> lines = linesOf();
    if (lines.empty())
        return;
    QPainter painter(this);
    const Colours& colours = coloursOf(palette());
    const Layout layout = layoutOf(lines);
    const int every = std::max(1, static_cast<int>(std::ceil(fontMetrics().height() / layout.height)));
    for (std::size_t i = 0; i < layout.shown; ++i) {
        if (static_cast<int>(i) % every == 0) {
            painter.setPen(colours.textMuted);
            const QRectF first = sectorRect(layout, i, 0);
            painter.drawText(
                QRectF(0, first.center().y() - fontMetrics().height() / 2.0, layout.labels - 8, fontMetrics().height()),
                Qt::AlignRight | Qt::AlignVCenter, offsetText(lines[i].begin));
        }
        for (int sector = 0; sector < 4; ++sector)
            paintSector(painter, sectorRect(layout, i, sector), lines[i].sectors[static_cast<std::size_t>(sector)]);
    }
    if (layout.shown < lines.size()) {
        painter.setPen(colours.textMuted);
        painter.drawText(
            QRectF(layout.labels, height() - fontMetrics().height(), width() - layout.labels, fontMetrics().height()),
            Qt::AlignLeft | Qt::AlignVCenter, tr("and %1 more lines").arg(lines.size() - layout.shown));
    }
}

/// Filled where bytes are requested, tinted where bytes are moved without being requested, empty where nothing moves.
void SectorView::paintSector(QPainter& painter, const QRectF& rect, const SectorPicture::Sector* sector) const
{
    const Colours& colours = coloursOf(palette());
    if (!sector) {
        painter.setPen(QPen(colours.line, 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect.adjusted(0.5, 0.5, -0.5, -0.5));
        return;
    }
    const QColor strong = colourOf(m_kind, colours.dark);
    QColor wasted = colours.error;
    wasted.setAlpha(colours.dark ? 90 : 70);
    painter.fillRect(rect, wasted);
    const double byte = rect.width() / sectorBytes;
    for (int first = 0; first < sectorBytes; ++first) {
        if ((sector->usedBytes >> first & 1U) == 0)
            continue;
        int end = first;
        while (end < sectorBytes && (sector->usedBytes >> end & 1U) != 0)
            ++end;
        painter.fillRect(QRectF(rect.left() + first * byte, rect.top(), (end - first) * byte, rect.height()), strong);
        first = end;
    }
    painter.setPen(QPen(strong, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(rect.adjusted(0.5, 0.5, -0.5, -0.5));
}

QString SectorView::toolTipAt(QPoint position) const
{
    const std::vector<Line> lines = linesOf();
    const Layout layout = layoutOf(lines);
    for (std::size_t i = 0; i < layout.shown; ++i)
        for (int place = 0; place < 4; ++place) {
            const SectorPicture::Sector* sector = lines[i].sectors[static_cast<std::size_t>(place)];
            if (!sector || !sectorRect(layout, i, place).contains(position))
                continue;
            return tr("Bytes %1 to %2: %3 of 32 bytes are requested, by lanes %4.")
                .arg(offsetText(sector->begin), offsetText(sector->begin + sectorBytes - 1))
                .arg(std::popcount(sector->usedBytes))
                .arg(lanesText(sector->lanes));
        }
    return {};
}

} // namespace tilescope
