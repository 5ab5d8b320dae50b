#include "ui/device/device_panel.h"
#include "ui/session/session.h"
#include "ui/session/settings_model.h"
#include "ui/shell/window_parts.h"

#include <optional>
#include <string>
#include <utility>

namespace tilescope
{

static QWidget* makePanel(const WindowParts& parts)
{
    auto* panel = new DevicePanel;
    QObject::connect(&parts.session, &Session::ready, panel, &DevicePanel::setEnvironment);
    // The emulated GPU that was chosen last is shown; another one can be looked at without choosing it.
    const auto follow = [panel, &settings = parts.settings, last = std::optional<std::string>()]() mutable {
        if (std::exchange(last, settings.recipe().gpu) != settings.recipe().gpu)
            panel->showGpu(settings.recipe().gpu.value_or(""));
    };
    QObject::connect(&parts.settings, &SettingsModel::changed, panel, follow);
    panel->showGpu(parts.settings.recipe().gpu.value_or(""));
    return panel;
}

PanelKind devicePanelKind()
{
    return {.key = devicePanel,
            .title = DevicePanel::tr("Device"),
            .make = makePanel,
            .tune = {PanelPlace::Bottom, 8},
            .tellsResults = false};
}

} // namespace tilescope
