#include "ui/sweep/sweep_curves.h"
#include "ui/sweep/sweep_map.h"
#include "ui/sweep/sweep_panel.h"

#include "gpu/run/sweep_table.h"
#include "ui/parts/figure_text.h"
#include "ui/translation.h"

namespace tilescope
{

static QString titleOf(const SweepPanel& panel)
{
    const QString sheet = translated(panel.sheet().titleOf(panel.shownSheet())), figure = figureWords(panel.figure());
    if (panel.view() == SweepPanel::View::HeatMap)
        return tr("Sweep: %1, %2 by block width and height").arg(sheet, figure);
    const Figure* const second = panel.secondFigure();
    return second ? tr("Sweep: %1 and %2").arg(figure, figureWords(*second)) : tr("Sweep: %1").arg(figure);
}

ChartExport exportOf(const SweepPanel& panel, BlockSize present)
{
    ChartExport chart{QStringLiteral("sweep"),
                      tr("Sweep over block sizes"),
                      tr("The sweep as shown, as a heat map or as curves; as CSV, every run of the sweep."),
                      {}};
    const SweepSheet& sheet = panel.sheet();
    if (sheet.done() == 0) {
        chart.missing = tr("Nothing has been swept yet. Press \"Sweep\" in the Sweep panel.");
        return chart;
    }
    chart.title = titleOf(panel);
    chart.draw = [&panel, &sheet, present, title = chart.title] {
        if (panel.view() == SweepPanel::View::Curves)
            return PaperChart::make<SweepCurves>(title, {720, 360}, [&](SweepCurves& widget) {
                widget.show(&sheet, panel.shownSheet(), panel.figure(), panel.secondFigure(), present);
            });
        const QSize size(64 + 88 * static_cast<int>(sheet.choice().widths.size()),
                         32 + 48 * static_cast<int>(sheet.choice().heights.size()));
        return PaperChart::make<SweepMap>(title, size.expandedTo({480, 0}), [&](SweepMap& widget) {
            widget.show(&sheet, panel.shownSheet(), panel.figure(), present);
        });
    };
    chart.csv = [&sheet] { return QByteArray::fromStdString(sweepCsv(sheet.doneRows())); };
    return chart;
}

} // namespace tilescope
