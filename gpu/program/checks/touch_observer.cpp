#include "gpu/program/checks/touch_observer.h"

#include <bit>

namespace tilescope
{

using namespace emulator;

namespace
{

constexpr unsigned lanesOfWarp = 32;
constexpr std::uint32_t allLanes = ~0U;

/// Whether all lanes access near addresses, side by side.
bool areSideBySide(const AccessEvent& event)
{
    if (event.mask != allLanes || event.far)
        return false;
    std::uint32_t difference = 0;
    for (std::uint32_t lane = 0; lane < lanesOfWarp; ++lane)
        difference |= event.near[lane] ^ (event.near[0] + lane * event.bytes);
    return difference == 0;
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
    if (event.uniform) {
        touch(event, event.base, 1);
        return;
    }
    if (areSideBySide(event)) {
        touch(event, event.address(0), lanesOfWarp);
        return;
    }
    // Lanes with the address of the one before, or the next one, are one access with it.
    std::uint64_t start = 0;
    std::uint32_t lanes = 0;
    for (std::uint32_t rest = event.mask; rest != 0; rest &= rest - 1) {
        const std::uint64_t address = event.address(static_cast<unsigned>(std::countr_zero(rest)));
        if (lanes > 0 && address == start + std::uint64_t{lanes} * event.bytes) {
            ++lanes;
        } else if (lanes == 0 || address != start + std::uint64_t{lanes - 1} * event.bytes) {
            if (lanes > 0)
                touch(event, start, lanes);
            start = address;
            lanes = 1;
        }
    }
    touch(event, start, lanes);
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
    touch.isAtomic = touch.isAtomic || event.atomic || m_program.kernel->instructions[event.site].isVolatile;
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
