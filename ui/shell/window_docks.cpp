#include "ui/shell/window_docks.h"

#include "ui/shell/paged_panel.h"
#include "ui/shell/ready_layout.h"

#include <QAction>
#include <QChildEvent>
#include <QDockWidget>
#include <QIcon>
#include <QLayout>
#include <QMouseEvent>
#include <QScreen>
#include <QScrollArea>
#include <QTabBar>

#include <algorithm>
#include <utility>

namespace tilescope
{

/// Another set of panels changes the version: restoring a state that lacks a panel would leave that panel in an
/// arbitrary place.
static int stateVersion(const std::vector<PanelKind>& kinds)
{
    QStringList names;
    for (const PanelKind& kind : kinds)
        names << kind.key.text();
    return qChecksum(names.join(u',').toUtf8());
}

WindowDocks::WindowDocks(QMainWindow& window, std::vector<PanelKind> kinds)
    : QObject(&window), m_window(window), m_kinds(std::move(kinds))
{
    m_window.setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    m_window.setDockNestingEnabled(true);
    m_window.setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    m_window.installEventFilter(this);
    for (const PanelKind& kind : m_kinds)
        add(kind);
}

void WindowDocks::add(const PanelKind& kind)
{
    auto* dock = new QDockWidget(kind.title, &m_window);
    dock->setObjectName(kind.key.text()); // the saved layout identifies it by this name
    connect(dock, &QDockWidget::visibilityChanged, this, &WindowDocks::showIcons, Qt::QueuedConnection);
    connect(dock, &QDockWidget::visibilityChanged, this, &WindowDocks::showTitles, Qt::QueuedConnection);
    connect(dock, &QDockWidget::dockLocationChanged, this, &WindowDocks::showTitles, Qt::QueuedConnection);
    connect(dock, &QDockWidget::topLevelChanged, this, &WindowDocks::showTitles, Qt::QueuedConnection);
    connect(dock->toggleViewAction(), &QAction::triggered, dock, [dock](bool isWanted) {
        if (isWanted)
            dock->raise();
    });
    // A docked one is as large as the layout makes it; a floating one could be enlarged until memory is exhausted.
    connect(dock, &QDockWidget::topLevelChanged, dock, [dock](bool isFloating) {
        dock->setMaximumSize(isFloating ? dock->screen()->availableSize() : QSize(QWIDGETSIZE_MAX, QWIDGETSIZE_MAX));
    });
    m_docks << dock;
}

namespace
{

/// A panel that needs width must not widen a narrow column: there it scrolls sideways. It is as high as the dock; a
/// QScrollArea would give a panel whose texts wrap the height that it prefers, and cut it at the bottom.
class SidewaysArea : public QScrollArea
{
public:
    explicit SidewaysArea(QWidget* panel)
    {
        setWidget(panel);
        setWidgetResizable(true);
        setFrameShape(QFrame::NoFrame);
        setFocusPolicy(Qt::NoFocus);
        setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setMinimumHeight(panel->minimumSizeHint().height());
    }

protected:
    void resizeEvent(QResizeEvent* event) override
    {
        widget()->setMaximumHeight(viewport()->height());
        QScrollArea::resizeEvent(event);
    }
};

} // namespace

static QWidget* makePanel(const PanelKind& kind, const WindowParts& parts)
{
    return kind.pages.empty() ? kind.make(parts) : new PagedPanel(kind.pages, parts);
}

void WindowDocks::fill(const WindowParts& parts)
{
    for (const PanelKind& kind : m_kinds) {
        QDockWidget* const dock = find(kind.key);
        QWidget* const panel = makePanel(kind, parts);
        if (const auto* paged = qobject_cast<const PagedPanel*>(panel))
            connect(paged, &PagedPanel::pageChanged, dock,
                    [dock] { emit dock->visibilityChanged(!dock->visibleRegion().isEmpty()); });
        dock->setWidget(kind.needsWidth ? new SidewaysArea(panel) : panel);
        if (!panel->windowTitle().isEmpty())
            dock->setWindowTitle(panel->windowTitle());
        connect(panel, &QWidget::windowTitleChanged, dock, &QWidget::setWindowTitle);
        connect(panel, &QWidget::windowIconChanged, this, &WindowDocks::showIcons, Qt::QueuedConnection);
    }
}

void WindowDocks::arrange(const ReadyLayout& layout)
{
    m_window.setUpdatesEnabled(false);
    m_window.layout()->setSizeConstraint(QLayout::SetNoConstraint); // all panels at once would enlarge the window
    m_beforeHiding.reset();
    dockAll();
    for (auto* dock : m_docks) {
        m_window.removeDockWidget(dock);
        dock->show(); // a dock hidden while it is placed gets no tab
    }
    m_window.setCorner(Qt::BottomRightCorner,
                       layout.rightReachesFoot ? Qt::RightDockWidgetArea : Qt::BottomDockWidgetArea);
    place(layout.left, Qt::LeftDockWidgetArea);
    place(layout.right, Qt::RightDockWidgetArea);
    place(layout.bottom, Qt::BottomDockWidgetArea);
    resize(layout);
    m_window.layout()->setSizeConstraint(QLayout::SetDefaultConstraint);
    m_window.layout()->activate();
    m_window.setUpdatesEnabled(true);
}

void WindowDocks::resize(const ReadyLayout& layout)
{
    resizeGroups(layout.left, Qt::Vertical, layout.leftWidth);
    resizeGroups(layout.right, Qt::Vertical, layout.rightWidth);
    resizeGroups(layout.bottom, Qt::Horizontal, layout.bottomHeight);
}

/// Groups are split off first and tabs added later, as a dock that is split off from a tab becomes a tab itself.
void WindowDocks::place(const std::vector<PanelGroup>& groups, Qt::DockWidgetArea area)
{
    const bool isBottom = area == Qt::BottomDockWidgetArea;
    std::vector<QList<QDockWidget*>> docks;
    for (const PanelGroup& group : groups) {
        auto& tabs = docks.emplace_back();
        for (const PanelKey key : group.shown)
            tabs << find(key);
        for (const PanelKey key : group.waiting)
            tabs << find(key);
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

/// `across`: the width of a column of groups, the height of a row of them. Along the column or row, each has its share.
void WindowDocks::resizeGroups(const std::vector<PanelGroup>& groups, Qt::Orientation along, int across)
{
    QList<QDockWidget*> docks;
    QList<int> shares;
    for (const PanelGroup& group : groups)
        if (auto* front = frontOf(group)) {
            docks << front;
            shares << group.share * 100; // much smaller than the available size: Qt distributes that in proportion
        }
    if (docks.isEmpty())
        return;
    m_window.resizeDocks(docks, shares, along);
    m_window.resizeDocks({docks.front()}, {across}, along == Qt::Vertical ? Qt::Horizontal : Qt::Vertical);
}

QByteArray WindowDocks::state() const
{
    return m_beforeHiding ? *m_beforeHiding : m_window.saveState(stateVersion(m_kinds));
}

/// restoreState() (Qt 6.4) walks through its tab bars and shows them. Showing one would activate a layout that has
/// become invalid meanwhile, which replaces the set of tab bars that is being walked through.
bool WindowDocks::restore(const QByteArray& state)
{
    dockAll();
    QLayout& layout = *m_window.layout();
    const auto restoreOnce = [&] {
        layout.setEnabled(false);
        const bool isRestored = m_window.restoreState(state, stateVersion(m_kinds));
        layout.setEnabled(true);
        layout.activate();
        return isRestored;
    };
    const bool isRestored = restoreOnce();
    if (showTitles()) // those from before took room
        restoreOnce();
    return isRestored;
}

/// Ends a drag by the mouse as well, since a dragged dock floats. restoreState() (Qt 6.4) would end it in the middle of
/// its work, and that puts the layout from before the drag in place of the one that is being restored.
void WindowDocks::dockAll()
{
    for (auto* dock : m_docks)
        if (dock->isFloating())
            dock->setFloating(false);
}

/// Qt (6.4) shows the tab bars of all groups after every layout, and moves that of a single panel out of sight. Hiding
/// such a bar would request another layout, which shows it again: the window would be laid out for ever.
bool WindowDocks::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == &m_window && event->type() == QEvent::ChildPolished) {
        if (auto* bar = qobject_cast<QTabBar*>(static_cast<QChildEvent*>(event)->child()))
            bar->installEventFilter(this);
    } else if (event->type() == QEvent::MouseButtonDblClick) { // as on a title, which such a dock does not have
        if (const auto* bar = qobject_cast<QTabBar*>(watched))
            if (auto* dock = dockOfTab(*bar, bar->tabAt(static_cast<QMouseEvent*>(event)->position().toPoint())))
                QMetaObject::invokeMethod(
                    dock, [dock] { dock->setFloating(true); }, Qt::QueuedConnection);
    }
    return QObject::eventFilter(watched, event);
}

/// A widget without an icon of its own returns the application's.
static QIcon ownIcon(const QWidget& panel)
{
    return panel.testAttribute(Qt::WA_SetWindowIcon) ? panel.windowIcon() : QIcon();
}

static const QWidget& panelIn(const QDockWidget& dock)
{
    const auto* scrolling = qobject_cast<const QScrollArea*>(dock.widget());
    return scrolling && scrolling->widget() ? *scrolling->widget() : *dock.widget();
}

/// Sets the tabs' icons from the panels, as QMainWindow creates the tabs of docks without icons (Qt 6.4).
void WindowDocks::showIcons()
{
    for (auto* bar : m_window.findChildren<QTabBar*>(Qt::FindDirectChildrenOnly))
        for (int tab = 0; tab < bar->count(); ++tab)
            if (const auto* dock = dockOfTab(*bar, tab))
                bar->setTabIcon(tab, ownIcon(panelIn(*dock)));
}

QDockWidget* WindowDocks::dockOfTab(const QTabBar& bar, int tab) const
{
    const auto found = std::find_if(m_docks.begin(), m_docks.end(),
                                    [&](const QDockWidget* dock) { return dock->windowTitle() == bar.tabText(tab); });
    return found == m_docks.end() ? nullptr : *found;
}

void WindowDocks::setTitles(bool areShown)
{
    m_hasTitles = areShown;
    showTitles();
}

/// A tab says what the title under it would say. A floating dock has no tab, and its title moves it.
bool WindowDocks::showTitles()
{
    bool isChanged = false;
    for (auto* dock : m_docks) {
        const auto beside = m_window.tabifiedDockWidgets(dock);
        const bool hasTab = !dock->isFloating() && std::any_of(beside.begin(), beside.end(),
                                                               [](const auto* other) { return !other->isHidden(); });
        const bool hasTitle = m_hasTitles && !hasTab;
        if (hasTitle == !dock->titleBarWidget())
            continue;
        delete dock->titleBarWidget();
        dock->setTitleBarWidget(hasTitle ? nullptr : new QWidget);
        isChanged = true;
    }
    return isChanged;
}

void WindowDocks::show(PanelKey key)
{
    auto* dock = find(key);
    if (auto* const paged = pagesOf(key))
        paged->show(key);
    emit asked(key);
    const bool wasHidden = dock->isHidden();
    dock->show();
    dock->raise();
    if (wasHidden && !m_window.isVisible()) // the tab is created when the window is laid out
        QMetaObject::invokeMethod(dock, &QWidget::raise, Qt::QueuedConnection);
}

QDockWidget* WindowDocks::find(PanelKey key) const { return m_docks[&kind(key) - m_kinds.data()]; }

std::optional<PanelKey> WindowDocks::key(const QString& name) const
{
    for (const PanelKind& kind : m_kinds) {
        if (kind.key.name == name)
            return kind.key;
        for (const PanelKey alias : kind.aliases)
            if (alias.name == name)
                return alias;
        for (const PanelPage& page : kind.pages)
            if (page.key.name == name)
                return page.key;
    }
    return {};
}

const PanelKind& WindowDocks::kind(PanelKey key) const
{
    return *std::ranges::find_if(m_kinds, [key](const PanelKind& kind) {
        return kind.key == key || std::ranges::count(kind.pages, key, &PanelPage::key) > 0 ||
               std::ranges::count(kind.aliases, key) > 0;
    });
}

PagedPanel* WindowDocks::pagesOf(PanelKey key) const { return find(key)->findChild<PagedPanel*>(); }

/// Docks that are only hidden and shown again would divide the space anew. One that was shown meanwhile stays.
void WindowDocks::setHidden(bool hidden)
{
    if (hidden == m_beforeHiding.has_value())
        return;
    if (hidden) {
        m_beforeHiding = state();
        for (auto* dock : m_docks)
            dock->hide();
        return;
    }
    QList<QDockWidget*> shownMeanwhile;
    for (auto* dock : m_docks)
        if (!dock->isHidden())
            shownMeanwhile << dock;
    const QByteArray before = *std::exchange(m_beforeHiding, std::nullopt);
    restore(before);
    for (auto* dock : shownMeanwhile) {
        dock->show();
        dock->raise();
    }
}

} // namespace tilescope
