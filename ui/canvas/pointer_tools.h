#pragma once

#include "ui/canvas/line_tool.h"
#include "ui/canvas/selection_tool.h"
#include "ui/canvas/views.h"

#include <QPointF>

#include <optional>

namespace tilescope
{

/// What mouse and keys do on the canvas: they zoom and pan, pin a pixel, choose a block, and drag a line, a rectangle
/// or the line of a wipe. Changes the scene and says what came of it; knows no widget.
class PointerTools
{
public:
    explicit PointerTools(Scene& scene) : m_scene(scene) {}

    /// What became of an event.
    struct Outcome {
        bool changedScene = false; ///< apart from a rectangle that is being dragged
        std::optional<QRect> draggedSelection, finishedSelection;
        std::optional<QPoint> clickedBlock; ///< blockIdx
        bool drewLine = false;
    };
    void press(QPointF at, bool isLeft, Qt::KeyboardModifiers modifiers);
    Outcome move(QPointF at, Qt::KeyboardModifiers modifiers);
    Outcome release(QPointF at, bool isLeft, Qt::KeyboardModifiers modifiers);
    bool doubleClick(QPointF at); ///< takes away a line, sets a wipe upright; false: it is a click like any other
    void turnWheel(QPointF at, double notches, Qt::KeyboardModifiers modifiers);
    bool pressKey(int key, Qt::KeyboardModifiers modifiers); ///< false: it is none of the canvas'

    /// Where the cursor is in the canvas; none while it is elsewhere.
    std::optional<QPointF> cursor() const { return m_cursor; }
    void setCursor(std::optional<QPointF> at) { m_cursor = at; }
    void setHoldsShift(bool holds) { m_holdsShift = holds; }

    /// The shape that says what a press here will do; none for the usual one. Not while something is held, which keeps
    /// the shape of the part that was pressed.
    std::optional<Qt::CursorShape> cursorShape() const;
    bool holdsPart() const { return m_selection.isPressed() || m_scene.wipe.isPressed() || m_line.isPressed(); }

    void setDrawsLine(bool draws) { m_drawsLine = draws; } ///< the next left drag draws the line, without Alt
    bool drawsLine() const { return m_drawsLine; }

    bool holdsSelection() const { return m_selection.isPressed(); }
    std::optional<QRect> releaseSelection(); ///< the rectangle, where it was dragged

private:
    /// A point of the canvas, in its pane.
    struct Place {
        Pane pane;
        QPointF at;
        QPoint pixel() const { return pane.view.pixelAt(at); }
    };
    Place placeOf(QPointF at) const;
    ViewTransform& viewUnder(QPointF at); ///< what zooms and pans there
    bool pressLine(const Place& place, const Scene& seen, Qt::KeyboardModifiers modifiers);
    bool pressWipe(QPointF at);
    bool pressSelection(const Place& place, const Scene& seen);
    bool dragLine(QPointF at);
    std::optional<QRect> dragSelection(QPointF at);
    bool pinUnder(QPointF at);
    std::optional<QPoint> blockUnder(QPointF at) const;
    bool movePixel(int key, int by);

    Scene& m_scene;
    std::optional<QPointF> m_cursor;
    bool m_holdsShift = false;
    std::optional<QPointF> m_pressedAt; ///< by the left button, which has not been moved since
    std::optional<QPointF> m_dragFrom;  ///< while the picture is panned
    ViewTransform* m_dragged = nullptr; ///< what is panned from there
    SelectionTool m_selection;
    LineTool m_line;
    bool m_drawsLine = false;
    Pane m_selectionPane, m_linePane; ///< where they were pressed
};

} // namespace tilescope
