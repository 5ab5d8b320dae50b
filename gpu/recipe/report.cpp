#include "gpu/recipe/report.h"

#include "gpu/recipe/message.h"

#include <algorithm>
#include <cstdio>
#include <tuple>

namespace tilescope
{

namespace
{

auto jsonFields(const Report& r)
{
    return std::tie(r.recipe, r.image, r.backend, r.deviceName, r.computeCapability, r.compiler, r.launches,
                    r.mainLaunch, r.time, r.emulation, r.uncomputed, r.estimate, r.work, r.flow, r.roofs, r.counters,
                    r.lines, r.machineCode, r.occupancy, r.findings, r.check, r.cpuReferenceMs, r.notes, r.silicon,
                    r.siliconReason, r.timing);
}

std::string percentText(double fraction)
{
    char text[32];
    std::snprintf(text, sizeof text, "%.2g %%", 100 * fraction);
    return text;
}

} // namespace

bool operator==(const Report& a, const Report& b)
{
    const Annotations &x = a.annotations, &y = b.annotations;
    return jsonFields(a) == jsonFields(b) && x.boxes == y.boxes && x.profiles == y.profiles && x.hatches == y.hatches &&
           x.series == y.series && x.facts == y.facts &&
           std::ranges::equal(x.gallery, y.gallery, {}, &GalleryPicture::title, &GalleryPicture::title);
}

Message messageOf(const Finding& finding)
{
    constexpr double hidden = 0.005; // less is rounded to 0 %
    if (!finding.gain)
        return finding.message;
    return joined(finding.message,
                  *finding.gain < hidden
                      ? Message(gpu::phrase("It costs no time (predicted): other work hides it."))
                      : say(gpu::phrase("It costs %1 of the time (predicted)."), Percent{*finding.gain}));
}

void sortFindings(std::vector<Finding>& findings)
{
    std::ranges::stable_sort(findings, [](const Finding& a, const Finding& b) {
        const double gainOfA = a.gain.value_or(0), gainOfB = b.gain.value_or(0);
        return std::tie(a.severity, gainOfB, a.source, a.line) < std::tie(b.severity, gainOfA, b.source, b.line);
    });
}

Message sampleText(const SampleReport& sample)
{
    const Message things(sample.things), choice(sample.choice);
    if (!sample.error)
        return say(gpu::phrase("%1 of %2 %3, %4"), sample.taken, sample.all, things, choice);
    const std::string error = percentText(*sample.error);
    if (sample.scale.empty())
        return say(gpu::phrase("%1 of %2 %3, %4; standard error of each value: %5"), sample.taken, sample.all, things,
                   choice, error);
    return say(gpu::phrase("%1 of %2 %3, %4; standard error of each value: %5 of %6"), sample.taken, sample.all, things,
               choice, error, sample.scale);
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

Transfers transfersOf(const Plan& plan)
{
    Transfers transfers;
    for (const Buffer& buffer : plan.buffers)
        if (buffer.fill == Buffer::Fill::Input || buffer.fill == Buffer::Fill::Bytes)
            transfers.toDeviceBytes += usedBytes(buffer);
    for (const Constant& constant : plan.constants)
        transfers.toDeviceBytes += constant.content.size();
    transfers.fromDeviceBytes = usedBytes(plan.buffers[plan.pictureBuffer]);
    for (const std::size_t side : plan.sideBuffers)
        transfers.fromDeviceBytes += usedBytes(plan.buffers[side]);
    return transfers;
}

std::optional<double> Report::mainLaunchUs() const
{
    return launches.size() < 2 || mainLaunch >= launches.size() ? std::nullopt : launches[mainLaunch].medianUs;
}

} // namespace tilescope
