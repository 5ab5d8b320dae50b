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
    bool isSelectable = false;          ///< a rectangle of the source can be dragged
    std::optional<QRect> selection;     ///< that rectangle, in the source's pixels
    bool isSelecting = false;           ///< it is being dragged

    /// The slot that is seen: the source stands in for a result that is not there yet, and the other way round.
    PictureSlot shownSlot() const
    {
        if (wanted == PictureSlot::Result)
            return result.isEmpty() ? PictureSlot::Source : PictureSlot::Result;
        return source.isEmpty() ? PictureSlot::Result : PictureSlot::Source;
    }
    const Picture& shown() const { return shownSlot() == PictureSlot::Source ? source : result; }

    /// Whether pixel (x, y) is the same place in source and result: they are as large, or nearly so, as a map of
    /// matches lacks the template's size. A matrix made from the picture has places of its own.
    bool sharesPlaces() const
    {
        return source.isEmpty() || result.isEmpty() || nearlyAsLarge(source.size(), result.size());
    }
    static bool nearlyAsLarge(QSize a, QSize b);

    /// Whether what is seen has the places of the source, so that the selection can be drawn and dragged on it.
    bool showsSourcePlaces() const { return shownSlot() == PictureSlot::Source || sharesPlaces(); }
    bool showsResultPlaces() const { return shownSlot() == PictureSlot::Result || sharesPlaces(); }

    /// Of the result that is there; null when there is none.
    const Annotations* annotations() const { return result.isEmpty() || !report ? nullptr : &report->annotations; }

    /// The picture that the blocks lie on.
    QSize resultSize() const { return result.isEmpty() ? source.size() : result.size(); }
};

} // namespace tilescope
