#pragma once

#include "gpu/image/image.h"
#include "gpu/recipe/report.h"
#include "ui/canvas/display_state.h"
#include "ui/canvas/gl_probe.h"
#include "ui/canvas/overlay_choice.h"

#include <QImage>
#include <QRect>
#include <QString>
#include <QWidget>

#include <memory>
#include <optional>

namespace tilescope
{

/// The centre of the window: a picture that can be zoomed and panned, with the tiles of its kernel drawn over it. On
/// OpenGL where the probe found it, else on QPainter; both look and behave the same.
///
/// Wheel zooms at the cursor (Shift finely, Ctrl coarsely), left or middle drag pans, arrow keys pan, + and − zoom.
/// Where a rectangle can be selected, Shift and left drag draw it, and a left drag on it moves or resizes it.
class Canvas : public QWidget
{
    Q_OBJECT

public:
    explicit Canvas(const GlProbe& probe, QWidget* parent = nullptr);
    ~Canvas() override;

    /// The picture that was opened. The result of an earlier picture is dropped: the source shows until the next
    /// report comes. The view is fitted when the size changed.
    void setSource(ImagePtr image);

    /// The newest result, how its blocks lie and what it is annotated with. A null report, or one without a picture,
    /// keeps the last picture. A result of another size than the source has a view of its own.
    void setReport(std::shared_ptr<const Report> report);

    enum class Show { Source, Result };
    void setShow(Show show);
    Show shown() const; ///< not `show()`, which would hide QWidget's

    using Overlays = OverlayChoice; ///< grid, block, boxes, profiles, scale
    void setOverlays(Overlays overlays);
    Overlays overlays() const;

    /// Whether a rectangle of the source can be selected, such as a template; and which one is. The rectangle is drawn
    /// as given; one that is dragged lies inside the source, with sides of 2 to 64 pixels.
    void setSelectable(bool selectable);
    void setSelection(std::optional<QRect> selection); ///< while one is being dragged, that one stays
    std::optional<QRect> selection() const;

    void fit();                          ///< the whole picture, kept so while the canvas changes size
    void setZoom(double pixelsPerPixel); ///< device pixels an image pixel; 1.0 is 100 %. About the view's centre
    double zoom() const;

    DisplayState displayState() const;

    QImage grabView(); ///< what is seen, overlays included, in device pixels

signals:
    void zoomChanged(double zoom);
    void pixelHovered(const QString& text); ///< "(x, y)  source 12 34 56  result 78"; empty outside the picture
    void displayStateChanged();
    void selectionDragged(const QRect& selection);  ///< at every change while it is dragged
    void selectionFinished(const QRect& selection); ///< the button was released after a drag
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
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    struct Members;
    void applyPalette();
    void followSize();
    void followScene();       ///< brings surface, overlays and listeners in step with the scene
    void followPictureSize(); ///< gives the picture that is shown its own view
    void followCursor();
    void showCursorShape();
    bool pressSelection(QPointF at);
    void dragSelection(QPointF at);
    void releaseSelection();

    std::unique_ptr<Members> m;
};

} // namespace tilescope
