#pragma once

#include "ui/canvas/view_transform.h"

#include <QPoint>
#include <QRect>

#include <optional>

namespace tilescope
{

/// Draws, moves and resizes a rectangle on the source with the mouse. Independent of widgets.
class SelectionTool
{
public:
    static constexpr int smallestSide = 2, largestSide = 64;

    /// What the cursor hits.
    enum class Part { None, Body, TopLeft, TopRight, BottomLeft, BottomRight };
    static Part partAt(QPointF cursor, const QRect& selection, const ViewTransform& view);
    static Qt::CursorShape cursorOf(Part part); ///< None: a cross, for drawing a new one

    /// `part` is what was pressed: None starts a new rectangle at `pixel`.
    void press(Part part, QPoint pixel, std::optional<QRect> selection);
    bool isPressed() const { return m_part.has_value(); }

    /// The rectangle for the pixel under the cursor, inside a picture of this size; none until the cursor has left the
    /// pixel that was pressed.
    std::optional<QRect> dragTo(QPoint pixel, QSize picture);

    void release() { m_part.reset(); }

    /// Squares around the corners, in the view.
    static QRectF handle(Part corner, const QRect& selection, const ViewTransform& view);

private:
    std::optional<Part> m_part;
    QPoint m_pressed; ///< the pixel
    QPoint m_anchor;  ///< the pixel that stays fixed when a corner moves
    QRect m_before;
    bool m_hasMoved = false;
};

} // namespace tilescope
