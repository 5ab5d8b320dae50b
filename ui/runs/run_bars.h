#pragma once

#include "ui/parts/charts/chart_export.h"
#include "ui/runs/timing_table.h"

#include <QMetaType>
#include <QWidget>

#include <optional>
#include <utility>

class QPainter;

namespace tilescope
{

struct Colours;

/// A bar behind a figure, and the lines that cross all rows' bars; each a share of the axis.
struct RunBar {
    double share = 0; ///< 0: none
    std::optional<double> copy = {}, launch = {};
    bool isScale = false;                                   ///< whether the lines are labelled in this row
    std::optional<std::pair<double, double>> band = {};     ///< of the model or the prediction: an outline
    std::optional<double> predicted = {};                   ///< a stroke within the band
    std::optional<std::pair<double, double>> spread = {};   ///< of the measured runs
    std::optional<double> cold = {};                        ///< with a cold L2 cache
    std::optional<std::pair<double, double>> baseline = {}; ///< the baseline's time, or the ends of its band
    bool isFaint = false;                                   ///< of settings that have changed since
    bool isCut = false;                                     ///< goes on beyond the axis
    bool operator==(const RunBar&) const = default;
};

/// The axis of the bars of a table's times. Medians, cold ones too, and floors always fit; a slow batch (95th
/// percentile), a wide band or the baseline may extend it at most to twice that and is cut off beyond, so that none of
/// them makes all bars invisibly short. In the emulator, whose own times do not describe a GPU, the bars are bands.
struct TimeAxis {
    double endUs = 0;
    bool showsBands = false;
    std::optional<double> launchUs = {}, copyUs = {};
    std::optional<std::pair<double, double>> baselineUs = {};

    bool isCut(double us) const { return us > endUs; }
    RunBar bar(const StrategyTiming& row) const;
};

/// `baseline`: the pinned run that the rows are compared with, or null.
TimeAxis timeAxis(const TimingTable& table, const Report* baseline = nullptr);

/// While a slider is dragged, the axis stays as it was, so that the bars grow and shrink, not the scale; where a bar
/// would be longer, the axis doubles.
TimeAxis heldAxis(const TimeAxis& before, TimeAxis now, bool isDragging);

/// `bars`: the room of the axis in this row.
void paintRunBar(QPainter& painter, const QRectF& bars, const RunBar& bar, bool isCurrent, const Colours& colours);

/// What the bars of a table are: "predicted for RTX 3060: not a measurement".
QString barsTitle(const TimingTable& table);
/// A row in words: "25.1 µs (20.0 – 30.0 µs)", or why there is no time.
QString timeText(const TimingTable& table, const StrategyTiming& row);

/// The bars on paper: a line for each strategy, with its name and its time in words.
class RunBars : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    void setTable(const TimingTable& table);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::optional<TimingTable> m_table;
};

ChartExport exportOf(const TimingTable& table, const ChartSubject& of);

} // namespace tilescope

Q_DECLARE_METATYPE(tilescope::RunBar)
