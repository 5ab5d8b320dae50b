#include "ui/device/device_panel.h"
#include "ui/session/session.h"
#include "ui/shell/window_parts.h"

namespace tilescope
{

static QWidget* makePanel(const WindowParts& parts)
{
    auto* panel = new DevicePanel;
    QObject::connect(&parts.session, &Session::ready, panel, &DevicePanel::setEnvironment);
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
