#pragma once

#include "ui/shell/panel_kind.h"

#include <QObject>
#include <QPointer>

class QAction;
class QDockWidget;
class QMainWindow;

namespace tilescope
{

class WindowDocks;

/// A key that brings a panel's tab to the front; pressed again, it restores the tab that was there before.
class PanelTab : public QObject
{
    Q_OBJECT

public:
    PanelTab(QMainWindow& window, WindowDocks& docks, PanelKey key, QAction* toggle);

    bool isSeen() const { return m_isSeen; } ///< it is in front of its neighbours

signals:
    void seen(bool isSeen);

private:
    void show(bool wanted);

    QMainWindow& m_window;
    QDockWidget* m_dock;
    QPointer<QDockWidget> m_before; ///< the tab that was in front
    bool m_isSeen = false;
    bool m_wasHidden = false; ///< before it was requested
};

} // namespace tilescope
