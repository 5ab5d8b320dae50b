#pragma once

#include "gpu/image/image.h"

#include <stop_token>

namespace tilescope
{

/// One function a sample, each in its file. Scenes scale with the picture; sides are checked by makeSample. Asked to
/// stop, they leave rows out.
Image drawBoard(int width, int height, const std::stop_token& stop); ///< RGB
Image drawPage(int width, int height, const std::stop_token& stop);  ///< RGB
Image drawStar(int width, int height, const std::stop_token& stop);  ///< grey
Image drawCoins(int width, int height, const std::stop_token& stop); ///< RGB

} // namespace tilescope
