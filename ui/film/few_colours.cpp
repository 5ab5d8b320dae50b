#include "ui/film/few_colours.h"

#include <algorithm>
#include <array>
#include <utility>

namespace tilescope
{

namespace
{

int channelOf(QRgb colour, int channel) { return static_cast<int>(colour >> (8 * channel) & 0xFFU); }

} // namespace

FewColours::FewColours(const Counts& counts, std::size_t most)
{
    Box all;
    for (const auto& [colour, count] : counts)
        all.push_back({colour, count});
    std::ranges::sort(all, [](const Counted& a, const Counted& b) {
        return std::pair(b.count, a.colour) < std::pair(a.count, b.colour);
    });
    const std::size_t exact = all.size() <= most ? all.size() : most / 2;
    for (std::size_t i = 0; i < exact; ++i)
        addMean({all[i]});
    if (exact == all.size())
        return;
    std::vector<Box> boxes{Box(all.begin() + static_cast<std::ptrdiff_t>(exact), all.end())};
    while (boxes.size() < most - exact && split(boxes)) {
    }
    for (const Box& box : boxes)
        addMean(box);
}

bool FewColours::split(std::vector<Box>& boxes)
{
    std::size_t best = 0, gain = 0;
    int widest = 0;
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        std::size_t weight = 0;
        for (const Counted& one : boxes[i])
            weight += one.count;
        for (int channel = 0; channel < 3; ++channel) {
            const auto of = [channel](const Counted& one) { return channelOf(one.colour, channel); };
            const auto [least, greatest] = std::ranges::minmax(boxes[i], {}, of);
            const auto range = static_cast<std::size_t>(of(greatest) - of(least));
            if (range * range * weight > gain) {
                gain = range * range * weight;
                best = i;
                widest = channel;
            }
        }
    }
    if (gain == 0)
        return false;
    Box& box = boxes[best];
    std::ranges::sort(box, {},
                      [widest](const Counted& one) { return std::pair(channelOf(one.colour, widest), one.colour); });
    std::size_t weight = 0;
    for (const Counted& one : box)
        weight += one.count;
    std::size_t middle = 0;
    for (std::size_t sum = 0; middle + 2 < box.size() && sum + box[middle].count <= weight / 2; ++middle)
        sum += box[middle].count;
    const auto cut = box.begin() + static_cast<std::ptrdiff_t>(middle + 1);
    Box upper(cut, box.end());
    box.erase(cut, box.end());
    boxes.push_back(std::move(upper));
    return true;
}

void FewColours::addMean(const Box& box)
{
    std::array<std::size_t, 3> sums{};
    std::size_t weight = 0;
    for (const Counted& one : box) {
        weight += one.count;
        for (int channel = 0; channel < 3; ++channel)
            sums.at(static_cast<std::size_t>(channel)) +=
                one.count * static_cast<std::size_t>(channelOf(one.colour, channel));
        m_indices[one.colour] = static_cast<int>(m_colours.size());
    }
    const auto mean = [&](std::size_t channel) { return static_cast<int>((sums.at(channel) + weight / 2) / weight); };
    m_colours.push_back(qRgb(mean(2), mean(1), mean(0)));
}

} // namespace tilescope
