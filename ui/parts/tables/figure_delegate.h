#pragma once

#include <QStyledItemDelegate>

namespace tilescope
{

/// Draws a table's figures and, in a separate field to the right of each, its difference to the baseline (FigureRoles).
class FigureDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    /// Mutes all figures: they are of settings that have changed since.
    void setMuted(bool isMuted) { m_isMuted = isMuted; }
    bool isMuted() const { return m_isMuted; }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

protected:
    /// The width of the column's widest difference, so that figures are aligned.
    static int differenceWidth(const QStyleOptionViewItem& option, const QModelIndex& index);

private:
    bool m_isMuted = false;
};

} // namespace tilescope
