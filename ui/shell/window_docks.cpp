#include "ui/shell/window_docks.h"

#include "ui/kernel/kernel_panel.h"
#include "ui/settings/settings_panel.h"
#include "ui/window/bottom_panels.h"
#include "ui/window/ready_layout.h"

#include <QAction>
#include <QChildEvent>
#include <QDockWidget>
#include <QIcon>
#include <QLayout>
#include <QMainWindow>
#include <QScrollArea>
#include <QTabBar>

#include <algorithm>

namespace tilescope
{

/// Another set of panels makes another version: a state that lacks one would leave it where nobody put it.
static int stateVersion() { return qChecksum(panelTexts().join(u',').toUtf8()); }

WindowDocks::WindowDocks(QMainWindow& window, SettingsPanel& settings, KernelPanel& kernel, const BottomPanels& bottom)
    : QObject(&window), m_window(window)
{
    m_window.setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    m_window.setDockNestingEnabled(true);
    m_window.setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    m_window.installEventFilter(this);
    addSettings(settings);
    add(Panel::Kernel, &kernel);
    for (const auto& entry : bottom.entries())
        add(entry.panel, entry.widget);
}

void WindowDocks::add(Panel panel, QWidget* widget)
{
    auto* dock = new QDockWidget(widget->windowTitle().isEmpty() ? titleOf(panel) : widget->windowTitle(), &m_window);
    dock->setObjectName(toText(panel)); // the saved layout finds it by this name
    dock->setWidget(widget);
    connect(widget, &QWidget::windowTitleChanged, dock, &QWidget::setWindowTitle);
    connect(widget, &QWidget::windowIconChanged, this, &WindowDocks::showIcons, Qt::QueuedConnection);
    connect(dock, &QDockWidget::visibilityChanged, this, &WindowDocks::showIcons, Qt::QueuedConnection);
    connect(dock->toggleViewAction(), &QAction::triggered, dock, [dock](bool isWanted) {
        if (isWanted)
            dock->raise();
    });
    m_docks << dock;
}

void WindowDocks::addSettings(SettingsPanel& settings)
{
    auto* scroll = new QScrollArea;
    scroll->setWidget(&settings);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setMinimumWidth(settings.minimumSizeHint().width() + 10); // and the scroll bar
    scroll->setFocusPolicy(Qt::NoFocus);
    add(Panel::Settings, scroll);
}

void WindowDocks::arrange(const ReadyLayout& layout)
{
    m_window.setUpdatesEnabled(false);
    m_window.layout()->setSizeConstraint(QLayout::SetNoConstraint); // all panels at once would make the window larger
    m_hidden.clear();
    for (auto* dock : m_docks) {
        dock->setFloating(false);
        m_window.removeDockWidget(dock);
        dock->show(); // one that is hidden while it is put into its place has no tab there that could be brought
                      // forward
    }
    m_window.setCorner(Qt::BottomRightCorner,
                       layout.rightReachesFoot ? Qt::RightDockWidgetArea : Qt::BottomDockWidgetArea);
    place(layout.left, Qt::LeftDockWidgetArea);
    place(layout.right, Qt::RightDockWidgetArea);
    place(layout.bottom, Qt::BottomDockWidgetArea);
    resizeGroups(layout.left, Qt::Vertical, layout.leftWidth);
    resizeGroups(layout.right, Qt::Vertical, layout.rightWidth);
    resizeGroups(layout.bottom, Qt::Horizontal, layout.bottomHeight);
    m_window.layout()->setSizeConstraint(QLayout::SetDefaultConstraint);
    m_window.layout()->activate();
    m_window.setUpdatesEnabled(true);
}

/// A group that shares its place with none lies beside the one before; only then come the tabs, for a dock that is
/// split off from a tab becomes a tab.
void WindowDocks::place(const std::vector<PanelGroup>& groups, Qt::DockWidgetArea area)
{
    const bool isBottom = area == Qt::BottomDockWidgetArea;
    std::vector<QList<QDockWidget*>> docks;
    for (const PanelGroup& group : groups) {
        auto& tabs = docks.emplace_back();
        for (const Panel panel : group.shown)
            tabs << find(panel);
        for (const Panel panel : group.waiting)
            tabs << find(panel);
        m_window.addDockWidget(area, tabs.front(), isBottom ? Qt::Horizontal : Qt::Vertical);
    }
    for (const auto& tabs : docks)
        for (qsizetype tab = 1; tab < tabs.size(); ++tab)
            m_window.tabifyDockWidget(tabs[tab - 1], tabs[tab]);
    for (std::size_t i = 0; i < groups.size(); ++i) {
        for (qsizetype tab = 0; tab < docks[i].size(); ++tab)
            docks[i][tab]->setVisible(static_cast<std::size_t>(tab) < groups[i].shown.size());
        if (auto* front = frontOf(groups[i]))
            front->raise();
    }
}

QDockWidget* WindowDocks::frontOf(const PanelGroup& group) const
{
    return group.shown.empty() ? nullptr : find(group.shown.front());
}

/// `across`: the width of a column of groups, the height of a row of them. Along it each has its share.
void WindowDocks::resizeGroups(const std::vector<PanelGroup>& groups, Qt::Orientation along, int across)
{
    QList<QDockWidget*> docks;
    QList<int> shares;
    for (const PanelGroup& group : groups)
        if (auto* front = frontOf(group)) {
            docks << front;
            shares << group.share * 100; // far less than there is: Qt divides what is there in proportion
        }
    if (docks.isEmpty())
        return;
    m_window.resizeDocks(docks, shares, along);
    m_window.resizeDocks({docks.front()}, {across}, along == Qt::Vertical ? Qt::Horizontal : Qt::Vertical);
}

QByteArray WindowDocks::state() const { return m_window.saveState(stateVersion()); }

bool WindowDocks::restore(const QByteArray& state) { return m_window.restoreState(state, stateVersion()); }

/// The window shows the tab bars of all groups (Qt 6.4), also of one that has a single panel left: that one would lie
/// wherever it was last, over other panels.
bool WindowDocks::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == &m_window && event->type() == QEvent::ChildPolished) {
        if (auto* bar = qobject_cast<QTabBar*>(static_cast<QChildEvent*>(event)->child())) {
            bar->setAutoHide(true);
            bar->installEventFilter(this);
        }
    } else if (event->type() == QEvent::Show) {
        if (auto* bar = qobject_cast<QTabBar*>(watched); bar && bar->count() < 2)
            QMetaObject::invokeMethod(
                bar, [bar] { bar->setVisible(bar->count() > 1); }, Qt::QueuedConnection);
    }
    return QObject::eventFilter(watched, event);
}

/// A widget without an icon of its own names the application's.
static QIcon ownIcon(const QWidget& panel)
{
    return panel.testAttribute(Qt::WA_SetWindowIcon) ? panel.windowIcon() : QIcon();
}

/// A tab shows its panel's icon. The window makes tabs of docks by itself and gives them no icons (Qt 6.4).
void WindowDocks::showIcons()
{
    for (auto* bar : m_window.findChildren<QTabBar*>(Qt::FindDirectChildrenOnly))
        for (int tab = 0; tab < bar->count(); ++tab)
            for (const auto* dock : m_docks)
                if (dock->windowTitle() == bar->tabText(tab))
                    bar->setTabIcon(tab, ownIcon(*dock->widget()));
}

void WindowDocks::show(const QString& name)
{
    if (auto* dock = find(name)) {
        const bool wasHidden = dock->isHidden();
        dock->show();
        dock->raise();
        if (wasHidden && !m_window.isVisible()) // it gets its tab when the window is laid out
            QMetaObject::invokeMethod(dock, &QWidget::raise, Qt::QueuedConnection);
    }
}

QDockWidget* WindowDocks::find(const QString& name) const
{
    const auto found = std::find_if(m_docks.begin(), m_docks.end(),
                                    [&name](const QDockWidget* dock) { return dock->objectName() == name; });
    return found == m_docks.end() ? nullptr : *found;
}

QDockWidget* WindowDocks::find(Panel panel) const { return find(toText(panel)); }

void WindowDocks::setHidden(bool hidden)
{
    if (hidden) {
        m_hidden.clear();
        for (auto* dock : m_docks)
            if (!dock->isHidden())
                m_hidden << dock;
    }
    for (auto* dock : m_hidden)
        dock->setVisible(!hidden);
}

} // namespace tilescope
