#pragma once

#include "gpu/recipe/plan.h"
#include "gpu/recipe/report.h"
#include "ui/export/page_writer.h"
#include "ui/session/environment.h"
#include "ui/trace/traced_block.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <memory>
#include <vector>

namespace tilescope
{

struct ExperimentTable;

/// A picture of the page: as PNG, or the reason why there is none.
struct PagePicture {
    QString title, caption;
    QByteArray png;
    QString missing;
};

/// A chart of the page: as SVG, or the reason why there is none.
struct PageChart {
    QString title;
    QByteArray svg;
    QString missing;
};

/// The content of a report page on one run. Plain values, so that the page can be written on any thread.
struct ReportPage {
    std::shared_ptr<const Report> report; ///< never null
    QString operation, strategy, idea;    ///< titles, and the strategy's idea in a sentence
    QString title;                        ///< empty: of operation, strategy and picture
    PageTable settings;                   ///< of a launch without an operation; without rows: those of the recipe
    QString allowed;                      ///< allowedText(); empty if nothing was checked
    QString remark;                       ///< a notice at the top of the page; often empty
    QString command, commandRemark;
    PageTable comparison; ///< a row for each figure, a column for each strategy
    std::vector<KernelSource> kernels;
    std::vector<PagePicture> pictures;
    std::vector<PageChart> charts;
    TracedBlock block; ///< to be stepped through; without a trace there is no such section
    Environment environment;
    QString version; ///< of Tilescope
    QDateTime made;
};

/// The page: one self-contained HTML file without network access, for screen (light and dark) and paper. Its only
/// script steps through the block. In place of a missing figure it gives the reason.
QByteArray reportPage(const ReportPage& page);

/// A source text's figures beside ours, as a page in the same style.
QByteArray experimentPage(const ExperimentTable& table);

} // namespace tilescope
