#pragma once

#include "gpu/emulator/observe/trace/block_trace.h"

#include <QString>

#include <vector>

namespace tilescope
{

/// The 32 lanes of a warp at an event, as they are shown.
struct LaneRow {
    enum class Side { None, Taken, NotTaken }; ///< of a branch
    bool hasThread = true;                     ///< the last warp may be partly filled
    bool isActive = false;
    bool isOutside = false; ///< outside the region: the access ends the block
    Side side = Side::None;
    QString thread; ///< threadIdx
    QString offset; ///< "+1,284"; empty for an event that is no access
    QString value;
};
std::vector<LaneRow> laneRows(const BlockTrace& trace, std::size_t index);

} // namespace tilescope
