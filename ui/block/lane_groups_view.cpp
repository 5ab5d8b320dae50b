#include "ui/block/lane_groups_view.h"

#include "ui/theme/colours.h"

#include <QPainter>

#include <algorithm>

namespace tilescope
{

LaneGroupsView::LaneGroupsView(QWidget* parent) : QWidget(parent) { setAccessibleName(tr("Groups of lanes")); }

void LaneGroupsView::setGroups(const std::vector<Group>& groups, unsigned places, const QString& note)
{
    m_groups = groups;
    m_places = std::clamp(places, 1U, 32U);
    m_note = note;
    setAccessibleDescription(note);
    update();
}

void LaneGroupsView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Colours& colours = coloursOf(palette());
    const int line = fontMetrics().height();
    int names = 0;
    for (const Group& group : m_groups)
        names = std::max(names, fontMetrics().horizontalAdvance(group.name) + 10);
    names = std::min(names, width() / 2);
    const QRect noteRect = painter.boundingRect(QRect(0, 0, width(), height()), Qt::TextWordWrap, m_note);
    const int room = height() - (m_note.isEmpty() ? 0 : noteRect.height() + 8);
    const int row = std::clamp(room / std::max(1, static_cast<int>(m_groups.size())), 4, line + 8);
    const std::size_t shown =
        std::min(m_groups.size(), static_cast<std::size_t>(std::max(1, (room - (row < line ? line : 0)) / row)));
    int y = 0;
    const int every = std::max(1, (line + row - 1) / row);
    for (std::size_t i = 0; i < shown; ++i, y += row) {
        painter.setPen(colours.text);
        if (static_cast<int>(i) % every == 0)
            painter.drawText(QRect(0, y, names - 8, std::max(row, line)), Qt::AlignLeft | Qt::AlignVCenter,
                             fontMetrics().elidedText(m_groups[i].name, Qt::ElideMiddle, names - 8));
        paintPlaces(painter, {names, y, width() - names, row}, m_groups[i]);
    }
    painter.setPen(colours.textMuted);
    if (shown < m_groups.size()) {
        painter.drawText(QRect(names, y, width() - names, line), Qt::AlignLeft | Qt::AlignVCenter,
                         tr("and %1 more").arg(m_groups.size() - shown));
        y += line;
    }
    painter.drawText(QRect(0, y + 6, width(), height() - y - 6), Qt::TextWordWrap, m_note);
}

void LaneGroupsView::paintPlaces(QPainter& painter, const QRect& rect, const Group& group) const
{
    const Colours& colours = coloursOf(palette());
    const double cell = std::min(rect.width() / static_cast<double>(m_places), 26.0);
    const double space = rect.height() > 10 ? 3 : 1;
    const bool writes = cell >= fontMetrics().horizontalAdvance(QStringLiteral("32")) + 2 && rect.height() >= 16;
    for (unsigned place = 0; place < m_places; ++place) {
        const QRectF box(rect.left() + place * cell + 0.5, rect.top() + space / 2, cell - 1, rect.height() - space);
        const bool isIn = (group.mask >> place & 1U) != 0;
        if (isIn) {
            painter.fillRect(box, colourOf(group.colour, colours.dark));
        } else {
            painter.setPen(colours.line);
            painter.drawRect(box.adjusted(0.5, 0.5, -0.5, -0.5));
        }
        if (!writes)
            continue;
        painter.setPen(isIn ? (colours.dark ? QColor(Qt::black) : QColor(Qt::white)) : colours.textMuted);
        painter.drawText(box, Qt::AlignCenter, QString::number(place));
    }
}

} // namespace tilescope
