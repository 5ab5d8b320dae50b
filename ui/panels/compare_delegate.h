#pragma once

#include <QStyledItemDelegate>

namespace tilescope
{

/// Marks the chosen strategy's row with a bar at its left, faults in the colour of errors, and the text's own figures
/// in muted colour.
class CompareDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

} // namespace tilescope
