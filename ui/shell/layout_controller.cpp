#include "ui/shell/layout_controller.h"

#include "ui/shell/preferences.h"
#include "ui/shell/ready_layout.h"
#include "ui/shell/window_actions.h"
#include "ui/shell/window_docks.h"

#include <QAction>
#include <QMainWindow>

namespace tilescope
{

LayoutController::LayoutController(const WindowParts& parts, bool remembers)
    : QObject(&parts.window), m_parts(parts), m_remembers(remembers)
{
    for (const auto& [name, action] : parts.actions.layouts)
        connect(action, &QAction::triggered, this, [this, name = name] { choose(name); });
    connect(parts.actions.resetLayout, &QAction::triggered, this, &LayoutController::reset);
}

void LayoutController::begin(std::optional<LayoutName> wanted)
{
    if (m_remembers)
        for (const LayoutName name : layoutNames)
            m_kept[name] = m_parts.preferences.arrangement(name);
    arrange(wanted.value_or(m_remembers ? m_parts.preferences.layout() : LayoutName::Learn));
}

void LayoutController::choose(LayoutName name)
{
    if (name == m_current)
        return;
    keep();
    arrange(name);
}

void LayoutController::reset()
{
    m_parts.actions.hidePanels->setChecked(false);
    m_kept.erase(m_current);
    arrange(m_current);
}

void LayoutController::remember()
{
    if (!m_remembers)
        return;
    keep();
    for (const auto& [name, state] : m_kept)
        m_parts.preferences.setArrangement(name, state);
    m_parts.preferences.setLayout(m_current);
    m_parts.preferences.setGeometry(m_parts.window.saveGeometry());
}

/// A presentation and hidden panels are not saved as an arrangement: the previous one is restored first.
void LayoutController::keep()
{
    m_parts.actions.present->setChecked(false);
    m_parts.actions.hidePanels->setChecked(false);
    m_kept[m_current] = m_parts.docks.state();
}

/// If the saved state is of another version, or there is none, the ready arrangement remains.
void LayoutController::arrange(LayoutName name)
{
    m_current = name;
    const auto kept = m_kept.find(name);
    if (kept == m_kept.end() || kept->second.isEmpty() || !m_parts.docks.restore(kept->second))
        m_parts.docks.arrange(readyLayout(name, m_parts.window.size(), m_parts.docks.kinds()));
    m_parts.actions.layouts.at(name)->setChecked(true);
}

} // namespace tilescope
