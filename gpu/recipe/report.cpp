#include "gpu/recipe/report.h"

#include <algorithm>
#include <tuple>

namespace tilescope
{

namespace
{

auto jsonFields(const Report& r)
{
    return std::tie(r.recipe, r.image, r.backend, r.deviceName, r.computeCapability, r.compiler, r.launches, r.time,
                    r.emulation, r.estimate, r.counters, r.lines, r.occupancy, r.findings, r.check, r.cpuReferenceMs,
                    r.notes);
}

} // namespace

bool operator==(const Report& a, const Report& b) { return jsonFields(a) == jsonFields(b); }

bool Report::failed() const
{
    return std::any_of(findings.begin(), findings.end(), [](const Finding& finding) { return finding.endsRun; });
}

} // namespace tilescope
