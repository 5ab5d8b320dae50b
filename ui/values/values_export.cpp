#include "ui/values/histogram_panel.h"

#include "gpu/image/histogram.h"
#include "ui/canvas/pictures/line_profile.h"
#include "ui/parts/charts/series_chart.h"
#include "ui/parts/tables/table_text.h"
#include "ui/translation.h"
#include "ui/values/gallery_panel.h"
#include "ui/values/profile_chart.h"

#include <QLocale>

#include <algorithm>
#include <array>

namespace tilescope
{

namespace
{

QString number(double value) { return QString::number(value, 'g', QLocale::FloatingPointShortest); }
constexpr QSize wide(880, 360);

QString channelName(int channel, int count)
{
    static const QStringList names{QStringLiteral("red"), QStringLiteral("green"), QStringLiteral("blue")};
    return count == 1 ? QStringLiteral("grey") : names[channel];
}

} // namespace

static QString histogramCsv(const HistogramChart::Histograms& histograms)
{
    QList<QStringList> rows{{"picture", "channel", "value (middle of the bin)", "width of the bin", "count (pixels)"}};
    for (std::size_t picture = 0; picture < histograms.size(); ++picture) {
        if (!histograms[picture])
            continue;
        const Histogram& histogram = *histograms[picture];
        const auto channels = static_cast<int>(histogram.channels.size());
        for (int channel = 0; channel < channels; ++channel)
            for (int bin = 0; bin < Histogram::binCount; ++bin)
                rows << QStringList{picture == 0 ? QStringLiteral("source") : QStringLiteral("result"),
                                    channelName(channel, channels), number(histogram.binCentre(bin)),
                                    number(histogram.binWidth),
                                    QString::number(histogram.channels[std::size_t(channel)].bins[std::size_t(bin)])};
    }
    return csvOf(rows);
}

static QString profileCsv(const LineProfile& profile)
{
    QStringList titles{"pixel along the line", "x (pixels)", "y (pixels)", "another block begins (1: yes)"};
    const auto addTitles = [&titles](const std::vector<PixelValue>& values, const QString& picture) {
        const int count = values.empty() ? 0 : values.front().count();
        for (int channel = 0; channel < count; ++channel)
            titles << QStringLiteral("%1 %2 (value)").arg(picture, channelName(channel, count));
    };
    addTitles(profile.source, QStringLiteral("source"));
    addTitles(profile.result, QStringLiteral("result"));
    QList<QStringList> rows{titles};
    for (std::size_t i = 0; i < profile.pixels.size(); ++i) {
        const bool isEdge =
            std::find(profile.blockEdges.begin(), profile.blockEdges.end(), i) != profile.blockEdges.end();
        QStringList cells{QString::number(i), QString::number(profile.pixels[i].x()),
                          QString::number(profile.pixels[i].y()), QString::number(isEdge ? 1 : 0)};
        for (const auto* values : {&profile.source, &profile.result})
            for (int channel = 0; !values->empty() && channel < (*values)[i].count(); ++channel)
                cells << number((*values)[i].channels[std::size_t(channel)]);
        rows << cells;
    }
    return csvOf(rows);
}

ChartExport exportOf(const HistogramChart::Histograms& histograms, bool logarithmic, const ChartSubject& of)
{
    ChartExport chart{QStringLiteral("histogram"),
                      tr("Histogram of source and result"),
                      tr("How often each value occurs, channel by channel."),
                      {}};
    if (std::all_of(histograms.begin(), histograms.end(), [](const auto& one) { return !one; })) {
        chart.missing = tr("The values are counted while Values ▸ Histogram is in front. Press H to bring it there.");
        return chart;
    }
    chart.draw = [histograms, logarithmic, title = of.headed(chart.title)] {
        return PaperChart::make<HistogramChart>(title, wide, [&](HistogramChart& widget) {
            widget.setLogarithmic(logarithmic);
            widget.setHistograms(histograms);
        });
    };
    chart.csv = [histograms] { return histogramCsv(histograms).toUtf8(); };
    return chart;
}

static std::array<ImagePtr, HistogramChart::pictureCount> picturesOf(const ExportedRun& run)
{
    return {run.source, run.report ? run.report->picture : nullptr};
}

static HistogramChart::Histograms counted(const ExportedRun& run)
{
    HistogramChart::Histograms histograms;
    const auto pictures = picturesOf(run);
    for (std::size_t i = 0; i < pictures.size(); ++i)
        if (const ImagePtr& picture = pictures[i])
            histograms[i] =
                std::make_shared<const Histogram>(histogramOf(*picture, {0, 0, picture->width(), picture->height()}));
    return histograms;
}

/// What the panel shows. If it was never opened: the whole pictures, counted on export, provided that this is quick.
ChartExport exportOf(const HistogramPanel& panel, const ExportedRun& run, const ChartSubject& of)
{
    const bool isLogarithmic = panel.chart().isLogarithmic();
    ChartExport chart = exportOf(panel.histograms(), isLogarithmic, of);
    constexpr std::size_t mostPixels = 4'000'000;
    const auto pictures = picturesOf(run);
    const bool isQuick = std::all_of(pictures.begin(), pictures.end(), [](const ImagePtr& picture) {
        return picture && std::size_t(picture->width()) * std::size_t(picture->height()) <= mostPixels;
    });
    if (chart.missing.isEmpty() || !isQuick)
        return chart;
    chart.missing.clear();
    chart.draw = [run, isLogarithmic, of] { return exportOf(counted(run), isLogarithmic, of).draw(); };
    chart.csv = [run, isLogarithmic, of] { return exportOf(counted(run), isLogarithmic, of).csv(); };
    return chart;
}

ChartExport exportOf(const std::optional<LineProfile>& profile, const ChartSubject& of)
{
    ChartExport chart{QStringLiteral("profile"),
                      tr("Values along the line"),
                      tr("The values of the source and the result along the drawn line."),
                      {}};
    if (!profile || profile->pixels.empty()) {
        chart.missing = tr("Draw a line first: Alt+drag on the image.");
        return chart;
    }
    const QPoint first = profile->pixels.front(), last = profile->pixels.back();
    chart.title =
        tr("Values along the line from (%1, %2) to (%3, %4)").arg(first.x()).arg(first.y()).arg(last.x()).arg(last.y());
    chart.draw = [profile, title = of.headed(chart.title)] {
        return PaperChart::make<ProfileChart>(title, wide,
                                              [&profile](ProfileChart& widget) { widget.setProfile(profile); });
    };
    chart.csv = [profile] { return profileCsv(*profile).toUtf8(); };
    return chart;
}

static QString seriesCsv(const std::vector<Series>& series)
{
    QStringList titles{series.empty() ? QString() : QString::fromStdString(series.front().xTitle)};
    std::size_t length = 0;
    for (const Series& curve : series) {
        titles << (curve.yTitle.empty() ? QString::fromStdString(curve.title)
                                        : QStringLiteral("%1 (%2)").arg(QString::fromStdString(curve.title),
                                                                        QString::fromStdString(curve.yTitle)));
        length = std::max(length, curve.values.size());
    }
    QList<QStringList> rows{titles};
    for (std::size_t i = 0; i < length; ++i) {
        QStringList cells{QString::number(i + 1)};
        for (const Series& curve : series)
            cells << (i < curve.values.size() ? number(curve.values[i]) : QString());
        rows << cells;
    }
    return csvOf(rows);
}

ChartExport exportOf(const std::vector<Series>& series, const ChartSubject& of)
{
    ChartExport chart{QStringLiteral("gallery"),
                      tr("Result curve"),
                      tr("A series that the operation derives from its result, such as eigenvalues."),
                      {}};
    if (series.empty()) {
        chart.missing = tr("This operation provides no curve for its result.");
        return chart;
    }
    chart.title = QString::fromStdString(series.front().title);
    chart.draw = [series, title = of.headed(chart.title)] {
        return PaperChart::make<SeriesChart>(title, {880, 360},
                                             [&series](SeriesChart& widget) { widget.setSeries(series); });
    };
    chart.csv = [series] { return seriesCsv(series).toUtf8(); };
    return chart;
}

} // namespace tilescope
