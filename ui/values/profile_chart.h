#pragma once

#include "ui/canvas/pictures/line_profile.h"
#include "ui/parts/charts/chart_export.h"

#include <QWidget>

#include <optional>

class QCPAxis;
class QCPItemStraightLine;
class QCustomPlot;

namespace tilescope
{

/// The values of source and result along a line, a curve for each channel, over the index of the pixel. Light vertical
/// lines mark where another block begins. A float result beside an 8-bit source has its own axis on the right.
class ProfileChart : public QWidget
{
    Q_OBJECT

public:
    explicit ProfileChart(QWidget* parent = nullptr);

    void setProfile(const std::optional<LineProfile>& profile);
    QCustomPlot& plot() { return *m_plot; } ///< to be saved as a picture

signals:
    void pixelHovered(int number); ///< index along the line; −1 when the cursor leaves

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void style();
    void draw();
    void addCurves(const std::vector<PixelValue>& values, const QString& name, bool isResult, QCPAxis* axis);
    void drawEdges();
    void markAt(int number);

    QCustomPlot* m_plot;
    QCPItemStraightLine* m_mark;
    std::optional<LineProfile> m_profile;
    int m_hovered = -1;
};

ChartExport exportOf(const std::optional<LineProfile>& profile, const ChartSubject& of);

} // namespace tilescope
