#pragma once

#include <cstdint>

namespace tilescope
{

/// In which order the warps of a block take their turns, and for how long. On a GPU any order may come: a kernel with
/// all the barriers that it needs gives the same picture for each of them.
struct WarpTurns {
    enum class Order { Ascending, Descending, Shuffled } order = Order::Ascending;
    std::uint64_t seed = 1; ///< Shuffled: another seed, another order; drawn anew for each round of turns
    /// PTX instructions until the next warp has its turn; it ends at the next branch. One takes 2 to 4 ns: this default
    /// is 0.1 ms, after which limits and cancellation are looked at.
    std::int64_t instructions = 32'768;
    /// A turn also ends where the block's observer says so (Observer::endsTurn), be it amid straight code.
    bool byObserver = false;
    bool operator==(const WarpTurns&) const = default;
};

} // namespace tilescope
