#include "ui/canvas/overlays/value_colours.h"

#include <cmath>

namespace tilescope
{

QColor ValueColours::of(const PixelValue& value) const
{
    const auto level = [&value](std::size_t channel) { return static_cast<int>(value.channels[channel]); };
    switch (value.format) {
    case PixelFormat::Grey8: return {level(0), level(0), level(0)};
    case PixelFormat::Rgb8: return {level(0), level(1), level(2)};
    case PixelFormat::Float32: break;
    }
    if (std::isnan(value.channels[0]))
        return QColor::fromRgb(notANumberColour);
    const int index = colourIndex(m_range, static_cast<float>(value.channels[0]));
    return QColor::fromRgb(m_table[static_cast<std::size_t>(index)]);
}

} // namespace tilescope
