#pragma once

#include "ui/canvas/scene.h"

#include <QPainter>

namespace tilescope
{

/// Something drawn over the picture with QPainter, the same on every surface: a function of the scene. The painter
/// works in view coordinates with antialiasing on; its state may be changed freely.
struct Overlay {
    bool (*isVisible)(const Scene& scene);
    void (*paint)(QPainter& painter, const Scene& scene);
};

// blocks.cpp
extern const Overlay gridOverlay; ///< the edges of all blocks; fades away where they would hide the picture
/// The warps of all blocks in view, tinted in turn; nothing where they are too small to be told apart.
extern const Overlay warpsOverlay;
/// What kernels find beyond the picture: each place as far out as a halo reaches in the colour of the pixel that is
/// read there, and for the hovered block lines from these places to their pixels.
extern const Overlay borderOverlay;
/// The block under the cursor: its tile, its halo, the part of it that lies outside the picture, where the kernel
/// clamps coordinates, and its warps.
extern const Overlay blockOverlay;
extern const Overlay chosenBlockOverlay; ///< the block that is looked at step by step: its outline, its corners marked
extern const Overlay accessesOverlay;    ///< what the warps of that block have just loaded and stored, fading

// tile.cpp
/// A block's shared tile element by element: its banks, or who stores what in which round. On the picture where pixels
/// are large enough to write in, else magnified beside it.
extern const Overlay tileOverlay;

// values.cpp
/// Each pixel's value written on it, from the zoom on at which the values of its picture can be read. Of a wipe each
/// side has its own picture's. A picture that lies only on the GPU has none to write.
extern const Overlay valuesOverlay;

// annotations.cpp
extern const Overlay
    hatchesOverlay; ///< parts of the result that the operation hatches, such as blocks that exit at once
/// The operation's numbers for columns and rows, along the picture's bottom and right edges: beside the picture
/// where the view has room, else over it.
extern const Overlay profilesOverlay;
QSizeF roomForProfiles(const Scene& scene); ///< that a fitted picture leaves free at the view's right and bottom
/// The rectangles that the operation found, each with its label where there is room for it; the first ones get
/// theirs first.
extern const Overlay boxesOverlay;

// marks.cpp
extern const Overlay selectionOverlay; ///< the rectangle that the person selects, with handles at its corners
extern const Overlay lineOverlay; ///< the line whose values are looked at, with handles: A is where its chart begins
extern const Overlay pinOverlay;  ///< the pixel that stays inspected, and what its thread reads around it
extern const Overlay wipeOverlay; ///< the line of a wipe with its handles, and what is at which side of it
/// Of two pictures beside each other: the name of each, and in both the pixel that the cursor is at in one.
extern const Overlay cursorOverlay;

// legends.cpp
extern const Overlay scaleOverlay; ///< the colours of a float result and the values that they stand for
/// The legend of the difference: its figures, the gain and what the grey levels stand for; and a ring around the
/// largest.
extern const Overlay differenceOverlay;
extern const Overlay reuseOverlay;   ///< what the heat of the reuse view stands for: a caption and a scale with figures
extern const Overlay captionOverlay; ///< what the hovered block or the overlay mode is, in words
extern const Overlay noticeOverlay;  ///< viewNotice()

/// Draws the overlays of every pane that have something to show.
void paintOverlays(QPainter& painter, const Scene& scene);

} // namespace tilescope
