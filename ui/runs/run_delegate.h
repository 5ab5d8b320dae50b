#pragma once

#include "ui/parts/tables/figure_delegate.h"

namespace tilescope
{

/// Marks the chosen strategy's row with a bar at its left and a pinned run's with its letter; draws faults in the error
/// colour and published figures in a muted colour. Draws the bars of a column that has them.
class RunDelegate : public FigureDelegate
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
