#pragma once

#include <QStyledItemDelegate>

namespace tilescope
{

/// Draws a title with a sentence below it, wrapped.
class ExportItemDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    static constexpr int SentenceRole = Qt::UserRole;
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace tilescope
