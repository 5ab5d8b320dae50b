#include "ui/gallery/gallery_panel.h"

#include "ui/parts/charts/series_chart.h"
#include "ui/parts/tables/table_text.h"
#include "ui/translation.h"

#include <QLocale>

#include <algorithm>

namespace tilescope
{

namespace
{

QString q(const std::string& text) { return QString::fromStdString(text); }
QString number(double value) { return QString::number(value, 'g', QLocale::FloatingPointShortest); }

} // namespace

static QString seriesCsv(const std::vector<Series>& series)
{
    QStringList titles{series.empty() ? QString() : q(series.front().xTitle)};
    std::size_t length = 0;
    for (const Series& curve : series) {
        titles << (curve.yTitle.empty() ? q(curve.title)
                                        : QStringLiteral("%1 (%2)").arg(q(curve.title), q(curve.yTitle)));
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
