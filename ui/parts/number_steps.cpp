#include "ui/parts/number_steps.h"

#include <algorithm>
#include <cmath>

namespace tilescope
{

namespace
{

constexpr int factor = 10;      // between one step size and the next
constexpr double nearly = 1e-9; // of a step: the rounding error

std::vector<double> everyStep(const NumberRange& range)
{
    // A slider with more halts than pixels is of no use.
    constexpr double mostHalts = 512;
    const double steps = (range.maximum - range.minimum) / range.step;
    const double stride = range.step * std::max(1.0, std::ceil(steps / mostHalts));
    std::vector<double> halts;
    for (double k = 0; range.minimum + k * stride <= range.maximum + nearly; ++k)
        halts.push_back(range.minimum + k * stride);
    return halts;
}

/// The first step goes to the next whole number from the place, in the direction of the steps.
double stepped(double place, int steps)
{
    return steps > 0 ? std::floor(place + nearly) + steps : std::ceil(place - nearly) + steps;
}

} // namespace

StepSize stepSizeOf(Qt::KeyboardModifiers modifiers)
{
    if (modifiers.testFlag(Qt::ControlModifier))
        return StepSize::Fine;
    return modifiers.testFlag(Qt::ShiftModifier) ? StepSize::Coarse : StepSize::Plain;
}

NumberSteps::NumberSteps(NumberRange range) : m_range(std::move(range))
{
    if (m_range.halts.empty())
        m_range.halts = everyStep(m_range);
}

int NumberSteps::nearestHalt(double value) const
{
    const auto& halts = m_range.halts;
    const auto nearest = std::min_element(
        halts.begin(), halts.end(), [value](double a, double b) { return std::abs(a - value) < std::abs(b - value); });
    return static_cast<int>(nearest - halts.begin());
}

double NumberSteps::allowed(double value) const
{
    const double k = std::round((value - m_range.minimum) / m_range.step);
    const double last = std::floor((m_range.maximum - m_range.minimum) / m_range.step + nearly);
    return m_range.minimum + std::clamp(k, 0.0, last) * m_range.step;
}

double NumberSteps::placeOf(double value) const
{
    const auto& halts = m_range.halts;
    const auto above = std::upper_bound(halts.begin(), halts.end(), value);
    if (above == halts.begin())
        return 0;
    const auto below = above - 1;
    const auto index = static_cast<double>(below - halts.begin());
    return above == halts.end() ? index : index + (value - *below) / (*above - *below);
}

double NumberSteps::at(double place) const
{
    const auto& halts = m_range.halts;
    const double last = static_cast<double>(halts.size()) - 1;
    const double inside = std::clamp(place, 0.0, last);
    const auto below = static_cast<std::size_t>(inside);
    if (below + 1 >= halts.size())
        return halts.back();
    return allowed(std::lerp(halts[below], halts[below + 1], inside - static_cast<double>(below)));
}

double NumberSteps::onSlider(double value, int steps, StepSize size) const
{
    const double place = placeOf(value);
    if (size != StepSize::Fine) {
        const double to = stepped(place, steps * (size == StepSize::Coarse ? factor : 1));
        const double last = static_cast<double>(m_range.halts.size()) - 1;
        return m_range.halts[static_cast<std::size_t>(std::clamp(to, 0.0, last))];
    }
    const double here = std::clamp(place + (steps > 0 ? nearly : -nearly), 0.0,
                                   std::max(0.0, static_cast<double>(m_range.halts.size()) - 1 - nearly));
    const auto below = static_cast<std::size_t>(here);
    if (below + 1 >= m_range.halts.size())
        return inField(value, steps, size);
    const double way = (m_range.halts[below + 1] - m_range.halts[below]) / factor / m_range.step;
    return inField(value, steps * static_cast<int>(std::max(1.0, std::round(way))), size);
}

double NumberSteps::inField(double value, int steps, StepSize size) const
{
    const double place = (std::clamp(value, m_range.minimum, m_range.maximum) - m_range.minimum) / m_range.step;
    const double to = stepped(place, steps * (size == StepSize::Coarse ? factor : 1));
    return allowed(m_range.minimum + to * m_range.step);
}

} // namespace tilescope
