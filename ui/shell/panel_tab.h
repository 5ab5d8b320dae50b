#pragma once

#include "ui/shell/panel_kind.h"

#include <QObject>
#include <QPointer>

#include <optional>

class QAction;
class QDockWidget;
class QMainWindow;

namespace tilescope
{

class WindowDocks;

/// A key that brings a panel or a page to the front; pressed again, it restores what was there before.
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
    WindowDocks& m_docks;
    PanelKey m_key;
    QDockWidget* m_dock;
    QPointer<QDockWidget> m_before;       ///< the tab that was in front
    std::optional<PanelKey> m_pageBefore; ///< the page of the same panel that was in front
    bool m_isSeen = false;
    bool m_wasHidden = false; ///< before it was requested
};

} // namespace tilescope
