#pragma once

#include <QSurfaceFormat>

namespace tilescope
{

/// What the canvas asks of OpenGL: 3.3 core, no depth, no stencil. The probe and the widget ask for the same.
QSurfaceFormat canvasGlFormat();

} // namespace tilescope
