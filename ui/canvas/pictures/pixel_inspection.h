#pragma once

#include "ui/canvas/overlays/block_placement.h"
#include "ui/canvas/pictures/pixel_neighbourhood.h"
#include "ui/canvas/pictures/pixel_value.h"
#include "ui/canvas/scene.h"

#include <optional>

namespace tilescope
{

/// All that is known of one pixel: its values, the thread that writes it and what that thread reads.
struct PixelInspection {
    /// A thread of a block and where it stands in it.
    struct Thread {
        QPoint index;   ///< threadIdx
        int number = 0; ///< threadIdx.y · blockDim.x + threadIdx.x
        int warp = 0, lane = 0;
        bool operator==(const Thread&) const = default;
    };

    PixelPlace place;
    bool isPinned = false;
    std::optional<PixelValue> source, result, reference; ///< none where that picture has no such pixel in host memory
    std::optional<PixelValue> difference;                ///< result − reference
    std::optional<BlockPlacement> block;                 ///< that writes the pixel of the result
    std::optional<Thread> thread;                        ///< none where a thread writes several pixels
    PixelNeighbourhood around;
    bool operator==(const PixelInspection&) const = default;

    /// Of blocks whose threads write a pixel each.
    static Thread threadAt(const BlockPlacement& block, QPoint pixel);
};

/// The pixel that is looked at; none when there is none.
std::optional<PixelInspection> inspect(const Scene& scene);

} // namespace tilescope
