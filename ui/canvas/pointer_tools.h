#pragma once

#include "ui/canvas/line_tool.h"
#include "ui/canvas/selection_tool.h"
#include "ui/canvas/views.h"
#include "ui/focus.h"

#include <QPointF>

#include <optional>

namespace tilescope
{

/// Mouse and keyboard input of the canvas: zooms and pans, pins a pixel, chooses a block, and drags a line, a rectangle
/// or the line of a wipe. Changes the scene and returns the outcome; independent of widgets.
class PointerTools
{
public:
    explicit PointerTools(Scene& scene) : m_scene(scene) {}

    /// The result of an event.
    struct Outcome {
        bool changedScene = false; ///< other than a rectangle that is being dragged
        std::optional<QRect> draggedSelection;
        std::optional<Focus> clicked; ///< a pixel, the block that writes it, and its warp
        bool drewLine = false;
    };
    void press(QPointF at, bool isLeft, Qt::KeyboardModifiers modifiers);
    Outcome move(QPointF at, Qt::KeyboardModifiers modifiers);
    Outcome release(QPointF at, bool isLeft, Qt::KeyboardModifiers modifiers);
    bool doubleClick(QPointF at); ///< removes a line or resets a wipe to vertical; false: treat it as an ordinary click
    void turnWheel(QPointF at, double notches, Qt::KeyboardModifiers modifiers);
    bool pressKey(int key, Qt::KeyboardModifiers modifiers); ///< false: the canvas does not use this key

    /// The cursor's position in the canvas; none while it is outside.
    std::optional<QPointF> cursor() const { return m_cursor; }
    void setCursor(std::optional<QPointF> at) { m_cursor = at; }
    void setHoldsShift(bool holds) { m_holdsShift = holds; }

    /// The cursor shape for what a press here would do; none for the default shape. Not while a button is held: then
    /// the shape of the pressed part stays.
    std::optional<Qt::CursorShape> cursorShape() const;
    bool holdsPart() const { return m_selection.isPressed() || m_scene.wipe.isPressed() || m_line.isPressed(); }

    void setDrawsLine(bool draws) { m_drawsLine = draws; } ///< the next left drag draws the line, without Alt
    bool drawsLine() const { return m_drawsLine; }

    bool holdsSelection() const { return m_selection.isPressed(); }
    void releaseSelection();

    /// A pixel of the picture that the scene shows, the block that writes it, and its warp, if one does.
    static Focus focusOf(Scene seen, QPoint pixel);

private:
    /// A point of the canvas and the pane it lies in.
    struct Place {
        Pane pane;
        QPointF at;
        QPoint pixel() const { return pane.view.pixelAt(at); }
    };
    Place placeOf(QPointF at) const;
    ViewTransform& viewUnder(QPointF at); ///< the view that zooms and pans at this point
    bool pressLine(const Place& place, const Scene& seen, Qt::KeyboardModifiers modifiers);
    bool pressWipe(QPointF at);
    bool pressSelection(const Place& place, const Scene& seen);
    bool dragLine(QPointF at);
    std::optional<QRect> dragSelection(QPointF at);
    bool pinUnder(QPointF at);
    std::optional<Focus> focusUnder(QPointF at) const;
    bool movePixel(int key, int by);

    Scene& m_scene;
    std::optional<QPointF> m_cursor;
    bool m_holdsShift = false;
    std::optional<QPointF> m_pressedAt; ///< by the left button, without a move since
    std::optional<QPointF> m_dragFrom;  ///< while the picture is being panned
    ViewTransform* m_dragged = nullptr; ///< the view that is being panned
    SelectionTool m_selection;
    LineTool m_line;
    bool m_drawsLine = false;
    Pane m_selectionPane, m_linePane; ///< the panes where they were pressed
};

} // namespace tilescope
