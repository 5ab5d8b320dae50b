#pragma once

#include <QStyledItemDelegate>

namespace tilescope
{

/// Rows of wrapped text with spacing between them, the icon beside the first line.
class FindingDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    static constexpr int room = 6; ///< above and below a row's text
    /// In a narrow table the columns of the line and of the cure are hidden: the line is shown with the kind, and the
    /// cure with what happens.
    void setNarrow(bool isNarrow) { m_isNarrow = isNarrow; }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;

private:
    bool m_isNarrow = false;
};

} // namespace tilescope
