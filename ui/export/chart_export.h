#pragma once

#include "ui/canvas/pictures/line_profile.h"
#include "ui/export/paper_chart.h"
#include "ui/inspect/histogram_chart.h"
#include "ui/roofline/roofline_points.h"
#include "ui/sweep/sweep_sheet.h"
#include "ui/timings/timing_table.h"

#include <QByteArray>
#include <QString>

#include <functional>
#include <optional>
#include <vector>

namespace tilescope
{

/// A chart as it can be put into files: drawn, or as its figures.
struct ChartExport {
    QString key;      ///< of the panel that shows it
    QString title;    ///< "Times of the strategies"
    QString sentence; ///< what it shows
    QString missing;  ///< why there is nothing to export now; empty when there is
    std::function<PaperChart()> draw = {};
    std::function<QByteArray()> csv = {}; ///< UTF-8
};

/// What a run is, for the title of a chart: "Sobel, board, 16 × 16".
struct ChartSubject {
    QString text;
};

ChartExport exportOf(const TimingTable& table, const ChartSubject& of);
ChartExport exportOf(const std::optional<RooflineView>& view, const ChartSubject& of);
ChartExport exportOf(const HistogramChart::Histograms& histograms, bool logarithmic, const ChartSubject& of);
ChartExport exportOf(const std::optional<LineProfile>& profile, const ChartSubject& of);
ChartExport exportOf(const std::vector<Series>& series, const ChartSubject& of);
/// One sheet of a sweep by one figure; its CSV has every row. The sheet must outlive what is given.
ChartExport exportOf(const SweepSheet& sheet, int index, const Figure& figure, BlockSize present);

} // namespace tilescope
