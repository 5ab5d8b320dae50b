#pragma once

#include "gpu/image/image.h"

#include <functional>
#include <stop_token>

namespace tilescope
{

/// Calls work(begin, end) for bands of rows that together are 0…height, on several threads if worthwhile. The result of
/// a row must not depend on its band. After a request to stop, no further band starts.
void forRowBands(int width, int height, const std::stop_token& stop,
                 const std::function<void(int begin, int end)>& work);

/// One function per sample, each in its own file. Scenes scale with the picture; makeSample checks the sides. When
/// asked to stop, they omit rows.
Image drawBoard(int width, int height, const std::stop_token& stop); ///< RGB
Image drawPage(int width, int height, const std::stop_token& stop);  ///< RGB
Image drawStar(int width, int height, const std::stop_token& stop);  ///< grey
Image drawCoins(int width, int height, const std::stop_token& stop); ///< RGB

} // namespace tilescope
