#pragma once

#include <QString>

namespace tilescope
{

/// How a result reaches the screen.
enum class DisplayPath {
    CudaInterop, ///< copied on the GPU from the kernel's output into an OpenGL texture
    Upload,      ///< from host memory into an OpenGL texture
    Painter      ///< drawn by QPainter, without OpenGL
};

struct DisplayState {
    DisplayPath path = DisplayPath::Painter;
    QString reason; ///< a sentence for the status bar: which OpenGL, and why not a quicker path
    bool operator==(const DisplayState&) const = default;
};

} // namespace tilescope
