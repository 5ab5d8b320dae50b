#pragma once

#include <functional>

namespace tilescope
{

/// Calls work(begin, end) for bands of rows that together are 0…height, on several threads where it pays.
/// Each row must not depend on which band it falls into.
void forRowBands(int width, int height, const std::function<void(int begin, int end)>& work);

} // namespace tilescope
