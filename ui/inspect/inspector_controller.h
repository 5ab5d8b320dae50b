#pragma once

#include <QObject>

namespace tilescope
{

class Canvas;
class InspectorPanel;
class PanelTab;
struct WindowParts;

/// Lets pixels be inspected while the Inspector's tab is in front, and shows there the one that is looked at.
class InspectorController : public QObject
{
    Q_OBJECT

public:
    explicit InspectorController(const WindowParts& parts);

private:
    void show();

    Canvas& m_canvas;
    InspectorPanel& m_panel;
    PanelTab* m_tab;
};

} // namespace tilescope
