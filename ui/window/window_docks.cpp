#include "ui/window/window_docks.h"

#include "ui/panels/kernel_panel.h"
#include "ui/panels/settings_panel.h"
#include "ui/window/bottom_panels.h"

#include <QDockWidget>
#include <QIcon>
#include <QMainWindow>
#include <QScrollArea>
#include <QTabBar>

#include <algorithm>

namespace tilescope
{

WindowDocks::WindowDocks(QMainWindow& window, SettingsPanel& settings, KernelPanel& kernel, const BottomPanels& bottom)
    : QObject(&window), m_window(window)
{
    m_window.setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    m_window.setCorner(Qt::BottomRightCorner, Qt::BottomDockWidgetArea); // tables are wide
    m_window.setDockNestingEnabled(true);
    m_window.setTabPosition(Qt::BottomDockWidgetArea, QTabWidget::North);
    addSettings(settings);
    addBottom(bottom);
    m_kernel = add(QStringLiteral("kernel"), tr("Kernel"), &kernel, Qt::RightDockWidgetArea);
}

QDockWidget* WindowDocks::add(const QString& name, const QString& title, QWidget* panel, Qt::DockWidgetArea area)
{
    auto* dock = new QDockWidget(title);
    dock->setObjectName(name); // the saved layout finds it by this name
    dock->setWidget(panel);
    connect(panel, &QWidget::windowTitleChanged, dock, &QWidget::setWindowTitle);
    connect(panel, &QWidget::windowIconChanged, this, &WindowDocks::showIcons, Qt::QueuedConnection);
    connect(dock, &QDockWidget::visibilityChanged, this, &WindowDocks::showIcons, Qt::QueuedConnection);
    m_window.addDockWidget(area, dock);
    m_docks << dock;
    return dock;
}

void WindowDocks::addSettings(SettingsPanel& settings)
{
    auto* scroll = new QScrollArea;
    scroll->setWidget(&settings);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setMinimumWidth(settings.minimumSizeHint().width() + 10); // and the scroll bar
    scroll->setFocusPolicy(Qt::NoFocus);
    m_settings = add(QStringLiteral("settings"), tr("Settings"), scroll, Qt::LeftDockWidgetArea);
}

void WindowDocks::addBottom(const BottomPanels& bottom)
{
    QDockWidget* first = nullptr;
    for (const auto& entry : bottom.entries()) {
        const QString title = entry.widget->windowTitle(); // of one that has its own
        auto* dock = add(entry.name, title.isEmpty() ? entry.title : title, entry.widget, Qt::BottomDockWidgetArea);
        if (first)
            m_window.tabifyDockWidget(first, dock);
        else
            first = dock;
    }
    first->raise();
    m_bottom = first;
}

void WindowDocks::fitTo(const QSize& window)
{
    constexpr int narrow = 1100, widest = 512;
    m_kernel->setVisible(window.width() >= narrow);
    m_window.resizeDocks({m_settings, m_kernel}, {328, std::min(window.width() * 35 / 100, widest)}, Qt::Horizontal);
    m_window.resizeDocks({m_bottom}, {std::clamp(window.height() * 35 / 100, 240, 360)}, Qt::Vertical);
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
        dock->show();
        dock->raise();
    }
}

QDockWidget* WindowDocks::find(const QString& name) const
{
    const auto found = std::find_if(m_docks.begin(), m_docks.end(),
                                    [&name](const QDockWidget* dock) { return dock->objectName() == name; });
    return found == m_docks.end() ? nullptr : *found;
}

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
