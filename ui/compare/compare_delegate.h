#pragma once

#include "ui/parts/tables/figure_delegate.h"

namespace tilescope
{

/// Marks the chosen strategy's row with a bar at its left, a pinned run's with its letter, faults in the colour of
/// errors, and the text's own figures in muted colour. Draws the bars of a column that has them.
class CompareDelegate : public FigureDelegate
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
