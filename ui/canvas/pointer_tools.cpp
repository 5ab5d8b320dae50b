#include "ui/canvas/pointer_tools.h"

#include "ui/canvas/overlays/block_placement.h"
#include "ui/canvas/pictures/pixel_inspection.h"

#include <QLineF>

#include <algorithm>
#include <cmath>
#include <utility>

namespace tilescope
{

static bool canSelect(const Scene& seen)
{
    return seen.isSelectable && !seen.source.isEmpty() && seen.showsSourcePlaces();
}

PointerTools::Place PointerTools::placeOf(QPointF at) const
{
    const Pane pane = paneAt(m_scene, at);
    return {pane, at - pane.rect.topLeft()};
}

ViewTransform& PointerTools::viewUnder(QPointF at)
{
    const bool isSource = paneAt(m_scene, at).mode == ViewMode::Source;
    return m_scene.viewOf(isSource ? PictureSlot::Source : PictureSlot::Result);
}

void PointerTools::press(QPointF at, bool isLeft, Qt::KeyboardModifiers modifiers)
{
    m_holdsShift = modifiers.testFlag(Qt::ShiftModifier);
    m_pressedAt.reset();
    if (isLeft) {
        const Place place = placeOf(at);
        const Scene seen = paneScene(m_scene, place.pane);
        if (pressLine(place, seen, modifiers))
            return;
        m_pressedAt = at;
        if (pressWipe(at) || pressSelection(place, seen))
            return;
    }
    m_dragFrom = at;
    m_dragged = &viewUnder(at);
}

PointerTools::Outcome PointerTools::move(QPointF at, Qt::KeyboardModifiers modifiers)
{
    constexpr double still = 4; // view units that the mouse may move during a click
    m_cursor = at;
    m_holdsShift = modifiers.testFlag(Qt::ShiftModifier);
    if (m_pressedAt && QLineF(*m_pressedAt, at).length() >= still)
        m_pressedAt.reset();
    Outcome outcome;
    outcome.changedScene = dragLine(at);
    outcome.draggedSelection = dragSelection(at);
    if (m_scene.wipe.isPressed()) {
        m_scene.wipe.dragTo(at, m_scene.canvasSize, m_holdsShift);
        outcome.changedScene = true;
    }
    if (m_dragFrom) {
        m_dragged->panBy(at - *m_dragFrom);
        m_dragFrom = at;
        outcome.changedScene = true;
    }
    return outcome;
}

PointerTools::Outcome PointerTools::release(QPointF at, bool isLeft, Qt::KeyboardModifiers modifiers)
{
    Outcome outcome;
    const bool wasPan = std::exchange(m_dragFrom, std::nullopt).has_value();
    const bool isNewLine = m_line.isDrawing();
    outcome.drewLine = m_line.release() && isNewLine;
    m_drawsLine = m_drawsLine && !outcome.drewLine;
    const std::optional<QPointF> clicked = std::exchange(m_pressedAt, std::nullopt);
    if (clicked && isLeft) {
        outcome.changedScene = pinUnder(*clicked);
        if (wasPan && modifiers == Qt::NoModifier)
            outcome.clicked = focusUnder(at);
    }
    m_scene.wipe.release();
    releaseSelection();
    return outcome;
}

bool PointerTools::doubleClick(QPointF at)
{
    const Place place = placeOf(at);
    std::optional<LinePlace>& line = m_scene.line;
    if (line && paneScene(m_scene, place.pane).showsPlacesOf(line->slot) &&
        LineTool::partAt(place.at, line->line, place.pane.view) != LineTool::Part::None) {
        m_line.release();
        line.reset();
        return true;
    }
    if (m_scene.shownMode() != ViewMode::Wipe || m_scene.wipe.partAt(at, m_scene.canvasSize) == WipeLine::Part::None)
        return false;
    m_scene.wipe.reset();
    return true;
}

void PointerTools::turnWheel(QPointF at, double notches, Qt::KeyboardModifiers modifiers)
{
    const bool fine = modifiers.testFlag(Qt::ShiftModifier), coarse = modifiers.testFlag(Qt::ControlModifier);
    const double step = fine ? 1.05 : coarse ? 2 : 1.25;
    ViewTransform& view = viewUnder(at);
    view.zoomAt(placeOf(at).at, view.zoom() * std::pow(step, notches));
}

/// Handles the press if it begins a line or hits the line.
bool PointerTools::pressLine(const Place& place, const Scene& seen, Qt::KeyboardModifiers modifiers)
{
    if (seen.shown().isEmpty())
        return false;
    using Part = LineTool::Part;
    const bool isNew = m_drawsLine || modifiers.testFlag(Qt::AltModifier);
    const bool isSeen = seen.line && seen.showsPlacesOf(seen.line->slot);
    const Part part = isNew || !isSeen ? Part::None : LineTool::partAt(place.at, seen.line->line, place.pane.view);
    if (part == Part::None && !isNew)
        return false;
    m_line.press(part, place.at, place.pane.view, isSeen ? std::optional<QLine>(seen.line->line) : std::nullopt);
    m_linePane = place.pane;
    return true;
}

bool PointerTools::dragLine(QPointF at)
{
    if (!m_line.isPressed())
        return false;
    const Scene seen = paneScene(m_scene, m_linePane);
    const std::optional<QLine> dragged =
        m_line.dragTo(at - m_linePane.rect.topLeft(), m_linePane.view, seen.shown().size(), m_holdsShift);
    if (!dragged)
        return false;
    const LinePlace line{seen.placeSlot(), *dragged};
    return std::exchange(m_scene.line, line) != line;
}

bool PointerTools::pressWipe(QPointF at)
{
    if (m_scene.shownMode() != ViewMode::Wipe)
        return false;
    m_scene.wipe.press(m_scene.wipe.partAt(at, m_scene.canvasSize), at, m_scene.canvasSize);
    return m_scene.wipe.isPressed();
}

/// Handles the press if it begins or hits a selection.
bool PointerTools::pressSelection(const Place& place, const Scene& seen)
{
    if (!canSelect(seen))
        return false;
    using Part = SelectionTool::Part;
    const Part part =
        m_holdsShift || !seen.selection ? Part::None : SelectionTool::partAt(place.at, *seen.selection, seen.view);
    if (part == Part::None && !m_holdsShift)
        return false;
    m_selection.press(part, place.pixel(), seen.selection);
    m_selectionPane = place.pane;
    return true;
}

std::optional<QRect> PointerTools::dragSelection(QPointF at)
{
    if (!m_selection.isPressed())
        return {};
    const QPoint pixel = m_selectionPane.view.pixelAt(at - m_selectionPane.rect.topLeft());
    const std::optional<QRect> dragged = m_selection.dragTo(pixel, m_scene.source.size());
    if (!dragged || m_scene.selection == dragged)
        return {};
    m_scene.selection = dragged;
    m_scene.isSelecting = true;
    return dragged;
}

void PointerTools::releaseSelection()
{
    m_scene.isSelecting = false;
    m_selection.release();
}

bool PointerTools::pinUnder(QPointF at)
{
    if (!m_scene.isInspecting)
        return false;
    const Place place = placeOf(at);
    const Scene seen = paneScene(m_scene, place.pane);
    if (seen.shown().isEmpty() || !QRect(QPoint(0, 0), seen.shown().size()).contains(place.pixel()))
        return false;
    m_scene.pinned = PixelPlace{seen.placeSlot(), place.pixel()};
    return true;
}

std::optional<Focus> PointerTools::focusUnder(QPointF at) const
{
    const Place place = placeOf(at);
    const Focus focus = focusOf(paneScene(m_scene, place.pane), place.pixel());
    return focus.block ? std::optional(focus) : std::nullopt;
}

Focus PointerTools::focusOf(Scene seen, QPoint pixel)
{
    seen.hoveredPixel = pixel;
    Focus focus;
    focus.pixel = pixel;
    const std::optional<BlockPlacement> block = hoveredBlock(seen);
    if (!block)
        return focus;
    focus.block = block->index;
    if (block->onePixelPerThread)
        focus.warp = static_cast<std::uint32_t>(PixelInspection::threadAt(*block, pixel).warp);
    return focus;
}

std::optional<Qt::CursorShape> PointerTools::cursorShape() const
{
    if (m_dragFrom)
        return Qt::ClosedHandCursor;
    if (!m_cursor)
        return {};
    const Place place = placeOf(*m_cursor);
    const Scene seen = paneScene(m_scene, place.pane);
    const bool seesLine = seen.line && seen.showsPlacesOf(seen.line->slot);
    const LineTool::Part onLine =
        seesLine ? LineTool::partAt(place.at, seen.line->line, place.pane.view) : LineTool::Part::None;
    if (m_drawsLine || onLine != LineTool::Part::None)
        return LineTool::cursorOf(m_drawsLine ? LineTool::Part::None : onLine);
    const WipeLine& wipe = m_scene.wipe;
    const bool isWipe = m_scene.shownMode() == ViewMode::Wipe;
    const WipeLine::Part onWipe = isWipe ? wipe.partAt(*m_cursor, m_scene.canvasSize) : WipeLine::Part::None;
    if (onWipe != WipeLine::Part::None)
        return wipe.cursorOf(onWipe);
    using Part = SelectionTool::Part;
    const Part part =
        canSelect(seen) && seen.selection ? SelectionTool::partAt(place.at, *seen.selection, seen.view) : Part::None;
    if (canSelect(seen) && m_holdsShift)
        return SelectionTool::cursorOf(Part::None);
    if (part != Part::None)
        return SelectionTool::cursorOf(part);
    return m_scene.isInspecting ? std::optional(Qt::CrossCursor) : std::nullopt;
}

/// Escape and Delete remove things; arrow keys move the inspected pixel if there is one, else the view.
bool PointerTools::pressKey(int key, Qt::KeyboardModifiers modifiers)
{
    if (key == Qt::Key_Escape && m_scene.pinned) {
        m_scene.pinned.reset();
        return true;
    }
    if (key == Qt::Key_Delete && m_scene.line) {
        m_scene.line.reset();
        return true;
    }
    if (movePixel(key, modifiers.testFlag(Qt::ShiftModifier) ? 10 : 1))
        return true;
    constexpr double panStep = 64, zoomStep = 1.25;
    const auto pan = [this](QPointF by) {
        m_scene.view.panBy(by);
        m_scene.sourceView.panBy(by);
    };
    switch (key) {
    case Qt::Key_Left: pan({panStep, 0}); return true;
    case Qt::Key_Right: pan({-panStep, 0}); return true;
    case Qt::Key_Up: pan({0, panStep}); return true;
    case Qt::Key_Down: pan({0, -panStep}); return true;
    case Qt::Key_Plus:
    case Qt::Key_Equal: m_scene.zoomTo(m_scene.view.zoom() * zoomStep); return true;
    case Qt::Key_Minus: m_scene.zoomTo(m_scene.view.zoom() / zoomStep); return true;
    default: return false;
    }
}

/// Pins the inspected pixel, moved by a step, and keeps it in view.
bool PointerTools::movePixel(int key, int by)
{
    QPoint step;
    switch (key) {
    case Qt::Key_Left: step = {-by, 0}; break;
    case Qt::Key_Right: step = {by, 0}; break;
    case Qt::Key_Up: step = {0, -by}; break;
    case Qt::Key_Down: step = {0, by}; break;
    default: return false;
    }
    std::optional<PixelPlace> place = m_scene.inspectedPlace();
    if (!place || (!m_scene.pinned && !m_scene.isInspecting) || !m_scene.showsPlacesOf(place->slot))
        return false;
    const QSize size = m_scene.at(place->slot).size();
    const QPoint moved = place->pixel + step;
    place->pixel = {std::clamp(moved.x(), 0, size.width() - 1), std::clamp(moved.y(), 0, size.height() - 1)};
    m_scene.pinned = place;
    constexpr double margin = 24; // view units
    m_scene.viewOf(place->slot).reveal(QRectF(place->pixel, QSizeF(1, 1)), margin);
    return true;
}

} // namespace tilescope
