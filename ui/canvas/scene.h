#pragma once

#include "gpu/emulator/observe/reuse/reuse_map.h"
#include "gpu/image/difference.h"
#include "gpu/recipe/report.h"
#include "ui/canvas/overlays/overlay_mode.h"
#include "ui/canvas/overlays/trace_marks.h"
#include "ui/canvas/pictures/picture.h"
#include "ui/canvas/view_mode.h"
#include "ui/canvas/view_transform.h"
#include "ui/canvas/wipe_line.h"

#include <QPoint>

#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace tilescope
{

/// All that decides what the canvas shows. View modes and overlays are functions of it.
struct Scene {
    Picture source;
    Picture result;                       ///< empty until a report for this source came
    std::shared_ptr<const Report> report; ///< the newest with a picture; its geometry outlives a change of source
    QString outdated;                     ///< the settings that it is of, in words, where others are the present ones
    std::shared_ptr<const Difference> difference; ///< of that report's picture; null until asked for and computed
    Picture differencePicture;                    ///< the same with the gain
    std::shared_ptr<const ReuseMap> reuse;        ///< how often the source's pixels are read; null until it was counted
    bool showsSharedReuse = false;                ///< from shared memory, not from global
    Picture reusePicture;                         ///< of the one that is shown
    QString reuseProblem;                         ///< why there is no count; empty while it is under way
    std::shared_ptr<const TileFill> tileFill;     ///< of the block that it names; null until it was traced
    int gain = 0;                                 ///< of the difference; 0: what makes the largest one white
    ViewMode mode = ViewMode::Result;             ///< the one that was asked for
    OverlayChoice overlays;
    QSizeF canvasSize{1, 1};
    ViewTransform view;
    ViewTransform sourceView; ///< of a source beside a result that does not share its places
    WipeLine wipe;
    std::optional<QPoint> hoveredPixel;      ///< in the picture, under the cursor
    ViewMode hoveredMode = ViewMode::Source; ///< side by side: the one of the two that the cursor is on
    bool isBesideAnother = false;            ///< this is one of two panes
    bool hasCursor = true;                   ///< of these two, the one that the cursor is on
    bool isSelectable = false;               ///< a rectangle of the source can be dragged
    std::optional<QRect> selection;          ///< that rectangle, in the source's pixels
    bool isSelecting = false;                ///< it is being dragged
    bool isInspecting = false;               ///< pixels are inspected: a click pins one
    std::optional<PixelPlace> pinned;        ///< the pixel that stays inspected
    std::optional<LinePlace> line;           ///< the line whose values are looked at
    std::optional<QPoint> chosenBlock;       ///< blockIdx of the one that is looked at step by step
    std::vector<AccessFlash> flashes;        ///< what its warps have just loaded and stored, oldest first

    /// The mode that is seen: the result alone where the one that was asked for needs what is not there.
    ViewMode shownMode() const;

    /// The slot that is seen, or the main one of two: the source stands in for a result that is not there yet, and the
    /// other way round.
    PictureSlot shownSlot() const;
    const Picture& shown() const;

    /// Whether pixel (x, y) is the same place in source and result: they are as large, or nearly so, as a map of
    /// matches lacks the template's size. A matrix made from the picture has places of its own.
    bool sharesPlaces() const
    {
        return source.isEmpty() || result.isEmpty() || nearlyAsLarge(source.size(), result.size());
    }
    static bool nearlyAsLarge(QSize a, QSize b);

    /// Whether what is seen has the places of the source, so that the selection can be drawn and dragged on it.
    bool showsSourcePlaces() const { return hasSourcePlaces(shownSlot()) || sharesPlaces(); }
    bool showsResultPlaces() const { return !hasSourcePlaces(shownSlot()) || sharesPlaces(); }
    static bool hasSourcePlaces(PictureSlot slot) { return slot == PictureSlot::Source || slot == PictureSlot::Reuse; }

    /// Of the reuse that is shown; null when there is none.
    const ReuseCounts* reuseCounts() const
    {
        const ReuseCounts* counts = !reuse ? nullptr : showsSharedReuse ? &reuse->shared : &reuse->global;
        return counts && counts->reads ? counts : nullptr;
    }

    /// Of Source and Result the one whose places are seen; the difference has the result's.
    PictureSlot placeSlot() const { return hasSourcePlaces(shownSlot()) ? PictureSlot::Source : PictureSlot::Result; }
    bool showsPlacesOf(PictureSlot slot) const { return placeSlot() == slot || sharesPlaces(); }

    /// Source or result; the other one where it is not there.
    const Picture& at(PictureSlot slot) const
    {
        const Picture& other = slot == PictureSlot::Source ? result : source;
        const Picture& own = slot == PictureSlot::Source ? source : result;
        return own.isEmpty() ? other : own;
    }

    /// The view that source or result is seen in: a source beside a result with other places has its own.
    const ViewTransform& viewOf(PictureSlot slot) const
    {
        const bool isOwn = slot == PictureSlot::Source && shownMode() == ViewMode::SideBySide && !sharesPlaces();
        return isOwn ? sourceView : view;
    }
    ViewTransform& viewOf(PictureSlot slot) { return const_cast<ViewTransform&>(std::as_const(*this).viewOf(slot)); }
    void zoomTo(double pixelsPerPixel); ///< in all views, about their centres

    /// The pixels of source or result that are in view; all where its places are not seen, none without a copy in host
    /// memory.
    QRect partInView(PictureSlot slot) const;

    void dropPlacesOutside(); ///< what is marked outside its picture

    /// The pixel that is looked at: the pinned one, else the one under the cursor.
    std::optional<PixelPlace> inspectedPlace() const;

    /// A result of settings that are not the present ones is among what is seen.
    bool showsOutdated() const
    {
        const bool showsResult = shownMode() == ViewMode::Wipe || placeSlot() == PictureSlot::Result;
        return !outdated.isEmpty() && !result.isEmpty() && showsResult;
    }

    /// Of the result that is there; null when there is none.
    const Annotations* annotations() const { return result.isEmpty() || !report ? nullptr : &report->annotations; }

    /// The picture that the blocks lie on.
    QSize resultSize() const { return result.isEmpty() ? source.size() : result.size(); }
};

} // namespace tilescope
