#include "ui/shell/layout_controller.h"

#include "ui/shell/preferences.h"
#include "ui/shell/window_actions.h"
#include "ui/shell/window_docks.h"

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QEvent>
#include <QFontMetricsF>
#include <QMainWindow>

#include <algorithm>

namespace tilescope
{

/// Of the application's font, in units of the one for which the layouts' widths are chosen: 9 points at 96 dots an
/// inch.
static double letters()
{
    constexpr double usualHeight = 15;
    return std::max(1.0, QFontMetricsF(QApplication::font()).height() / usualHeight);
}

LayoutController::LayoutController(const WindowParts& parts, bool remembers)
    : QObject(&parts.window), m_parts(parts), m_remembers(remembers)
{
    for (const auto& [name, action] : parts.actions.layouts)
        connect(action, &QAction::triggered, this, [this, name = name] { choose(name); });
    connect(parts.actions.hidePanels, &QAction::toggled, this, [this](bool isHidden) {
        m_parts.actions.setEscape(isHidden ? m_parts.actions.hidePanels : nullptr);
        m_parts.docks.setHidden(isHidden);
    });
    for (const QAction* const filling : {parts.actions.present, parts.actions.hidePanels})
        connect(filling, &QAction::toggled, this, [this](bool fills) { // the size may have changed meanwhile
            if (!fills && m_parts.window.size() != m_readySize)
                m_rest.start();
        });
    connect(parts.actions.resetLayout, &QAction::triggered, this, &LayoutController::reset);
    constexpr int restMs = 60;
    m_rest.setSingleShot(true);
    m_rest.setInterval(restMs);
    connect(&m_rest, &QTimer::timeout, this, &LayoutController::follow);
    parts.window.installEventFilter(this);
}

void LayoutController::begin(std::optional<LayoutName> wanted)
{
    if (m_remembers)
        for (const LayoutName name : layoutNames)
            if (const QByteArray state = m_parts.preferences.arrangement(name); !state.isEmpty()) {
                m_kept[name] = {state, {}};
                m_own.insert(name);
            }
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
    m_own.erase(m_current);
    arrange(m_current);
}

void LayoutController::remember()
{
    if (!m_remembers)
        return;
    keep();
    for (const auto& [name, kept] : m_kept)
        m_parts.preferences.setArrangement(name, m_own.contains(name) ? kept.state : QByteArray());
    m_parts.preferences.setLayout(m_current);
    m_parts.preferences.setGeometry(m_parts.window.saveGeometry());
}

/// A presentation and hidden panels are not saved as an arrangement: the previous one is restored first.
void LayoutController::keep()
{
    m_parts.actions.present->setChecked(false);
    m_parts.actions.hidePanels->setChecked(false);
    if (isOwn())
        m_own.insert(m_current);
    m_kept[m_current] = {m_parts.docks.state(), m_parts.window.size()};
}

/// If the saved state is of another version, or there is none, or the window has another size and the user did not
/// arrange it, the ready arrangement is used.
void LayoutController::arrange(LayoutName name)
{
    m_current = name;
    m_readySize = m_parts.window.size();
    m_ready = readyLayout(name, m_readySize, m_parts.docks.kinds(), letters());
    const auto kept = m_kept.find(name);
    const bool isCurrent =
        kept != m_kept.end() && (m_own.contains(name) || kept->second.window == m_parts.window.size());
    if (!isCurrent || !m_parts.docks.restore(kept->second.state)) {
        m_own.erase(name);
        m_parts.docks.arrange(m_ready);
    }
    m_parts.actions.layouts.at(name)->setChecked(true);
}

/// Panels that were requested are kept, but one that is missing, floats or is in another place was moved by the user.
bool LayoutController::isOwn() const
{
    if (m_own.contains(m_current))
        return true;
    const auto isMoved = [this](const std::vector<PanelGroup>& groups, Qt::DockWidgetArea area) {
        return std::ranges::any_of(groups, [&](const PanelGroup& group) {
            return std::ranges::any_of(group.shown, [&](PanelKey key) {
                QDockWidget* const dock = m_parts.docks.find(key);
                const QList<QDockWidget*> tabs = m_parts.window.tabifiedDockWidgets(dock);
                return dock->isHidden() || dock->isFloating() || m_parts.window.dockWidgetArea(dock) != area ||
                       (key != group.shown.front() && !tabs.contains(m_parts.docks.find(group.shown.front())));
            });
        });
    };
    return isMoved(m_ready.left, Qt::LeftDockWidgetArea) || isMoved(m_ready.right, Qt::RightDockWidgetArea) ||
           isMoved(m_ready.bottom, Qt::BottomDockWidgetArea);
}

void LayoutController::follow()
{
    const bool isHidden = m_parts.actions.present->isChecked() || m_parts.actions.hidePanels->isChecked();
    if (isHidden || isOwn())
        return;
    m_readySize = m_parts.window.size();
    const ReadyLayout ready = readyLayout(m_current, m_readySize, m_parts.docks.kinds(), letters());
    if (ready.hasPlacesOf(m_ready))
        return m_parts.docks.resize(m_ready = ready);
    const auto isShown = [](const std::vector<PanelGroup>& groups, const QDockWidget& dock) {
        return std::ranges::any_of(groups, [&dock](const PanelGroup& group) {
            return std::ranges::any_of(group.shown, [&dock](PanelKey key) { return key.text() == dock.objectName(); });
        });
    };
    QList<QDockWidget*> requested, inFront;
    for (QDockWidget* const dock : m_parts.docks.all()) {
        if (!dock->isHidden() && !isShown(m_ready.left, *dock) && !isShown(m_ready.right, *dock) &&
            !isShown(m_ready.bottom, *dock))
            requested << dock;
        if (!dock->visibleRegion().isEmpty())
            inFront << dock;
    }
    m_ready = ready;
    m_parts.docks.arrange(ready);
    for (QDockWidget* const dock : requested)
        dock->show();
    for (QDockWidget* const dock : inFront)
        if (!dock->isHidden())
            dock->raise();
}

QList<QRect> LayoutController::places() const
{
    QList<QRect> places;
    for (const QDockWidget* const dock : m_parts.docks.all())
        places << (dock->visibleRegion().isEmpty() ? QRect() : dock->geometry());
    return places;
}

/// The edge between two docks is no widget: the window gets its mouse events.
bool LayoutController::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::Resize: m_rest.start(); break;
    case QEvent::MouseButtonPress: m_pressed = places(); break;
    case QEvent::MouseButtonRelease:
        if (!m_pressed.isEmpty() && m_pressed != places())
            m_own.insert(m_current);
        m_pressed.clear();
        break;
    default: break;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace tilescope
