#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace tilescope
{

/// What a memory instruction of a warp asked for. Function: it is no memory instruction, but a division or a root with
/// operands for which the machine's code calls a function.
enum class PathTarget : std::uint8_t { Global, Local, Shared, Constant, Texture, Function };

/// One memory instruction that a warp executed.
struct PathAccess {
    std::uint32_t site = 0;      ///< index of the PTX instruction in its kernel
    std::uint32_t firstLine = 0; ///< of global and local memory: index into BlockPath::lines
    std::uint16_t lines = 0;     ///< of global and local memory: their number; of shared memory: words
    std::uint16_t passes =
        1; ///< wavefronts of shared memory, and of L1, whose banks are the same; replays of constant memory
    PathTarget target = PathTarget::Global;
    std::uint8_t lanes = 0; ///< active ones; 0 of a function: the data are not known
    bool isAtomic = false, isStore = false;
};

/// The sectors of one cache line that an access touches.
struct PathLine {
    std::uint64_t line = 0;   ///< the address divided by 128; of local memory with localLine set, and the warp
    std::uint8_t sectors = 0; ///< a bit for each of its four sectors of 32 bytes
    /// Of each sector in global memory: how many bytes the lanes ask for, at most 32, an address that several have
    /// counted as often; of an atomic the most lanes that have one address.
    std::array<std::uint8_t, 4> weight{};
};
constexpr std::uint64_t localLine = std::uint64_t{1} << 62;

/// A basic block of the kernel's PTX that a warp executed.
struct PathStep {
    std::uint32_t endSite = 0;  ///< its last instruction
    std::uint32_t mask = 0;     ///< active lanes at its end
    std::uint32_t accesses = 0; ///< of WarpPath::accesses those before the end of this step
};

struct WarpPath {
    std::vector<PathStep> steps;
    std::vector<PathAccess> accesses; ///< in the order of execution
};

/// Everything that the warps of one block executed, warp by warp, as far as it costs time.
struct BlockPath {
    std::uint64_t block = 0; ///< linear index: x + gridX × (y + gridY × z)
    std::vector<WarpPath> warps;
    std::vector<PathLine> lines;
    std::uint64_t instructions = 0; ///< PTX warp instructions
    bool isWhole = true;            ///< false: the block executes more than was recorded
};

/// Which blocks of a launch are recorded.
struct PathRequest {
    unsigned multiprocessors = 1;           ///< of the GPU, which deals the blocks out to them in turn
    std::size_t blocks = 1;                 ///< of one multiprocessor, at most
    std::uint64_t instructions = 1'000'000; ///< PTX warp instructions to record, all blocks together
};

/// The blocks that one multiprocessor executes, in order, and what their warps do. The multiprocessor is the middle one
/// of those that get the most blocks, if multiprocessor i gets the blocks i, i + n, i + 2n …
struct LaunchPaths {
    std::vector<BlockPath> paths;      ///< recorded
    std::vector<std::uint64_t> blocks; ///< linear indices of its first blocks, as many as were requested
    bool isSpread = false;             ///< the first blocks execute more or less than the others: `blocks` are as many
                                       ///< from all of the grid, any first few of them spread evenly
    std::vector<std::uint32_t> pathOf; ///< of each of them: index into `paths`, of itself or of a block like it
    std::uint64_t blocksInAll = 0;     ///< that this multiprocessor executes
    bool followsData = false;          ///< blocks may differ by the data that they read
};

} // namespace tilescope
