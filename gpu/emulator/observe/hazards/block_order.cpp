#include "gpu/emulator/observe/hazards/block_order.h"

#include <algorithm>
#include <bit>

namespace tilescope::emulator
{
namespace
{

constexpr std::uint32_t lastTick = 1U << 25; ///< SharedShadow keeps 26 bits of an epoch

constexpr std::uint32_t bit(std::uint32_t i) { return 1U << i; }

} // namespace

BlockOrder::BlockOrder(std::uint64_t warps, std::uint64_t threads)
    : m_warps(static_cast<std::uint32_t>(warps)), m_threads(threads), m_known(warps)
{
}

void BlockOrder::begin()
{
    if (m_tick > lastTick) { // restart: blockStart() == 0 tells those who store epochs to discard them
        m_tick = 0;
        m_lanesSettled = {};
        std::fill(m_known.begin(), m_known.end(), Clock());
        m_lanesKnown.clear();
    }
    m_start = m_settled = m_tick++;
    for (std::uint32_t w = 0; w < m_warps; ++w) {
        const std::uint64_t lanes = m_threads - std::uint64_t{w} * laneCount;
        m_live[w] = lanes >= laneCount ? allLanes : bit(static_cast<std::uint32_t>(lanes)) - 1;
        m_epoch[w] = m_tick;
    }
    m_arrived = {};
}

void BlockOrder::joinInto(Clock& sum, std::uint32_t warp) const
{
    for (std::uint32_t v = 0; v < m_warps; ++v)
        sum[v] = std::max(sum[v], m_known[warp][v]);
    sum[warp] = std::max(sum[warp], m_epoch[warp]);
}

void BlockOrder::arrive(std::uint32_t warp, std::uint32_t barrier)
{
    joinInto(m_arrived[barrier % 16], warp);
    m_epoch[warp] = ++m_tick;
}

void BlockOrder::release(std::uint32_t warps, std::uint32_t barrier)
{
    bool all = true;
    for (std::uint32_t w = 0; w < m_warps; ++w)
        all = all && (m_live[w] == 0 || (warps & bit(w)));
    if (all) {
        m_settled = m_tick;
        m_arrived[barrier % 16] = {};
    } else {
        Clock joined = m_arrived[barrier % 16];
        m_arrived[barrier % 16] = {};
        for (std::uint32_t w = 0; w < m_warps; ++w)
            if (warps & bit(w))
                joinInto(joined, w);
        for (std::uint32_t w = 0; w < m_warps; ++w)
            if (warps & bit(w))
                m_known[w] = joined;
    }
    ++m_tick;
    for (std::uint32_t w = 0; w < m_warps; ++w)
        if (warps & bit(w)) {
            m_lanesSettled[w] = m_epoch[w];
            m_epoch[w] = m_tick;
        }
}

void BlockOrder::syncLanes(std::uint32_t warp, std::uint32_t mask)
{
    const std::uint32_t old = m_epoch[warp];
    m_epoch[warp] = ++m_tick;
    if ((m_live[warp] & ~mask) == 0) {
        m_lanesSettled[warp] = old;
        return;
    }
    if (m_lanesKnown.empty())
        m_lanesKnown.resize(std::size_t{m_warps} * laneCount);
    Clock* const lanes = &m_lanesKnown[std::size_t{warp} * laneCount];
    Clock joined{};
    for (std::uint32_t rest = mask; rest; rest &= rest - 1) {
        const Clock& known = lanes[std::countr_zero(rest)];
        for (std::size_t l = 0; l < joined.size(); ++l)
            joined[l] = std::max(joined[l], known[l]);
    }
    for (std::uint32_t rest = mask; rest; rest &= rest - 1)
        joined[static_cast<std::size_t>(std::countr_zero(rest))] = old;
    for (std::uint32_t rest = mask; rest; rest &= rest - 1)
        lanes[std::countr_zero(rest)] = joined;
}

bool BlockOrder::isBefore(const Moment& earlier, std::uint32_t warp, std::uint32_t lane) const
{
    if (earlier.epoch <= m_settled)
        return true;
    if (earlier.warp != warp)
        return earlier.epoch <= m_known[warp][earlier.warp];
    if (earlier.lane == lane || earlier.epoch <= m_lanesSettled[warp])
        return true;
    return !m_lanesKnown.empty() && earlier.epoch <= m_lanesKnown[std::size_t{warp} * laneCount + lane][earlier.lane];
}

} // namespace tilescope::emulator
