#pragma once

#include "ui/canvas/pictures/line_profile.h"
#include "ui/inspect/histogram_chart.h"
#include "ui/roofline/roofline_points.h"
#include "ui/timings/timing_table.h"

#include <QString>

#include <vector>

namespace tilescope
{

// The figures behind the charts, as CSV: titles with their units first, numbers in full with a point, an empty cell
// where there is none. Those of a sweep are sweepCsv (gpu/run/sweep_table.h).

QString timingsCsv(const TimingTable& table);
QString rooflineCsv(const RooflineView& view);
QString histogramCsv(const HistogramChart::Histograms& histograms);
QString profileCsv(const LineProfile& profile);
QString seriesCsv(const std::vector<Series>& series);

} // namespace tilescope
