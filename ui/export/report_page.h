#pragma once

#include "gpu/recipe/plan.h"
#include "gpu/recipe/report.h"
#include "ui/export/page_writer.h"
#include "ui/session/environment.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <memory>
#include <vector>

namespace tilescope
{

/// A picture of the page: as PNG, or why there is none.
struct PagePicture {
    QString title, caption;
    QByteArray png;
    QString missing;
};

/// A chart of the page: as SVG, or why there is none.
struct PageChart {
    QString title;
    QByteArray svg;
    QString missing;
};

/// All that a report page says of one run. Plain values, so that it can be written on any thread.
struct ReportPage {
    std::shared_ptr<const Report> report; ///< never null
    QString operation, strategy, idea;    ///< titles, and the strategy's idea in a sentence
    double tolerance = 0;                 ///< Operation::toleranceOf the strategy
    QString remark;                       ///< what there is to know before all else; often empty
    QString command, commandRemark;
    PageTable comparison; ///< a row a figure, a column a strategy
    std::vector<KernelSource> kernels;
    std::vector<PagePicture> pictures;
    std::vector<PageChart> charts;
    Environment environment;
    QString version; ///< of Tilescope
    QDateTime made;
};

/// The page: one HTML file that needs nothing else, no script and no network, for screen (light and dark) and paper.
/// A figure that is not there says why.
QByteArray reportPage(const ReportPage& page);

} // namespace tilescope
