#pragma once

#include "ui/canvas/overlays/colour_map.h"
#include "ui/canvas/pictures/display_range.h"
#include "ui/canvas/pictures/pixel_value.h"

namespace tilescope
{

/// The colours that a picture's values are shown in.
class ValueColours
{
public:
    explicit ValueColours(const DisplayRange& range) : m_range(range.values), m_table(colourTable(range.map)) {}
    QColor of(const PixelValue& value) const;

private:
    ValueRange m_range;
    ColourTable m_table; ///< for floats
};

} // namespace tilescope
