#include "ui/runs/run_delegate.h"

#include "ui/pins/pin_badge.h"
#include "ui/runs/run_model.h"
#include "ui/theme/colours.h"
#include "ui/translation.h"

#include <QPainter>

#include <algorithm>

namespace tilescope
{

namespace
{

constexpr int barRoom = 90, barMargin = 10; // beside the figure
constexpr int leastSentence = 120;          // it takes the remaining width, and is complete in its tool tip

QFont smallFont(const QStyleOptionViewItem& option)
{
    QFont small = option.font;
    small.setPointSizeF(small.pointSizeF() * 0.85);
    small.setBold(false);
    return small;
}

/// The lines' names, each to the left of its line unless the two would overlap.
void drawNames(QPainter& painter, const QRect& bars, const RunBar& bar, const QStyleOptionViewItem& option)
{
    painter.setFont(smallFont(option));
    painter.setPen(coloursOf(option.palette).warning);
    const auto place = [&](double share) { return bars.left() + static_cast<int>(share * bars.width()); };
    const QFontMetrics metrics(smallFont(option));
    const QString copy = RunDelegate::tr("copy"), launch = RunDelegate::tr("launch");
    const auto draw = [&](int right, const QString& name) {
        const QRect room(bars.left() - barMargin, bars.top(), right - bars.left() + barMargin - 4, bars.height());
        painter.drawText(room, Qt::AlignRight | Qt::AlignVCenter, name);
    };
    if (!bar.launch) {
        draw(place(*bar.copy), copy);
        return;
    }
    const int left = place(std::min(*bar.copy, *bar.launch)), right = place(std::max(*bar.copy, *bar.launch));
    const bool isCopyFirst = *bar.copy <= *bar.launch;
    const QString first = isCopyFirst ? copy : launch, second = isCopyFirst ? launch : copy;
    if (right - left > metrics.horizontalAdvance(second) + 8) {
        draw(left, first);
        draw(right, second);
    } else {
        draw(left, listed({first, second}));
    }
}

int figureWidth(const QStyleOptionViewItem& option, const QModelIndex& index)
{
    QFont bold = option.font;
    bold.setBold(true);
    return QFontMetrics(bold).horizontalAdvance(index.data(RunModel::WidestFigure).toString());
}

} // namespace

QSize RunDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QSize size = FigureDelegate::sizeHint(option, index);
    if (index.data(RunModel::BarRole).isValid())
        return {barRoom + 3 * barMargin + figureWidth(option, index) + differenceWidth(option, index), size.height()};
    return index.data(RunModel::SentenceRole).toBool() ? QSize(leastSentence, size.height()) : size;
}

void RunDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    FigureDelegate::initStyleOption(option, index);
    const Colours& colours = coloursOf(option->palette);
    const char pin = index.column() == 0 ? index.data(RunModel::PinRole).toChar().toLatin1() : char(0);
    if (pin != 0) {
        option->features |= QStyleOptionViewItem::HasDecoration;
        option->icon = pinBadge(pin, colours);
        option->decorationSize = QSize(pinBadgeSize, pinBadgeSize);
    }
    QColor text = colours.text;
    if (index.data(RunModel::FaultRole).toBool())
        text = colours.error;
    else if (index.data(RunModel::PublishedRole).toBool() ||
             (index.column() > 0 && !index.data(RunModel::NumberRole).isValid()))
        text = colours.textMuted;
    for (const auto role : {QPalette::Text, QPalette::HighlightedText})
        option->palette.setColor(role, text);
}

void RunDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    FigureDelegate::paint(painter, option, index);
    if (const QVariant data = index.data(RunModel::BarRole); data.isValid()) {
        const auto bar = data.value<RunBar>();
        const int right = figureWidth(option, index) + differenceWidth(option, index) + 2 * barMargin;
        const QRect bars = option.rect.adjusted(barMargin, 0, -right, 0);
        paintRunBar(*painter, bars, bar, index.data(RunModel::CurrentRole).toBool(), coloursOf(option.palette));
        if (bar.isScale && bar.copy) {
            painter->save();
            drawNames(*painter, bars, bar, option);
            painter->restore();
        }
    }
    if (index.column() != 0 || !index.data(RunModel::CurrentRole).toBool())
        return;
    const QRect bar(option.rect.left(), option.rect.top(), 3, option.rect.height());
    painter->fillRect(bar, coloursOf(option.palette).accent);
}

} // namespace tilescope
