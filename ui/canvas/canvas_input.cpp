#include "ui/canvas/canvas_members.h"

#include <QEnterEvent>
#include <QEvent>
#include <QKeyEvent>
#include <QLineF>
#include <QMouseEvent>
#include <QWheelEvent>

#include <cmath>
#include <utility>

namespace tilescope
{

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
    const QPointF at = event->position();
    ViewTransform& view = viewUnder(at);
    view.zoomAt(at - paneUnder(at).rect.topLeft(), view.zoom() * std::pow(step, notches));
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
    const bool isLeft = event->button() == Qt::LeftButton;
    m->pressedAt.reset();
    if (isLeft && pressLine(event->position(), event->modifiers()))
        return;
    if (isLeft)
        m->pressedAt = event->position();
    if (isLeft && (pressWipe(event->position()) || pressSelection(event->position())))
        return;
    m->dragFrom = event->position();
    m->dragged = &viewUnder(event->position());
    showCursorShape();
}

void Canvas::mouseMoveEvent(QMouseEvent* event)
{
    m->cursor = event->position();
    m->holdsShift = event->modifiers().testFlag(Qt::ShiftModifier);
    constexpr double still = 4; // view units that a click may move by
    if (m->pressedAt && QLineF(*m->pressedAt, event->position()).length() >= still)
        m->pressedAt.reset();
    if (m->lineTool.isPressed())
        dragLine(event->position());
    if (m->selectionTool.isPressed())
        dragSelection(event->position());
    if (m->scene.wipe.isPressed()) {
        m->scene.wipe.dragTo(event->position(), m->scene.canvasSize, m->holdsShift);
        followScene();
    }
    if (!m->dragFrom) {
        followCursor();
        showCursorShape();
        return;
    }
    m->dragged->panBy(event->position() - *m->dragFrom);
    m->dragFrom = event->position();
    followScene();
}

void Canvas::mouseReleaseEvent(QMouseEvent* event)
{
    const bool wasPan = std::exchange(m->dragFrom, std::nullopt).has_value();
    const bool isNewLine = m->lineTool.isDrawing();
    const bool hasDrawn = m->lineTool.release() && isNewLine;
    m->drawsLine = m->drawsLine && !hasDrawn;
    if (m->pressedAt && event->button() == Qt::LeftButton)
        pinUnder(*m->pressedAt);
    if (std::exchange(m->pressedAt, {}) && event->button() == Qt::LeftButton && wasPan &&
        event->modifiers() == Qt::NoModifier)
        clickBlock(event->position());
    m->scene.wipe.release();
    releaseSelection();
    showCursorShape();
    if (hasDrawn)
        emit lineDrawn();
}

void Canvas::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && removeLineUnder(event->position()))
        return;
    const bool isOnLine = m->scene.shownMode() == ViewMode::Wipe && event->button() == Qt::LeftButton &&
                          m->scene.wipe.partAt(event->position(), m->scene.canvasSize) != WipeLine::Part::None;
    if (!isOnLine) {
        mousePressEvent(event); // a click like any other
        return;
    }
    m->scene.wipe.reset();
    followScene();
    showCursorShape();
}

/// The one pane, or of two that do not share their places the one under the cursor.
ViewTransform& Canvas::viewUnder(QPointF at)
{
    Scene& scene = m->scene;
    const bool isOwn =
        paneUnder(at).mode == ViewMode::Source && scene.shownMode() == ViewMode::SideBySide && !scene.sharesPlaces();
    return isOwn ? scene.sourceView : scene.view;
}

bool Canvas::pressWipe(QPointF at)
{
    Scene& scene = m->scene;
    if (scene.shownMode() != ViewMode::Wipe)
        return false;
    scene.wipe.press(scene.wipe.partAt(at, scene.canvasSize), at, scene.canvasSize);
    return scene.wipe.isPressed();
}

/// Takes the button when it begins a selection.
bool Canvas::pressSelection(QPointF at)
{
    const Pane pane = paneUnder(at);
    const Scene scene = paneScene(m->scene, pane);
    if (!scene.isSelectable || scene.source.isEmpty() || !scene.showsSourcePlaces())
        return false;
    using Part = SelectionTool::Part;
    const QPointF inPane = at - pane.rect.topLeft();
    const Part part =
        m->holdsShift || !scene.selection ? Part::None : SelectionTool::partAt(inPane, *scene.selection, scene.view);
    if (part == Part::None && !m->holdsShift)
        return false;
    m->selectionTool.press(part, scene.view.pixelAt(inPane), scene.selection);
    m->selectionPane = pane;
    return true;
}

void Canvas::dragSelection(QPointF at)
{
    Scene& scene = m->scene;
    const std::optional<QRect> dragged = m->selectionTool.dragTo(
        m->selectionPane.view.pixelAt(at - m->selectionPane.rect.topLeft()), scene.source.size());
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
    if (m->selectionTool.isPressed() || m->scene.wipe.isPressed() || m->lineTool.isPressed())
        return; // it keeps the shape of the part that was pressed
    if (m->dragFrom) {
        setCursor(Qt::ClosedHandCursor);
        return;
    }
    if (!m->cursor) {
        unsetCursor();
        return;
    }
    if (showLineCursor())
        return;
    const WipeLine& wipe = m->scene.wipe;
    const bool isWipe = m->scene.shownMode() == ViewMode::Wipe;
    const WipeLine::Part onWipe = isWipe ? wipe.partAt(*m->cursor, m->scene.canvasSize) : WipeLine::Part::None;
    if (onWipe != WipeLine::Part::None) {
        setCursor(wipe.cursorOf(onWipe));
        return;
    }
    using Part = SelectionTool::Part;
    const Pane pane = paneUnder(*m->cursor);
    const Scene scene = paneScene(m->scene, pane);
    const QPointF at = *m->cursor - pane.rect.topLeft();
    const bool canSelect = scene.isSelectable && !scene.source.isEmpty() && scene.showsSourcePlaces();
    const Part part =
        canSelect && scene.selection ? SelectionTool::partAt(at, *scene.selection, scene.view) : Part::None;
    if (canSelect && m->holdsShift)
        setCursor(SelectionTool::cursorOf(Part::None));
    else if (part != Part::None)
        setCursor(SelectionTool::cursorOf(part));
    else if (m->scene.isInspecting)
        setCursor(Qt::CrossCursor);
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
    if (takeInspectionKey(*event))
        return;
    constexpr double panStep = 64, zoomStep = 1.25;
    const auto pan = [this](QPointF by) {
        m->scene.view.panBy(by);
        m->scene.sourceView.panBy(by);
    };
    switch (event->key()) {
    case Qt::Key_Left: pan({panStep, 0}); break;
    case Qt::Key_Right: pan({-panStep, 0}); break;
    case Qt::Key_Up: pan({0, panStep}); break;
    case Qt::Key_Down: pan({0, -panStep}); break;
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
