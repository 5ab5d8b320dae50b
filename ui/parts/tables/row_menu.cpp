#include "ui/parts/tables/row_menu.h"

#include <QAbstractItemView>
#include <QEvent>
#include <QMenu>

namespace tilescope
{

RowMenu::RowMenu(QAbstractItemView& view, Fill fill) : QObject(&view), m_view(view), m_fill(std::move(fill))
{
    view.setContextMenuPolicy(Qt::CustomContextMenu);
    connect(&view, &QWidget::customContextMenuRequested, this,
            [this](const QPoint& place) { open(m_view.indexAt(place), place); });
    view.installEventFilter(this);
}

/// A context menu event from the keyboard goes to the view, one from the mouse to its viewport; the former has no row.
bool RowMenu::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::ContextMenu)
        return QObject::eventFilter(watched, event);
    const QModelIndex current = m_view.currentIndex();
    open(current, m_view.visualRect(current).bottomLeft());
    return true;
}

void RowMenu::open(const QModelIndex& index, const QPoint& place)
{
    if (!index.isValid())
        return;
    auto* menu = new QMenu(&m_view);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setToolTipsVisible(true);
    m_fill(*menu, index);
    if (menu->isEmpty())
        delete menu;
    else
        menu->popup(m_view.viewport()->mapToGlobal(place));
}

} // namespace tilescope
