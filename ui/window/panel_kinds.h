#pragma once

#include "ui/shell/panel_kind.h"

#include <QStringList>

#include <vector>

namespace tilescope
{

/// Every panel of the window, in the order of their tabs from left to right, with titles in the language that the
/// application speaks by now.
std::vector<PanelKind> panelKinds();

QStringList panelNames(); ///< of panels and pages, "settings", "kernel" …

inline const QString deviceName = QStringLiteral("device"); ///< a dialog, once a panel: --panel still shows it

} // namespace tilescope
