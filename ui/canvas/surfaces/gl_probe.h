#pragma once

#include <QString>
#include <QSurfaceFormat>

namespace tilescope
{

/// Whether a window here may hold an OpenGL widget. Qt 6.4 crashes when a window with a QOpenGLWidget is shown where
/// OpenGL does not work, so the canvas makes one only after this said yes.
struct GlProbe {
    bool usable = false;
    QString reason; ///< a sentence for the status bar when it is not usable
    QString vendor, renderer;
};

/// Tries it: platform, context, offscreen surface, makeCurrent, version. Wants a QGuiApplication and its thread.
/// TILESCOPE_HIDE, a list separated by commas, hides it with "gl".
GlProbe probeGl();

/// What the window takes of it: not an OpenGL whose pixels the processor computes (Mesa's llvmpipe and its like), which
/// composes the whole window for each frame and takes three to ten times as long as QPainter (tests/bench/RESULTS.md).
/// With TILESCOPE_SHOW=gl in the environment it is taken all the same.
GlProbe quickestGl(const GlProbe& probe);

/// What the canvas asks of OpenGL: 3.3 core, no depth, no stencil. The probe and the widget ask for the same.
QSurfaceFormat canvasGlFormat();

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
