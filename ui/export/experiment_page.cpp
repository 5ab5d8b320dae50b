#include "gpu/operations/experiment_table.h"
#include "ui/export/page_sections.h"
#include "ui/export/report_page.h"
#include "ui/translation.h"

namespace tilescope
{

static PageTable comparisonTable(const ExperimentTable& table)
{
    const bool hasOthers = !table.otherLaunches.empty();
    PageTable page{{tr("Compared"), tr("Figure"), tr("The text"), tr("Tilescope")}, {}};
    if (hasOthers)
        page.titles << tr("Tilescope without %1").arg(q(table.otherLaunches));
    page.titles << tr("Statement") << tr("Place");
    for (const ExperimentRow& row : table.rows) {
        QStringList cells{q(row.compared), translated(row.quantity), q(row.textCell()), q(row.ourCell())};
        if (hasOthers)
            cells << q(row.mainCell());
        page.rows << (cells << q(row.sentence) << q(row.claim.place));
    }
    return page;
}

static PageTable figureTable(const std::vector<std::vector<std::string>>& figures)
{
    PageTable page;
    for (const std::vector<std::string>& row : figures) {
        QStringList cells;
        for (const std::string& cell : row)
            cells << q(cell);
        if (page.titles.isEmpty())
            page.titles = cells;
        else
            page.rows << cells;
    }
    return page;
}

QByteArray experimentPage(const ExperimentTable& table)
{
    PageWriter writer(translated(table.title) + QStringLiteral(" – Tilescope"), pageStyle());
    writer.element("h1", translated(table.title));
    writer.paragraph(q(table.source), "muted");
    writer.paragraph(translated(table.claim), "muted");
    for (const std::string& sentence : table.setup)
        writer.paragraph(q(sentence));
    writer.element("h2", tr("Ratios: text and Tilescope"));
    writer.paragraph(q(table.verdict), "remark");
    const auto wide = [&writer](const PageTable& page, const char* cssClass) {
        writer.open("div", "wide");
        writer.table(page, cssClass);
        writer.close();
    };
    wide(comparisonTable(table), "times");
    writer.element("h2", tr("Figures of each run"));
    wide(figureTable(table.figures), "figures");
    if (!table.missing.empty())
        writer.element("h2", tr("No result"));
    for (const std::string& one : table.missing)
        writer.paragraph(q(one), "missing");
    if (!table.remarks.empty())
        writer.element("h2", tr("Remarks"));
    for (const std::string& remark : table.remarks)
        writer.paragraph(translated(remark));
    return writer.finish();
}

} // namespace tilescope
