#include "ui/session/report_figures.h"

namespace tilescope
{

std::shared_ptr<const Report> figuresOf(const Report& report)
{
    auto figures = std::make_shared<Report>(report);
    figures->picture.reset();
    figures->reference.reset();
    figures->devicePicture.reset();
    figures->annotations = {};
    figures->annotations.facts = report.annotations.facts;
    figures->lines.reset();
    figures->machineCode.reset();
    figures->phases.clear();
    return figures;
}

bool isSameRun(const Report& a, const Report& b)
{
    return a.recipe == b.recipe && a.image == b.image && a.backend == b.backend && a.deviceName == b.deviceName;
}

} // namespace tilescope
