#pragma once

#include "gpu/recipe/plan.h"

#include <QPoint>
#include <QRect>

#include <cstddef>
#include <optional>
#include <vector>

namespace tilescope
{

struct BlockTrace;

/// Which thread stored each element of a block's shared tile first, as the emulator recorded it.
struct TileFill {
    struct Element {
        int thread = -1;         ///< number within the block; −1: not stored
        int round = 0;           ///< how many stores to the tile its warp had made before this one
        std::size_t address = 0; ///< in shared memory, bytes
    };
    QPoint block;                  ///< blockIdx
    std::vector<Element> elements; ///< tileWidth × tileHeight, row by row
    int rounds = 0;                ///< the largest number of stores that one warp made
    int stored = 0;                ///< number of elements that were stored
};

/// Empty if the strategy has no shared tile, or the trace holds no store to it. The tile begins at the start of dynamic
/// shared memory, or of shared memory if there is no dynamic part.
TileFill tileFill(const BlockTrace& trace, const TileGeometry& geometry);

/// The bank (of 32, each 4 bytes wide) of an address in shared memory.
inline int bankOf(std::size_t address) { return static_cast<int>(address / 4 % 32); }

/// The pixels that a warp has just loaded or stored.
struct AccessFlash {
    static constexpr int fadeMs = 600;      ///< until it has disappeared
    static constexpr int frameMs = 33;      ///< between two frames of the fade
    static constexpr std::size_t most = 96; ///< at once; older ones are dropped

    std::vector<QRect> pixels;
    bool isStore = false;
    bool isOfSource = false; ///< pixels of the source, else of the result
    int warp = -1;           ///< its number in the block, written beside its pixels; −1: not written
    double strength = 1;     ///< remaining opacity, down to 0
    bool stays = false;      ///< does not fade yet
};

/// Adds the accesses that were passed and the one that stays until the next call.
void addFlashes(std::vector<AccessFlash>& flashes, std::vector<AccessFlash> passed, std::optional<AccessFlash> present);

/// Reduces their strength by this amount; returns whether any is still fading.
bool fadeFlashes(std::vector<AccessFlash>& flashes, double part);

} // namespace tilescope
