#include "ui/parts/charts/chart_style.h"
#include "ui/parts/duration_text.h"
#include "ui/theme/colours.h"
#include "ui/timings/timing_chart.h"

#include <qcustomplot.h>

#include <algorithm>
#include <utility>
#include <vector>

// Marks across all bars: where they are cut off, the floors, and the baseline.

namespace tilescope
{

/// Two strokes across the end of a bar that is cut off.
void TimingChart::drawCut(double key)
{
    const Colours& colours = coloursOf(palette());
    for (const double shift : {0.006, 0.014}) {
        const double at = scaled(m_scale.endUs) - shift * m_plot->xAxis->range().size();
        auto* stroke = new QCPItemLine(m_plot);
        stroke->start->setCoords(at - 0.003 * m_plot->xAxis->range().size(), key + 0.2);
        stroke->end->setCoords(at + 0.003 * m_plot->xAxis->range().size(), key - 0.2);
        stroke->setPen(QPen(colours.warning, 1.6));
    }
}

/// A stroke through the bar, or beyond its end.
void TimingChart::drawCold(double microseconds, double key)
{
    if (m_scale.isCut(microseconds))
        return;
    auto* stroke = new QCPItemLine(m_plot);
    stroke->start->setCoords(scaled(microseconds), key - 0.36);
    stroke->end->setCoords(scaled(microseconds), key + 0.36);
    stroke->setPen(QPen(coloursOf(palette()).text, 2.4, Qt::SolidLine, Qt::FlatCap));
}

/// A stroke through the band.
void TimingChart::drawPredicted(double microseconds, double key, const QColor& colour)
{
    if (m_scale.isCut(microseconds))
        return;
    auto* stroke = new QCPItemLine(m_plot);
    stroke->start->setCoords(scaled(microseconds), key - 0.28);
    stroke->end->setCoords(scaled(microseconds), key + 0.28);
    stroke->setPen(QPen(colour, 3, Qt::SolidLine, Qt::FlatCap));
}

/// If a line's name does not fit before the next line, it is added to that line's name.
void TimingChart::drawFloors()
{
    if (m_scale.showsBands)
        return;
    std::vector<std::pair<double, QString>> floors;
    const auto add = [&floors](const std::optional<double>& us, const QString& name) {
        if (us)
            floors.emplace_back(*us, name);
    };
    add(m_launchFloorUs, tr("launch"));
    add(m_copyFloorUs, tr("copy"));
    add(m_coldCopyFloorUs, tr("cold copy"));
    std::ranges::sort(floors);
    QString names;
    for (std::size_t i = 0; i < floors.size(); ++i) {
        names = listed({names, floors[i].second});
        const bool isLast = i + 1 == floors.size();
        const double room = isLast ? 0
                                   : m_plot->xAxis->coordToPixel(scaled(floors[i + 1].first)) -
                                         m_plot->xAxis->coordToPixel(scaled(floors[i].first));
        const bool fits = isLast || room > fontMetrics().horizontalAdvance(names) + 12;
        drawFloor(floors[i].first, fits ? names : QString());
        if (fits)
            names.clear();
    }
}

void TimingChart::drawFloor(double microseconds, const QString& name)
{
    const Colours& colours = coloursOf(palette());
    auto* line = new QCPItemStraightLine(m_plot);
    line->point1->setCoords(scaled(microseconds), 0);
    line->point2->setCoords(scaled(microseconds), 1);
    line->setPen(QPen(colours.warning, 1.2, Qt::DashLine));
    auto* text = new QCPItemText(m_plot);
    text->position->setTypeX(QCPItemPosition::ptPlotCoords);
    text->position->setTypeY(QCPItemPosition::ptAxisRectRatio);
    text->position->setCoords(scaled(microseconds), 0);
    text->setPositionAlignment(Qt::AlignLeft | Qt::AlignTop);
    text->setPadding(QMargins(5, 0, 4, 0));
    text->setText(name);
    text->setColor(colours.warning);
    QFont small = font();
    small.setPointSizeF(font().pointSizeF() * 0.85);
    text->setFont(small);
}

void TimingChart::drawBaseline()
{
    if (!m_baseline)
        return;
    QColor colour = pinColour(m_baseline->letter, coloursOf(palette()));
    if (m_scale.showsBands && m_baseline->band) {
        const Estimate& band = *m_baseline->band;
        for (const double edge : {band.lowerUs, band.upperUs}) {
            if (m_scale.isCut(edge))
                continue;
            auto* line = new QCPItemStraightLine(m_plot);
            line->point1->setCoords(scaled(edge), 0);
            line->point2->setCoords(scaled(edge), 1);
            line->setPen(QPen(colour, 1.4, Qt::DashDotLine));
        }
        if (m_baseline->predictedUs)
            drawBaselineName(band.lowerUs, tr("%1, predicted").arg(durationText(*m_baseline->predictedUs)));
        else
            drawBaselineName(band.lowerUs, tr("%1, estimate").arg(bandText(band.lowerUs, band.upperUs)));
    } else if (!m_scale.showsBands && m_baseline->medianUs) {
        if (!m_scale.isCut(*m_baseline->medianUs)) {
            auto* line = new QCPItemStraightLine(m_plot);
            line->point1->setCoords(scaled(*m_baseline->medianUs), 0);
            line->point2->setCoords(scaled(*m_baseline->medianUs), 1);
            line->setPen(QPen(colour, 2));
        }
        drawBaselineName(*m_baseline->medianUs, durationText(*m_baseline->medianUs));
    }
}

/// At the bottom of the line, on its colour. For a baseline beyond the axis: at the axis' end, with an arrow.
void TimingChart::drawBaselineName(double microseconds, const QString& text)
{
    const Colours& colours = coloursOf(palette());
    const bool isCut = m_scale.isCut(microseconds);
    auto* name = new QCPItemText(m_plot);
    name->position->setTypeX(isCut ? QCPItemPosition::ptAxisRectRatio : QCPItemPosition::ptPlotCoords);
    name->position->setTypeY(QCPItemPosition::ptAxisRectRatio);
    name->position->setCoords(isCut ? 1 : scaled(microseconds), 1);
    name->setPositionAlignment((isCut ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignBottom);
    name->setPadding(QMargins(6, 1, 6, 1));
    name->setBrush(pinColour(m_baseline->letter, colours));
    name->setColor(pinTextColour(colours));
    name->setFont(font());
    const QString words = QStringLiteral("%1  %2").arg(QLatin1Char(m_baseline->letter)).arg(text);
    name->setText(isCut ? words + QStringLiteral(" →") : words);
}

} // namespace tilescope
