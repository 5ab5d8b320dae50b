#pragma once

#include "ui/shell/panel_kind.h"
#include "ui/shell/window_parts.h"
#include "ui/sweep/sweep_panel.h"

#include <QObject>

namespace tilescope
{

inline constexpr PanelKey sweepPanel{"sweep"};
PanelKind sweepPanelKind();

/// Has the session run what the sweep panel requests, and saves the results.
class SweepController : public QObject
{
    Q_OBJECT

public:
    SweepController(const WindowParts& parts, SweepPanel& panel);

    void saveTo(const QString& path, SweepPanel::Export what);

private:
    void showRecipe();

    void askAndSave(SweepPanel::Export what);
    QByteArray contents(SweepPanel::Export what) const; ///< of the text formats

    WindowParts m_parts;
    SweepPanel& m_panel;
};

} // namespace tilescope
