#pragma once

#include <QColor>

namespace tilescope
{

/// The colours behind a kernel's lines: from nearly the page's own to strong, in steps that look equal (they are equal
/// in OKLab). Lightness alone tells them apart, so they serve colour-blind eyes and grey prints.
namespace heat
{
inline constexpr int levels = 10;

int levelOf(double value, double least, double most); ///< 0 … levels - 1
QColor colour(int level, bool dark);
QColor textOn(const QColor& ground); ///< black or white, whichever stands out more; always above 4.5:1
} // namespace heat

} // namespace tilescope
