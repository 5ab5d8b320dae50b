#include "ui/canvas/canvas.h"

#include "ui/canvas/block_placement.h"
#include "ui/canvas/gl_surface.h"
#include "ui/canvas/overlay_widget.h"
#include "ui/canvas/painter_surface.h"
#include "ui/canvas/pixel_text.h"
#include "ui/canvas/profiles_overlay.h"
#include "ui/canvas/scene.h"
#include "ui/canvas/selection_tool.h"
#include "ui/canvas/single_view.h"

#include <QEnterEvent>
#include <QEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>

#include <array>
#include <cmath>
#include <utility>

namespace tilescope
{

struct Canvas::Members {
    Scene scene;
    Surface* surface = nullptr;        ///< a child widget of the canvas
    OverlayWidget* overlays = nullptr; ///< a child widget, over the surface
    std::optional<QPointF> dragFrom;
    std::optional<QPointF> cursor; ///< in the view, while it is over the canvas
    std::optional<BlockPlacement> hoveredBlock;
    QString hoverText;
    double announcedZoom = 0;
    PictureSlot viewSlot = PictureSlot::Source;                             ///< whose view the scene has
    std::array<std::optional<ViewTransform>, pictureSlotCount> viewsBefore; ///< of slots that are not shown
    SelectionTool selectionTool;
    bool holdsShift = false;
};

Canvas::Canvas(const GlProbe& probe, QWidget* parent) : QWidget(parent), m(std::make_unique<Members>())
{
    const SurfaceEvents events{[this] { emit displayStateChanged(); }, [this] { emit hostPictureNeeded(); }};
    if (probe.usable)
        m->surface = new GlSurface(probe, events, this);
    else
        m->surface = new PainterSurface(probe.reason, events, this);
    m->surface->widget()->setAttribute(Qt::WA_TransparentForMouseEvents);
    m->overlays = new OverlayWidget(m->scene, this);
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setMinimumSize(120, 90);
    setAccessibleName(tr("Picture"));
    setAccessibleDescription(tr("The source or the result with its blocks. Arrow keys pan, plus and minus zoom."));
    applyPalette();
}

Canvas::~Canvas() = default;

void Canvas::setSource(ImagePtr image)
{
    Scene& scene = m->scene;
    if (image && image->isEmpty())
        image.reset();
    if (scene.source.host == image)
        return;
    const DisplayRange range = image ? displayRange({}, image.get()) : DisplayRange();
    scene.source = {std::move(image), {}, range};
    scene.result = {};
    releaseSelection();
    m->viewsBefore = {};
    if (!scene.source.isEmpty())
        scene.view.setImageSize(scene.source.size());
    m->surface->setPicture(PictureSlot::Source, scene.source);
    m->surface->setPicture(PictureSlot::Result, scene.result);
    followScene();
}

void Canvas::setReport(std::shared_ptr<const Report> report)
{
    if (!report || (!report->picture && !report->devicePicture))
        return;
    Scene& scene = m->scene;
    scene.result = {report->picture, report->devicePicture, displayRange(report->display, report->picture.get())};
    scene.report = std::move(report);
    m->surface->setPicture(PictureSlot::Result, scene.result);
    followScene();
}

void Canvas::setShow(Show show)
{
    m->scene.wanted = show == Show::Source ? PictureSlot::Source : PictureSlot::Result;
    followScene();
}

Canvas::Show Canvas::shown() const { return m->scene.wanted == PictureSlot::Source ? Show::Source : Show::Result; }

void Canvas::setOverlays(Overlays overlays)
{
    m->scene.overlays = overlays;
    followScene();
}

Canvas::Overlays Canvas::overlays() const { return m->scene.overlays; }

void Canvas::setSelectable(bool selectable)
{
    if (!selectable)
        releaseSelection();
    m->scene.isSelectable = selectable;
    m->overlays->update();
    showCursorShape();
}

void Canvas::setSelection(std::optional<QRect> selection)
{
    if (m->selectionTool.isPressed() || m->scene.selection == selection)
        return;
    m->scene.selection = selection;
    m->overlays->update();
    showCursorShape();
}

std::optional<QRect> Canvas::selection() const { return m->scene.selection; }

void Canvas::fit()
{
    m->scene.view.fit();
    followScene();
}

void Canvas::setZoom(double pixelsPerPixel)
{
    m->scene.view.zoomAt(QRectF(rect()).center(), pixelsPerPixel);
    followScene();
}

double Canvas::zoom() const { return m->scene.view.zoom(); }

DisplayState Canvas::displayState() const { return m->surface->state(); }

QImage Canvas::grabView() { return grab().toImage(); }

void Canvas::applyPalette()
{
    const bool dark = palette().color(QPalette::Window).lightness() < 128;
    m->surface->setBackground(dark ? QColor(24, 26, 30) : QColor(206, 209, 214));
}

void Canvas::followSize()
{
    m->surface->widget()->setGeometry(rect());
    m->overlays->setGeometry(rect());
    m->scene.view.setView(size(), devicePixelRatioF());
    followScene();
}

void Canvas::followScene()
{
    Scene& scene = m->scene;
    followPictureSize();
    scene.view.setReserve(roomForProfiles(scene));
    m->surface->setLayers(singleView(scene));
    m->overlays->update();
    if (std::exchange(m->announcedZoom, zoom()) != zoom())
        emit zoomChanged(zoom());
    followCursor();
}

void Canvas::followPictureSize()
{
    Scene& scene = m->scene;
    if (scene.shown().isEmpty())
        return;
    const QSize size = scene.shown().size();
    const PictureSlot slot = scene.shownSlot();
    const PictureSlot before = std::exchange(m->viewSlot, slot);
    if (size == scene.view.imageSize())
        return;
    if (Scene::nearlyAsLarge(size, scene.view.imageSize())) {
        scene.view.keepPlacesAt(size); // a jump at every look at the source would hide what differs
        return;
    }
    m->viewsBefore[static_cast<std::size_t>(before)] = scene.view;
    const auto& kept = m->viewsBefore[static_cast<std::size_t>(slot)];
    if (slot == before || !kept || kept->imageSize() != size) {
        scene.view.setImageSize(size);
        return;
    }
    scene.view = *kept;
    scene.view.setView(this->size(), devicePixelRatioF());
}

void Canvas::followCursor()
{
    Scene& scene = m->scene;
    std::optional<QPoint> pixel;
    if (m->cursor && !scene.shown().isEmpty()) {
        pixel = scene.view.pixelAt(*m->cursor);
        if (!QRect(QPoint(0, 0), scene.shown().size()).contains(*pixel))
            pixel.reset();
    }
    scene.hoveredPixel = pixel;
    const std::optional<BlockPlacement> block = hoveredBlock(scene);
    if (std::exchange(m->hoveredBlock, block) != block)
        m->overlays->update();
    const QString text = pixelText(scene);
    if (std::exchange(m->hoverText, text) != text)
        emit pixelHovered(text);
}

bool Canvas::event(QEvent* event)
{
    if (event->type() == QEvent::ScreenChangeInternal)
        followSize(); // the other screen may have smaller pixels
    return QWidget::event(event);
}

void Canvas::resizeEvent(QResizeEvent*) { followSize(); }

void Canvas::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange)
        applyPalette();
    QWidget::changeEvent(event);
}

void Canvas::wheelEvent(QWheelEvent* event)
{
    const QPoint turned = event->angleDelta(); // some platforms make Shift turn it sideways
    const double notches = (turned.y() != 0 ? turned.y() : turned.x()) / 120.0;
    const bool fine = event->modifiers().testFlag(Qt::ShiftModifier);
    const bool coarse = event->modifiers().testFlag(Qt::ControlModifier);
    const double step = fine ? 1.05 : coarse ? 2 : 1.25;
    m->scene.view.zoomAt(event->position(), zoom() * std::pow(step, notches));
    followScene();
    event->accept();
}

void Canvas::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton && event->button() != Qt::MiddleButton) {
        QWidget::mousePressEvent(event);
        return;
    }
    m->holdsShift = event->modifiers().testFlag(Qt::ShiftModifier);
    if (event->button() == Qt::LeftButton && pressSelection(event->position()))
        return;
    m->dragFrom = event->position();
    showCursorShape();
}

void Canvas::mouseMoveEvent(QMouseEvent* event)
{
    m->cursor = event->position();
    m->holdsShift = event->modifiers().testFlag(Qt::ShiftModifier);
    if (m->selectionTool.isPressed())
        dragSelection(event->position());
    if (!m->dragFrom) {
        followCursor();
        showCursorShape();
        return;
    }
    m->scene.view.panBy(event->position() - *m->dragFrom);
    m->dragFrom = event->position();
    followScene();
}

void Canvas::mouseReleaseEvent(QMouseEvent*)
{
    m->dragFrom.reset();
    releaseSelection();
    showCursorShape();
}

/// Takes the button when it begins a selection.
bool Canvas::pressSelection(QPointF at)
{
    const Scene& scene = m->scene;
    if (!scene.isSelectable || scene.source.isEmpty() || !scene.showsSourcePlaces())
        return false;
    using Part = SelectionTool::Part;
    const Part part =
        m->holdsShift || !scene.selection ? Part::None : SelectionTool::partAt(at, *scene.selection, scene.view);
    if (part == Part::None && !m->holdsShift)
        return false;
    m->selectionTool.press(part, scene.view.pixelAt(at), scene.selection);
    return true;
}

void Canvas::dragSelection(QPointF at)
{
    Scene& scene = m->scene;
    const std::optional<QRect> dragged = m->selectionTool.dragTo(scene.view.pixelAt(at), scene.source.size());
    if (!dragged || scene.selection == dragged)
        return;
    scene.selection = dragged;
    scene.isSelecting = true;
    m->overlays->update();
    emit selectionDragged(*dragged);
}

void Canvas::releaseSelection()
{
    if (!m->selectionTool.isPressed())
        return;
    const bool hasMoved = m->selectionTool.release();
    m->scene.isSelecting = false;
    m->overlays->update();
    if (hasMoved && m->scene.selection)
        emit selectionFinished(*m->scene.selection);
}

/// Says what a press here will do.
void Canvas::showCursorShape()
{
    const Scene& scene = m->scene;
    if (m->selectionTool.isPressed())
        return; // it keeps the shape of the part that was pressed
    if (m->dragFrom) {
        setCursor(Qt::ClosedHandCursor);
        return;
    }
    using Part = SelectionTool::Part;
    const bool canSelect = m->cursor && scene.isSelectable && !scene.source.isEmpty() && scene.showsSourcePlaces();
    const Part part =
        canSelect && scene.selection ? SelectionTool::partAt(*m->cursor, *scene.selection, scene.view) : Part::None;
    if (canSelect && m->holdsShift)
        setCursor(SelectionTool::cursorOf(Part::None));
    else if (part != Part::None)
        setCursor(SelectionTool::cursorOf(part));
    else
        unsetCursor();
}

void Canvas::enterEvent(QEnterEvent* event)
{
    m->cursor = event->position();
    followCursor();
}

void Canvas::leaveEvent(QEvent*)
{
    m->cursor.reset();
    followCursor();
}

void Canvas::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Shift) {
        m->holdsShift = true;
        showCursorShape();
    }
    constexpr double panStep = 64, zoomStep = 1.25;
    ViewTransform& view = m->scene.view;
    switch (event->key()) {
    case Qt::Key_Left: view.panBy({panStep, 0}); break;
    case Qt::Key_Right: view.panBy({-panStep, 0}); break;
    case Qt::Key_Up: view.panBy({0, panStep}); break;
    case Qt::Key_Down: view.panBy({0, -panStep}); break;
    case Qt::Key_Plus:
    case Qt::Key_Equal: setZoom(zoom() * zoomStep); break;
    case Qt::Key_Minus: setZoom(zoom() / zoomStep); break;
    default: QWidget::keyPressEvent(event); return;
    }
    followScene();
}

void Canvas::keyReleaseEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Shift) {
        m->holdsShift = false;
        showCursorShape();
    }
    QWidget::keyReleaseEvent(event);
}

void Canvas::focusInEvent(QFocusEvent* event)
{
    m->overlays->setFocusFrame(event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason);
}

void Canvas::focusOutEvent(QFocusEvent*) { m->overlays->setFocusFrame(false); }

} // namespace tilescope
