#pragma once

#include <QObject>

#include <functional>

class QAbstractItemView;
class QMenu;
class QModelIndex;
class QPoint;

namespace tilescope
{

/// A context menu of a table's rows: of the row under the mouse, or by the menu key of the current one.
class RowMenu : public QObject
{
    Q_OBJECT

public:
    using Fill = std::function<void(QMenu&, const QModelIndex&)>;

    RowMenu(QAbstractItemView& view, Fill fill); ///< belongs to the view; a menu left empty is not shown

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void open(const QModelIndex& index, const QPoint& place);

    QAbstractItemView& m_view;
    Fill m_fill;
};

} // namespace tilescope
