#include "ui/parts/figure_difference.h"

#include "ui/parts/duration_text.h"
#include "ui/translation.h"

namespace tilescope
{

namespace
{

bool doSpreadsOverlap(const TimeFigure& a, const TimeFigure& b)
{
    return a.minUs && a.p95Us && b.minUs && b.p95Us && *a.minUs <= *b.p95Us && *b.minUs <= *a.p95Us;
}

} // namespace

std::optional<TimeFigure> timeOf(const Report& report)
{
    TimeFigure figure{subjectOf(report)};
    if (report.time) {
        figure.medianUs = report.time->medianUs;
        if (report.time->runs > 1) {
            figure.minUs = report.time->minUs;
            figure.p95Us = report.time->p95Us;
        }
        return figure;
    }
    if (!report.emulation)
        return std::nullopt;
    figure.medianUs = report.emulation->comparableMs() * 1000;
    return figure;
}

FigureDifference timeDifference(const TimeFigure& run, const TimeFigure& baseline, const Registry& registry)
{
    const QString baseText = durationText(baseline.medianUs);
    if (run.subject.isEmulator != baseline.subject.isEmulator)
        return {
            .toolTip =
                baseline.subject.isEmulator
                    ? tr("The baseline time of %1 is emulator time and this is GPU time, so no difference is shown.")
                          .arg(baseText)
                    : tr("The baseline time of %1 is GPU time and this is emulator time, so no difference is shown.")
                          .arg(baseText)};
    if (run.subject.isEmulator)
        return {.toolTip = tr("Both times are emulator times. Each is a single run on this computer and is affected by "
                              "other programs, so no difference is shown.")};
    Likeness likeness = likenessOf(run.subject, baseline.subject, registry);
    if (run.subject.machine != baseline.subject.machine)
        likeness.remarks
            << tr("The baseline ran on another GPU, %1.").arg(QString::fromStdString(baseline.subject.machine));
    const bool overlaps = doSpreadsOverlap(run, baseline);
    if (overlaps)
        likeness.remarks << tr("The two spreads overlap, so neither is called faster.");
    return figureDifference(run.medianUs, baseline.medianUs, overlaps ? Better::Neither : Better::Less, likeness,
                            baseText);
}

} // namespace tilescope
