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

/// The pixels that a warp has just loaded or stored.
struct AccessFlash {
    static constexpr int fadeMs = 600;      ///< until it is gone
    static constexpr int frameMs = 33;      ///< between two steps of fading
    static constexpr std::size_t most = 96; ///< at once; older ones go

    std::vector<QRect> pixels;
    bool isStore = false;
    bool isOfSource = false; ///< pixels of the source, else of the result
    double strength = 1;     ///< what is left of it, to 0
    bool stays = false;      ///< does not fade yet
};

/// Adds what has passed and what stays until the next call.
void addFlashes(std::vector<AccessFlash>& flashes, std::vector<AccessFlash> passed, std::optional<AccessFlash> present);

/// Fades by this part of their strength; whether any is left to fade.
bool fadeFlashes(std::vector<AccessFlash>& flashes, double part);

} // namespace tilescope
