#pragma once

#include "ui/shell/panel_kind.h"

#include <QObject>

namespace tilescope
{

inline constexpr PanelKey inspectorPanel{"inspect"};
PanelKind inspectorPanelKind();

class Canvas;
class InspectorPanel;
class PanelTab;

/// Enables pixel inspection while the Inspector's tab is in front, and shows the inspected pixel there.
class InspectorController : public QObject
{
    Q_OBJECT

public:
    InspectorController(const WindowParts& parts, InspectorPanel& panel);

private:
    void show();

    Canvas& m_canvas;
    InspectorPanel& m_panel;
    PanelTab* m_tab;
};

} // namespace tilescope
