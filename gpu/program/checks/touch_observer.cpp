#include "gpu/program/checks/touch_observer.h"

#include <array>
#include <bit>
#include <cstring>

namespace tilescope
{

using namespace emulator;

namespace
{

constexpr unsigned lanesOfWarp = 32;
constexpr std::uint32_t allLanes = ~0U;

/// The distances of lanes whose accesses lie side by side.
template <std::uint32_t bytes>
constexpr auto sideBySide = [] {
    std::array<std::uint32_t, lanesOfWarp> distances{};
    for (std::uint32_t lane = 0; lane < lanesOfWarp; ++lane)
        distances[lane] = lane * bytes;
    return distances;
}();

bool areSideBySide(const AccessEvent& event)
{
    if (event.mask != allLanes || event.far)
        return false;
    const auto are = [&](const auto& distances) { return std::memcmp(event.near, distances.data(), 128) == 0; };
    switch (event.bytes) {
    case 1: return are(sideBySide<1>);
    case 2: return are(sideBySide<2>);
    case 4: return are(sideBySide<4>);
    case 8: return are(sideBySide<8>);
    case 16: return are(sideBySide<16>);
    default: return false;
    }
}

} // namespace

void Touch::add(const Touch& other)
{
    read.add(other.read);
    written.add(other.written);
    isAtomic = isAtomic || other.isAtomic;
    if (other.unfilled && (!unfilled || other.unfilled->offset < unfilled->offset))
        unfilled = other.unfilled;
}

TouchObserver::TouchObserver(const Program& program, std::span<const Target> targets)
    : m_program(program), m_targets(targets), m_touches(targets.size())
{
}

void TouchObserver::onAccess(const AccessEvent& event)
{
    if (event.space != Space::Mapped)
        return;
    if (event.uniform)
        touch(event, event.base, 1);
    else if (areSideBySide(event))
        touch(event, event.base, lanesOfWarp);
    else
        for (std::uint32_t rest = event.mask; rest != 0; rest &= rest - 1)
            touch(event, event.address(static_cast<unsigned>(std::countr_zero(rest))), 1);
}

void TouchObserver::touch(const AccessEvent& event, std::uint64_t address, std::uint32_t lanes)
{
    constexpr std::uint64_t offsetMask = (std::uint64_t{1} << regionShift) - 1;
    const std::uint64_t index = address >> regionShift, offset = address & offsetMask;
    const std::uint64_t bytes = std::uint64_t{event.bytes} * lanes;
    if (index >= m_targets.size() || offset > m_targets[index].bytes || bytes > m_targets[index].bytes - offset) {
        for (std::uint32_t lane = 0; lanes > 1 && lane < lanes; ++lane)
            touch(event, address + std::uint64_t{lane} * event.bytes, 1);
        if (lanes > 1)
            return;
        // Windows of other memory have no target, and are no targets of checks.
        if (index != SharedRegion && index != LocalRegion && index != ParameterRegion && !m_stray)
            m_stray = StrayAccess{address, event.site, event.bytes, event.store};
        return;
    }
    const Target& target = m_targets[index];
    Touch& touch = m_touches[index];
    touch.isAtomic = touch.isAtomic || event.atomic;
    if (!event.store || event.atomic) {
        touch.read.add(offset, offset + bytes);
        if (target.map && !target.map->allFilled(offset, bytes))
            noteUnfilled(event, target, touch, offset, lanes);
    }
    if (event.store) {
        touch.written.add(offset, offset + bytes);
        if (target.map)
            target.map->store(offset, bytes);
    }
}

/// A vector or structure of which a part is filled may have padding: only a lane that reads nothing else counts.
void TouchObserver::noteUnfilled(const AccessEvent& event, const Target& target, Touch& touch, std::uint64_t offset,
                                 std::uint32_t lanes)
{
    // What atomicExch returns is often not used.
    if (event.atomic && m_program.kernel->instructions[event.site].atomic == ptx::AtomicOp::Exch)
        return;
    for (std::uint32_t lane = 0; lane < lanes; ++lane) {
        const std::uint64_t at = offset + std::uint64_t{lane} * event.bytes;
        if (touch.unfilled && touch.unfilled->offset <= at)
            return;
        if (!target.map->anyFilled(at, event.bytes))
            touch.unfilled = UnfilledRead{at, event.site, event.bytes};
    }
}

} // namespace tilescope
