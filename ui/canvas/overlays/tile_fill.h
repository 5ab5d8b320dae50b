#pragma once

#include "gpu/emulator/observe/trace/block_trace.h"
#include "gpu/recipe/plan.h"

#include <QPoint>

#include <cstddef>
#include <vector>

namespace tilescope
{

/// Who stored what into a block's shared tile first, as the emulator saw it.
struct TileFill {
    struct Element {
        int thread = -1;         ///< number within the block; −1: nobody stored it
        int round = 0;           ///< how many elements of the tile the thread had stored before
        std::size_t address = 0; ///< in shared memory, bytes
    };
    QPoint block;                  ///< blockIdx
    std::vector<Element> elements; ///< tileWidth × tileHeight, row by row
    int rounds = 0;                ///< the most elements that one thread stored
    int stored = 0;                ///< elements that were stored at all
};

/// Empty where the strategy has no shared tile, or the trace holds no store to it. The tile begins with dynamic shared
/// memory, or with shared memory where there is none.
TileFill tileFill(const BlockTrace& trace, const TileGeometry& geometry);

/// The bank of 32, of 4 bytes each, that an address in shared memory lies in.
inline int bankOf(std::size_t address) { return static_cast<int>(address / 4 % 32); }

} // namespace tilescope
