#pragma once

#include <QLineF>
#include <QPointF>
#include <QPolygonF>
#include <QRectF>
#include <QSizeF>
#include <Qt>

#include <optional>

namespace tilescope
{

/// The points on one side of a straight line, in the view.
struct HalfPlane {
    QPointF through; ///< a point of the line
    QPointF normal;  ///< perpendicular to the line, of length 1, pointing into the half-plane

    /// The distance of a point from the line; negative outside the half-plane.
    double depth(QPointF point) const { return QPointF::dotProduct(point - through, normal); }
    bool operator==(const HalfPlane&) const = default;
};

/// The part of the rectangle in the half-plane; empty if there is none.
QPolygonF cut(const QRectF& rect, const HalfPlane& half);

/// The line between source and result, and how the mouse moves it. It belongs to the view, not to the picture: it stays
/// in place while the picture is zoomed and panned. A value; independent of widgets.
class WipeLine
{
public:
    /// What the cursor hits. Dragging the line moves it, dragging a handle near one of its ends turns it.
    enum class Part { None, Line, Start, End };

    WipeLine() = default;
    WipeLine(QPointF pivot, double angle) : m_pivot(pivot), m_angle(angle) {}

    /// The point about which the line turns, in the view; stored as fractions of the view's sides, 0 to 1.
    QPointF pivot(QSizeF view) const { return {m_pivot.x() * view.width(), m_pivot.y() * view.height()}; }
    double angle() const { return m_angle; } ///< degrees clockwise from vertical, −180 to 180; 0: source on the left

    HalfPlane sourceSide(QSizeF view) const;
    HalfPlane resultSide(QSizeF view) const;

    QLineF across(QSizeF view) const;            ///< from edge to edge of the view
    QPointF handle(Part end, QSizeF view) const; ///< of Start (at 0°: above) or End (below); inside the view

    Part partAt(QPointF cursor, QSizeF view) const;
    Qt::CursorShape cursorOf(Part part) const;

    void press(Part part, QPointF cursor, QSizeF view);
    bool isPressed() const { return m_pressed.has_value(); }
    void dragTo(QPointF cursor, QSizeF view, bool inSteps); ///< `inSteps`: angles of 15°
    void release() { m_pressed.reset(); }

    void reset(); ///< vertical through the view's centre

    /// Compares the line's place, not whether it is being dragged.
    bool operator==(const WipeLine& other) const { return m_pivot == other.m_pivot && m_angle == other.m_angle; }

private:
    struct Pressed {
        Part part = Part::None;
        QPointF offset; ///< from the cursor to the pivot
    };
    QPointF direction() const; ///< from Start to End, of length 1

    QPointF m_pivot{0.5, 0.5};
    double m_angle = 0;
    std::optional<Pressed> m_pressed;
};

} // namespace tilescope
