#pragma once

#include "gpu/image/image.h"

#include <QImage>

namespace tilescope
{

/// A picture in suitable colours: floats in grey over their own range, or in two hues about zero if some are negative.
/// Enlarged by a whole factor as far as it fits into the square, so that it is crisp, else scaled down.
QImage thumbnail(const ImagePtr& image, int side);

} // namespace tilescope
