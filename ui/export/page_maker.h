#pragma once

#include "gpu/image/image.h"
#include "gpu/operations/registry.h"
#include "ui/compare/compare_table.h"
#include "ui/export/report_page.h"

#include <QImage>

namespace tilescope
{

/// A page of this run with what follows from the report and the strategies beside it: names, comparison, kernels and
/// the time of day. Pictures, charts, the command line and the environment are the caller's.
ReportPage makeReportPage(const Registry& registry, std::shared_ptr<const Report> report, const CompareTable& table);

/// The figures of the strategies, each a row, with why one cannot run. Empty where the table is.
PageTable comparisonOf(const CompareTable& table);

/// Encoded for a page; one with a longer side than that of a screen is made smaller, and the caption says so.
PagePicture pagePicture(const QString& title, const QImage& picture, const QString& caption = {});
PagePicture pagePicture(const QString& title, const ImagePtr& image, const DisplayScale& display);

inline constexpr int longestPageSide = 2048; ///< pixels

} // namespace tilescope
