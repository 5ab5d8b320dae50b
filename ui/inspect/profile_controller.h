#pragma once

#include "ui/shell/panel_kind.h"

#include <QObject>

namespace tilescope
{

inline constexpr PanelKey profilePanel{"profile"};
PanelKind profilePanelKind();

class ProfilePanel;

/// Brings the values along the line on the picture to their panel, and the panel to the front when a line is drawn.
class ProfileController : public QObject
{
    Q_OBJECT

public:
    ProfileController(const WindowParts& parts, ProfilePanel& panel);
};

} // namespace tilescope
