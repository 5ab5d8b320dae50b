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

/// The points at one side of a straight line, in the view.
struct HalfPlane {
    QPointF through; ///< a point of the line
    QPointF normal;  ///< at right angles to the line, of length 1, to the side that belongs to it

    /// How far a point lies on the side that belongs to it; negative on the other.
    double depth(QPointF point) const { return QPointF::dotProduct(point - through, normal); }
    bool operator==(const HalfPlane&) const = default;
};

/// The part of the rectangle in the half-plane; empty when there is none.
QPolygonF cut(const QRectF& rect, const HalfPlane& half);

/// The line between source and result, and how the mouse moves it. It belongs to the view, not to the picture: it stays
/// where it is while the picture is zoomed and panned under it. A value; knows no widget.
class WipeLine
{
public:
    /// What lies under the cursor. Dragging the line moves it, dragging a handle near one of its ends turns it.
    enum class Part { None, Line, Start, End };

    WipeLine() = default;
    WipeLine(QPointF pivot, double angle) : m_pivot(pivot), m_angle(angle) {}

    /// The point that it turns about, in the view; kept as fractions of the view's sides, 0 to 1.
    QPointF pivot(QSizeF view) const { return {m_pivot.x() * view.width(), m_pivot.y() * view.height()}; }
    double angle() const { return m_angle; } ///< degrees from upright, clockwise, −180 to 180: at 0 the source is left

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

    void reset(); ///< upright through the view's centre

    /// Where it lies, not whether it is held.
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
