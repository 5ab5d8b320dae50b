#include "ui/export/chart_export.h"

#include "gpu/run/sweep_table.h"
#include "ui/export/chart_figures.h"
#include "ui/inspect/profile_chart.h"
#include "ui/parts/figure_text.h"
#include "ui/parts/series_chart.h"
#include "ui/roofline/roofline_chart.h"
#include "ui/roofline/steps_chart.h"
#include "ui/sweep/sweep_map.h"
#include "ui/timings/timing_chart.h"
#include "ui/translation.h"

#include <algorithm>

namespace tilescope
{

namespace
{

constexpr QSize wide(880, 360);

QString headed(const QString& title, const ChartSubject& of)
{
    return of.text.isEmpty() ? title : QStringLiteral("%1 – %2").arg(title, of.text);
}

} // namespace

ChartExport exportOf(const TimingTable& table, const ChartSubject& of)
{
    ChartExport chart{QStringLiteral("timings"),
                      tr("Times of the strategies"),
                      tr("A bar for each strategy, with its spread and the band that the model predicts."),
                      {}};
    if (!table.current()) {
        chart.missing = tr("Nothing was run yet.");
        return chart;
    }
    const int height = 120 + 44 * static_cast<int>(table.rows().size());
    chart.draw = [table, height, title = headed(chart.title, of)] {
        return PaperChart::make<TimingChart>(title, {wide.width(), height},
                                             [&table](TimingChart& widget) { widget.setTable(table); });
    };
    chart.csv = [table] { return timingsCsv(table).toUtf8(); };
    return chart;
}

ChartExport exportOf(const std::optional<RooflineView>& view, const ChartSubject& of)
{
    ChartExport chart{QStringLiteral("roofline"),
                      tr("Roofline"),
                      tr("Where the strategies stand under the roofs of memory and arithmetic."),
                      {}};
    if (!view) {
        chart.missing = tr("A roofline needs a strategy that was counted, and timed on a GPU or estimated by the "
                           "model; switch counters on and let the sliders rest.");
        return chart;
    }
    chart.draw = [view, title = headed(chart.title, of)] {
        const auto show = [&view](auto& widget) { widget.setView(*view); };
        const QSize size(wide.width(), 480);
        return view->axes == RooflineAxes::Speed ? PaperChart::make<StepsChart>(title, size, show)
                                                 : PaperChart::make<RooflineChart>(title, size, show);
    };
    chart.csv = [view] { return rooflineCsv(*view).toUtf8(); };
    return chart;
}

ChartExport exportOf(const HistogramChart::Histograms& histograms, bool logarithmic, const ChartSubject& of)
{
    ChartExport chart{QStringLiteral("histogram"),
                      tr("Histogram of source and result"),
                      tr("How often each value is there, channel by channel."),
                      {}};
    if (std::all_of(histograms.begin(), histograms.end(), [](const auto& one) { return !one; })) {
        chart.missing = tr("The values are counted while the histogram is in front; bring its tab forward (H).");
        return chart;
    }
    chart.draw = [histograms, logarithmic, title = headed(chart.title, of)] {
        return PaperChart::make<HistogramChart>(title, wide, [&](HistogramChart& widget) {
            widget.setLogarithmic(logarithmic);
            widget.setHistograms(histograms);
        });
    };
    chart.csv = [histograms] { return histogramCsv(histograms).toUtf8(); };
    return chart;
}

ChartExport exportOf(const std::optional<LineProfile>& profile, const ChartSubject& of)
{
    ChartExport chart{QStringLiteral("profile"),
                      tr("Values along the line"),
                      tr("The values of source and result along the line that is drawn."),
                      {}};
    if (!profile || profile->pixels.empty()) {
        chart.missing = tr("Draw a line first: Alt and drag on the picture.");
        return chart;
    }
    const QPoint first = profile->pixels.front(), last = profile->pixels.back();
    chart.title =
        tr("Values along the line from (%1, %2) to (%3, %4)").arg(first.x()).arg(first.y()).arg(last.x()).arg(last.y());
    chart.draw = [profile, title = headed(chart.title, of)] {
        return PaperChart::make<ProfileChart>(title, wide,
                                              [&profile](ProfileChart& widget) { widget.setProfile(profile); });
    };
    chart.csv = [profile] { return profileCsv(*profile).toUtf8(); };
    return chart;
}

ChartExport exportOf(const std::vector<Series>& series, const ChartSubject& of)
{
    ChartExport chart{QStringLiteral("gallery"),
                      tr("Curve of the result"),
                      tr("What the operation draws of its result, such as eigenvalues."),
                      {}};
    if (series.empty()) {
        chart.missing = tr("This operation has no curve to show of its result.");
        return chart;
    }
    chart.title = QString::fromStdString(series.front().title);
    chart.draw = [series, title = headed(chart.title, of)] {
        return PaperChart::make<SeriesChart>(title, wide, [&series](SeriesChart& widget) { widget.setSeries(series); });
    };
    chart.csv = [series] { return seriesCsv(series).toUtf8(); };
    return chart;
}

ChartExport exportOf(const SweepSheet& sheet, int index, const Figure& figure, BlockSize present)
{
    ChartExport chart{QStringLiteral("sweep"),
                      tr("Sweep over block sizes"),
                      tr("The shown sheet as a heat map; as CSV every run of the sweep."),
                      {}};
    if (sheet.done() == 0) {
        chart.missing = tr("Nothing was swept yet: press Sweep in the Sweep panel.");
        return chart;
    }
    chart.title = tr("Sweep: %1, %2 by block width and height")
                      .arg(QString::fromStdString(sheet.titleOf(index)), figureWords(figure));
    const QSize size(64 + 88 * static_cast<int>(sheet.choice().widths.size()),
                     32 + 48 * static_cast<int>(sheet.choice().heights.size()));
    chart.draw = [&sheet, index, &figure, present, size, title = chart.title] {
        return PaperChart::make<SweepMap>(title, size.expandedTo({480, 0}),
                                          [&](SweepMap& widget) { widget.show(&sheet, index, figure, present); });
    };
    chart.csv = [&sheet] { return QByteArray::fromStdString(sweepCsv(sheet.doneRows())); };
    return chart;
}

} // namespace tilescope
