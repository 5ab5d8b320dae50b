#pragma once

#include "gpu/image/image.h"

namespace tilescope
{

/// One function a sample, each in its file. Scenes scale with the picture; sides are checked by makeSample.
Image drawBoard(int width, int height); ///< RGB
Image drawPage(int width, int height);  ///< RGB
Image drawStar(int width, int height);  ///< grey
Image drawCoins(int width, int height); ///< RGB

} // namespace tilescope
