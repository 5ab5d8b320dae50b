#pragma once

#include "ui/canvas/view_transform.h"

#include <QLine>
#include <QPointF>
#include <QRectF>

#include <optional>

namespace tilescope
{

/// Draws, moves and turns a line on a picture with the mouse. A value; independent of widgets.
class LineTool
{
public:
    /// What lies under the cursor: nothing, the line between its ends, or an end.
    enum class Part { None, Body, Start, End };
    static Part partAt(QPointF cursor, const QLine& line, const ViewTransform& view);
    static Qt::CursorShape cursorOf(Part part); ///< None: a cross, for drawing a new line

    /// A square around an end, in view coordinates; the line passes through the centres of the pixels at its ends.
    static QRectF handle(Part end, const QLine& line, const ViewTransform& view);
    static QLineF inView(const QLine& line, const ViewTransform& view);

    /// `part` is what was pressed: None starts a new line at the pixel under the cursor.
    void press(Part part, QPointF cursor, const ViewTransform& view, std::optional<QLine> line);
    bool isPressed() const { return m_part.has_value(); }
    bool isDrawing() const { return m_part == Part::None; } ///< a new line, not a part of one

    /// The line for the cursor's current position, inside a picture of this size; none until the cursor has moved by a
    /// few view units. `isStraight` keeps the line horizontal or vertical while it is drawn or turned.
    std::optional<QLine> dragTo(QPointF cursor, const ViewTransform& view, QSize picture, bool isStraight);

    bool release(); ///< returns whether something was dragged

private:
    std::optional<Part> m_part;
    QPointF m_pressedAt; ///< in the view
    QPoint m_pressed;    ///< the pixel
    QLine m_before;
    bool m_hasMoved = false;
};

} // namespace tilescope
