#pragma once

#include "ui/parts/number_range.h"

#include <Qt>

namespace tilescope
{

/// Arrows, wheel and drag go in plain steps, with Shift in ones ten times as large, with Ctrl in ones a tenth as large.
enum class StepSize { Fine, Plain, Coarse };
StepSize stepSizeOf(Qt::KeyboardModifiers modifiers);

/// Where a number goes from where it is. What it comes to is always allowed, wherever it began.
class NumberSteps
{
public:
    explicit NumberSteps(NumberRange range);

    const NumberRange& range() const { return m_range; } ///< with halts
    int nearestHalt(double value) const;

    /// By so many steps of the slider: from halt to halt, ten halts, or a tenth of the way to the next one.
    double onSlider(double value, int steps, StepSize size) const;
    /// By so many steps of the field: allowed values, or ten of them. There is nothing finer.
    double inField(double value, int steps, StepSize size) const;

    /// A place on the slider counted in halts, and the allowed value nearest to a place.
    double placeOf(double value) const;
    double at(double place) const;

private:
    double allowed(double value) const; ///< the nearest

    NumberRange m_range;
};

} // namespace tilescope
