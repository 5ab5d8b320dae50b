#include "gpu/emulator/observe/path/path_recorder.h"

#include <algorithm>
#include <bit>
#include <limits>

namespace tilescope::emulator
{

namespace
{

constexpr std::uint64_t sectorBytes = 32, sectorsPerLine = 4;

PathTarget pathTarget(Target target)
{
    switch (target) {
    case Target::Global: return PathTarget::Global;
    case Target::Shared: return PathTarget::Shared;
    case Target::Local: return PathTarget::Local;
    case Target::Constant: return PathTarget::Constant;
    }
    return PathTarget::Global;
}

std::uint16_t fit(std::size_t count)
{
    return static_cast<std::uint16_t>(std::min<std::size_t>(count, std::numeric_limits<std::uint16_t>::max()));
}

} // namespace

PathLine& PathRecorder::addSectors(PathAccess& access, std::uint64_t line, std::uint8_t sectors)
{
    for (std::size_t i = m_path.lines.size(); i-- > access.firstLine;)
        if (m_path.lines[i].line == line) {
            m_path.lines[i].sectors |= sectors;
            return m_path.lines[i];
        }
    return m_path.lines.emplace_back(PathLine{line, sectors, {}});
}

/// The lanes of an atomic that have the address of this one, it and those before it.
static unsigned lanesBefore(const AccessEvent& event, unsigned lane)
{
    if (event.uniform)
        return static_cast<unsigned>(std::popcount(event.mask));
    unsigned same = 1;
    for (std::uint32_t rest = event.mask & ((1U << lane) - 1); rest; rest &= rest - 1)
        same += event.address(static_cast<unsigned>(std::countr_zero(rest))) == event.address(lane);
    return same;
}

void PathRecorder::addLines(const AccessEvent& event, PathAccess& access)
{
    const std::uint32_t asking = event.uniform ? event.mask & -event.mask : event.mask;
    for (std::uint32_t rest = asking; rest; rest &= rest - 1) {
        const auto lane = static_cast<unsigned>(std::countr_zero(rest));
        const std::uint64_t address = event.address(lane), end = address + event.bytes;
        for (std::uint64_t sector = address / sectorBytes; sector <= (end - 1) / sectorBytes; ++sector) {
            const auto place = static_cast<std::size_t>(sector % sectorsPerLine);
            std::uint8_t& weight =
                addSectors(access, sector / sectorsPerLine, static_cast<std::uint8_t>(1U << place)).weight[place];
            const std::uint64_t bytes =
                std::min(end, (sector + 1) * sectorBytes) - std::max(address, sector * sectorBytes);
            weight = static_cast<std::uint8_t>(event.atomic ? std::max<unsigned>(weight, lanesBefore(event, lane))
                                                            : std::min<std::uint64_t>(weight + bytes, sectorBytes));
        }
    }
}

/// Word w of the 32 lanes lies side by side: a line for each word, a sector for each eight lanes (localCost()).
void PathRecorder::addLocalLines(const AccessEvent& event, PathAccess& access)
{
    constexpr std::uint64_t wordBytes = 4, lanesOfSector = 8, wordBits = 32;
    const std::uint64_t memory = localLine | std::uint64_t{event.warp} << wordBits;
    for (std::uint32_t rest = event.mask; rest; rest &= rest - 1) {
        const auto lane = static_cast<unsigned>(std::countr_zero(rest));
        const std::uint64_t at = event.address(lane) & 0xFFFF'FFFF;
        for (std::uint64_t word = at / wordBytes; word <= (at + event.bytes - 1) / wordBytes; ++word)
            addSectors(access, memory | word, static_cast<std::uint8_t>(1U << (lane / lanesOfSector)));
    }
}

/// How many words the lanes ask for, those that are 64 words apart counted once: they lie in one bank.
static std::uint16_t wordsOf(const AccessEvent& event)
{
    constexpr std::uint64_t wordBytes = 4, places = 64;
    if (event.uniform)
        return static_cast<std::uint16_t>((event.bytes + wordBytes - 1) / wordBytes);
    std::uint64_t seen = 0;
    for (std::uint32_t rest = event.mask; rest; rest &= rest - 1)
        seen |= std::uint64_t{1} << event.address(static_cast<unsigned>(std::countr_zero(rest))) / wordBytes % places;
    const auto each = static_cast<unsigned>(std::max<std::uint64_t>(1, event.bytes / wordBytes));
    return static_cast<std::uint16_t>(static_cast<unsigned>(std::popcount(seen)) * each);
}

void PathRecorder::onAccess(const AccessEvent& event)
{
    const auto first = static_cast<unsigned>(std::countr_zero(event.mask));
    const Target target = targetOf(event.space, event.address(first));
    PathAccess access{event.site,         static_cast<std::uint32_t>(m_path.lines.size()),     0, 1,
                      pathTarget(target), static_cast<std::uint8_t>(std::popcount(event.mask))};
    access.isAtomic = event.atomic;
    access.isStore = event.store;
    if (target == Target::Global) {
        addLines(event, access);
        // L1 reads its data as shared memory does, a word of each bank at a time.
        if (!event.uniform)
            access.passes = fit(costOf(addressesOf(event, AccessRule::Load), Target::Shared).units);
    } else if (target == Target::Local)
        addLocalLines(event, access);
    else
        access.passes = fit(event.uniform ? uniformCost(event.mask, event.bytes, target, m_rules[event.site]).units
                                          : costOf(addressesOf(event, m_rules[event.site]), target).units);
    access.lines = target == Target::Shared ? wordsOf(event) : fit(m_path.lines.size() - access.firstLine);
    m_path.warps[event.warp].accesses.push_back(access);
}

/// The copy costs what its load does; its data go to shared memory by themselves.
void PathRecorder::onCopyBegin(const CopyEvent& event)
{
    if (event.load.mask)
        onAccess(event.load);
}

void PathRecorder::onTexture(std::uint32_t site, std::uint32_t warp, std::uint32_t mask)
{
    m_path.warps[warp].accesses.push_back({site, static_cast<std::uint32_t>(m_path.lines.size()), 0, 1,
                                           PathTarget::Texture, static_cast<std::uint8_t>(std::popcount(mask))});
}

void PathRecorder::onCalledFunction(std::uint32_t site, std::uint32_t warp, std::uint32_t mask)
{
    m_path.warps[warp].accesses.push_back({site, static_cast<std::uint32_t>(m_path.lines.size()), 0, 1,
                                           PathTarget::Function, static_cast<std::uint8_t>(std::popcount(mask))});
}

void PathRecorder::onInstructions(std::uint32_t site, std::uint32_t count, std::uint32_t mask)
{
    WarpPath& warp = m_path.warps[m_warp];
    warp.steps.push_back({site, mask, static_cast<std::uint32_t>(warp.accesses.size())});
    m_path.instructions += count;
}

} // namespace tilescope::emulator
