#include "ui/trace/step_text.h"

#include "ui/trace/lane_text.h"
#include "ui/trace/step_kind.h"
#include "ui/translation.h"

#include <algorithm>
#include <bit>

namespace tilescope
{

namespace
{

QString nameOfRegion(const BlockTrace& trace, const TraceEvent& event)
{
    if (event.space == TraceSpace::Shared)
        return tr("shared memory");
    if (event.space == TraceSpace::Constant)
        return tr("constant memory");
    if (event.space == TraceSpace::Local)
        return tr("private (local) memory of the threads");
    const std::string name = event.region < trace.regions.size() ? trace.regions[event.region].name : std::string();
    return name.empty() ? tr("global memory") : QString::fromStdString(name);
}

/// "Warp 3 loads 4 bytes × 32 lanes from input"
QString whatItDoes(const BlockTrace& trace, const TraceEvent& event)
{
    const QString amount =
        tr("%1 × %2").arg(counted(event.bytes, tr("1 byte"), tr("%1 bytes")),
                          counted(static_cast<unsigned>(std::popcount(event.mask)), tr("1 lane"), tr("%1 lanes")));
    const QString text = event.atomic  ? tr("Warp %1 atomically updates %2 in %3")
                         : event.store ? tr("Warp %1 stores %2 to %3")
                                       : tr("Warp %1 loads %2 from %3");
    return text.arg(event.warp).arg(amount, nameOfRegion(trace, event));
}

QString sectorVerdict(const SectorPicture& picture)
{
    const QString sectors = counted(picture.sectors.size(), tr("1 sector"), tr("%1 sectors"));
    if (picture.sectors.size() > picture.ideal)
        return tr("%1 (ideal: %2)").arg(sectors).arg(picture.ideal);
    return tr("%1, the minimum").arg(sectors);
}

QString bankVerdict(const BankPicture& picture)
{
    const QString wavefronts = counted(picture.wavefronts, tr("1 wavefront"), tr("%1 wavefronts"));
    if (picture.wavefronts > picture.ideal)
        return tr("%1 (ideal: %2), because lanes request different words from the same bank")
            .arg(wavefronts)
            .arg(picture.ideal);
    const bool isBroadcast = std::ranges::any_of(picture.cells, &BankPicture::Cell::broadcast);
    return isBroadcast ? tr("%1; lanes that request the same word share the access").arg(wavefronts)
                       : tr("%1, no bank conflicts").arg(wavefronts);
}

QString constantVerdict(const ConstantPicture& picture)
{
    if (picture.addresses.size() <= 1)
        return tr("all lanes request the same address, and one broadcast serves them");
    return tr("%1 addresses, served one after another").arg(picture.addresses.size());
}

QString accessSentence(const BlockTrace& trace, const TraceEvent& event)
{
    const QString what = whatItDoes(trace, event);
    if (event.outside != 0)
        return tr("%1: lanes %2 access addresses out of bounds, and the block ends here.")
            .arg(what, lanesText(event.outside));
    if (event.lanes >= trace.lanes.size())
        return tr("%1.").arg(what);
    const TraceLanes& lanes = trace.lanes[event.lanes];
    switch (event.space) {
    case TraceSpace::Global: return tr("%1: %2.").arg(what, sectorVerdict(sectorPicture(trace, event)));
    case TraceSpace::Shared: return tr("%1: %2.").arg(what, bankVerdict(bankPicture(event, lanes)));
    case TraceSpace::Constant: return tr("%1: %2.").arg(what, constantVerdict(constantPicture(event, lanes)));
    case TraceSpace::Local: break;
    }
    return tr("%1.").arg(what);
}

QString branchSentence(const TraceEvent& event)
{
    const int all = std::popcount(event.mask), taken = std::popcount(event.taken);
    if (taken == 0 || taken == all)
        return (taken == 0 ? tr("Warp %1 does not take the branch: the condition is false for all %2 active threads.")
                           : tr("Warp %1 takes the branch: the condition is true for all %2 active threads."))
            .arg(event.warp)
            .arg(all);
    return tr("Warp %1 diverges: %2 of %3 threads take the branch and %4 do not; the two paths run one after the "
              "other.")
        .arg(event.warp)
        .arg(taken)
        .arg(all)
        .arg(all - taken);
}

QString barrierSentence(const BlockTrace& trace, std::size_t index)
{
    const TraceEvent& event = trace.events[index];
    if (event.arrivesOnly)
        return tr("Warp %1 signals its arrival at the barrier and continues.").arg(event.warp);
    const std::vector<WarpState> warps = warpsAfter(trace, index + 1);
    const auto waiting = std::ranges::count_if(warps, &WarpState::waits);
    const auto alive = std::ranges::count_if(warps, [](const WarpState& warp) { return !warp.ended; });
    return tr("Warp %1 reaches the barrier and waits: %2 of %3 warps have arrived.")
        .arg(event.warp)
        .arg(waiting)
        .arg(alive);
}

} // namespace

QString raceSentence(const BlockTrace& trace, const TraceRace& race)
{
    const TraceEvent& other = trace.events[race.other()];
    const int line = other.site < trace.sites.size() ? trace.sites[other.site].line : 0;
    const QString text = race.loadsFirst ? tr("This load comes too early: warp %2 stores to the address only in event "
                                              "%1%3, with no barrier in between.")
                         : other.store || other.atomic
                             ? tr("This access has a data race with event %1, in which warp %2 stores to the same "
                                  "address%3, with no barrier in between.")
                             : tr("This access has a data race with event %1, in which warp %2 loads from the same "
                                  "address%3, with no barrier in between.");
    return text.arg(number(trace.firstEvent + race.other() + 1))
        .arg(other.warp)
        .arg(line > 0 ? tr(" (line %1)").arg(line) : QString());
}

QString stepSentence(const BlockTrace& trace, std::size_t index)
{
    if (index >= trace.events.size())
        return {};
    const TraceEvent& event = trace.events[index];
    const int lanes = std::popcount(event.mask);
    switch (event.kind) {
    case TraceEvent::Kind::Access: return accessSentence(trace, event);
    case TraceEvent::Kind::Texture:
        return tr("Warp %1 fetches from a texture with %2 lanes; the memory layout of textures is not published.")
            .arg(event.warp)
            .arg(lanes);
    case TraceEvent::Kind::Branch: return branchSentence(event);
    case TraceEvent::Kind::Barrier: return barrierSentence(trace, index);
    case TraceEvent::Kind::Release:
        return lanes == 1
                   ? tr("Warp %1 is the only warp at the barrier and continues.").arg(event.warp)
                   : tr("Warp %1 arrived last: the barrier opens and %2 warps continue.").arg(event.warp).arg(lanes);
    case TraceEvent::Kind::Exit: return tr("%1 lanes of warp %2 have exited.").arg(lanes).arg(event.warp);
    case TraceEvent::Kind::WarpSync: return tr("%1 lanes of warp %2 wait for one another.").arg(lanes).arg(event.warp);
    }
    return {};
}

QString stepSentences(const BlockTrace& trace, const StepFindings& findings, std::size_t index)
{
    QStringList said{stepSentence(trace, index)};
    if (!trace.fault.empty() && trace.firstEvent + index + 1 == trace.totalEvents)
        said << translated(trace.fault);
    if (const TraceRace* const race = findings.raceAt(index))
        said << raceSentence(trace, *race);
    return sentences(said);
}

QString stepPlace(const BlockTrace& trace, std::size_t index)
{
    if (index >= trace.events.size())
        return {};
    QString text = tr("event %1 of %2").arg(number(trace.firstEvent + index + 1), number(trace.totalEvents));
    const std::size_t site = trace.events[index].site;
    if (site < trace.sites.size() && trace.sites[site].line > 0)
        text += tr(" · line %1").arg(trace.sites[site].line);
    if (trace.isInRunOrder)
        text += tr(" · one warp after another");
    return text;
}

QString windowText(const BlockTrace& trace)
{
    if (trace.isWhole() || trace.events.empty())
        return {};
    return tr("events %1–%2 of %3")
        .arg(number(trace.firstEvent + 1), number(trace.firstEvent + trace.events.size()), number(trace.totalEvents));
}

QStringList sectorFigures(const SectorPicture& picture)
{
    QStringList lines{
        tr("%1 · ideal: %2").arg(counted(picture.sectors.size(), tr("1 sector"), tr("%1 sectors"))).arg(picture.ideal),
        tr("%1 bytes moved · %2 used").arg(picture.bytesMoved).arg(picture.bytesUsed)};
    if (picture.bytesMoved > picture.bytesUsed)
        lines << tr("%1 bytes wasted").arg(picture.bytesMoved - picture.bytesUsed);
    return lines << counted(picture.lines, tr("1 line of 128 bytes"), tr("%1 lines of 128 bytes"));
}

QStringList bankFigures(const BankPicture& picture)
{
    QStringList lines{tr("%1 · ideal: %2")
                          .arg(counted(picture.wavefronts, tr("1 wavefront"), tr("%1 wavefronts")))
                          .arg(picture.ideal)};
    const unsigned worst = *std::ranges::max_element(picture.wordsOfBank);
    if (worst > 1)
        lines << tr("up to %1 words requested per bank").arg(worst);
    return lines;
}

} // namespace tilescope
