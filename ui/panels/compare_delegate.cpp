#include "ui/panels/compare_delegate.h"

#include "ui/panels/compare_model.h"
#include "ui/panels/pin_badge.h"
#include "ui/theme/colours.h"

#include <QPainter>

namespace tilescope
{

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
    if (index.column() != 0 || !index.data(CompareModel::CurrentRole).toBool())
        return;
    const QRect bar(option.rect.left(), option.rect.top(), 3, option.rect.height());
    painter->fillRect(bar, coloursOf(option.palette).accent);
}

} // namespace tilescope
