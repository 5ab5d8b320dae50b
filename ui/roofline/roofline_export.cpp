#include "ui/roofline/roofline_chart.h"

#include "ui/parts/tables/table_text.h"
#include "ui/roofline/steps_chart.h"
#include "ui/translation.h"

#include <QLocale>

namespace tilescope
{

namespace
{

QString q(const std::string& text) { return QString::fromStdString(text); }
QString number(double value) { return QString::number(value, 'g', QLocale::FloatingPointShortest); }
QString number(const std::optional<double>& value) { return value ? number(*value) : QString(); }

} // namespace

static QString rooflineCsv(const RooflineView& view)
{
    const bool isFloat = view.countsFloats();
    const QString unit = isFloat ? QStringLiteral("FLOP") : QStringLiteral("instructions");
    QList<QStringList> rows{
        {"strategy", QStringLiteral("moved intensity (%1/B)").arg(unit),
         QStringLiteral("once intensity (%1/B)").arg(unit), QStringLiteral("rate (%1/s)").arg(unit),
         QStringLiteral("least rate (%1/s)").arg(unit), QStringLiteral("most rate (%1/s)").arg(unit),
         QStringLiteral("attainable (%1/s)").arg(unit), "rate from", "GPU", QStringLiteral("peak (%1/s)").arg(unit),
         "memory (B/s)", "L2 (B/s)", "after", "copy on the device (B/s)",
         "effort (arithmetic instructions/B of input and output)", "speed (B/s of input and output)"}};
    for (const RooflinePoint& point : view.points)
        rows << QStringList{q(point.strategy),
                            number(point.movedIntensity),
                            number(point.onceIntensity),
                            number(point.rate),
                            number(point.leastRate),
                            number(point.mostRate),
                            number(point.attainable),
                            point.isMeasured ? QStringLiteral("measured time") : QStringLiteral("estimated band"),
                            q(view.roofs.gpu),
                            number(view.peak()),
                            number(view.roofs.memoryBytes),
                            view.roofs.l2Bytes > 0 ? number(view.roofs.l2Bytes) : QString(),
                            q(point.after),
                            number(view.copyBytes),
                            number(point.effort),
                            number(point.speed)};
    return csvOf(rows);
}

ChartExport exportOf(const std::optional<RooflineView>& view, const ChartSubject& of)
{
    ChartExport chart{QStringLiteral("roofline"),
                      tr("Roofline"),
                      tr("Positions of the strategies under the memory and arithmetic roofs."),
                      {}};
    if (!view) {
        chart.missing = tr("A roofline needs a strategy that was counted, and either timed on a GPU or estimated by "
                           "the model. Switch counters on, and let the run finish.");
        return chart;
    }
    chart.draw = [view, title = of.headed(chart.title)] {
        const auto show = [&view](auto& widget) { widget.setView(*view); };
        const QSize size(880, 480);
        return view->axes == RooflineAxes::Speed ? PaperChart::make<StepsChart>(title, size, show)
                                                 : PaperChart::make<RooflineChart>(title, size, show);
    };
    chart.csv = [view] { return rooflineCsv(*view).toUtf8(); };
    return chart;
}

} // namespace tilescope
