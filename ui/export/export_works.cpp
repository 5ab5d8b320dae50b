#include "ui/canvas/canvas.h"
#include "ui/canvas/pictures/image_file.h"
#include "ui/canvas/surfaces/view_sheet.h"
#include "ui/export/export_controller.h"
#include "ui/export/export_error.h"
#include "ui/export/export_file.h"
#include "ui/export/page_maker.h"

#include <algorithm>

// What is written, and on which thread.

namespace tilescope
{

/// Throws where the item or the path's format is not to be had.
ExportController::Work ExportController::workOf(const QString& key, const QString& path, const QString& suffix,
                                                int scale) const
{
    const QList<ExportItem> all = items();
    const auto item = std::find_if(all.begin(), all.end(), [&](const ExportItem& one) { return one.key == key; });
    if (item == all.end()) {
        QStringList keys;
        for (const ExportItem& one : all)
            keys << one.key;
        throw ExportError(tr("There is no “%1” to export; there are %2.").arg(key, keys.join(QLatin1String(", "))));
    }
    QStringList suffixes;
    for (const ExportItem::Format& format : item->formats)
        if (!suffixes.contains(format.suffix))
            suffixes << format.suffix;
    if (!suffixes.contains(suffix))
        throw ExportError(
            tr("“%1” does not end in a format that it can be exported in: %2. Name it %3.")
                .arg(path, suffixes.join(QLatin1String(", ")), suggestedName(key, suffixes.constFirst())));
    if (!item->missing.isEmpty())
        throw ExportError(item->missing);
    if (key == QLatin1String("report"))
        return pageWork(path);
    if (key == QLatin1String("view"))
        return viewWork(path, scale);
    if (key == QLatin1String("result"))
        return [report = m_run.report, path] { saveImage(*report->picture, path, report->display); };
    return chartWork(key, path, suffix);
}

/// Drawn here, for it is a widget; encoded and written there.
ExportController::Work ExportController::chartWork(const QString& key, const QString& path, const QString& suffix) const
{
    for (const ChartExport& chart : chartsOf(m_parts, m_run)) {
        if (chart.key != key)
            continue;
        if (suffix == QLatin1String("csv"))
            return [path, bytes = chart.csv()] { writeExport(path, bytes); };
        if (suffix == QLatin1String("svg"))
            return [path, bytes = chart.draw().svg()] { writeExport(path, bytes); };
        constexpr int printScale = 2;
        return [path, picture = chart.draw().image(printScale)] { writeExport(path, pngOf(picture)); };
    }
    return {};
}

/// At the screen's resolution the very pixels of the screen, which may come from the GPU; at more the view is painted
/// anew.
ExportController::Work ExportController::viewWork(const QString& path, int scale) const
{
    if (scale == 1)
        return [path, picture = m_parts.canvas.grabView()] { writeExport(path, pngOf(picture)); };
    const ViewSheet sheet = m_parts.canvas.viewSheet();
    if (sheet.lacksPicture())
        throw ExportError(tr("The result is still on the GPU; export again when the sliders have rested, or at the "
                             "screen's resolution."));
    return [path, sheet, scale] { writeExport(path, pngOf(sheet.painted(scale))); };
}

ExportController::Work ExportController::pageWork(const QString& path) const
{
    const ReportPage page = pageOf(m_parts, m_run, m_environment);
    return [path, page, run = m_run, view = m_parts.canvas.grabView()] {
        ReportPage whole = page;
        whole.pictures = {pagePicture(tr("Source"), run.source, {}),
                          pagePicture(tr("Result"), run.report->picture, run.report->display),
                          pagePicture(tr("View with overlays"), view, tr("as it stood in the window"))};
        writeExport(path, reportPage(whole));
    };
}

} // namespace tilescope
