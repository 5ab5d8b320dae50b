#include "ui/canvas/preview_report.h"

namespace tilescope
{

std::shared_ptr<const Report> reportOf(const Preview& preview, const std::shared_ptr<const Report>& before)
{
    auto report = std::make_shared<Report>();
    report->recipe = preview.recipe;
    report->geometry = preview.geometry;
    report->display = preview.display;
    if (!before)
        return report;
    report->picture = before->picture;
    report->reference = before->reference;
    if (!preview.picture) // it is that of the report
        report->annotations = before->annotations;
    return report;
}

} // namespace tilescope
