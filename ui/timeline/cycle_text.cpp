#include "ui/timeline/cycle_text.h"

#include "gpu/recipe/words/time_doubt.h"
#include "ui/parts/charts/warp_state.h"
#include "ui/parts/duration_text.h"
#include "ui/parts/figure_text.h"
#include "ui/translation.h"

#include <QStringList>

#include <cmath>

namespace tilescope
{

static QString cycleNumber(double cycle)
{
    return number(static_cast<std::uint64_t>(std::llround(std::max(0.0, cycle))));
}

QString cyclesText(double cycles)
{
    return counted(static_cast<std::uint64_t>(std::llround(std::max(0.0, cycles))), tr("1 cycle"), tr("%1 cycles"));
}

/// "ld.global.u8 %rs1, [%rd4] (sobel/shared.cu:31)". PTX contains "%1": it is never in a pattern.
static QString instructionText(const TimelineSite& site)
{
    QString text = QString::fromStdString(site.text).simplified(); // without tabs
    if (text.endsWith(u';'))
        text.chop(1);
    if (site.line <= 0)
        return text;
    const QString place = QStringLiteral("%1:%2").arg(QString::fromStdString(site.source), QString::number(site.line));
    return text.isEmpty() ? place : text + QStringLiteral(" (") + place + QLatin1Char(')');
}

/// "Data from memory 120, Ready 4": for how long the warp waited before it issued.
static QString waitedText(const IssueEvent& event)
{
    QStringList parts;
    const auto add = [&parts](double cycles, StallReason reason) {
        if (std::llround(cycles) > 0)
            parts << QStringLiteral("%1 %2").arg(plainTitleOf(reason), cycleNumber(cycles));
    };
    add(event.ready - event.begin, event.reason);
    add(event.issue - event.ready, event.second);
    return listed(parts);
}

const TimelineSite* siteAt(const WarpRows& rows, std::size_t row, double cycle)
{
    if (row >= rows.rows().size())
        return nullptr;
    const Timeline& timeline = rows.timelineOf(row);
    const WarpMoment moment = momentOf(rows.warpOf(row), cycle);
    return moment.event && moment.event->site < timeline.sites.size() ? &timeline.sites[moment.event->site] : nullptr;
}

QString momentText(const WarpRows& rows, std::size_t row, double cycle)
{
    if (row >= rows.rows().size())
        return {};
    const Timeline& timeline = rows.timelineOf(row);
    const WarpLife& warp = rows.warpOf(row);
    const WarpMoment moment = momentOf(warp, cycle);
    const TimelineSite* const site = siteAt(rows, row, cycle);
    const QString instruction = site ? instructionText(*site) : tr("an instruction");
    const TimedRun& run = rows.runs()[rows.rows()[row].run];
    const QString place = tr("cycle %1, block %2, warp %3")
                              .arg(cycleNumber(cycle), placeText(blockAt(warp.block, timeline.grid), timeline.grid),
                                   QString::number(warp.warp));
    const QString subject = run.letter ? added(QString(QLatin1Char(run.letter)), place) : place;
    QString said;
    switch (moment.kind) {
    case WarpMoment::Kind::NotStarted: said = tr("The warp starts in cycle %1.").arg(cycleNumber(moment.until)); break;
    case WarpMoment::Kind::Ended: said = tr("The warp exited in cycle %1.").arg(cycleNumber(moment.since)); break;
    case WarpMoment::Kind::Unrecorded: said = tr("What the warp does after this was not recorded."); break;
    case WarpMoment::Kind::Issues: {
        const QString waited = waitedText(*moment.event);
        said = waited.isEmpty() ? tr("The warp issues %1.").arg(instruction)
                                : tr("The warp issues %1 after these stalls, in cycles: %2.").arg(instruction, waited);
        break;
    }
    case WarpMoment::Kind::Waits:
        said = tr("%1 since cycle %2, for another %3. %4 Next instruction: %5")
                   .arg(bothTitlesOf(moment.reason), cycleNumber(moment.since), cyclesText(moment.until - cycle),
                        sentenceOf(moment.reason), instruction);
        break;
    }
    QString start = subject;
    start[0] = start[0].toUpper();
    return titled(start, said);
}

QString throughputText(const TimedRun& run)
{
    constexpr double worthSaying = 1.005;
    const Timeline& timeline = *run.timeline;
    const LaunchTiming& timing = timeline.timing;
    const QString gpu = QString::fromStdString(timeline.gpu), time = durationText(timing.us);
    const QString predicted =
        run.launches > 1 ? tr("Predicted for %1: %2 for this launch, one of %3.").arg(gpu, time).arg(run.launches)
                         : tr("Predicted for %1: %2.").arg(gpu, time);
    const double best = run.fitting ? run.fitting->timing.us : 0;
    const QString ratio = best > 0 && timing.us > worthSaying * best
                              ? tr("That is %1 times as long as with as many warps as fit (%2).")
                                    .arg(figureText(timing.us / best, FigureUnit::Ratio), durationText(best))
                              : QString();
    const QString issued =
        tr("A scheduler issues in %1 of the cycles, and is idle for %2 of %3.")
            .arg(shareText(timing.issued), cycleNumber((1 - timing.issued) * timing.cycles), cyclesText(timing.cycles));
    QString doubt = translated(doubtOf(timeline.gpu, timeline.isProved));
    if (!doubt.isEmpty())
        doubt = tr("%1.").arg(doubt.front().toUpper() + doubt.sliced(1));
    return sentences({predicted, ratio, issued, doubt,
                      timing.ofMachineCode ? tr("The instructions are from the machine code.")
                                           : tr("The instructions are estimated from the PTX.")});
}

QString sampleText(const Timeline& timeline)
{
    const auto volume = [](const Dim3& size) { return std::uint64_t{size.x} * size.y * size.z; };
    const std::uint64_t all = volume(timeline.grid) * ((volume(timeline.block) + 31) / 32);
    if (timeline.warps.size() >= all)
        return {};
    return tr("%1 of %2 warps, on one of %3 multiprocessors")
        .arg(number(std::uint64_t{timeline.warps.size()}), number(all),
             number(static_cast<std::uint64_t>(std::max(1, timeline.multiprocessors))));
}

int mostResident(const Timeline& timeline)
{
    const std::uint64_t blocks = std::uint64_t{timeline.grid.x} * timeline.grid.y * timeline.grid.z;
    const auto all = static_cast<std::uint64_t>(std::max(1, timeline.multiprocessors));
    return static_cast<int>(std::clamp<std::uint64_t>((blocks + all - 1) / all, 1,
                                                      static_cast<std::uint64_t>(std::max(1, timeline.fitting))));
}

QString residencyText(const Timeline& timeline)
{
    const auto warps = static_cast<std::uint64_t>(std::max(0, timeline.timing.warps));
    if (warps == 1 && timeline.block.x * timeline.block.y * timeline.block.z > 32)
        return tr("one warp alone");
    const QString blocks = counted(static_cast<std::uint64_t>(timeline.resident), tr("1 block"), tr("%1 blocks"));
    const QString text = tr("%1, %2").arg(blocks, counted(warps, tr("1 warp"), tr("%1 warps")));
    if (timeline.resident >= timeline.fitting)
        return tr("%1: as many as fit").arg(text);
    return timeline.resident < mostResident(timeline) ? text : tr("%1: no more in the grid").arg(text);
}

QString fittingText(const Timeline& timeline)
{
    const QString fit =
        counted(static_cast<std::uint64_t>(timeline.fitting), tr("One block fits on a multiprocessor at a time"),
                tr("%1 blocks fit on a multiprocessor at a time"));
    return timeline.limitedBy.empty() || timeline.limitedBy == "nothing"
               ? tr("%1.").arg(fit)
               : tr("%1; limited by: %2.").arg(fit, translated(timeline.limitedBy));
}

} // namespace tilescope
