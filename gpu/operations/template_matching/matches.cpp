#include "gpu/operations/template_matching/template_matching.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdlib>

namespace tilescope::operations
{

namespace
{

/// A position in the result and its value.
struct Peak {
    int x = 0, y = 0;
    float value = 0; ///< 0: none
};

/// The values with whole windows, from which peaks are taken one by one.
class PeakSearch
{
public:
    PeakSearch(const Image& result, int patternWidth, int patternHeight, const RunControl& control)
        : m_result(result), m_control(control), m_halfWidth(patternWidth / 2), m_halfHeight(patternHeight / 2),
          m_endX(result.width() - patternWidth + m_halfWidth + 1),
          m_endY(result.height() - patternHeight + m_halfHeight + 1)
    {
        for (int y = m_halfHeight; y < m_endY; ++y)
            m_best.push_back(bestOfRow(y));
    }

    /// Takes the largest remaining value; removes it and all values within half a template of it.
    Peak take()
    {
        Peak peak;
        for (const Peak& best : m_best)
            if (best.value > peak.value)
                peak = best;
        if (peak.value > 0) {
            m_taken.push_back(peak);
            const int first = std::max(peak.y - m_halfHeight, m_halfHeight);
            const int last = std::min(peak.y + m_halfHeight, m_endY - 1);
            for (int y = first; y <= last; ++y)
                m_best[static_cast<std::size_t>(y - m_halfHeight)] = bestOfRow(y);
        }
        return peak;
    }

private:
    /// The first of the largest positive values that are not covered by a taken peak.
    Peak bestOfRow(int y) const
    {
        if (m_control.stop.stop_requested())
            throw Cancelled();
        std::vector<Peak> covering;
        for (const Peak& peak : m_taken)
            if (std::abs(peak.y - y) <= m_halfHeight)
                covering.push_back(peak);
        Peak best;
        const float* row = m_result.row<float>(y);
        for (int x = m_halfWidth; x < m_endX; ++x)
            if (row[x] > best.value && std::none_of(covering.begin(), covering.end(), [&](const Peak& peak) {
                    return std::abs(peak.x - x) <= m_halfWidth;
                }))
                best = {x, y, row[x]};
        return best;
    }

    const Image& m_result;
    const RunControl& m_control;
    int m_halfWidth, m_halfHeight;
    int m_endX, m_endY;       ///< one after the last whole window
    std::vector<Peak> m_best; ///< of each row, starting at m_halfHeight
    std::vector<Peak> m_taken;
};

/// "0.98", with a decimal point in every locale.
std::string label(float value)
{
    std::array<char, 64> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::fixed, 2).ptr;
    return {text.data(), end};
}

} // namespace

Annotations templateMatches(const Recipe& recipe, const Inputs& inputs, const Outputs& outputs, bool,
                            const RunControl& control)
{
    const TemplatePicture pattern = templatePicture(recipe, inputs);
    const int width = pattern.pixels.width(), height = pattern.pixels.height();
    Annotations annotations;
    if (pattern.place)
        annotations.boxes.push_back(*pattern.place);
    if (hasRegion(recipe)) {
        const PixelRect region = regionOf(recipe, inputs.picture);
        annotations.boxes.push_back({region.x, region.y, region.width, region.height, "region", Box::Where::Source});
    }
    PeakSearch search(outputs.picture, width, height, control);
    for (auto left = std::get<std::int64_t>(recipe.parameters.at("matches")); left > 0; --left) {
        const Peak peak = search.take();
        if (!(peak.value > 0))
            break;
        annotations.boxes.push_back({peak.x - width / 2, peak.y - height / 2, width, height, label(peak.value),
                                     Box::Where::Both, double{peak.value}});
    }
    return annotations;
}

} // namespace tilescope::operations
