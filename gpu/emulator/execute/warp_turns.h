#pragma once

#include <cstdint>

namespace tilescope
{

/// The order in which the warps of a block run, and for how long. A GPU may use any order: a correctly synchronized
/// kernel gives the same picture for each of them.
struct WarpTurns {
    enum class Order { Ascending, Descending, Shuffled } order = Order::Ascending;
    std::uint64_t seed = 1; ///< Shuffled: selects the order, which changes for each round of turns
    /// PTX instructions until the next warp runs; a turn ends at a branch. An instruction takes 2 to 4 ns: this default
    /// is 0.1 ms, after which limits and cancellation are checked.
    std::int64_t instructions = 32'768;
    /// A turn also ends when the block's observer says so (Observer::endsTurn), even inside a basic block.
    bool byObserver = false;
    bool alternates = true; ///< then the next warp runs; false: the same one, until its turn ends by itself
    bool operator==(const WarpTurns&) const = default;
};

/// For a trace: the warps alternate after each event, or take turns as in a run.
inline constexpr WarpTurns alternatingTurns{.byObserver = true};
inline constexpr WarpTurns runTurns{.byObserver = true, .alternates = false};

} // namespace tilescope
