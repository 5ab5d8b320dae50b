#include "gpu/image/row_bands.h"

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <thread>
#include <vector>

namespace tilescope
{

void forRowBands(int width, int height, const std::stop_token& stop, const std::function<void(int, int)>& work)
{
    constexpr int BandRows = 32;
    constexpr std::int64_t PixelsWorthAThread = 1 << 16;
    const std::int64_t worth = std::int64_t{width} * height / PixelsWorthAThread;
    const auto cores = static_cast<std::int64_t>(std::max(1u, std::thread::hardware_concurrency()));

    std::atomic<int> next = 0;
    const auto takeBands = [&] {
        for (int begin = next.fetch_add(BandRows); begin < height && !stop.stop_requested();
             begin = next.fetch_add(BandRows))
            work(begin, std::min(begin + BandRows, height));
    };
    std::vector<std::jthread> helpers;
    for (std::int64_t i = 1; i < std::min(worth, cores); ++i)
        helpers.emplace_back(takeBands);
    takeBands();
}

} // namespace tilescope
