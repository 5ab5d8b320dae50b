#include "ui/flow/flow_chart.h"
#include "ui/parts/tables/table_text.h"
#include "ui/translation.h"

#include <QLocale>

namespace tilescope
{

static QString flowNumber(double value) { return QString::number(value, 'g', QLocale::FloatingPointShortest); }

static QString flowCsv(const FlowSides& sides)
{
    QList<QStringList> rows{{"run", "pinned as", "from", "to", "path", "kind", "least (B)", "most (B)",
                             "least (B/pixel)", "most (B/pixel)", "requests"}};
    for (const FlowSide& side : sides)
        for (const FlowArrow& arrow : side.arrows) {
            if (arrow.copy)
                rows << QStringList{side.name,
                                    side.letter ? QString(QLatin1Char(side.letter)) : QString(),
                                    nodeTitle(arrow.from),
                                    nodeTitle(arrow.to),
                                    QStringLiteral("copy"),
                                    QStringLiteral("copied"),
                                    flowNumber(arrow.lowerBytes),
                                    flowNumber(arrow.upperBytes),
                                    flowNumber(arrow.lowerBytes / side.pixels),
                                    flowNumber(arrow.upperBytes / side.pixels),
                                    {}};
            for (const FlowAmount& part : arrow.parts) {
                const bool isKnown = part.kind != FlowKind::NotCounted;
                const auto known = [&](double value) { return isKnown ? flowNumber(value) : QString(); };
                rows << QStringList{side.name,
                                    side.letter ? QString(QLatin1Char(side.letter)) : QString(),
                                    nodeTitle(arrow.from),
                                    nodeTitle(arrow.to),
                                    QString::fromStdString(keyOf(part.path)),
                                    QString::fromStdString(keyOf(part.kind)),
                                    known(part.lowerBytes),
                                    known(part.upperBytes),
                                    known(part.lowerBytes / side.pixels),
                                    known(part.upperBytes / side.pixels),
                                    part.requests > 0 ? QString::number(part.requests) : QString()};
            }
        }
    return csvOf(rows);
}

ChartExport exportOf(const FlowSides& sides, const ChartSubject& of)
{
    ChartExport chart{QStringLiteral("flow"),
                      tr("Memory flow"),
                      tr("The bytes moved between registers, shared memory, the caches and device memory."),
                      {}};
    if (sides.empty()) {
        chart.missing = tr("The memory flow needs a run with counters. Switch counters on.");
        return chart;
    }
    chart.draw = [sides, title = of.headed(chart.title)] {
        return PaperChart::make<FlowChart>(title, QSize(880, sides.size() > 1 ? 640 : 340),
                                           [&sides](FlowChart& widget) { widget.setSides(sides); });
    };
    chart.csv = [sides] { return flowCsv(sides).toUtf8(); };
    return chart;
}

} // namespace tilescope
