#pragma once

#include "gpu/emulator/program/op_kind.h"

#include <cstddef>
#include <cstdint>

namespace tilescope::emulator
{

struct Op;
struct Warp;

constexpr int laneCount = 32;
constexpr std::uint32_t allLanes = 0xFFFF'FFFF;

/// Op::flags of loads and stores: the elements were separate accesses to neighbouring addresses, joined into one op.
constexpr std::uint8_t joinedAccess = 0x80;

/// In Op::flags of instructions across lanes: `g` is a vector of masks, one for each lane, and each lane gets the
/// result of its own mask's lanes.
constexpr std::uint8_t membersDiffer = 0x40;

/// Executes one op for one warp and returns the next op; null if the warp stops (see Warp::stop).
using Handler = const Op* (*)(const Op* op, std::byte* file, Warp& warp);

/// One step of a decoded kernel: fixed operand slots, one cache line, no lookups at run time. Operands are byte offsets
/// into the warp's register file, where a slot is one of
///   scalar  8 bytes: a value that all lanes share
///   mask    a scalar with a predicate, bit i for lane i
///   vector  32 lanes of 4 or 8 bytes
struct Op {
    Handler run = nullptr;
    std::uint64_t immediate = 0; ///< memory: displacement; compare: XORed with the result; others: see the handler
    union {
        std::int32_t target = 0; ///< branches: distance in ops to the target of the taken lanes
        std::uint32_t window;    ///< memory, forms WindowS and WindowU: slot of the Window
    };
    union {
        std::int32_t join = 0; ///< branches: distance to where the sides reconverge; 0: only at the kernel's end
        std::uint32_t sites;   ///< joined accesses: distance of each element's own site from `site`, one byte each
    };
    std::uint32_t d = 0;               ///< destination
    std::uint32_t a = 0, b = 0, c = 0; ///< sources; memory: a base or addresses, b index, c first stored value
    std::uint32_t e = 0, f = 0, g = 0; ///< vector accesses: second, third and fourth element; others: see the handler
    std::uint16_t scale = 0;           ///< memory: bytes per index step
    std::uint8_t elements = 1;         ///< memory: elements of a vector access
    std::uint8_t flags = 0;  ///< see the handler; memory: joinedAccess and, for stores, bit i: value i is a scalar
    std::uint32_t count = 0; ///< last op of a basic block: the PTX instructions of that block
    std::uint32_t site = 0;  ///< index of the PTX instruction
};
static_assert(sizeof(Op) == 64);

} // namespace tilescope::emulator
