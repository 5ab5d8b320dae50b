#include "ui/counters/counters_delegate.h"

#include "ui/counters/counters_model.h"
#include "ui/theme/colours.h"

#include <QPainter>

namespace tilescope
{

static constexpr int barWidth = 96, barHeight = 8, gap = 8;

void CountersDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    FigureDelegate::initStyleOption(option, index);
    const Colours& colours = coloursOf(option->palette);
    const auto tone = static_cast<Tone>(index.data(CountersModel::ToneRole).toInt());
    const QColor text = isMuted() ? colours.textMuted : colourOf(tone, colours);
    for (const auto role : {QPalette::Text, QPalette::HighlightedText})
        option->palette.setColor(role, text);
}

void CountersDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    FigureDelegate::paint(painter, option, index);
    const QVariant share = index.data(CountersModel::IdealShareRole);
    if (!share.isValid())
        return;
    const Colours& colours = coloursOf(option.palette);
    const QRectF whole(option.rect.left() + gap, option.rect.center().y() - barHeight / 2, barWidth, barHeight);
    QRectF needed = whole;
    needed.setWidth(whole.width() * share.toDouble());
    QColor excess = colours.error;
    excess.setAlphaF(0.45F);
    painter->save();
    painter->setOpacity(isMuted() ? 0.4 : 1);
    painter->fillRect(whole, excess);
    painter->fillRect(needed, colours.window); // so that the excess does not show through
    painter->fillRect(needed, colours.good);
    painter->restore();
}

QSize CountersDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QSize size = FigureDelegate::sizeHint(option, index);
    size.setHeight(option.fontMetrics.height() + 8);
    if (index.column() == static_cast<int>(CounterColumn::OverIdeal))
        size.rwidth() += barWidth + 2 * gap;
    return size;
}

} // namespace tilescope
