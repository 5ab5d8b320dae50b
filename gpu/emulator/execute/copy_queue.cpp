#include "gpu/emulator/execute/copy_queue.h"

#include <algorithm>

namespace tilescope::emulator
{

CopyQueue::CopyQueue(std::uint64_t warps) : m_warps(warps) {}

void CopyQueue::begin()
{
    if (!m_used)
        return;
    for (OfWarp& warp : m_warps) {
        warp.records.clear();
        std::fill(std::begin(warp.committed), std::end(warp.committed), 0U);
    }
    m_used = false;
}

CopyRecord& CopyQueue::add(std::uint32_t warp)
{
    m_used = true;
    OfWarp& of = m_warps[warp];
    CopyRecord& record = of.records.emplace_back();
    std::copy(std::begin(of.committed), std::end(of.committed), std::begin(record.group));
    return record;
}

void CopyQueue::commit(std::uint32_t warp, std::uint32_t mask)
{
    m_used = true;
    for (std::uint32_t lane = 0; lane < laneCount; ++lane)
        m_warps[warp].committed[lane] += mask >> lane & 1;
}

void CopyQueue::land(std::uint32_t warp, std::uint32_t mask, std::uint32_t newest, bool all)
{
    m_landings.clear();
    OfWarp& of = m_warps[warp];
    for (CopyRecord& record : of.records) {
        std::uint32_t lanes = record.left & mask;
        for (std::uint32_t lane = 0; lane < laneCount && !all; ++lane)
            if (std::uint64_t{record.group[lane]} + newest >= of.committed[lane])
                lanes &= ~(1U << lane);
        if (lanes)
            m_landings.push_back({&record, lanes});
    }
    m_landingCount = static_cast<std::uint32_t>(m_landings.size());
}

void CopyQueue::landSurplus(std::uint32_t warp)
{
    m_landings.clear();
    std::vector<CopyRecord>& records = m_warps[warp].records;
    if (records.size() > most)
        m_landings.push_back({&records.front(), records.front().left});
    m_landingCount = static_cast<std::uint32_t>(m_landings.size());
}

void CopyQueue::forgetLanded(std::uint32_t warp)
{
    for (const Landing& landing : m_landings)
        landing.record->left &= ~landing.lanes;
    m_landings.clear();
    m_landingCount = 0;
    std::erase_if(m_warps[warp].records, [](const CopyRecord& record) { return record.left == 0; });
}

} // namespace tilescope::emulator
