#pragma once

#include "ui/canvas/scene.h"

#include <QString>

namespace tilescope
{

/// "(x, y)  source 12 34 56  result 78" for the hovered pixel; a picture that has no value there, or has it only on the
/// GPU, is left out. Empty when nothing is hovered.
QString pixelText(const Scene& scene);

} // namespace tilescope
