#include "gpu/emulator/observe/trace/replay.h"

#include "gpu/emulator/observe/trace/access_picture.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace tilescope
{

namespace
{

bool changesShared(const TraceEvent& event)
{
    return event.kind == TraceEvent::Kind::Access && event.space == TraceSpace::Shared && (event.store || event.atomic);
}

void write(std::uint64_t value, std::size_t offset, std::size_t bytes, SharedState& state)
{
    if (offset > state.bytes.size() || bytes > state.bytes.size() - offset)
        return;
    std::memcpy(state.bytes.data() + offset, &value, bytes);
    for (std::size_t i = 0; i < bytes; ++i)
        state.written[offset + i] = true;
}

SharedState stateAtStart(const BlockTrace& trace)
{
    if (!trace.sharedAtStart.empty())
        return {trace.sharedAtStart, trace.writtenAtStart};
    return {std::vector<std::byte>(trace.sharedBytes, unwrittenByte), std::vector<bool>(trace.sharedBytes, false)};
}

} // namespace

void applyToShared(const TraceEvent& access, std::span<const TraceLanes> lanes, SharedState& state)
{
    if (!changesShared(access))
        return;
    for (std::uint32_t rest = access.mask & ~access.outside; rest; rest &= rest - 1) {
        const auto lane = static_cast<std::size_t>(std::countr_zero(rest));
        if (access.atomic) {
            write(lanes[1].values[lane], lanes[1].offsets[lane], access.bytes, state);
            continue;
        }
        for (std::size_t done = 0; done < access.bytes; done += 8)
            write(lanes[done / 8].values[lane], lanes[done / 8].offsets[lane],
                  std::min<std::size_t>(access.bytes - done, 8), state);
    }
}

SharedReplay::SharedReplay(const BlockTrace& trace) : m_trace(trace), m_state(stateAtStart(trace))
{
    for (std::size_t i = 0; i < trace.events.size(); ++i)
        if (changesShared(trace.events[i]))
            m_changes.push_back(i);
}

const SharedState& SharedReplay::seek(std::size_t events)
{
    events = std::min(events, m_trace.events.size());
    if (events < m_position)
        restore(events);
    while (m_next < m_changes.size() && m_changes[m_next] < events) {
        if (m_next == m_kept.size() * spacing)
            m_kept.push_back(m_state);
        const TraceEvent& event = m_trace.events[m_changes[m_next++]];
        applyToShared(event, std::span(m_trace.lanes).subspan(event.lanes, entriesOf(event)), m_state);
    }
    m_position = events;
    return m_state;
}

/// Restores the last stored state at or before `events`.
void SharedReplay::restore(std::size_t events)
{
    const auto before = static_cast<std::size_t>(std::ranges::lower_bound(m_changes, events) - m_changes.begin());
    if (before == m_next || m_kept.empty())
        return; // nothing changed in between
    const std::size_t kept = std::min(before / spacing, m_kept.size() - 1);
    m_state = m_kept[kept];
    m_next = kept * spacing;
}

SharedState sharedAfter(const BlockTrace& trace, std::size_t events)
{
    SharedReplay replay(trace);
    return replay.seek(events);
}

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
            continue; // a release belongs to no single warp
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
