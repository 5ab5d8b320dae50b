#include "ui/canvas/canvas_members.h"
#include "ui/canvas/pictures/line_profile.h"
#include "ui/canvas/pictures/pixel_inspection.h"

#include <QKeyEvent>

#include <algorithm>
#include <utility>

// The pixel that is inspected and the line whose values are looked at.

namespace tilescope
{

void Canvas::setInspecting(bool inspecting)
{
    m->scene.isInspecting = inspecting;
    showCursorShape();
}

void Canvas::pin(std::optional<QPoint> pixel)
{
    if (pixel && !QRect(QPoint(0, 0), shownSize()).contains(*pixel))
        return;
    m->scene.pinned.reset();
    if (pixel)
        m->scene.pinned = PixelPlace{m->scene.placeSlot(), *pixel};
    followScene();
}

void Canvas::goTo(QPoint pixel)
{
    constexpr double largeEnough = 40; // view units a pixel: the values of a grey or a colour picture are written
    if (!QRect(QPoint(0, 0), shownSize()).contains(pixel))
        return;
    m->scene.pinned = PixelPlace{m->scene.placeSlot(), pixel};
    ViewTransform& view = viewOf(*m->scene.pinned);
    view.zoomAt({0, 0}, std::max(view.zoom(), largeEnough * view.devicePixelRatio()));
    view.centreOn(QPointF(pixel) + QPointF(0.5, 0.5));
    followScene();
}

std::optional<PixelPlace> Canvas::pinned() const { return m->scene.pinned; }

std::optional<PixelInspection> Canvas::inspection() const { return inspect(m->scene); }

QSize Canvas::shownSize() const { return m->scene.shown().isEmpty() ? QSize(0, 0) : m->scene.shown().size(); }

void Canvas::setDrawsLine(bool draws)
{
    m->drawsLine = draws;
    showCursorShape();
}

bool Canvas::drawsLine() const { return m->drawsLine; }

void Canvas::setLine(std::optional<QLine> line)
{
    m->scene.line.reset();
    if (line)
        m->scene.line = LinePlace{m->scene.placeSlot(), *line};
    followScene();
}

std::optional<QLine> Canvas::line() const
{
    return m->scene.line ? std::optional<QLine>(m->scene.line->line) : std::nullopt;
}

std::optional<LineProfile> Canvas::profile() const { return lineProfile(m->scene); }

/// The part of a picture in a view with its places.
static QRect partIn(const ViewTransform& view, const QRect& picture)
{
    const QPointF last(view.viewSize().width(), view.viewSize().height());
    return QRect(view.pixelAt({0, 0}), view.pixelAt(last)).intersected(picture);
}

Canvas::Seen Canvas::seenSource() const
{
    const Scene& scene = m->scene;
    const QRect whole(QPoint(0, 0), scene.source.host ? scene.source.size() : QSize(0, 0));
    if (scene.shownMode() == ViewMode::SideBySide && !scene.sharesPlaces())
        return {scene.source.host, partIn(scene.sourceView, whole)};
    return {scene.source.host, scene.showsPlacesOf(PictureSlot::Source) ? partIn(scene.view, whole) : whole};
}

Canvas::Seen Canvas::seenResult() const
{
    const Scene& scene = m->scene;
    const QRect whole(QPoint(0, 0), scene.result.host ? scene.result.size() : QSize(0, 0));
    return {scene.result.host, scene.showsPlacesOf(PictureSlot::Result) ? partIn(scene.view, whole) : whole};
}

void Canvas::followPlaces()
{
    Scene& scene = m->scene;
    const auto holds = [&scene](PictureSlot slot, QPoint pixel) {
        const Picture& picture = scene.at(slot);
        return picture.isEmpty() || QRect(QPoint(0, 0), picture.size()).contains(pixel);
    };
    if (scene.pinned && !holds(scene.pinned->slot, scene.pinned->pixel))
        scene.pinned.reset();
    if (scene.line &&
        (!holds(scene.line->slot, scene.line->line.p1()) || !holds(scene.line->slot, scene.line->line.p2())))
        scene.line.reset();
}

/// Takes the button when it begins a line or lies on it.
bool Canvas::pressLine(QPointF at, Qt::KeyboardModifiers modifiers)
{
    const Pane pane = paneUnder(at);
    const Scene scene = paneScene(m->scene, pane);
    if (scene.shown().isEmpty())
        return false;
    using Part = LineTool::Part;
    const QPointF inPane = at - pane.rect.topLeft();
    const bool isNew = m->drawsLine || modifiers.testFlag(Qt::AltModifier);
    const bool isSeen = scene.line && scene.showsPlacesOf(scene.line->slot);
    const Part part = isNew || !isSeen ? Part::None : LineTool::partAt(inPane, scene.line->line, pane.view);
    if (part == Part::None && !isNew)
        return false;
    m->lineTool.press(part, inPane, pane.view, isSeen ? std::optional<QLine>(scene.line->line) : std::nullopt);
    m->linePane = pane;
    return true;
}

void Canvas::dragLine(QPointF at)
{
    const Scene scene = paneScene(m->scene, m->linePane);
    const std::optional<QLine> dragged =
        m->lineTool.dragTo(at - m->linePane.rect.topLeft(), m->linePane.view, scene.shown().size(), m->holdsShift);
    if (!dragged)
        return;
    const LinePlace line{scene.placeSlot(), *dragged};
    if (std::exchange(m->scene.line, line) != line)
        followScene();
}

bool Canvas::removeLineUnder(QPointF at)
{
    const Pane pane = paneUnder(at);
    const std::optional<LinePlace>& line = m->scene.line;
    if (!line || !paneScene(m->scene, pane).showsPlacesOf(line->slot) ||
        LineTool::partAt(at - pane.rect.topLeft(), line->line, pane.view) == LineTool::Part::None)
        return false;
    m->lineTool.release();
    setLine({});
    return true;
}

bool Canvas::showLineCursor()
{
    const Pane pane = paneUnder(*m->cursor);
    const std::optional<LinePlace>& line = m->scene.line;
    const bool isSeen = line && paneScene(m->scene, pane).showsPlacesOf(line->slot);
    const LineTool::Part part =
        isSeen ? LineTool::partAt(*m->cursor - pane.rect.topLeft(), line->line, pane.view) : LineTool::Part::None;
    if (part == LineTool::Part::None && !m->drawsLine)
        return false;
    setCursor(LineTool::cursorOf(m->drawsLine ? LineTool::Part::None : part));
    return true;
}

void Canvas::pinUnder(QPointF at)
{
    if (!m->scene.isInspecting)
        return;
    const Pane pane = paneUnder(at);
    const Scene scene = paneScene(m->scene, pane);
    const QPoint pixel = pane.view.pixelAt(at - pane.rect.topLeft());
    if (scene.shown().isEmpty() || !QRect(QPoint(0, 0), scene.shown().size()).contains(pixel))
        return;
    m->scene.pinned = PixelPlace{scene.placeSlot(), pixel};
    followScene();
}

/// Arrow keys where a pixel is looked at, Escape and Delete for what they take away.
bool Canvas::takeInspectionKey(const QKeyEvent& event)
{
    Scene& scene = m->scene;
    if (event.key() == Qt::Key_Escape && scene.pinned) {
        pin({});
        return true;
    }
    if (event.key() == Qt::Key_Delete && scene.line) {
        setLine({});
        return true;
    }
    const int by = event.modifiers().testFlag(Qt::ShiftModifier) ? 10 : 1;
    QPoint step;
    switch (event.key()) {
    case Qt::Key_Left: step = {-by, 0}; break;
    case Qt::Key_Right: step = {by, 0}; break;
    case Qt::Key_Up: step = {0, -by}; break;
    case Qt::Key_Down: step = {0, by}; break;
    default: return false;
    }
    std::optional<PixelPlace> place = scene.inspectedPlace();
    if (!place || (!scene.pinned && !scene.isInspecting) || !scene.showsPlacesOf(place->slot))
        return false;
    const QSize size = scene.at(place->slot).size();
    const QPoint moved = place->pixel + step;
    place->pixel = {std::clamp(moved.x(), 0, size.width() - 1), std::clamp(moved.y(), 0, size.height() - 1)};
    scene.pinned = place;
    reveal(*place);
    return true;
}

void Canvas::reveal(const PixelPlace& place)
{
    constexpr double margin = 24; // view units
    viewOf(place).reveal(QRectF(place.pixel, QSizeF(1, 1)), margin);
    followScene();
}

ViewTransform& Canvas::viewOf(const PixelPlace& place)
{
    Scene& scene = m->scene;
    const bool isOwn =
        place.slot == PictureSlot::Source && scene.shownMode() == ViewMode::SideBySide && !scene.sharesPlaces();
    return isOwn ? scene.sourceView : scene.view;
}

} // namespace tilescope
