#include "gpu/emulator/observe/trace/shared_replay.h"

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

/// To the last kept state at or before `events`.
void SharedReplay::restore(std::size_t events)
{
    const auto before = static_cast<std::size_t>(std::ranges::lower_bound(m_changes, events) - m_changes.begin());
    if (before == m_next || m_kept.empty())
        return; // nothing changed between
    const std::size_t kept = std::min(before / spacing, m_kept.size() - 1);
    m_state = m_kept[kept];
    m_next = kept * spacing;
}

SharedState sharedAfter(const BlockTrace& trace, std::size_t events)
{
    SharedReplay replay(trace);
    return replay.seek(events);
}

} // namespace tilescope
