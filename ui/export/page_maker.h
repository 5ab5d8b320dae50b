#pragma once

#include "gpu/image/image.h"
#include "gpu/operations/registry.h"
#include "ui/export/report_page.h"
#include "ui/runs/run_table.h"

#include <QImage>

namespace tilescope
{

/// A page of this run with what follows from the report and from the other strategies: names, comparison, kernels and
/// the time of day. The caller adds pictures, charts, the command line and the environment.
ReportPage makeReportPage(const Registry& registry, std::shared_ptr<const Report> report, const RunTable& table);

/// The figures of the strategies, one row each, with the reason if one cannot run. Empty if the table is.
PageTable comparisonOf(const RunTable& table);

/// Encoded for a page; a picture with a longer side than longestPageSide is scaled down, and the caption says so.
PagePicture pagePicture(const QString& title, const QImage& picture, const QString& caption = {});
PagePicture pagePicture(const QString& title, const ImagePtr& image, const DisplayScale& display);
/// The report's own picture; it says if that is a sample's, or why there is none.
PagePicture resultPicture(const Report& report);

inline constexpr int longestPageSide = 2048; ///< pixels

} // namespace tilescope
