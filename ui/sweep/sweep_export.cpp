#include "ui/sweep/sweep_map.h"

#include "gpu/run/sweep_table.h"
#include "ui/parts/figure_text.h"
#include "ui/translation.h"

namespace tilescope
{

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
    chart.title =
        tr("Sweep: %1, %2 by block width and height").arg(translated(sheet.titleOf(index)), figureWords(figure));
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
