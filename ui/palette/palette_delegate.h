#pragma once

#include <QStyledItemDelegate>

namespace tilescope
{

/// A row of the palette: a tick where it is in force, the way to it, its name with the letters that fit, its key at
/// the right. What cannot be now is dim.
class PaletteDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace tilescope
