#include "ui/shell/panel_tab.h"

#include "ui/shell/window_docks.h"

#include <QAction>
#include <QDockWidget>
#include <QMainWindow>

namespace tilescope
{

PanelTab::PanelTab(QMainWindow& window, WindowDocks& docks, PanelKey key, QAction* toggle)
    : QObject(&window), m_window(window), m_dock(docks.find(key))
{
    connect(m_dock, &QDockWidget::visibilityChanged, this, [this, toggle](bool isSeen) {
        m_isSeen = isSeen;
        toggle->setChecked(isSeen);
        emit seen(isSeen);
    });
    connect(toggle, &QAction::triggered, this, &PanelTab::show);
}

void PanelTab::show(bool wanted)
{
    if (wanted) {
        m_wasHidden = m_dock->isHidden();
        for (auto* beside : m_window.tabifiedDockWidgets(m_dock))
            if (!beside->visibleRegion().isEmpty())
                m_before = beside;
        m_dock->show();
        m_dock->raise();
        return;
    }
    const auto beside = m_window.tabifiedDockWidgets(m_dock);
    if (m_before && beside.contains(m_before.data()) && !m_before->isHidden())
        m_before->raise();
    else if (!beside.isEmpty())
        beside.front()->raise();
    if (m_wasHidden || beside.isEmpty())
        m_dock->hide();
}

} // namespace tilescope
