#pragma once

#include "gpu/image/image.h"
#include "gpu/image/picture_values.h"
#include "gpu/recipe/preview.h"
#include "gpu/recipe/report.h"
#include "ui/canvas/overlays/overlay_mode.h"
#include "ui/canvas/overlays/trace_marks.h"
#include "ui/canvas/surfaces/gl_probe.h"
#include "ui/focus.h"
#include "ui/view_mode.h"

#include <QImage>
#include <QLine>
#include <QRect>
#include <QString>
#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

namespace tilescope
{

class ViewSheet;
struct Caption;
struct Difference;
struct DifferencePair;
struct LineProfile;
struct PixelInspection;
struct ReuseMap;
struct Scene;

/// The centre of the window: a picture that can be zoomed and panned, with the tiles of its kernel drawn over it. Uses
/// OpenGL if the probe found it, else QPainter; both look and behave the same.
///
/// The wheel zooms at the cursor (Shift: finely, Ctrl: coarsely), a left or middle drag pans, arrow keys pan, + and −
/// zoom. While pixels are inspected, a click pins one and the arrow keys move the pin (Shift: by ten); Escape removes
/// it.
/// Alt and a left drag draw a line along which values are shown; dragging moves it, dragging an end turns it (Shift:
/// horizontal or vertical), a double click on it or the Delete key removes it.
/// If a rectangle can be selected, Shift and a left drag draw it, and a left drag on it moves or resizes it.
/// The line of a wipe can be dragged, turned by the handles at its ends (Shift: in steps of 15°), and reset to vertical
/// through the centre by a double click on it. A left click without a drag chooses a block; Ctrl and a double click
/// zoom to it.
class Canvas : public QWidget
{
    Q_OBJECT

public:
    explicit Canvas(const GlProbe& probe, QWidget* parent = nullptr);
    ~Canvas() override;

    const Scene& scene() const; ///< what is shown

    /// The picture that was opened. The result of an earlier picture is dropped: the source is shown until the next
    /// report arrives. The view is fitted if the size changed.
    /// `values`: as the file has them; null: those of the image.
    void setSource(ImagePtr image, PictureValuesPtr values = nullptr);

    /// The same picture with other values: result and view stay.
    void setSourceRange(ImagePtr image);

    /// The newest result, its blocks and its annotations. A null report, or one without a picture, keeps the last
    /// picture. A result of another size than the source has its own view.
    void setReport(std::shared_ptr<const Report> report);

    /// A provisional picture of newer settings, in place of the result until its report arrives, and beyond if that has
    /// no picture; null: the result again. Ignored if it is not as large as the picture that is shown, whose view would
    /// have to change.
    void setPreview(std::shared_ptr<const Preview> preview);
    PictureView resultView() const; ///< what a preview has to show

    /// For a result of earlier settings: that it is, and of which, as a title. The result is dimmed and a plate says
    /// it; its blocks are not drawn. Empty: the result is of the current settings.
    void setOutdated(const QString& why);

    /// The values of a result of floats that have the first and last colour; none: as the operation scales them.
    /// Dropped when another operation's result arrives.
    void setResultRange(const std::optional<PictureRange>& range);
    DisplayScale resultScale() const; ///< the report's scale with that range

    void setChannel(ChannelView channel);

    using Show = ViewMode;
    void setShow(Show show);

    /// What the difference view subtracts; none: the result and its CPU reference.
    void setDifferencePair(std::optional<DifferencePair> pair);

    /// The factor that the difference from the CPU reference is multiplied by: one of differenceGains.
    void setDifferenceGain(int gain);

    /// How often the source's pixels are read. Null with a problem: why there is no count. Dropped with the source.
    void setReuse(std::shared_ptr<const ReuseMap> reuse, const QString& problem = {});
    void setShowsSharedReuse(bool shared); ///< reads from shared memory instead of those from global memory

    /// Which threads fill the tile of a block, for the overlays that draw it.
    void setTileFill(std::shared_ptr<const TileFill> fill);
    /// The block under the cursor; for overlays of a tile also the one in the middle while there is no cursor.
    std::optional<QPoint> drawnBlock() const;

    /// Leaves out what tells a run's results: figures of the blocks, legends, values of the result, on the picture, in
    /// the caption and of the pixel under the cursor. The pictures stay.
    void setVeiled(bool isVeiled);

    using Overlays = OverlayChoice; ///< grid, block, boxes, profiles, scale, values
    void setOverlays(Overlays overlays);

    /// Whether a rectangle of the source, such as a template, can be selected; and the selection. The rectangle is
    /// drawn as given; one that is dragged stays inside the source, with sides of 2 to 64 pixels.
    void setSelectable(bool selectable);
    void setSelection(std::optional<QRect> selection); ///< ignored during a drag

    void setInspecting(bool inspecting);               ///< a click pins the pixel under the cursor
    Focus focusOf(QPoint pixel) const;                 ///< of the picture that is shown, with the block that writes it
    void pin(std::optional<QPoint> pixel);             ///< of the picture that is shown; ignored outside it
    void goTo(QPoint pixel);                           ///< chooses and pins it, in the middle, large enough to be seen
    std::optional<PixelInspection> inspection() const; ///< of the pinned pixel, else of the one under the cursor
    QSize shownSize() const; ///< of the picture that pin and goTo refer to; empty: there is none

    void setDrawsLine(bool draws); ///< the next left drag draws the line, without Alt
    bool drawsLine() const;
    void setLine(std::optional<QLine> line);    ///< from pixel to pixel of the picture that is shown
    std::optional<LineProfile> profile() const; ///< along it

    /// A picture in host memory, null if there is none, and the part of it in view; the whole picture if its
    /// coordinates are not shown.
    struct Seen {
        ImagePtr image;
        QRect part;
        bool operator==(const Seen&) const = default;
    };
    Seen seenSource() const;
    Seen seenResult() const;

    /// Outlines the block that is stepped through, given by its index in the grid.
    void setChosenBlock(std::optional<QPoint> block);

    /// Highlights what a warp loads or stores; it fades within AccessFlash::fadeMs. `present`, if given, stays until
    /// the next call.
    void showAccesses(std::vector<AccessFlash> passed, std::optional<AccessFlash> present);

    void fit();                          ///< the whole picture, refitted when the canvas is resized
    void setZoom(double pixelsPerPixel); ///< device pixels an image pixel; 1.0 is 100 %. About the view's centre
    double zoom() const;

    DisplayState displayState() const;

    /// Zooms so that this block with its halo fills the view; without an index the block under the cursor, else the
    /// chosen one, else the one in the middle. False, and no change, if the picture has no such block.
    bool zoomToBlock(std::optional<QPoint> block = {});
    bool showsBlockWhole(QPoint block) const; ///< it is large in the view, and its halo inside it

    const Caption& caption() const; ///< what the colours mean and what one block reads

    QImage grabView();           ///< what is shown, overlays and caption included, in device pixels
    ViewSheet viewSheet() const; ///< the same, to be painted elsewhere

signals:
    void zoomChanged(double zoom);
    void viewChanged();                     ///< pictures, view, or marks
    void inspectedChanged();                ///< another pixel is inspected, or none
    void lineDrawn();                       ///< by the mouse; a new line
    void pixelHovered(const QString& text); ///< "(x, y)  source 12 34 56  result 78"; empty outside the picture
    void displayStateChanged();
    void drawnBlockChanged();
    void selectionDragged(const QRect& selection); ///< at every change while it is dragged
    void clicked(const tilescope::Focus& focus);   ///< without a drag, on a pixel that a block writes, or goTo()
    void pinMoved(const tilescope::Focus& focus);  ///< by a key, which may have removed it
    void doubleClicked();       ///< without a modifier, where nothing else uses it, and not while pixels are inspected
    void captionChanged();      ///< caption()
    void menuWanted(QPoint at); ///< a context menu, at this place of the screen
    /// A result lies only on the GPU and cannot be shared with OpenGL: run again with RunRequest::readBack.
    void hostPictureNeeded();

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    struct Members;
    std::unique_ptr<Members> m;
};

} // namespace tilescope
