#include "ui/block/lanes_view.h"

#include "ui/parts/labels.h"
#include "ui/theme/colours.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>

namespace tilescope
{

namespace
{

constexpr int fieldGap = 6; ///< between fields
constexpr int between = 8;  ///< between columns
constexpr int top = 2;

QString fieldText(const LaneRow& row, unsigned lane, int field)
{
    switch (field) {
    case 0: return QString::number(lane);
    case 1: return row.thread;
    case 2: return row.offset;
    default: return row.value;
    }
}

} // namespace

LanesView::LanesView(QWidget* parent) : QWidget(parent)
{
    keepFontShare(*this, 0.88);
    setAccessibleName(tr("Lanes of the warp"));
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void LanesView::setStep(const std::shared_ptr<const BlockTrace>& trace, std::size_t index)
{
    const bool has = trace && index < trace->events.size();
    m_rows = has ? laneRows(*trace, index) : std::vector<LaneRow>();
    m_kind = has ? stepKindOf(trace->events[index]) : StepKind::Other;
    if (!has)
        m_widest = {};
    const auto widths = fieldWidths();
    bool grew = false;
    for (std::size_t i = 0; i < widths.size(); ++i) {
        grew = grew || widths[i] > m_widest[i];
        m_widest[i] = std::max(m_widest[i], widths[i]);
    }
    if (grew)
        updateGeometry();
    update();
}

std::array<int, LanesView::fields> LanesView::fieldWidths() const
{
    std::array<int, fields> widths{};
    for (unsigned lane = 0; lane < m_rows.size(); ++lane)
        for (int field = 0; field < fields; ++field)
            widths[static_cast<std::size_t>(field)] =
                std::max(widths[static_cast<std::size_t>(field)],
                         fontMetrics().horizontalAdvance(fieldText(m_rows[lane], lane, field)));
    return widths;
}

LanesView::Layout LanesView::layoutFor(int width) const
{
    Layout layout;
    layout.widths = m_widest;
    layout.rowHeight = fontMetrics().height() + 2;
    layout.columnWidth = 6;
    for (const int field : m_widest)
        layout.columnWidth += field > 0 ? field + fieldGap : 0;
    for (const int columns : {2, 4})
        if (columns * layout.columnWidth + (columns - 1) * between <= width)
            layout.columns = columns;
    return layout;
}

int LanesView::heightForWidth(int width) const
{
    const Layout layout = layoutFor(width);
    return top + 32 / layout.columns * layout.rowHeight + 2;
}

QSize LanesView::minimumSizeHint() const
{
    const Layout one = layoutFor(0);
    return {std::max(one.columnWidth, 60), one.rowHeight};
}

QSize LanesView::sizeHint() const
{
    const Layout one = layoutFor(0);
    const int width = 2 * one.columnWidth + between;
    return {width, heightForWidth(width)};
}

void LanesView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        m_widest = fieldWidths();
}

void LanesView::paintEvent(QPaintEvent*)
{
    if (m_rows.empty())
        return;
    QPainter painter(this);
    const Layout layout = layoutFor(width());
    const int rows = 32 / layout.columns;
    for (unsigned lane = 0; lane < m_rows.size(); ++lane) {
        const int column = static_cast<int>(lane) / rows, row = static_cast<int>(lane) % rows;
        paintLane(painter, layout, lane,
                  {column * (layout.columnWidth + between), top + row * layout.rowHeight, layout.columnWidth,
                   layout.rowHeight});
    }
}

void LanesView::paintLane(QPainter& painter, const Layout& layout, unsigned lane, const QRect& rect) const
{
    const Colours& colours = coloursOf(palette());
    const LaneRow& row = m_rows[lane];
    QColor mark = colourOf(m_kind, colours.dark);
    if (row.side == LaneRow::Side::NotTaken)
        mark = colourOf(StepKind::GlobalLoad, colours.dark);
    else if (row.side == LaneRow::Side::Taken)
        mark = colourOf(StepKind::GlobalStore, colours.dark);
    if (row.isOutside)
        mark = colours.error;
    if (row.isActive) {
        QColor ground = mark;
        ground.setAlpha(colours.dark ? 46 : 26);
        painter.fillRect(rect.adjusted(0, 0, 0, -1), ground);
        painter.fillRect(QRect(rect.left(), rect.top(), 3, rect.height() - 1), mark);
    } else {
        painter.fillRect(QRect(rect.left(), rect.top(), 3, rect.height() - 1), colours.line);
    }
    int x = rect.left() + 6;
    for (int field = 0; field < fields; ++field) {
        const int width = layout.widths[static_cast<std::size_t>(field)];
        if (width == 0)
            continue;
        const bool isStrong = row.isActive && field != 0;
        painter.setPen(row.isOutside && field == 2 ? colours.error : isStrong ? colours.text : colours.textMuted);
        painter.drawText(QRect(x, rect.top(), width, rect.height() - 1),
                         static_cast<int>(Qt::AlignVCenter | (field == 1 ? Qt::AlignLeft : Qt::AlignRight)),
                         fieldText(row, lane, field));
        x += width + fieldGap;
    }
}

} // namespace tilescope
