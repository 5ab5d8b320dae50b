#pragma once

#include "ui/canvas/scene.h"

#include <QPainter>

namespace tilescope
{

/// Something drawn over the picture with QPainter, identically on every surface: a function of the scene. The painter
/// works in view coordinates with antialiasing on; its state may be changed freely.
struct Overlay {
    bool (*isVisible)(const Scene& scene);
    void (*paint)(QPainter& painter, const Scene& scene);
    bool tellsResults = false; ///< figures or values of a run: not drawn while the scene is veiled
};

// blocks.cpp
extern const Overlay gridOverlay; ///< the edges of all blocks, or of every 2nd, 4th, … if they are too close
/// The warps of all blocks in view, tinted alternately; nothing if they are too small to be told apart.
extern const Overlay warpsOverlay;
extern const Overlay lanesOverlay;       ///< the same, with the lane of each pixel's thread, if pixels are large enough
double roomForLanes(const Scene& scene); ///< view units at the top of each pixel that a lane's number takes
/// What kernels read beyond the picture: each place within a halo's reach has the colour of the pixel that is read for
/// it; for the hovered block, lines connect these places to their pixels.
extern const Overlay borderOverlay;
/// The block under the cursor: its tile, its halo, the part of the halo outside the picture, where the kernel clamps
/// coordinates, and its warps.
extern const Overlay blockOverlay;
extern const Overlay chosenBlockOverlay; ///< outline and corner marks of the block that is stepped through
extern const Overlay accessesOverlay;    ///< what the warps of that block have just loaded and stored, fading

// tile.cpp
/// A block's shared tile, element by element: its banks, or which thread stores what in which round. Drawn on the
/// picture if pixels are large enough to write in, else magnified beside it.
extern const Overlay tileOverlay;

// values.cpp
/// Each pixel's value written on it, from the zoom at which the values of its picture can be read. In a wipe each side
/// shows its own picture's values. A picture that lies only on the GPU has no values to write.
extern const Overlay valuesOverlay;

// annotations.cpp
extern const Overlay
    hatchesOverlay; ///< parts of the result that the operation hatches, such as blocks that exit at once
/// The operation's numbers for columns and rows, along the picture's bottom and right edges: beside the picture if the
/// view has space, else over it.
extern const Overlay profilesOverlay;
QSizeF roomForProfiles(const Scene& scene); ///< left free by a fitted picture at the view's right and bottom
/// The rectangles that the operation found, with labels as far as these fit, the first rectangles first.
extern const Overlay boxesOverlay;

// marks.cpp
extern const Overlay selectionOverlay; ///< the rectangle that the user selects, with handles at its corners
extern const Overlay lineOverlay;      ///< the line whose values are shown, with handles: its chart begins at A
extern const Overlay pinOverlay;       ///< the pinned pixel, and what its thread reads around it
extern const Overlay wipeOverlay;      ///< the line of a wipe with its handles and the name of the picture on each side
/// Side by side: the name of each picture, and in both the pixel under the cursor.
extern const Overlay cursorOverlay;

// legends.cpp
extern const Overlay scaleOverlay; ///< the colours of a float result and the values that they stand for
/// The legend of the difference: its figures, the gain and what the grey levels stand for; and a ring around the
/// largest difference.
extern const Overlay differenceOverlay;
extern const Overlay reuseOverlay;  ///< legend of the reuse heat map: a caption and a scale with figures
extern const Overlay noticeOverlay; ///< viewNotice()

/// Draws the visible overlays of every pane.
void paintOverlays(QPainter& painter, const Scene& scene);

} // namespace tilescope
