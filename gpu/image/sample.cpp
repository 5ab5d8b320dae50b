#include "gpu/image/sample.h"

#include "gpu/image/sample_drawing.h"

#include <algorithm>
#include <atomic>
#include <charconv>
#include <cstdint>
#include <stdexcept>
#include <system_error>
#include <thread>
#include <vector>

namespace tilescope
{

namespace
{

constexpr int LargestSide = 16'384;

struct Entry {
    Sample sample;
    Image (*draw)(int width, int height, const std::stop_token& stop);
};

const std::vector<Entry>& entries()
{
    static const std::vector<Entry> list{
        {{"board", "Circuit board", "A circuit board as seen by a machine-vision camera: fine, sharp and regular.",
          1280, 960},
         drawBoard},
        {{"page", "Printed page", "Printed text under uneven light, with a shadow across it.", 1280, 960}, drawPage},
        {{"star", "Test chart", "Siemens star, zone plates and wedges: every frequency and direction.", 1024, 1024},
         drawStar},
        {{"coins", "Coins", "Coins with relief on cloth under soft light.", 1280, 960}, drawCoins},
    };
    return list;
}

std::string sampleNames()
{
    std::string names;
    for (const Sample& sample : samples())
        names += (names.empty() ? "" : ", ") + sample.name;
    return names;
}

const Entry& findEntry(const std::string& name)
{
    for (const Entry& entry : entries())
        if (entry.sample.name == name)
            return entry;
    throw std::invalid_argument("There is no sample \"" + name + "\"; there are: " + sampleNames() + ".");
}

void checkSides(std::int64_t width, std::int64_t height)
{
    if (width < 1 || height < 1 || width > LargestSide || height > LargestSide)
        throw std::invalid_argument("A sample cannot be " + std::to_string(width) + "x" + std::to_string(height) +
                                    " pixels; each side can be 1 to " + std::to_string(LargestSide) + ".");
}

} // namespace

const std::vector<Sample>& samples()
{
    static const std::vector<Sample> list = [] {
        std::vector<Sample> found;
        for (const Entry& entry : entries())
            found.push_back(entry.sample);
        return found;
    }();
    return list;
}

Image makeSample(const std::string& name, int width, int height, const std::stop_token& stop)
{
    const Entry& entry = findEntry(name);
    checkSides(width, height);
    return entry.draw(width, height, stop);
}

SampleRequest parseSample(const std::string& text)
{
    const std::size_t at = text.find('@');
    const Sample& sample = findEntry(text.substr(0, at)).sample;
    if (at == std::string::npos)
        return {sample.name, sample.defaultWidth, sample.defaultHeight};

    std::int64_t width = 0, height = 0;
    const char* const last = text.data() + text.size();
    const auto first = std::from_chars(text.data() + at + 1, last, width);
    const bool hasCross = first.ec == std::errc() && first.ptr != last && (*first.ptr == 'x' || *first.ptr == 'X');
    const auto second = hasCross ? std::from_chars(first.ptr + 1, last, height) : first;
    if (!hasCross || second.ec != std::errc() || second.ptr != last)
        throw std::invalid_argument("A sample's size is written WIDTHxHEIGHT, as in " + sample.name + "@512x512; \"" +
                                    text.substr(at + 1) + "\" is not.");
    checkSides(width, height);
    return {sample.name, static_cast<int>(width), static_cast<int>(height)};
}

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
    try {
        for (std::int64_t i = 1; i < std::min(worth, cores); ++i)
            helpers.emplace_back(takeBands);
    } catch (const std::system_error&) {
        // No memory for another stack, or a limit on threads: those that there are take all bands.
    }
    takeBands();
}

} // namespace tilescope
