#pragma once

#include <QStyledItemDelegate>

namespace tilescope
{

/// Colours better and worse, and draws how much of a value its ideal is as a bar behind the figure.
class CountersDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    /// All figures muted: they are of settings that have changed since.
    void setMuted(bool isMuted) { m_isMuted = isMuted; }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;

private:
    bool m_isMuted = false;
};

} // namespace tilescope
