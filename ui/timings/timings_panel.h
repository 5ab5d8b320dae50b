#pragma once

#include "ui/session/pinned_runs.h"
#include "ui/session/run_failure.h"
#include "ui/shell/panel_kind.h"
#include "ui/timings/timing_table.h"

#include <QWidget>

class QLabel;

namespace tilescope
{

inline constexpr PanelKey timingsPanel{"timings"};
PanelKind timingsPanelKind();

struct FigureDifference;
class PinStrip;
class TimingChart;

/// The current strategy in large figures, and beside it a chart of all strategies of the operation: on a GPU their
/// times; in the emulator, whose own time is no measure of them, the bytes moved and the model's bands.
class TimingsPanel : public QWidget
{
    Q_OBJECT

public:
    explicit TimingsPanel(const Registry& registry, QWidget* parent = nullptr);

    void setReport(const Report& report);      ///< of the chosen strategy
    void setOtherReport(const Report& report); ///< of another strategy, with the same settings
    void setOtherFailure(const std::string& strategy, const QString& message);
    void setPins(const PinnedRuns& pins);
    /// A line about the same settings on a GPU, where the emulator ran; empty: nothing is known of them.
    void setRecorded(const QString& line);
    void setChosen(const std::string& strategy);

    const TimingTable& table() const { return m_table; }
    QString figure() const;     ///< the large figures with their unit
    QString caption() const;    ///< the line above them: the strategy, and the machine or the counted quantity
    QString difference() const; ///< to the baseline
    QString details() const;    ///< the lines below them
    PinStrip* pinStrip() const { return m_strip; }
    TimingChart& chart() const { return *m_chart; }

    void
    setBrief(bool isBrief); ///< without the sentences beside the chart and the trip, which do not fit in a large font

private:
    struct Headline {
        QString figure, meaning;
    };

    void refresh();
    Headline headlineOf(const StrategyTiming& timing) const;
    void showDifference(const FigureDifference& difference);
    QString detailsOf(const StrategyTiming& timing) const;
    QString surpriseOf(const StrategyTiming& timing) const;
    QStringList measuredLines(const StrategyTiming& timing) const;
    QStringList floorLines() const;

    TimingTable m_table;
    bool m_isBrief = false;
    QString m_recorded;
    PinnedRuns m_pins;
    PinStrip* m_strip;
    QLabel* m_caption;
    QLabel* m_figure;
    QLabel* m_difference;
    QLabel* m_details;
    TimingChart* m_chart;
    TripBar* m_trip;
};

} // namespace tilescope
