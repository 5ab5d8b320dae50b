#pragma once

#include "ui/canvas/canvas.h"
#include "ui/canvas/line_tool.h"
#include "ui/canvas/overlay_widget.h"
#include "ui/canvas/overlays/block_placement.h"
#include "ui/canvas/panes.h"
#include "ui/canvas/pictures/difference_maker.h"
#include "ui/canvas/scene.h"
#include "ui/canvas/selection_tool.h"
#include "ui/canvas/surfaces/surface.h"

#include <QElapsedTimer>
#include <QTimer>

#include <array>

namespace tilescope
{

/// What the files of the canvas share: canvas.cpp shows, canvas_input.cpp takes mouse and keys,
/// canvas_inspection.cpp has the pinned pixel and the line,
/// canvas_block.cpp has what concerns one block of threads.
struct Canvas::Members {
    Scene scene;
    Surface* surface = nullptr;        ///< a child widget of the canvas
    OverlayWidget* overlays = nullptr; ///< a child widget, over the surface
    std::optional<QPointF> dragFrom;
    ViewTransform* dragged = nullptr; ///< what is panned from there
    std::optional<QPointF> cursor;    ///< in the view, while it is over the canvas
    std::optional<BlockPlacement> hoveredBlock;
    std::optional<QPoint> drawnBlock;
    QString hoverText;
    double announcedZoom = 0;
    PictureSlot viewSlot = PictureSlot::Source;                             ///< whose view the scene has
    std::array<std::optional<ViewTransform>, pictureSlotCount> viewsBefore; ///< of slots that are not shown
    SelectionTool selectionTool;
    Pane selectionPane; ///< where it was pressed
    DifferenceMaker differenceMaker;
    bool holdsShift = false;
    std::optional<QPointF> pressedAt;    ///< by the left button, which has not been moved since
    std::optional<PixelPlace> inspected; ///< as last announced
    LineTool lineTool;
    Pane linePane; ///< where it was pressed
    bool drawsLine = false;
    QTimer fading; ///< runs while something fades
    QElapsedTimer sinceFade;
};

} // namespace tilescope
