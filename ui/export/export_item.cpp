#include "ui/export/export_item.h"

#include "ui/theme/colours.h"

#include <QAbstractItemView>
#include <QPainter>

namespace tilescope
{

namespace
{

constexpr int margin = 10, gap = 2;

QFont titleFont(const QStyleOptionViewItem& option)
{
    QFont font = option.font;
    font.setWeight(QFont::DemiBold);
    return font;
}

int titleHeight(const QStyleOptionViewItem& option) { return QFontMetrics(titleFont(option)).height(); }

} // namespace

void ExportItemDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Colours& colours = coloursOf(option.palette);
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    const bool isThere = option.state.testFlag(QStyle::State_Enabled);
    painter->save();
    painter->fillRect(option.rect, isSelected ? colours.accent : colours.surface);
    const QRect inner = option.rect.adjusted(margin, margin / 2, -margin, -margin / 2);
    painter->setFont(titleFont(option));
    painter->setPen(isSelected ? colours.accentText : isThere ? colours.text : colours.textMuted);
    painter->drawText(inner, Qt::AlignLeft | Qt::AlignTop,
                      painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, inner.width()));
    painter->setFont(option.font);
    painter->setPen(isSelected ? colours.accentText : colours.textMuted);
    painter->drawText(inner.adjusted(0, titleHeight(option) + gap, 0, 0),
                      Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, index.data(SentenceRole).toString());
    painter->restore();
}

QSize ExportItemDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    const int width = (view ? view->viewport()->width() : 480) - 2 * margin;
    const QRect sentence =
        QFontMetrics(option.font)
            .boundingRect(QRect(0, 0, width, 1000), Qt::TextWordWrap, index.data(SentenceRole).toString());
    return {width, titleHeight(option) + gap + sentence.height() + margin};
}

} // namespace tilescope
