#include "gpu/emulator/observe/hazards/lane_meetings.h"

#include <algorithm>
#include <bit>

namespace tilescope::emulator
{
namespace
{

constexpr std::size_t mostWaiting = 64; ///< of a warp: more than lanes can leave behind in a right kernel

std::uint32_t lowest(std::uint32_t lanes) { return static_cast<std::uint32_t>(std::countr_zero(lanes)); }
std::uint32_t bitOf(std::uint32_t lane) { return std::uint32_t{1} << lane; }

/// The active lanes whose mask is that of a lane.
std::uint32_t groupOf(const LaneMeeting& meeting, std::uint32_t lane)
{
    std::uint32_t group = 0;
    for (std::uint32_t lanes = meeting.mask; lanes; lanes &= lanes - 1)
        if (meeting.members[lowest(lanes)] == meeting.members[lane])
            group |= bitOf(lowest(lanes));
    return group;
}

std::uint32_t distanceOf(const LaneMeeting& meeting, std::uint32_t lane)
{
    const std::uint32_t source = meeting.sources[lane];
    return source > lane ? source - lane : lane - source;
}

/// The distance of a shuffle up or down, if it is the same for all lanes that read another's value; else 0.
std::uint32_t commonDistance(const LaneMeeting& meeting)
{
    std::uint32_t common = 0;
    for (std::uint32_t lanes = meeting.mask; lanes; lanes &= lanes - 1) {
        const std::uint32_t distance = distanceOf(meeting, lowest(lanes));
        if (distance != 0 && common != 0 && distance != common)
            return 0;
        common = distance != 0 ? distance : common;
    }
    return common;
}

} // namespace

LaneMeetings::LaneMeetings(const ptx::Kernel& kernel, std::uint64_t warps, HazardTable& found)
    : m_kernel(kernel), m_found(found), m_warps(warps)
{
}

void LaneMeetings::begin(std::uint64_t block)
{
    m_block = block;
    for (Warp& warp : m_warps) {
        warp.waiting.clear();
        warp.row = {};
    }
}

void LaneMeetings::end()
{
    for (Warp& warp : m_warps)
        settle(warp.row);
}

Hazard LaneMeetings::hazard(HazardKind kind, std::uint32_t warp, std::uint32_t lane, std::uint32_t site,
                            std::uint32_t members) const
{
    Hazard hazard;
    hazard.kind = kind;
    hazard.one = hazard.other = {m_block, warp * laneCount + lane, site};
    hazard.mask = members;
    return hazard;
}

void LaneMeetings::meet(const LaneMeeting& meeting)
{
    Warp& warp = m_warps[meeting.warp];
    std::uint32_t unnamed = 0;
    for (std::uint32_t lanes = meeting.mask; lanes; lanes &= lanes - 1)
        if (!(meeting.members[lowest(lanes)] & bitOf(lowest(lanes))))
            unnamed |= bitOf(lowest(lanes));
    if (unnamed)
        m_found.add(hazard(HazardKind::CallerNotNamed, meeting.warp, lowest(unnamed), meeting.site,
                           meeting.members[lowest(unnamed)]));
    for (std::uint32_t lanes = meeting.mask; lanes;) {
        const std::uint32_t group = groupOf(meeting, lowest(lanes));
        arrive(warp, meeting, meeting.members[lowest(lanes)], group);
        lanes &= ~group;
    }
    if (meeting.sources)
        read(warp, meeting, meeting.mask & ~unnamed);
}

bool LaneMeetings::isAlike(std::uint32_t site, std::uint32_t other) const
{
    const ptx::Instruction &a = m_kernel.instructions[site], &b = m_kernel.instructions[other];
    return a.opcode == b.opcode && a.shuffle == b.shuffle && a.vote == b.vote && a.atomic == b.atomic;
}

void LaneMeetings::arrive(Warp& warp, const LaneMeeting& meeting, std::uint32_t members, std::uint32_t lanes)
{
    const auto met = std::ranges::find_if(warp.waiting, [&](const Waiting& waiting) {
        return waiting.members == members && waiting.missing & lanes && isAlike(waiting.site, meeting.site);
    });
    if (met != warp.waiting.end()) {
        // Values are exchanged by one instruction; a barrier of a warp may stand at several places.
        const bool isBarrier = m_kernel.instructions[meeting.site].opcode == ptx::Opcode::BarWarp;
        const bool together = met->site == meeting.site || isBarrier;
        met->arrived |= lanes;
        met->missing &= ~lanes;
        if (!together) {
            Hazard parted = hazard(HazardKind::NamedButAbsent, meeting.warp, lowest(lanes), meeting.site, members);
            parted.other = {m_block, meeting.warp * laneCount + lowest(met->arrived & ~lanes), met->site};
            m_found.add(parted);
        } else if (!isBarrier) {
            m_found.add(hazard(HazardKind::MetApart, meeting.warp, lowest(lanes), meeting.site, members));
        }
        if (!together || met->missing == 0)
            warp.waiting.erase(met);
        return;
    }
    if (const std::uint32_t missing = members & meeting.live & ~lanes; missing && warp.waiting.size() < mostWaiting)
        warp.waiting.push_back({meeting.site, members, lanes, missing});
}

void LaneMeetings::goOn(std::uint32_t warp, std::uint32_t site, std::uint32_t instructions, std::uint32_t lanes)
{
    std::vector<Waiting>& waiting = m_warps[warp].waiting;
    if (waiting.empty() || site >= m_kernel.instructions.size())
        return;
    const ptx::Instruction& last = m_kernel.instructions[site];
    const bool isAlone = instructions <= 1 && last.guard == ptx::noIndex;
    if (isAlone && (last.opcode == ptx::Opcode::Ret || last.opcode == ptx::Opcode::Exit))
        return exit(warp, lanes); // where returns meet, which is nothing that lanes do together
    if (isAlone && last.opcode == ptx::Opcode::Bra)
        return;
    std::erase_if(waiting, [&](const Waiting& one) {
        if (!(one.arrived & lanes) || !(one.missing & lanes))
            return false;
        m_found.add(hazard(HazardKind::NamedButAbsent, warp, lowest(one.missing & lanes), one.site, one.members));
        return true;
    });
}

void LaneMeetings::exit(std::uint32_t warp, std::uint32_t lanes)
{
    std::erase_if(m_warps[warp].waiting, [&](Waiting& one) {
        const std::uint32_t gone = one.missing & lanes;
        if (gone & one.read) {
            Hazard unread = hazard(HazardKind::ReadsNobody, warp, one.reader, one.site, one.members);
            unread.lane = lowest(one.read);
            m_found.add(unread);
            one.read = 0;
        }
        one.missing &= ~gone;
        return one.missing == 0;
    });
}

void LaneMeetings::read(Warp& warp, const LaneMeeting& meeting, std::uint32_t readers)
{
    const ptx::ShuffleMode mode = m_kernel.instructions[meeting.site].shuffle;
    const bool isDown = mode == ptx::ShuffleMode::Down;
    const std::uint32_t distance = isDown || mode == ptx::ShuffleMode::Up ? commonDistance(meeting) : 0;
    follow(warp.row, meeting, distance);
    for (std::uint32_t lanes = readers; lanes; lanes &= lanes - 1) {
        const std::uint32_t lane = lowest(lanes), source = meeting.sources[lane], members = meeting.members[lane];
        const std::uint32_t group = groupOf(meeting, lane);
        if (source == lane || group & bitOf(source))
            continue;
        const std::uint32_t place = lane - lowest(members);
        const bool isEnd = distance != 0 && (isDown ? place >= distance : place < distance);
        const bool isNamed = members & bitOf(source);
        if (isNamed && (isEnd || distance == 1)) // beyond the last thread: the usual code replaces that value
            continue;
        if (isNamed && meeting.live & bitOf(source)) { // it may come later, or return
            const auto late = std::ranges::find_if(warp.waiting, [&](const Waiting& one) {
                return one.site == meeting.site && one.members == members && one.missing & bitOf(source);
            });
            if (late != warp.waiting.end() && late->read == 0) {
                late->reader = lane;
                late->read = bitOf(source);
            }
            continue;
        }
        const HazardKind kind = distance != 0 ? HazardKind::ReadsBeyond : HazardKind::ReadsNobody;
        Hazard outside = hazard(kind, meeting.warp, lane, meeting.site, members);
        outside.lane = source;
        if (!isEnd)
            m_found.add(outside);
        else if (!warp.row.isTree && !warp.row.doubt)
            warp.row.doubt = outside;
    }
}

void LaneMeetings::follow(Row& row, const LaneMeeting& meeting, std::uint32_t distance)
{
    const std::uint32_t members = meeting.members[lowest(meeting.mask)];
    const bool isDown = m_kernel.instructions[meeting.site].shuffle == ptx::ShuffleMode::Down;
    const bool isSame = distance != 0 && row.distance != 0 && row.members == members && isAlike(row.site, meeting.site);
    if (isSame && row.distance == distance) { // of another value, or the other half of a wider one
        row.site = meeting.site;
        return;
    }
    const bool isTree = isSame && (isDown ? row.distance == 2 * distance : 2 * row.distance == distance);
    if (isTree)
        row.doubt.reset();
    settle(row);
    row = {meeting.site, members, distance, isTree, std::nullopt};
}

void LaneMeetings::settle(Row& row)
{
    if (row.doubt)
        m_found.add(*row.doubt);
    row.doubt.reset();
}

} // namespace tilescope::emulator
