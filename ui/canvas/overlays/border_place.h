#pragma once

#include "gpu/recipe/recipe.h"

#include <QPoint>
#include <QRect>
#include <QSize>

#include <optional>

namespace tilescope
{

/// What an operation finds beyond the picture (gpu/operations/border.h), as a completed recipe says it.
enum class BorderKind { Replicate, Zero, Mirror };

/// None where the operation has no such setting: it reads nothing beyond the picture.
std::optional<BorderKind> borderKind(const Recipe& completed);

/// The pixel that a place beyond the picture is read from; none where it is black.
std::optional<QPoint> readFrom(QPoint place, QSize picture, BorderKind kind);

} // namespace tilescope
