#pragma once

#include <functional>
#include <stop_token>

namespace tilescope
{

/// Calls work(begin, end) for bands of rows that together are 0…height, on several threads where it pays.
/// Each row must not depend on which band it falls into. Once it is asked to stop no further band is begun.
void forRowBands(int width, int height, const std::stop_token& stop,
                 const std::function<void(int begin, int end)>& work);

} // namespace tilescope
