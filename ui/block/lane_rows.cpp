#include "ui/block/lane_rows.h"

#include "ui/trace/lane_text.h"
#include "ui/trace/step_kind.h"
#include "ui/trace/step_text.h"
#include "ui/translation.h"

namespace tilescope
{

/// At the end of a barrier: the lanes of the warp that arrived last.
static std::uint32_t activeLanes(const TraceEvent& event)
{
    return event.kind == TraceEvent::Kind::Release ? ~0U : event.mask;
}

std::vector<LaneRow> laneRows(const BlockTrace& trace, std::size_t index)
{
    std::vector<LaneRow> rows(32);
    if (index >= trace.events.size())
        return rows;
    const TraceEvent& event = trace.events[index];
    const bool isAccess = event.kind == TraceEvent::Kind::Access && event.lanes < trace.lanes.size();
    for (unsigned lane = 0; lane < 32; ++lane) {
        LaneRow& row = rows[lane];
        row.hasThread = hasThread(trace.block, event.warp, lane);
        if (!row.hasThread)
            continue;
        row.thread = threadText(trace.block, event.warp, lane);
        row.isActive = (activeLanes(event) >> lane & 1U) != 0;
        row.isOutside = isAccess && (event.outside >> lane & 1U) != 0;
        if (event.kind == TraceEvent::Kind::Branch && row.isActive)
            row.side = (event.taken >> lane & 1U) != 0 ? LaneRow::Side::Taken : LaneRow::Side::NotTaken;
        if (!isAccess || !row.isActive)
            continue;
        row.offset = row.isOutside ? QStringLiteral("outside") : u'+' + number(trace.lanes[event.lanes].offsets[lane]);
        if (!row.isOutside)
            row.value = valueText(trace, event, lane);
    }
    return rows;
}

} // namespace tilescope
