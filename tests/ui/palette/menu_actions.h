#pragma once

#include "ui/window/main_window.h"

#include <QMenu>
#include <QMenuBar>

namespace tilescope::test
{

inline void collect(const QList<QAction*>& actions, QList<QAction*>& into)
{
    for (auto* action : actions) {
        if (action->menu())
            collect(action->menu()->actions(), into);
        else if (!action->isSeparator())
            into << action;
    }
}

/// The entries of all menus, without submenus and separators.
inline QList<QAction*> menuActions(const MainWindow& window)
{
    QList<QAction*> all;
    collect(window.menuBar()->actions(), all);
    return all;
}

} // namespace tilescope::test
