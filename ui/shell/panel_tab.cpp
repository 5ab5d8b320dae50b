#include "ui/shell/panel_tab.h"

#include "ui/shell/paged_panel.h"
#include "ui/shell/window_docks.h"

#include <QAction>
#include <QDockWidget>
#include <QMainWindow>

namespace tilescope
{

PanelTab::PanelTab(QMainWindow& window, WindowDocks& docks, PanelKey key, QAction* toggle)
    : QObject(&window), m_window(window), m_docks(docks), m_key(key), m_dock(docks.find(key))
{
    connect(m_dock, &QDockWidget::visibilityChanged, this, [this, toggle](bool isSeen) {
        const PagedPanel* const pages = m_docks.pagesOf(m_key);
        m_isSeen = isSeen && (!pages || pages->page() == m_key);
        toggle->setChecked(m_isSeen);
        emit seen(m_isSeen);
    });
    connect(toggle, &QAction::triggered, this, &PanelTab::show);
}

void PanelTab::show(bool wanted)
{
    if (wanted) {
        m_wasHidden = m_dock->isHidden();
        m_pageBefore.reset();
        if (const PagedPanel* const pages = m_docks.pagesOf(m_key); pages && !m_dock->visibleRegion().isEmpty())
            m_pageBefore = pages->page();
        for (auto* beside : m_window.tabifiedDockWidgets(m_dock))
            if (!beside->visibleRegion().isEmpty())
                m_before = beside;
        m_docks.show(m_key);
        return;
    }
    if (m_pageBefore && *m_pageBefore != m_key)
        return m_docks.show(*m_pageBefore);
    const auto beside = m_window.tabifiedDockWidgets(m_dock);
    if (m_before && beside.contains(m_before.data()) && !m_before->isHidden())
        m_before->raise();
    else if (!beside.isEmpty())
        beside.front()->raise();
    if (m_wasHidden || beside.isEmpty())
        m_dock->hide();
}

} // namespace tilescope
