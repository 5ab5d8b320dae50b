#pragma once

#include <QObject>
#include <QTimer>

namespace tilescope
{

class Canvas;
class HistogramPanel;
class PanelTab;
struct WindowParts;

/// Updates the histogram for what is shown, while its tab is in front.
class HistogramController : public QObject
{
    Q_OBJECT

public:
    HistogramController(const WindowParts& parts, HistogramPanel& panel);

private:
    void count();
    void mark();

    Canvas& m_canvas;
    HistogramPanel& m_panel;
    PanelTab* m_tab;
    QTimer m_soon; ///< delays counting: a drag changes the view more often than it can be counted
};

} // namespace tilescope
