#pragma once

#include "ui/shell/panel_kind.h"
#include "ui/shell/window_parts.h"
#include "ui/sweep/sweep_panel.h"

#include <QObject>

namespace tilescope
{

inline constexpr PanelKey sweepPanel{"sweep"};
PanelKind sweepPanelKind();

/// Lets the session carry out what the sweep panel asks for, and saves what came of it.
class SweepController : public QObject
{
    Q_OBJECT

public:
    SweepController(const WindowParts& parts, SweepPanel& panel);

    void saveTo(const QString& path, SweepPanel::Export what);

private:
    void askAndSave(SweepPanel::Export what);
    QByteArray contents(SweepPanel::Export what) const; ///< of what is text

    WindowParts m_parts;
    SweepPanel& m_panel;
};

} // namespace tilescope
