#pragma once

#include <QString>
#include <QSurfaceFormat>

namespace tilescope
{

/// Whether a window may contain an OpenGL widget. Qt 6.4 crashes when a window with a QOpenGLWidget is shown where
/// OpenGL does not work, so the canvas creates one only after a successful probe.
struct GlProbe {
    bool usable = false;
    QString reason; ///< a sentence for the status bar if OpenGL is not usable
    QString vendor, renderer;
};

/// Tries platform, context, offscreen surface, makeCurrent and version. Requires a QGuiApplication and its thread. "gl"
/// in TILESCOPE_HIDE, a list separated by commas, makes the probe fail.
GlProbe probeGl();

/// The probe's result for the window: rejects software OpenGL (Mesa's llvmpipe and the like), which composes the whole
/// window for each frame and takes three to ten times as long as QPainter (tests/bench/RESULTS.md). TILESCOPE_SHOW=gl
/// in the environment accepts it.
GlProbe quickestGl(const GlProbe& probe);

/// The format that the canvas requires: 3.3 core, no depth, no stencil. The probe and the widget use the same.
QSurfaceFormat canvasGlFormat();

/// How a result reaches the screen.
enum class DisplayPath {
    CudaInterop, ///< copied on the GPU from the kernel's output into an OpenGL texture
    Upload,      ///< from host memory into an OpenGL texture
    Painter      ///< drawn by QPainter, without OpenGL
};

struct DisplayState {
    DisplayPath path = DisplayPath::Painter;
    QString reason; ///< a sentence for the status bar: which OpenGL, and why no faster path
    bool operator==(const DisplayState&) const = default;
};

} // namespace tilescope
