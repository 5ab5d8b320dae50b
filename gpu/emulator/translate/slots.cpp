#include "gpu/emulator/translate/slots.h"

namespace tilescope::emulator
{

std::uint32_t Slots::scalar()
{
    if (m_scalar == m_scalarEnd) {
        m_scalar = vector(false);
        m_scalarEnd = m_scalar + laneCount * 4;
    }
    const std::uint32_t slot = m_scalar;
    m_scalar += 8;
    return slot;
}

std::uint32_t Slots::window()
{
    if (m_window == m_windowEnd) {
        m_window = vector(false);
        m_windowEnd = m_window + laneCount * 4;
    }
    const std::uint32_t slot = m_window;
    m_window += 32;
    return slot;
}

std::uint32_t Slots::vector(bool wide)
{
    const std::uint32_t slot = m_next;
    m_next += laneCount * (wide ? 8U : 4U);
    return slot;
}

std::uint32_t Slots::take(Pool& pool, bool scalarSlot, bool wide)
{
    if (pool.used == pool.slots.size())
        pool.slots.push_back(scalarSlot ? scalar() : vector(wide));
    return pool.slots[pool.used++];
}

Value Slots::temporary(bool scalarSlot, bool wide)
{
    Pool& pool = scalarSlot ? m_scalars : wide ? m_wideVectors : m_vectors;
    return {take(pool, scalarSlot, wide), scalarSlot, wide, false};
}

Mask Slots::temporaryMask(bool uniform) { return {take(m_scalars, true, false), uniform, false}; }

void Slots::releaseTemporaries()
{
    m_scalars.used = 0;
    m_vectors.used = 0;
    m_wideVectors.used = 0;
}

} // namespace tilescope::emulator
