#include "ui/canvas/line_tool.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <utility>

namespace tilescope
{

namespace
{

constexpr double lineHandleSide = 10; ///< view units
constexpr double lineReach = 5;       ///< view units from the line that still hit it
constexpr double still = 4;           ///< view units that the mouse may move during a click

QPointF middleOf(QPoint pixel) { return QPointF(pixel) + QPointF(0.5, 0.5); }

QPoint inside(QPoint pixel, QSize picture)
{
    return {std::clamp(pixel.x(), 0, std::max(0, picture.width() - 1)),
            std::clamp(pixel.y(), 0, std::max(0, picture.height() - 1))};
}

double distance(QPointF point, const QLineF& line)
{
    const QPointF way = line.p2() - line.p1(), to = point - line.p1();
    const double length = QPointF::dotProduct(way, way);
    const double along = length > 0 ? std::clamp(QPointF::dotProduct(to, way) / length, 0.0, 1.0) : 0;
    return QLineF(point, line.p1() + way * along).length();
}

/// Limits a move of a span of pixels on one axis.
int allowed(int by, int a, int b, int side) { return std::clamp(by, -std::min(a, b), side - 1 - std::max(a, b)); }

} // namespace

QLineF LineTool::inView(const QLine& line, const ViewTransform& view)
{
    return {view.toView(middleOf(line.p1())), view.toView(middleOf(line.p2()))};
}

QRectF LineTool::handle(Part end, const QLine& line, const ViewTransform& view)
{
    const QPointF centre = view.toView(middleOf(end == Part::Start ? line.p1() : line.p2()));
    return {centre - QPointF(lineHandleSide, lineHandleSide) / 2, QSizeF(lineHandleSide, lineHandleSide)};
}

LineTool::Part LineTool::partAt(QPointF cursor, const QLine& line, const ViewTransform& view)
{
    for (const Part end : {Part::End, Part::Start})
        if (handle(end, line, view).adjusted(-2, -2, 2, 2).contains(cursor))
            return end;
    return distance(cursor, inView(line, view)) <= lineReach ? Part::Body : Part::None;
}

Qt::CursorShape LineTool::cursorOf(Part part)
{
    switch (part) {
    case Part::None: return Qt::CrossCursor;
    case Part::Body: return Qt::SizeAllCursor;
    case Part::Start:
    case Part::End: return Qt::PointingHandCursor;
    }
    return Qt::ArrowCursor;
}

void LineTool::press(Part part, QPointF cursor, const ViewTransform& view, std::optional<QLine> line)
{
    m_part = line ? part : Part::None;
    m_pressedAt = cursor;
    m_pressed = view.pixelAt(cursor);
    m_before = line.value_or(QLine());
    m_hasMoved = false;
}

std::optional<QLine> LineTool::dragTo(QPointF cursor, const ViewTransform& view, QSize picture, bool isStraight)
{
    if (!m_part || (!m_hasMoved && QLineF(m_pressedAt, cursor).length() < still))
        return {};
    m_hasMoved = true;
    const QPoint pixel = view.pixelAt(cursor);
    if (*m_part == Part::Body) {
        const QPoint by = pixel - m_pressed;
        return m_before.translated(allowed(by.x(), m_before.x1(), m_before.x2(), picture.width()),
                                   allowed(by.y(), m_before.y1(), m_before.y2(), picture.height()));
    }
    const QPoint anchor = *m_part == Part::None    ? inside(m_pressed, picture)
                          : *m_part == Part::Start ? m_before.p2()
                                                   : m_before.p1();
    QPoint moved = inside(pixel, picture);
    if (isStraight && std::abs(moved.x() - anchor.x()) >= std::abs(moved.y() - anchor.y()))
        moved.setY(anchor.y());
    else if (isStraight)
        moved.setX(anchor.x());
    return *m_part == Part::Start ? QLine(moved, anchor) : QLine(anchor, moved);
}

bool LineTool::release()
{
    m_part.reset();
    return std::exchange(m_hasMoved, false);
}

} // namespace tilescope
