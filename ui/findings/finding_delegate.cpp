#include "ui/findings/finding_delegate.h"

#include "ui/findings/finding_model.h"
#include "ui/theme/colours.h"

#include <QPainter>

namespace tilescope
{

void FindingDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Colours& colours = coloursOf(option.palette);
    if (option.state & QStyle::State_Selected)
        painter->fillRect(option.rect, option.palette.highlight());
    painter->fillRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1, colours.line);
    QStyleOptionViewItem inner = option;
    inner.rect.adjust(0, room, 0, -room);
    QStyledItemDelegate::paint(painter, inner, index);
}

QSize FindingDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    return QStyledItemDelegate::sizeHint(option, index) + QSize(0, 2 * room);
}

void FindingDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    option->decorationAlignment = Qt::AlignTop | Qt::AlignHCenter;
    const QString cure = index.siblingAtColumn(FindingModel::Cure).data().toString();
    const QString place = index.data(FindingModel::PlaceRole).toString();
    if (m_isNarrow && index.column() == FindingModel::Kind && !place.isEmpty())
        option->text += QChar(QChar::LineSeparator) + place;
    else if (m_isNarrow && index.column() == FindingModel::Message && !cure.isEmpty())
        option->text += QChar(QChar::LineSeparator) + tr("Fix: %1").arg(cure);
    option->state &= ~QStyle::State_HasFocus; // the row's colour shows the current row
}

} // namespace tilescope
