#pragma once

#include <QObject>
#include <QTimer>

namespace tilescope
{

class Canvas;
class HistogramPanel;
class PanelTab;
struct WindowParts;

/// Keeps the histogram in step with what is seen, while its tab is in front.
class HistogramController : public QObject
{
    Q_OBJECT

public:
    explicit HistogramController(const WindowParts& parts);

private:
    void count();
    void mark();

    Canvas& m_canvas;
    HistogramPanel& m_panel;
    PanelTab* m_tab;
    QTimer m_soon; ///< a drag changes the view more often than it can be counted
};

} // namespace tilescope
