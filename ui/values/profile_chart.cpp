#include "ui/values/profile_chart.h"

#include "ui/parts/charts/chart_style.h"
#include "ui/theme/colours.h"

#include <QEvent>
#include <QMouseEvent>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace tilescope
{

ProfileChart::ProfileChart(QWidget* parent) : QWidget(parent), m_plot(new ChartPlot)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_plot);
    m_plot->setMinimumSize(240, 96);
    m_plot->setFocusPolicy(Qt::NoFocus);
    m_plot->installEventFilter(this);
    m_plot->legend->setBorderPen(Qt::NoPen);
    m_plot->axisRect()->insetLayout()->setInsetAlignment(0, Qt::AlignRight | Qt::AlignTop);
    m_plot->xAxis->setLabel(tr("pixel along the line"));
    m_plot->xAxis2->setVisible(true); // its grid lines are the edges of the blocks
    m_plot->xAxis2->setTicks(false);
    m_plot->xAxis2->setTickLabels(false);
    m_mark = new QCPItemStraightLine(m_plot);
    m_mark->setVisible(false);
    setAccessibleName(tr("Values along the line"));
    style();
}

void ProfileChart::setProfile(const std::optional<LineProfile>& profile)
{
    if (profile == m_profile)
        return;
    m_profile = profile;
    markAt(-1);
    draw();
}

void ProfileChart::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::PaletteChange && event->type() != QEvent::FontChange)
        return;
    style();
    draw();
}

bool ProfileChart::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::MouseMove) {
        const double at = m_plot->xAxis->pixelToCoord(static_cast<QMouseEvent*>(event)->position().x());
        const int last = m_profile ? static_cast<int>(m_profile->pixels.size()) - 1 : -1;
        markAt(at > -0.5 && at < last + 0.5 ? std::clamp(static_cast<int>(std::lround(at)), 0, last) : -1);
    } else if (event->type() == QEvent::Leave) {
        markAt(-1);
    }
    return QWidget::eventFilter(watched, event);
}

void ProfileChart::markAt(int number)
{
    if (std::exchange(m_hovered, number) == number)
        return;
    m_mark->setVisible(number >= 0);
    m_mark->point1->setCoords(number, 0);
    m_mark->point2->setCoords(number, 1);
    m_plot->replot(QCustomPlot::rpQueuedReplot);
    emit pixelHovered(number);
}

void ProfileChart::style()
{
    const Colours& colours = coloursOf(palette());
    m_plot->setBackground(colours.window);
    styleAxes(*m_plot->axisRect(), *this);
    m_plot->xAxis->grid()->setVisible(false);
    QColor edge = colours.textMuted;
    edge.setAlpha(90);
    m_plot->xAxis2->grid()->setPen(QPen(edge, 1));
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * 0.9);
    QColor ground = colours.window;
    ground.setAlpha(200);
    m_plot->legend->setBrush(ground);
    m_plot->legend->setTextColor(colours.text);
    m_plot->legend->setFont(small);
    m_mark->setPen(QPen(colours.text, 1, Qt::DashLine));
}

void ProfileChart::draw()
{
    m_plot->clearGraphs();
    const bool hasOwnAxis = m_profile && !m_profile->result.empty() && !m_profile->source.empty() &&
                            m_profile->result.front().format == PixelFormat::Float32 &&
                            m_profile->source.front().format != PixelFormat::Float32;
    m_plot->yAxis2->setVisible(hasOwnAxis);
    m_plot->yAxis2->setTickLabels(hasOwnAxis);
    m_plot->yAxis->setLabel(hasOwnAxis ? tr("source") : QString());
    m_plot->yAxis2->setLabel(hasOwnAxis ? tr("result") : QString());
    if (m_profile) {
        addCurves(m_profile->source, tr("source"), false, m_plot->yAxis);
        addCurves(m_profile->result, tr("result"), true, hasOwnAxis ? m_plot->yAxis2 : m_plot->yAxis);
        m_plot->rescaleAxes();
        for (auto* axis : {m_plot->yAxis, m_plot->yAxis2})
            axis->scaleRange(1.1);
        m_plot->xAxis->setRange(-0.5, static_cast<double>(m_profile->pixels.size()) - 0.5);
        drawEdges();
    }
    m_plot->legend->setVisible(m_plot->graphCount() > 1);
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void ProfileChart::addCurves(const std::vector<PixelValue>& values, const QString& name, bool isResult, QCPAxis* axis)
{
    if (values.empty())
        return;
    const std::array<QString, 3> colours{tr("red"), tr("green"), tr("blue")};
    const int channels = values.front().count();
    for (int channel = 0; channel < channels; ++channel) {
        QVector<double> x, y;
        for (std::size_t i = 0; i < values.size(); ++i) {
            x << static_cast<double>(i);
            y << values[i].channels[static_cast<std::size_t>(channel)]; // NaN leaves a gap
        }
        auto* graph = m_plot->addGraph(m_plot->xAxis, axis);
        graph->setName(channels == 1 ? name : tr("%1, %2").arg(name, colours[static_cast<std::size_t>(channel)]));
        const Colours& theme = coloursOf(palette());
        const QColor colour = channels > 1 ? channelColour(channel, channels, *this)
                              : isResult   ? theme.accent
                                           : theme.textMuted;
        graph->setPen(QPen(colour, 1.8, isResult || channels == 1 ? Qt::SolidLine : Qt::DotLine));
        graph->setLineStyle(QCPGraph::lsStepCenter); // values exist only at the pixels
        if (values.size() <= 64)
            graph->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssDisc, 5));
        graph->setData(x, y, true);
    }
}

/// As grid lines of the upper axis, so that they are behind the curves and cheap even if there are thousands.
void ProfileChart::drawEdges()
{
    auto ticker = QSharedPointer<QCPAxisTickerText>::create();
    for (const std::size_t edge : m_profile->blockEdges)
        ticker->addTick(static_cast<double>(edge) - 0.5, QString());
    m_plot->xAxis2->setTicker(ticker);
    m_plot->xAxis2->setRange(m_plot->xAxis->range());
    const bool canBeTold = m_profile->blockEdges.size() < 200; // otherwise they would merge into a grey area
    m_plot->xAxis2->grid()->setVisible(canBeTold && !m_profile->blockEdges.empty());
}

} // namespace tilescope
