#pragma once

#include "gpu/emulator/program/op.h"

#include <cstdint>
#include <vector>

namespace tilescope::emulator
{

/// The slot of a value in the register file during lowering.
struct Value {
    std::uint32_t slot = 0;
    bool scalar = true;
    bool wide = false;   ///< 64-bit lanes
    bool steady = false; ///< constant from before the first block on: may be broadcast in the prologue
};

/// A predicate: a mask slot, inverted on reading if negated.
struct Mask {
    std::uint32_t slot = 0;
    bool uniform = true;
    bool negated = false;
};

/// Allocates slots in the register file. Scalars and masks are packed together, 16 to a vector's size, so that those of
/// a loop share cache lines.
class Slots
{
public:
    std::uint32_t scalar();
    std::uint32_t vector(bool wide);
    std::uint32_t window(); ///< 32 bytes

    /// Temporaries belong to one step and are reused by the next.
    Value temporary(bool scalar, bool wide);
    Mask temporaryMask(bool uniform);
    void releaseTemporaries();

    std::uint32_t bytes() const { return m_next; }

private:
    struct Pool {
        std::vector<std::uint32_t> slots;
        std::size_t used = 0;
    };
    std::uint32_t take(Pool& pool, bool scalar, bool wide);

    std::uint32_t m_next = 0;
    std::uint32_t m_scalar = 0, m_scalarEnd = 0;
    std::uint32_t m_window = 0, m_windowEnd = 0;
    Pool m_scalars, m_vectors, m_wideVectors;
};

} // namespace tilescope::emulator
