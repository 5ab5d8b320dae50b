#include "ui/roofline/steps_chart.h"

#include "ui/parts/charts/log_plot.h"
#include "ui/parts/figure_text.h"
#include "ui/theme/colours.h"
#include "ui/translation.h"

#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace tilescope
{

namespace
{

constexpr double giga = 1e9;

QPointF placeOf(const RooflinePoint& point) { return {point.effort, point.speed / giga}; }

QString figuresOf(const RooflinePoint& point, const RooflinePoint* before)
{
    QStringList lines{translated(point.title)};
    lines << StepsChart::tr("%1 arithmetic instructions per byte").arg(threeDigits(point.effort));
    lines << (point.isMeasured ? StepsChart::tr("%1B/s of input and output").arg(compactNumber(point.speed))
                               : StepsChart::tr("%1B/s to %2B/s of input and output, estimated")
                                     .arg(compactNumber(point.leastSpeed), compactNumber(point.mostSpeed)));
    if (before)
        lines << (point.speed >= before->speed ? StepsChart::tr("%1 times as fast as %2")
                                               : StepsChart::tr("%1 times as fast as %2, that is, slower"))
                     .arg(threeDigits(point.speed / before->speed), translated(before->title));
    return lines.join(QLatin1Char('\n'));
}

} // namespace

StepsChart::StepsChart(QWidget* parent) : TipView(parent), m_plot(new LogPlot)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_plot);
    m_plot->setDrawing([this] { draw(); });
    m_plot->setAttribute(Qt::WA_TransparentForMouseEvents); // tool tips belong to this widget
    m_plot->xAxis->setLabel(tr("arithmetic instructions per byte of input and output"));
    m_plot->yAxis->setLabel(tr("GB/s of input and output"));
    setAccessibleName(tr("Speed by effort"));
}

QCustomPlot& StepsChart::plot() const { return *m_plot; }

void StepsChart::setView(const RooflineView& view)
{
    m_view = view;
    m_chosenSteps.clear();
    const auto current = std::ranges::find_if(m_view.points, &RooflinePoint::isCurrent);
    const RooflinePoint* point = current == m_view.points.end() ? nullptr : &*current;
    for (; point && !isChosenStep(*point); point = m_view.stepBefore(*point))
        m_chosenSteps.push_back(point);
    draw();
}

bool StepsChart::isChosenStep(const RooflinePoint& point) const
{
    return std::ranges::find(m_chosenSteps, &point) != m_chosenSteps.end();
}

void StepsChart::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        draw();
}

QString StepsChart::toolTipAt(QPoint place) const
{
    constexpr double reach = 12; // pixels
    const RooflinePoint* nearest = nullptr;
    double least = reach;
    for (const RooflinePoint& point : m_view.points)
        if (const double distance = QLineF(m_plot->pixelOf(placeOf(point)), place).length(); distance < least) {
            least = distance;
            nearest = &point;
        }
    return nearest ? figuresOf(*nearest, m_view.stepBefore(*nearest)) : QString();
}

void StepsChart::draw()
{
    m_labels.clear();
    m_taken.clear();
    m_plot->begin(*this);
    if (m_plot->viewport().isEmpty()) // not laid out yet: it is drawn then
        return;
    if (!m_view.points.empty()) {
        fitAxes();
        m_plot->replot(); // lays out the axes, so that name positions in pixels are known
        drawRoofs();
        drawFloors();
        drawSteps();
        drawMarks();
        drawNames();
    }
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

/// Fits every mark, the corner of the roofs and the names beside the marks.
void StepsChart::fitAxes()
{
    double left = m_view.peak() / m_view.roofs.memoryBytes, right = left;
    double bottom = m_view.roofs.memoryBytes;
    for (const RooflinePoint& point : m_view.points) {
        left = std::min(left, point.effort);
        right = std::max(right, point.effort);
        bottom = std::min(bottom, point.leastSpeed);
    }
    m_plot->xAxis->setRange(left / 2, right * 2.5);
    m_plot->yAxis->setRange(bottom / 2 / giga, m_view.roofs.memoryBytes * 2.5 / giga);
}

void StepsChart::drawRoofs()
{
    const Colours& colours = coloursOf(palette());
    const QCPRange range = m_plot->xAxis->range();
    const double memory = m_view.roofs.memoryBytes, corner = m_view.peak() / memory;
    const QPen pen(colours.text, 2);
    m_plot->addLine({range.lower, memory / giga}, {corner, memory / giga}, pen);
    m_plot->addLine({corner, memory / giga}, {range.upper, m_view.peak() / range.upper / giga}, pen);
    const QPointF left = m_plot->pixelOf({range.lower, memory / giga});
    const QPointF peak = m_plot->pixelOf({corner, memory / giga});
    const QPointF right = m_plot->pixelOf({range.upper, m_view.peak() / range.upper / giga});
    constexpr double lineRoom = 4;
    take(left, peak, lineRoom);
    take(peak, right, lineRoom);
    const QString memoryName =
        tr("%1: memory %2B/s").arg(QString::fromStdString(m_view.roofs.gpu), compactNumber(memory));
    m_plot->addWords(memoryName, {range.lower * 1.05, memory * 1.05 / giga}, Qt::AlignLeft | Qt::AlignBottom,
                     colours.textMuted);
    const QFontMetricsF metrics(m_plot->smallFont());
    const QPointF above(0, metrics.height() / 2);
    take(left - above, left - above + QPointF(metrics.horizontalAdvance(memoryName), 0), metrics.height());
    // Along the slope and above it, at its end, where there are no strategies.
    const double low = m_plot->yAxis->range().lower * giga * 1.3;
    const double edge = m_plot->xAxis->pixelToCoord(m_plot->axisRect()->right() - metrics.height()); // above the slope
    const double end = std::min(edge, m_view.peak() / low);
    const QPointF to(end, m_view.peak() / end / giga), from(to.x() / 10, to.y() * 10);
    const QLineF slope(m_plot->pixelOf(from), m_plot->pixelOf(to));
    const QString peakName = tr("arithmetic %1 instructions/s").arg(compactNumber(m_view.peak()));
    m_plot->addWords(peakName, to, Qt::AlignRight | Qt::AlignBottom, colours.textMuted).setRotation(-slope.angle());
    const QLineF back = QLineF::fromPolar(metrics.horizontalAdvance(peakName), slope.angle() + 180);
    const QLineF up = QLineF::fromPolar(metrics.height() / 2, slope.angle() + 90);
    take(slope.p2() + up.p2(), slope.p2() + up.p2() + back.p2(), metrics.height());
}

void StepsChart::take(QPointF from, QPointF to, double thickness)
{
    const QLineF line(from, to);
    const int parts = std::max(1, static_cast<int>(std::ceil(line.length() / thickness)));
    const QPointF half(thickness / 2, thickness / 2);
    for (int part = 0; part <= parts; ++part)
        m_taken.emplace_back(line.pointAt(static_cast<double>(part) / parts) - half, QSizeF(thickness, thickness));
}

/// What was measured on the device, beside the manufacturer's figures.
void StepsChart::drawFloors()
{
    const Colours& colours = coloursOf(palette());
    const QPen pen(colours.warning, 1.2, Qt::DashLine);
    const QCPRange range = m_plot->xAxis->range();
    const auto level = [&](double bytesPerSecond, const QString& name) {
        const double y = bytesPerSecond / giga;
        if (!m_plot->yAxis->range().contains(y))
            return;
        m_plot->addLine({range.lower, y}, {range.upper, y}, pen);
        const bool isAtTheTop = y > m_plot->yAxis->range().upper / 2;
        m_plot->addWords(name, {range.upper / 1.05, y}, Qt::AlignRight | (isAtTheTop ? Qt::AlignTop : Qt::AlignBottom),
                         colours.warning);
    };
    if (m_view.copyBytes)
        level(*m_view.copyBytes, tr("copy on this GPU"));
    if (m_view.launchSpeed && *m_view.launchSpeed < m_view.roofs.memoryBytes) // otherwise it is no limit
        level(*m_view.launchSpeed, tr("an empty launch"));
}

/// A line from each strategy's mark to that of the strategy that changes it; the steps to the chosen strategy last, on
/// top.
void StepsChart::drawSteps()
{
    const Colours& colours = coloursOf(palette());
    for (const bool isChosen : {false, true})
        for (const RooflinePoint& point : m_view.points)
            if (const RooflinePoint* before = m_view.stepBefore(point); before && isChosenStep(point) == isChosen)
                m_plot->addArrow(placeOf(*before), placeOf(point),
                                 isChosen ? QPen(colours.accent, 1.8) : QPen(colours.line, 1.2));
}

void StepsChart::drawMarks()
{
    const Colours& colours = coloursOf(palette());
    for (const RooflinePoint& point : m_view.points) {
        const bool isChosen = isChosenStep(point);
        const QColor colour = isChosen ? colours.accent : colours.textMuted;
        if (!point.isMeasured)
            m_plot->addLine({point.effort, point.leastSpeed / giga}, {point.effort, point.mostSpeed / giga},
                            QPen(colour, isChosen ? 2 : 1));
        m_plot->addMark(placeOf(point), colour, isChosen ? colour : colours.window, point.isCurrent ? 11 : 8);
        m_taken.emplace_back(m_plot->pixelOf(placeOf(point)) - QPointF(5, 5), QSizeF(10, 10));
    }
}

/// The chosen strategy's name first, then those of the steps to it, then the others: each is placed or left out.
void StepsChart::drawNames()
{
    for (const RooflinePoint* point : m_chosenSteps)
        placeName(*point);
    for (const RooflinePoint& point : m_view.points)
        if (!isChosenStep(point))
            placeName(point);
}

/// Beside, above or below the mark, where the name overlaps no mark, roof or other name and stays inside the axes.
/// If there is no such place, the chosen strategy's name is placed beside its mark anyway, and others are left out.
void StepsChart::placeName(const RooflinePoint& point)
{
    constexpr double gap = 9;
    const Colours& colours = coloursOf(palette());
    const QString name = translated(point.title);
    const QFont font = point.isCurrent ? this->font() : m_plot->smallFont();
    const QFontMetricsF metrics(font);
    const QSizeF size(metrics.horizontalAdvance(name) + 2, metrics.height());
    const QPointF mark = m_plot->pixelOf(placeOf(point));
    const double right = mark.x() + gap, left = mark.x() - gap - size.width();
    const double above = mark.y() - size.height() - 2, beside = mark.y() - size.height() / 2, below = mark.y() + 2;
    const double middle = mark.x() - size.width() / 2, over = mark.y() - size.height() - gap, under = mark.y() + gap;
    const QPointF corners[] = {{right, beside},
                               {left, beside},
                               {right, above},
                               {left, below},
                               {left, above},
                               {right, below},
                               {middle, under},
                               {middle, over},
                               {middle, under + size.height()},
                               {middle, over - size.height()}};
    const auto isFree = [this, size](QPointF corner) {
        const QRectF room(corner, size);
        return QRectF(m_plot->axisRect()->rect()).contains(room) &&
               std::ranges::none_of(m_taken, [&room](const QRectF& other) { return other.intersects(room); });
    };
    const auto found = std::ranges::find_if(corners, isFree);
    if (found != std::end(corners) || point.isCurrent) {
        const QPointF corner = found == std::end(corners) ? corners[0] : *found;
        QCPItemText& words = m_plot->addWords(name, {}, Qt::AlignLeft | Qt::AlignTop,
                                              point.isCurrent       ? colours.accent
                                              : isChosenStep(point) ? colours.text
                                                                    : colours.textMuted);
        words.setFont(font);
        words.position->setType(QCPItemPosition::ptAbsolute);
        words.position->setCoords(corner);
        m_taken.emplace_back(corner, size);
        m_labels << name;
    }
}

} // namespace tilescope
