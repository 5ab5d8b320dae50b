#include "ui/parts/charts/heat_legend.h"

#include "ui/theme/colours.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace tilescope::heat
{

int levelOf(double value, double least, double most)
{
    if (!(most > least))
        return 0;
    const double part = std::clamp((value - least) / (most - least), 0.0, 1.0);
    return static_cast<int>(std::lround(part * (levels - 1)));
}

QColor colour(int level, bool dark)
{
    const OkLab page = dark ? fromHue(0.24, 0.02, 50) : fromHue(0.97, 0.015, 75);
    const OkLab strong = dark ? fromHue(0.83, 0.15, 75) : fromHue(0.50, 0.16, 38);
    const double part = std::clamp(static_cast<double>(level) / (levels - 1), 0.0, 1.0);
    return QColor(toRgb({std::lerp(page.lightness, strong.lightness, part), std::lerp(page.a, strong.a, part),
                         std::lerp(page.b, strong.b, part)}));
}

QColor textOn(const QColor& ground)
{
    const auto light = [](double encoded) {
        return encoded <= 0.04045 ? encoded / 12.92 : std::pow((encoded + 0.055) / 1.055, 2.4);
    };
    // Relative luminance and contrast by WCAG 2: black and white have equal contrast at 0.179.
    const double luminance =
        0.2126 * light(ground.redF()) + 0.7152 * light(ground.greenF()) + 0.0722 * light(ground.blueF());
    return luminance > 0.179 ? Qt::black : Qt::white;
}

} // namespace tilescope::heat

namespace tilescope
{

static constexpr int step = 9;         // of one level, in pixels
static constexpr int stripHeight = 12; // of the strip
static constexpr int legendGap = 6;    // between strip and text

HeatLegend::HeatLegend(QWidget* parent) : QWidget(parent) { setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed); }

void HeatLegend::setEnds(const QString& least, const QString& most)
{
    m_least = least;
    m_most = most;
    setAccessibleName(tr("Colour scale from %1 to %2").arg(least, most));
    updateGeometry();
    update();
}

QString HeatLegend::text() const { return QStringLiteral("%1 … %2").arg(m_least, m_most); }

QSize HeatLegend::sizeHint() const
{
    const int texts = fontMetrics().horizontalAdvance(m_least) + fontMetrics().horizontalAdvance(m_most);
    return {texts + 2 * legendGap + heat::levels * step + 2, std::max(fontMetrics().height(), stripHeight + 2)};
}

void HeatLegend::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Colours& colours = coloursOf(palette());
    const int from = fontMetrics().horizontalAdvance(m_least) + legendGap;
    const int top = (height() - stripHeight) / 2;
    for (int level = 0; level < heat::levels; ++level)
        painter.fillRect(from + level * step, top, step, stripHeight, heat::colour(level, colours.dark));
    painter.setPen(colours.bar);
    painter.drawRect(from, top, heat::levels * step, stripHeight);
    painter.setPen(colours.textMuted);
    painter.drawText(QRect(0, 0, from, height()), Qt::AlignLeft | Qt::AlignVCenter, m_least);
    painter.drawText(QRect(from + heat::levels * step + legendGap, 0, width(), height()),
                     Qt::AlignLeft | Qt::AlignVCenter, m_most);
}

} // namespace tilescope
