#include "ui/values/range_facts.h"

#include <algorithm>

namespace tilescope
{

/// From the smaller to the larger, with room for a handle to be dragged outwards, but not beyond `most`.
static PictureRange withRoom(const PictureRange& a, const PictureRange& b, const PictureRange& most)
{
    constexpr double room = 0.1; // of the width, at each side
    const double low = std::min(a.black, b.black), high = std::max(a.white, b.white);
    const double more = (high - low) * room;
    return {std::max(low - more, std::min(low, most.black)), std::min(high + more, std::max(high, most.white))};
}

RangeFacts rangeFactsOf(const PictureValues& values, const RangeChoice& choice, const std::optional<PictureRange>& full,
                        const std::stop_token& stop)
{
    RangeFacts facts;
    facts.kind = values.kind;
    facts.hasAlpha = values.alpha != nullptr;
    facts.extent = extentOf(values, stop);
    facts.full = full ? *full : rangeOf(values, {}, stop);
    facts.stretched = rangeOf(values, {RangeChoice::Kind::Auto, {}}, stop);
    const PictureRange given = choice.kind == RangeChoice::Kind::Given  ? choice.given
                               : choice.kind == RangeChoice::Kind::Auto ? facts.stretched
                                                                        : facts.full;
    const PictureRange most{std::min(facts.full.black, facts.extent.minimum),
                            std::max(facts.full.white, facts.extent.maximum)};
    facts.shown = withRoom(given, facts.stretched, most);
    if (values.bytes && facts.shown == facts.full)
        facts.shown.white += 1; // a bin for each of 256 values
    if (!stop.stop_requested())
        facts.histogram = distributionOf(values, facts.shown.black, facts.shown.white);
    return facts;
}

} // namespace tilescope
