#include "ui/settings/settings_panel.h"
#include "ui/shell/window_parts.h"

#include <QScrollArea>

namespace tilescope
{

static QWidget* makePanel(const WindowParts& parts)
{
    auto* panel = new SettingsPanel(parts.settings);
    auto* scroll = new QScrollArea;
    scroll->setWidget(panel);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setMinimumWidth(panel->minimumSizeHint().width() + 10); // plus the scroll bar
    scroll->setFocusPolicy(Qt::NoFocus);
    return scroll;
}

PanelKind settingsPanelKind()
{
    using enum PanelPlace;
    return {.key = settingsPanel,
            .title = SettingsPanel::tr("Settings"),
            .make = makePanel,
            .learn = {Left, 1},
            .inspect = {Left, 1},
            .tune = {Left, 1},
            .isChart = false};
}

} // namespace tilescope
