#pragma once

#include "ui/parts/number_range.h"

#include <Qt>

namespace tilescope
{

/// Arrow keys, wheel and drag move in plain steps, with Shift in steps ten times as large, with Ctrl a tenth as large.
enum class StepSize { Fine, Plain, Coarse };
StepSize stepSizeOf(Qt::KeyboardModifiers modifiers);

/// Computes where a number moves from its current value. The result is always valid, whatever the start.
class NumberSteps
{
public:
    explicit NumberSteps(NumberRange range);

    const NumberRange& range() const { return m_range; } ///< with halts
    int nearestHalt(double value) const;

    /// By this number of slider steps: from halt to halt, ten halts, or a tenth of the distance to the next one.
    double onSlider(double value, int steps, StepSize size) const;
    /// By this number of field steps: valid values, or ten of them. Fine steps equal plain ones.
    double inField(double value, int steps, StepSize size) const;

    /// A position on the slider counted in halts, and the valid value nearest to a position.
    double placeOf(double value) const;
    double at(double place) const;

private:
    double allowed(double value) const; ///< the nearest valid value

    NumberRange m_range;
};

} // namespace tilescope
