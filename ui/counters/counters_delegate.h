#pragma once

#include "ui/parts/tables/figure_delegate.h"

namespace tilescope
{

/// Colours better and worse, and draws the ratio of ideal to value as a bar behind the figure.
class CountersDelegate : public FigureDelegate
{
    Q_OBJECT

public:
    using FigureDelegate::FigureDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

} // namespace tilescope
