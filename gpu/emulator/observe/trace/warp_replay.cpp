#include "gpu/emulator/observe/trace/warp_replay.h"

#include "gpu/emulator/observe/trace/access_picture.h"

#include <algorithm>

namespace tilescope
{

void applyToWarps(const TraceEvent& event, std::vector<TraceWarp>& warps)
{
    if (event.warp >= warps.size())
        return;
    switch (event.kind) {
    case TraceEvent::Kind::Barrier: warps[event.warp].waits = !event.arrivesOnly; break;
    case TraceEvent::Kind::Exit: warps[event.warp].exited |= event.mask; break;
    case TraceEvent::Kind::Release:
        for (std::size_t w = 0; w < warps.size() && w < 32; ++w)
            if ((event.mask >> w) & 1)
                warps[w].waits = false;
        break;
    default: break;
    }
}

std::uint32_t lanesOfWarp(const Dim3& block, std::uint32_t warp)
{
    const std::uint64_t threads = std::uint64_t{block.x} * block.y * block.z, before = std::uint64_t{warp} * 32;
    const std::uint64_t lanes = threads > before ? std::min<std::uint64_t>(threads - before, 32) : 0;
    return lanes == 32 ? 0xFFFF'FFFF : (1U << lanes) - 1;
}

std::vector<WarpState> warpsAfter(const BlockTrace& trace, std::size_t events)
{
    std::vector<TraceWarp> warps = trace.warpsAtStart;
    warps.resize(trace.warps());
    std::vector<WarpState> states(warps.size());
    events = std::min(events, trace.events.size());
    for (std::size_t i = 0; i < events; ++i) {
        const TraceEvent& event = trace.events[i];
        applyToWarps(event, warps);
        if (event.warp >= states.size() || event.kind == TraceEvent::Kind::Release)
            continue; // a release is no warp's own doing
        states[event.warp].lastEvent = i;
        states[event.warp].instructions += event.instructions;
    }
    for (std::uint32_t w = 0; w < states.size(); ++w) {
        states[w].waits = warps[w].waits;
        states[w].exited = warps[w].exited;
        states[w].ended = warps[w].exited == lanesOfWarp(trace.block, w);
    }
    return states;
}

std::optional<std::size_t> meetingAfter(const BlockTrace& trace, std::size_t branchEvent)
{
    if (branchEvent >= trace.events.size() || trace.events[branchEvent].kind != TraceEvent::Kind::Branch)
        return std::nullopt;
    const TraceEvent& branch = trace.events[branchEvent];
    const std::uint32_t taken = branch.taken & branch.mask, others = branch.mask & ~branch.taken;
    for (std::size_t i = branchEvent + 1; i < trace.events.size(); ++i) {
        const TraceEvent& event = trace.events[i];
        const bool own = event.warp == branch.warp && event.kind != TraceEvent::Kind::Release;
        if (own && (event.mask & taken) && (event.mask & others))
            return i;
    }
    return std::nullopt;
}

} // namespace tilescope
