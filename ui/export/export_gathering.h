#pragma once

#include "gpu/image/image.h"
#include "gpu/recipe/report.h"
#include "ui/export/report_page.h"
#include "ui/parts/charts/chart_export.h"
#include "ui/session/environment.h"
#include "ui/shell/window_parts.h"

#include <QString>

#include <memory>
#include <vector>

namespace tilescope
{

/// Every chart of the window's panels, including those without content. They may only be drawn until control returns to
/// the event loop.
std::vector<ChartExport> chartsOf(const WindowParts& parts, const ExportedRun& run);

/// A page of that run with everything except its pictures. `run.report` is not null.
ReportPage pageOf(const WindowParts& parts, const ExportedRun& run, const Environment& environment);

} // namespace tilescope
