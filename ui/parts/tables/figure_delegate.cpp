#include "ui/parts/tables/figure_delegate.h"

#include "ui/parts/tables/figure_roles.h"

#include <QApplication>
#include <QPainter>

#include <utility>

namespace tilescope
{

static constexpr int gap = 12; // between figure and difference

int FigureDelegate::differenceWidth(const QStyleOptionViewItem& option, const QModelIndex& index)
{
    const QString widest = index.data(FigureRoles::WidestDifference).toString();
    return widest.isEmpty() ? 0 : gap + option.fontMetrics.horizontalAdvance(widest);
}

void FigureDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem drawn = option;
    initStyleOption(&drawn, index);
    const int width = differenceWidth(option, index);
    if (width == 0) {
        QStyledItemDelegate::paint(painter, option, index);
        return;
    }
    const QString figure = std::exchange(drawn.text, QString());
    const QStyle& style = drawn.widget ? *drawn.widget->style() : *QApplication::style();
    style.drawControl(QStyle::CE_ItemViewItem, &drawn, painter, drawn.widget); // everything except the text
    const int margin = style.pixelMetric(QStyle::PM_FocusFrameHMargin, &drawn, drawn.widget) + 1;
    const QRect room = option.rect.adjusted(margin, 0, -margin, 0);
    painter->save();
    painter->setFont(drawn.font);
    painter->setPen(drawn.palette.color(QPalette::Text));
    painter->drawText(room.adjusted(0, 0, -width, 0), static_cast<int>(drawn.displayAlignment), figure);
    const Colours& colours = coloursOf(option.palette);
    const auto tone = static_cast<Tone>(index.data(FigureRoles::DifferenceTone).toInt());
    painter->setPen(colourOf(m_isMuted ? Tone::Muted : tone, colours));
    painter->drawText(room, Qt::AlignRight | Qt::AlignVCenter, index.data(FigureRoles::Difference).toString());
    painter->restore();
}

QSize FigureDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    return QStyledItemDelegate::sizeHint(option, index) + QSize(differenceWidth(option, index), 0);
}

} // namespace tilescope
