#pragma once

#include <cstddef>

class QColor;
class QCPAxisRect;
class QWidget;

namespace tilescope
{

/// The theme's colours and a small font for the axes of a chart in this widget.
void styleAxes(QCPAxisRect& rect, const QWidget& widget);

/// Of a chart's curves: red, green and blue of an RGB picture, and the one of any other.
QColor channelColour(int channel, int channelCount, const QWidget& widget);

/// Of one of several curves of a chart; they begin anew after so many. Like the channels' they stay apart for
/// colour-blind eyes.
inline constexpr std::size_t seriesColours = 4;
QColor seriesColour(std::size_t index, const QWidget& widget);

} // namespace tilescope
