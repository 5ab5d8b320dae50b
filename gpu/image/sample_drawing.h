#pragma once

#include "gpu/image/image.h"

#include <functional>
#include <stop_token>

namespace tilescope
{

/// Calls work(begin, end) for bands of rows that together are 0…height, on several threads where it pays.
/// Each row must not depend on which band it falls into. Once it is asked to stop no further band is begun.
void forRowBands(int width, int height, const std::stop_token& stop,
                 const std::function<void(int begin, int end)>& work);

/// One function a sample, each in its file. Scenes scale with the picture; sides are checked by makeSample. Asked to
/// stop, they leave rows out.
Image drawBoard(int width, int height, const std::stop_token& stop); ///< RGB
Image drawPage(int width, int height, const std::stop_token& stop);  ///< RGB
Image drawStar(int width, int height, const std::stop_token& stop);  ///< grey
Image drawCoins(int width, int height, const std::stop_token& stop); ///< RGB

} // namespace tilescope
