#pragma once

#include "ui/shell/panel_kind.h"

#include <QStringList>

#include <vector>

namespace tilescope
{

/// Every panel of the window, from left to right where they stand as tabs.
const std::vector<PanelKind>& panelKinds();

QStringList panelNames(); ///< "settings", "kernel" …: what --panel takes

} // namespace tilescope
