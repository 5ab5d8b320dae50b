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

/// A panel's tab behind a key: it comes to the front, and at the next press the one that was there before comes back.
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
    bool m_wasHidden = false; ///< before it was asked for
};

} // namespace tilescope
