#pragma once

#include "ui/timeline/warp_rows.h"
#include "ui/trace/time_scale.h"

#include <QImage>

#include <array>
#include <vector>

namespace tilescope
{

/// Draws the states of a warp over time into an image. Where a pixel stands for several cycles, its column shows their
/// states one above the other by their shares, issuing at the foot: the time taken depends on the pixels and on the
/// events in view, and no state is lost.
class StateStrip
{
public:
    explicit StateStrip(bool dark);

    /// `scale` is in pixels of the image.
    void draw(QImage& image, const QRect& place, const WarpLife& warp, const TimeScale& scale);

private:
    void addEvents(const WarpLife& warp, const TimeScale& scale);
    void add(float left, float right, StallReason state);

    std::array<QRgb, stallReasonCount> m_colours{};
    static constexpr std::size_t total = stallReasonCount;
    std::vector<std::array<float, total + 1>> m_columns; ///< by pixel: its share of each state, and their total
};

} // namespace tilescope
