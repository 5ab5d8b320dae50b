#pragma once

#include "ui/shell/panel_kind.h"

#include <QObject>

namespace tilescope
{

inline constexpr PanelKey profilePanel{"profile"};
PanelKind profilePanelKind();

class ProfilePanel;

/// Passes the values along the line on the picture to the panel, and brings the panel to the front when a line is
/// drawn.
class ProfileController : public QObject
{
    Q_OBJECT

public:
    ProfileController(const WindowParts& parts, ProfilePanel& panel);
};

} // namespace tilescope
