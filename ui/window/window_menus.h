#pragma once

#include <QStringList>

#include <functional>

class QMenu;
class QMenuBar;

namespace tilescope
{

class WindowActions;

/// The menus that the window fills or extends.
struct WindowMenus {
    QMenu* recent = nullptr;         ///< filled each time it opens
    QMenu* recentSessions = nullptr; ///< filled each time it opens
    QMenu* panels = nullptr;         ///< a toggle for each panel
    QMenu* texts = nullptr;          ///< an entry for each source text
};

/// Builds the menu bar from the actions. `openSample` is called with "sample:NAME@WxH".
WindowMenus buildMenus(QMenuBar& bar, WindowActions& actions, const std::function<void(const QString&)>& openSample);

} // namespace tilescope
