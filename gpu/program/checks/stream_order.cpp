#include "gpu/program/checks/stream_order.h"

#include <algorithm>

namespace tilescope
{

void StreamOrder::join(Clock& clock, const Clock& other)
{
    for (const auto& [stream, tick] : other)
        clock[stream] = std::max(clock[stream], tick);
}

StreamOrder::Moment StreamOrder::begin(Stream stream)
{
    Clock& clock = m_clocks[stream];
    join(clock, m_host);
    if (stream == 0) {
        for (const auto& [other, own] : m_clocks)
            if (!m_nonBlocking.contains(other))
                join(clock, own);
    } else if (!m_nonBlocking.contains(stream)) {
        join(clock, m_clocks[0]);
    }
    return {stream, ++clock[stream]};
}

bool StreamOrder::isBefore(const Moment& moment, Stream stream) const
{
    const auto clock = m_clocks.find(stream);
    if (clock == m_clocks.end())
        return false;
    const auto known = clock->second.find(moment.stream);
    return known != clock->second.end() && known->second >= moment.tick;
}

void StreamOrder::created(Stream stream, bool isNonBlocking)
{
    m_clocks[stream];
    m_nonBlocking.erase(stream); // of an earlier stream of this address
    if (isNonBlocking)
        m_nonBlocking.insert(stream);
}

void StreamOrder::recorded(std::uintptr_t event, Stream stream)
{
    begin(stream); // an event of the default stream waits as its work does
    m_events[event] = m_clocks[stream];
}

void StreamOrder::waits(Stream stream, std::uintptr_t event)
{
    if (const auto known = m_events.find(event); known != m_events.end())
        join(m_clocks[stream], known->second);
}

void StreamOrder::hostWaitsFor(Stream stream)
{
    if (stream == 0)
        begin(0);
    join(m_host, m_clocks[stream]);
}

void StreamOrder::hostWaitsForEvent(std::uintptr_t event)
{
    if (const auto known = m_events.find(event); known != m_events.end())
        join(m_host, known->second);
}

void StreamOrder::hostWaitsForAll()
{
    for (const auto& [stream, clock] : m_clocks)
        join(m_host, clock);
}

} // namespace tilescope
