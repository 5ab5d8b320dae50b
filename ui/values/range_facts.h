#pragma once

#include "gpu/image/picture_values.h"

#include <memory>
#include <optional>
#include <stop_token>

namespace tilescope
{

/// What the panel shows of a picture's values.
struct RangeFacts {
    ValueExtent extent;
    PictureRange full, stretched; ///< what RangeChoice::Full and Auto are here
    PictureRange shown;           ///< the values under the ends of the histogram
    Histogram histogram;
    PictureValues::Kind kind = PictureValues::Kind::Bytes;
    bool hasAlpha = false;
    bool operator==(const RangeFacts&) const = default;
};
using RangeFactsPtr = std::shared_ptr<const RangeFacts>;

/// The histogram shows the given range and the stretched one with some room beside them, as far as there are values.
/// `full` replaces the values' own full range, such as the scale that an operation gives its result.
RangeFacts rangeFactsOf(const PictureValues& values, const RangeChoice& choice,
                        const std::optional<PictureRange>& full = {}, const std::stop_token& stop = {});

} // namespace tilescope
