#pragma once

#include "gpu/recipe/report.h"
#include "ui/canvas/overlay_choice.h"
#include "ui/canvas/picture.h"
#include "ui/canvas/view_transform.h"

#include <QPoint>

#include <memory>
#include <optional>

namespace tilescope
{

/// All that decides what the canvas shows. View modes and overlays are functions of it.
struct Scene {
    Picture source;
    Picture result;                       ///< empty until a report for this source came
    std::shared_ptr<const Report> report; ///< the newest with a picture; its geometry outlives a change of source
    PictureSlot wanted = PictureSlot::Result;
    OverlayChoice overlays;
    ViewTransform view;
    std::optional<QPoint> hoveredPixel; ///< in the picture, under the cursor

    /// The slot that is seen: the source stands in for a result that is not there yet, and the other way round.
    PictureSlot shownSlot() const
    {
        if (wanted == PictureSlot::Result)
            return result.isEmpty() ? PictureSlot::Source : PictureSlot::Result;
        return source.isEmpty() ? PictureSlot::Result : PictureSlot::Source;
    }
    const Picture& shown() const { return shownSlot() == PictureSlot::Source ? source : result; }

    /// The picture that the blocks lie on.
    QSize resultSize() const { return result.isEmpty() ? source.size() : result.size(); }
};

} // namespace tilescope
