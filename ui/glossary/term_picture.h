#pragma once

#include "ui/theme/colours.h"

#include <QImage>
#include <QSizeF>

#include <string_view>

namespace tilescope
{

/// The size for which a term's picture is drawn, in device-independent pixels.
constexpr QSizeF termPictureSize{264, 112};

/// A small drawing of a glossary's term, in the theme's colours on a transparent ground, `ratio` pixels a unit;
/// null for a term that needs none.
QImage termPicture(std::string_view key, const Colours& colours, qreal ratio);

} // namespace tilescope
