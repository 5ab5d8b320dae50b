#pragma once

#include "ui/canvas/view_transform.h"

#include <QLine>
#include <QPointF>
#include <QRectF>

#include <optional>

namespace tilescope
{

/// How a line on a picture is drawn, moved and turned with the mouse. A value; knows no widget.
class LineTool
{
public:
    /// What lies under the cursor: nothing, the line between its ends, or an end.
    enum class Part { None, Body, Start, End };
    static Part partAt(QPointF cursor, const QLine& line, const ViewTransform& view);
    static Qt::CursorShape cursorOf(Part part); ///< None: a cross, for drawing a new one

    /// A square around an end, in the view; the line passes through the middles of the pixels at its ends.
    static QRectF handle(Part end, const QLine& line, const ViewTransform& view);
    static QLineF inView(const QLine& line, const ViewTransform& view);

    /// `part` is what was pressed: None draws a new line from the pixel under the cursor on.
    void press(Part part, QPointF cursor, const ViewTransform& view, std::optional<QLine> line);
    bool isPressed() const { return m_part.has_value(); }
    bool isDrawing() const { return m_part == Part::None; } ///< a new line, not a part of one

    /// The line for the cursor's place now, inside a picture of this size; none before the cursor has moved by a few
    /// view units. `isStraight` holds one that is drawn or turned level or upright.
    std::optional<QLine> dragTo(QPointF cursor, const ViewTransform& view, QSize picture, bool isStraight);

    bool release(); ///< whether something was dragged

private:
    std::optional<Part> m_part;
    QPointF m_pressedAt; ///< in the view
    QPoint m_pressed;    ///< the pixel
    QLine m_before;
    bool m_hasMoved = false;
};

} // namespace tilescope
