#include "ui/canvas/selection_tool.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace tilescope
{

namespace
{

constexpr double cornerSide = 10; ///< view units
constexpr double edgeReach = 4;   ///< view units around the rectangle that hit its edge

constexpr std::array corners{SelectionTool::Part::TopLeft, SelectionTool::Part::TopRight,
                             SelectionTool::Part::BottomLeft, SelectionTool::Part::BottomRight};

/// From the anchor to `to`, on one axis: first pixel and length.
std::pair<int, int> stretched(int anchor, int to, int side)
{
    if (side < SelectionTool::smallestSide)
        return {0, side};
    anchor = std::clamp(anchor, 0, side - 1);
    constexpr int reach = SelectionTool::largestSide - 1;
    int step = std::clamp(std::clamp(to, 0, side - 1) - anchor, -reach, reach);
    if (step == 0)
        step = anchor + 1 < side ? 1 : -1;
    return {std::min(anchor, anchor + step), std::abs(step) + 1};
}

} // namespace

/// The handles lie outside a small rectangle, which they would hide, and on the corners of a large one.
QRectF SelectionTool::handle(Part corner, const QRect& selection, const ViewTransform& view)
{
    const QRectF rect = view.toView(QRectF(selection));
    const bool isSmall = std::min(rect.width(), rect.height()) < 4 * cornerSide;
    const double out = isSmall ? cornerSide / 2 + 1 : 0;
    const bool isLeft = corner == Part::TopLeft || corner == Part::BottomLeft;
    const bool isTop = corner == Part::TopLeft || corner == Part::TopRight;
    const QPointF centre(isLeft ? rect.left() - out : rect.right() + out,
                         isTop ? rect.top() - out : rect.bottom() + out);
    return {centre - QPointF(cornerSide, cornerSide) / 2, QSizeF(cornerSide, cornerSide)};
}

SelectionTool::Part SelectionTool::partAt(QPointF cursor, const QRect& selection, const ViewTransform& view)
{
    for (const Part corner : corners) {
        if (handle(corner, selection, view).adjusted(-2, -2, 2, 2).contains(cursor))
            return corner;
    }
    const QRectF rect = view.toView(QRectF(selection)).adjusted(-edgeReach, -edgeReach, edgeReach, edgeReach);
    return rect.contains(cursor) ? Part::Body : Part::None;
}

Qt::CursorShape SelectionTool::cursorOf(Part part)
{
    switch (part) {
    case Part::None: return Qt::CrossCursor;
    case Part::Body: return Qt::SizeAllCursor;
    case Part::TopLeft:
    case Part::BottomRight: return Qt::SizeFDiagCursor;
    case Part::TopRight:
    case Part::BottomLeft: return Qt::SizeBDiagCursor;
    }
    return Qt::ArrowCursor;
}

void SelectionTool::press(Part part, QPoint pixel, std::optional<QRect> selection)
{
    m_part = selection ? part : Part::None;
    m_pressed = pixel;
    m_before = selection.value_or(QRect());
    m_hasMoved = false;
    switch (*m_part) {
    case Part::None:
    case Part::Body: m_anchor = pixel; break;
    case Part::TopLeft: m_anchor = m_before.bottomRight(); break;
    case Part::TopRight: m_anchor = m_before.bottomLeft(); break;
    case Part::BottomLeft: m_anchor = m_before.topRight(); break;
    case Part::BottomRight: m_anchor = m_before.topLeft(); break;
    }
}

std::optional<QRect> SelectionTool::dragTo(QPoint pixel, QSize picture)
{
    if (!m_part || (!m_hasMoved && pixel == m_pressed))
        return {};
    m_hasMoved = true;
    if (*m_part == Part::Body) {
        const QPoint corner = m_before.topLeft() + pixel - m_pressed;
        const int x = std::clamp(corner.x(), 0, std::max(0, picture.width() - m_before.width()));
        const int y = std::clamp(corner.y(), 0, std::max(0, picture.height() - m_before.height()));
        return QRect(QPoint(x, y), m_before.size());
    }
    const auto [x, width] = stretched(m_anchor.x(), pixel.x(), picture.width());
    const auto [y, height] = stretched(m_anchor.y(), pixel.y(), picture.height());
    return QRect(x, y, width, height);
}

} // namespace tilescope
