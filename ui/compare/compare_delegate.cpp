#include "ui/compare/compare_delegate.h"

#include "ui/compare/compare_model.h"
#include "ui/pins/pin_badge.h"
#include "ui/theme/colours.h"

#include <QPainter>

#include <algorithm>

namespace tilescope
{

namespace
{

constexpr int barRoom = 120, barMargin = 10; // beside the figure
constexpr int leastSentence = 120;           // it takes the remaining width, and is complete in its tool tip

QFont smallFont(const QStyleOptionViewItem& option)
{
    QFont small = option.font;
    small.setPointSizeF(small.pointSizeF() * 0.85);
    small.setBold(false);
    return small;
}

/// Vertical lines through every row, which join into one line down the table.
void drawLine(QPainter& painter, const QRect& bars, double share, const QPen& pen)
{
    const double x = bars.left() + share * bars.width();
    painter.setPen(pen);
    painter.drawLine(QPointF(x, bars.top()), QPointF(x, bars.bottom() + 1));
}

/// The lines' names, each to the left of its line unless the two would overlap.
void drawNames(QPainter& painter, const QRect& bars, const CompareBar& bar, const QStyleOptionViewItem& option)
{
    painter.setFont(smallFont(option));
    painter.setPen(coloursOf(option.palette).warning);
    const auto place = [&](double share) { return bars.left() + static_cast<int>(share * bars.width()); };
    const QFontMetrics metrics(smallFont(option));
    const QString copy = CompareDelegate::tr("copy"), launch = CompareDelegate::tr("launch");
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

void drawBar(QPainter& painter, const QStyleOptionViewItem& option, const CompareBar& bar, bool isCurrent, int figure)
{
    const Colours& colours = coloursOf(option.palette);
    const QRect bars = option.rect.adjusted(barMargin, 0, -figure - barMargin, 0);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (bar.share > 0) {
        const double height = bars.height() * 0.46;
        painter.fillRect(
            QRectF(bars.left(), bars.center().y() + 0.5 - height / 2, std::min(1.0, bar.share) * bars.width(), height),
            isCurrent ? colours.accent : colours.bar);
    }
    if (bar.copy)
        drawLine(painter, bars, *bar.copy, QPen(colours.warning, 1.4));
    if (bar.launch)
        drawLine(painter, bars, *bar.launch, QPen(colours.warning, 1.4, Qt::DotLine));
    if (bar.isScale && bar.copy)
        drawNames(painter, bars, bar, option);
    painter.restore();
}

int figureWidth(const QStyleOptionViewItem& option)
{
    QFont bold = option.font;
    bold.setBold(true);
    return QFontMetrics(bold).horizontalAdvance(QStringLiteral("100 %"));
}

} // namespace

QSize CompareDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QSize size = FigureDelegate::sizeHint(option, index);
    if (index.data(CompareModel::BarRole).isValid())
        return {barRoom + 2 * barMargin + figureWidth(option), size.height()};
    return index.data(CompareModel::SentenceRole).toBool() ? QSize(leastSentence, size.height()) : size;
}

void CompareDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    FigureDelegate::initStyleOption(option, index);
    const Colours& colours = coloursOf(option->palette);
    const char pin = index.column() == 0 ? index.data(CompareModel::PinRole).toChar().toLatin1() : char(0);
    if (pin != 0) {
        option->features |= QStyleOptionViewItem::HasDecoration;
        option->icon = pinBadge(pin, colours);
        option->decorationSize = QSize(pinBadgeSize, pinBadgeSize);
    }
    QColor text = colours.text;
    if (index.data(CompareModel::FaultRole).toBool())
        text = colours.error;
    else if (index.data(CompareModel::PublishedRole).toBool() ||
             (index.column() > 0 && !index.data(CompareModel::NumberRole).isValid()))
        text = colours.textMuted;
    for (const auto role : {QPalette::Text, QPalette::HighlightedText})
        option->palette.setColor(role, text);
}

void CompareDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    FigureDelegate::paint(painter, option, index);
    if (const QVariant bar = index.data(CompareModel::BarRole); bar.isValid())
        drawBar(*painter, option, bar.value<CompareBar>(), index.data(CompareModel::CurrentRole).toBool(),
                figureWidth(option));
    if (index.column() != 0 || !index.data(CompareModel::CurrentRole).toBool())
        return;
    const QRect bar(option.rect.left(), option.rect.top(), 3, option.rect.height());
    painter->fillRect(bar, coloursOf(option.palette).accent);
}

} // namespace tilescope
