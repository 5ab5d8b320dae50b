#pragma once

#include "gpu/ptx/module.h"

#include <cstdint>
#include <vector>

namespace tilescope::emulator
{

/// Which loads' values each store of a kernel stores, unchanged except for conversions: found by tracing registers back
/// through moves, conversions, selections and masks. A computed value belongs to no load.
class ValueFlow
{
public:
    explicit ValueFlow(const ptx::Kernel& kernel);

    /// The loads whose values a store may store, as ordinals; empty if it is not a store.
    const std::vector<std::uint32_t>& loadsOf(std::uint32_t storeSite) const { return m_loadsOf[storeSite]; }
    /// The ordinal of a load that reaches a store; ptx::noIndex if it reaches none.
    std::uint32_t loadOrdinal(std::uint32_t site) const { return m_ordinalOf[site]; }
    std::uint32_t storeOrdinal(std::uint32_t site) const { return m_storeOf[site]; } ///< the same for stores
    std::size_t loads() const { return m_loads; }
    std::size_t stores() const { return m_stores; }

private:
    std::vector<std::vector<std::uint32_t>> m_loadsOf;
    std::vector<std::uint32_t> m_ordinalOf, m_storeOf;
    std::size_t m_loads = 0, m_stores = 0;
};

} // namespace tilescope::emulator
