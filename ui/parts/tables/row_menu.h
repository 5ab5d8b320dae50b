#pragma once

#include <QObject>

#include <functional>

class QAbstractItemView;
class QMenu;
class QModelIndex;
class QPoint;

namespace tilescope
{

/// A context menu of a table's rows: for the row under the mouse, or by the menu key for the current row.
class RowMenu : public QObject
{
    Q_OBJECT

public:
    using Fill = std::function<void(QMenu&, const QModelIndex&)>;

    RowMenu(QAbstractItemView& view, Fill fill); ///< child of the view; an empty menu is not shown

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void open(const QModelIndex& index, const QPoint& place);

    QAbstractItemView& m_view;
    Fill m_fill;
};

} // namespace tilescope
