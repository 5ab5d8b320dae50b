#pragma once

#include "gpu/emulator/observe/reuse/reuse_map.h"
#include "gpu/image/difference.h"
#include "gpu/image/picture_values.h"
#include "gpu/recipe/preview.h"
#include "gpu/recipe/report.h"
#include "ui/canvas/overlays/overlay_mode.h"
#include "ui/canvas/overlays/trace_marks.h"
#include "ui/canvas/pictures/difference_picture.h"
#include "ui/canvas/pictures/picture.h"
#include "ui/canvas/view_transform.h"
#include "ui/canvas/wipe_line.h"
#include "ui/view_mode.h"

#include <QPoint>

#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace tilescope
{

/// Everything that decides what the canvas shows. View modes and overlays are functions of the scene.
struct Scene {
    Picture source;
    PictureValuesPtr values;                 ///< of the source, as its file has them; may be null
    ChannelView channel = ChannelView::All;  ///< of source and result
    std::optional<PictureRange> resultRange; ///< the values of a result of floats at the ends of its colours
    Picture result;                          ///< empty until a report for this source arrives
    std::shared_ptr<const Report> report; ///< the newest with a picture, or whose picture takes too long; its geometry
                                          ///< is kept when the source changes
    std::shared_ptr<const Preview> preview;       ///< of newer settings than the result; null: there is none
    Picture previewPicture;                       ///< of that; empty if only its blocks are new
    bool tellsPreview = false;                    ///< it has been shown long enough to be named
    bool followsSettings = false;                 ///< a setting moves: the block is drawn wherever the cursor is
    QString outdated;                             ///< why the result is not of what is chosen, as a title; empty: it is
    std::optional<DifferencePair> differencePair; ///< what is subtracted; none: the result and its CPU reference
    std::shared_ptr<const Difference> difference; ///< of that report's picture; null until requested and computed
    Picture differencePicture;                    ///< the difference with the gain applied
    std::shared_ptr<const ReuseMap> reuse;        ///< how often the source's pixels are read; null until counted
    bool showsSharedReuse = false;                ///< reads from shared memory instead of global
    Picture reusePicture;                         ///< of the reuse map that is shown
    QString reuseProblem;                         ///< why there is no count; empty while it is being computed
    std::shared_ptr<const TileFill> tileFill;     ///< of the block named in it; null until traced
    int gain = 0;                                 ///< of the difference; 0: the gain that makes the largest one white
    ViewMode mode = ViewMode::Result;             ///< the requested mode
    OverlayChoice overlays;
    QSizeF canvasSize{1, 1};
    ViewTransform view;
    ViewTransform sourceView; ///< of a source beside a result that does not share its coordinates
    WipeLine wipe;
    std::optional<QPoint> hoveredPixel;      ///< in the picture, under the cursor
    ViewMode hoveredMode = ViewMode::Source; ///< side by side: the picture that the cursor is on
    bool isBesideAnother = false;            ///< this is one of two panes
    bool isVeiled = false;                   ///< a lesson's question asks for what a run shows: no figures, no values
                                             ///< of a result
    bool hasCursor = true;                   ///< of two panes, the one that the cursor is on
    bool isSelectable = false;               ///< a rectangle of the source can be dragged
    std::optional<QRect> selection;          ///< the selected rectangle, in the source's pixels
    bool isSelecting = false;                ///< it is being dragged
    bool isInspecting = false;               ///< pixels are inspected: a click pins one
    std::optional<PixelPlace> pinned;        ///< the pinned pixel
    std::optional<LinePlace> line;           ///< the line along which values are shown
    std::optional<QPoint> chosenBlock;       ///< blockIdx of the block that is stepped through
    std::vector<AccessFlash> flashes;        ///< what that block's warps have just loaded and stored, oldest first

    /// The mode that is shown: Result if the data for the requested mode are missing.
    ViewMode shownMode() const;

    /// Source or result as they are drawn.
    Picture drawnSource() const { return inChannel(source, channel, values ? values->alpha : nullptr); }
    Picture drawnResult() const { return inChannel(result, channel, nullptr); }
    Picture drawnPreview() const { return inChannel(previewPicture, channel, nullptr); }

    /// The result's pixels are covered by those of a preview, so that their values are not those that are seen.
    bool showsPreview() const { return !previewPicture.isEmpty(); }

    /// The picture that is shown, or the main one of two: the source is shown while there is no result, and the result
    /// if there is no source.
    PictureSlot shownSlot() const;
    const Picture& shown() const;

    /// Whether pixel (x, y) is the same place in source and result: their sizes are equal or nearly so, such as a map
    /// of matches, which is smaller by the template's size. A matrix computed from the picture has its own coordinates.
    bool sharesPlaces() const
    {
        return source.isEmpty() || result.isEmpty() || nearlyAsLarge(source.size(), result.size());
    }
    static bool nearlyAsLarge(QSize a, QSize b);

    /// Whether the shown picture has the source's coordinates, so that the selection can be drawn and dragged on it.
    bool showsSourcePlaces() const { return hasSourcePlaces(shownSlot()) || sharesPlaces(); }
    bool showsResultPlaces() const { return !hasSourcePlaces(shownSlot()) || sharesPlaces(); }
    static bool hasSourcePlaces(PictureSlot slot) { return slot == PictureSlot::Source || slot == PictureSlot::Reuse; }

    /// Of the reuse map that is shown; null if there is none.
    const ReuseCounts* reuseCounts() const
    {
        const ReuseCounts* counts = !reuse ? nullptr : showsSharedReuse ? &reuse->shared : &reuse->global;
        return counts && counts->reads ? counts : nullptr;
    }

    /// Source or Result, whose coordinates are shown; the difference has the result's.
    PictureSlot placeSlot() const { return hasSourcePlaces(shownSlot()) ? PictureSlot::Source : PictureSlot::Result; }
    bool showsPlacesOf(PictureSlot slot) const { return placeSlot() == slot || sharesPlaces(); }

    /// Source or result; the other one if the requested one is empty.
    const Picture& at(PictureSlot slot) const
    {
        const Picture& other = slot == PictureSlot::Source ? result : source;
        const Picture& own = slot == PictureSlot::Source ? source : result;
        return own.isEmpty() ? other : own;
    }

    /// The view of source or result: a source beside a result with other coordinates has its own view.
    const ViewTransform& viewOf(PictureSlot slot) const
    {
        const bool isOwn = slot == PictureSlot::Source && shownMode() == ViewMode::SideBySide && !sharesPlaces();
        return isOwn ? sourceView : view;
    }
    ViewTransform& viewOf(PictureSlot slot) { return const_cast<ViewTransform&>(std::as_const(*this).viewOf(slot)); }
    void zoomTo(double pixelsPerPixel); ///< in all views, about their centres

    /// The pixels of source or result that are in view; all pixels if its coordinates are not shown, none without a
    /// copy in host memory.
    QRect partInView(PictureSlot slot) const;

    void dropPlacesOutside(); ///< removes marks outside their picture

    /// The inspected pixel: the pinned one, else the one under the cursor.
    std::optional<PixelPlace> inspectedPlace() const { return pinned ? pinned : hoveredPlace(); }
    std::optional<PixelPlace> hoveredPlace() const; ///< the one under the cursor

    /// Whether those of a preview are drawn: not in a view of something else, such as the difference.
    bool drawsPreview() const;

    /// What is shown is of earlier settings. A preview without a picture has only other blocks.
    bool isOutdated() const { return !outdated.isEmpty() && (!preview || (showsPreview() && !drawsPreview())); }

    /// Whether a shown result is of earlier settings.
    bool showsOutdated() const
    {
        const bool showsResult = shownMode() == ViewMode::Wipe || placeSlot() == PictureSlot::Result;
        return isOutdated() && !result.isEmpty() && showsResult;
    }

    /// Of the current result; null without a result.
    const Annotations* annotations() const { return result.isEmpty() || !report ? nullptr : &report->annotations; }

    /// The size of the picture that the blocks cover.
    QSize resultSize() const { return result.isEmpty() ? source.size() : result.size(); }
};

} // namespace tilescope
