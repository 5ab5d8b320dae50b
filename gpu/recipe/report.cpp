#include "gpu/recipe/report.h"

#include <algorithm>
#include <tuple>

namespace tilescope
{

namespace
{

auto jsonFields(const Report& r)
{
    return std::tie(r.recipe, r.image, r.backend, r.deviceName, r.computeCapability, r.compiler, r.launches,
                    r.mainLaunch, r.time, r.emulation, r.estimate, r.work, r.flow, r.roofs, r.counters, r.lines,
                    r.machineCode, r.occupancy, r.findings, r.check, r.cpuReferenceMs, r.notes, r.silicon,
                    r.siliconReason);
}

} // namespace

bool operator==(const Report& a, const Report& b)
{
    const Annotations &x = a.annotations, &y = b.annotations;
    return jsonFields(a) == jsonFields(b) && x.boxes == y.boxes && x.profiles == y.profiles && x.hatches == y.hatches &&
           x.series == y.series && x.facts == y.facts &&
           std::ranges::equal(x.gallery, y.gallery, {}, &GalleryPicture::title, &GalleryPicture::title);
}

bool Report::isOccupancyEstimated() const
{
    return mainLaunch < launches.size() && launches[mainLaunch].registers &&
           launches[mainLaunch].registersFrom == RegisterSource::Estimate;
}

bool Report::failed() const
{
    return std::any_of(findings.begin(), findings.end(), [](const Finding& finding) { return finding.endsRun; });
}

std::optional<double> Report::mainLaunchUs() const
{
    return launches.size() < 2 || mainLaunch >= launches.size() ? std::nullopt : launches[mainLaunch].medianUs;
}

} // namespace tilescope
