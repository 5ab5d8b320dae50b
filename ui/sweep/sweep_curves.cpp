#include "ui/sweep/sweep_curves.h"

#include "ui/parts/charts/chart_style.h"
#include "ui/parts/figure_text.h"
#include "ui/sweep/sweep_map.h"
#include "ui/theme/colours.h"
#include "ui/translation.h"

#include <QEvent>
#include <QMouseEvent>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

namespace tilescope
{

namespace
{

std::optional<double> numberOf(const ParameterValue& value)
{
    if (const auto* whole = std::get_if<std::int64_t>(&value))
        return static_cast<double>(*whole);
    if (const auto* real = std::get_if<double>(&value))
        return *real;
    return std::nullopt;
}

/// The cell of a sheet where its blocks are this square; none if that was not swept.
std::optional<std::size_t> squareRow(const SweepSheet& sheet, int index, int side)
{
    const auto column = std::ranges::find(sheet.choice().widths, side);
    const auto line = std::ranges::find(sheet.choice().heights, side);
    if (column == sheet.choice().widths.end() || line == sheet.choice().heights.end())
        return std::nullopt;
    return sheet.rowAt(index, static_cast<int>(column - sheet.choice().widths.begin()),
                       static_cast<int>(line - sheet.choice().heights.begin()));
}

std::vector<int> squareSides(const SweepChoice& choice)
{
    std::vector<int> sides;
    std::ranges::set_intersection(choice.widths, choice.heights, std::back_inserter(sides));
    return sides;
}

/// The row of the present block if it has a value, else of the best one.
std::optional<std::size_t> rowFor(const SweepSheet& sheet, int index, const Figure& figure, BlockSize present)
{
    for (std::size_t line = 0; line < sheet.choice().heights.size(); ++line)
        for (std::size_t column = 0; column < sheet.choice().widths.size(); ++column) {
            const std::size_t row = sheet.rowAt(index, static_cast<int>(column), static_cast<int>(line));
            if (sheet.rows()[row].recipe.block == present && sheet.valueAt(row, figure))
                return row;
        }
    return sheet.best(figure, index);
}

void addPoint(SweepCurve& curve, const SweepSheet& sheet, std::size_t row, double x, const Figure& figure)
{
    const auto y = sheet.valueAt(row, figure);
    if (!y)
        return;
    curve.x.push_back(x);
    curve.y.push_back(*y);
    curve.rows.push_back(row);
}

SweepCurve& curveNamed(std::vector<SweepCurve>& curves, const std::string& strategy)
{
    const auto found = std::ranges::find(curves, strategy, &SweepCurve::strategy);
    return found == curves.end() ? curves.emplace_back(SweepCurve{.strategy = strategy}) : *found;
}

constexpr double reachPx = 12; // of the mouse

} // namespace

std::optional<SweepAxis> axisOf(const SweepSheet& sheet, int index)
{
    if (sheet.isEmpty())
        return std::nullopt;
    const SweepChoice& choice = sheet.choice();
    if (!choice.parameter.empty() && choice.values.size() > 1 && numberOf(choice.values.front()))
        return SweepAxis::Parameter;
    if (sheet.isSquare(index))
        return squareSides(choice).size() > 1 ? std::optional(SweepAxis::TileSide) : std::nullopt;
    return choice.widths.size() > 1 ? std::optional(SweepAxis::BlockWidth) : std::nullopt;
}

std::vector<SweepCurve> curvesOf(const SweepSheet& sheet, int index, SweepAxis axis, const Figure& figure,
                                 BlockSize present)
{
    std::vector<SweepCurve> curves;
    const SweepChoice& choice = sheet.choice();
    if (axis == SweepAxis::BlockWidth) {
        for (std::size_t line = 0; line < choice.heights.size(); ++line) {
            SweepCurve& curve =
                curves.emplace_back(SweepCurve{.strategy = sheet.strategyOf(index), .height = choice.heights[line]});
            for (std::size_t column = 0; column < choice.widths.size(); ++column)
                addPoint(curve, sheet, sheet.rowAt(index, static_cast<int>(column), static_cast<int>(line)),
                         choice.widths[column], figure);
        }
    } else {
        for (int other = 0; other < sheet.sheets(); ++other) {
            SweepCurve& curve = curveNamed(curves, sheet.strategyOf(other));
            if (axis == SweepAxis::Parameter) {
                const auto& values = sheet.recipes()[sheet.rowAt(other, 0, 0)].parameters;
                const auto x = numberOf(values.at(choice.parameter));
                const auto row = rowFor(sheet, other, figure, present);
                if (x && row)
                    addPoint(curve, sheet, *row, *x, figure);
            } else if (sheet.isSquare(other) && sheet.valueTitleOf(other) == sheet.valueTitleOf(index)) {
                for (const int side : squareSides(choice))
                    if (const auto row = squareRow(sheet, other, side))
                        addPoint(curve, sheet, *row, side, figure);
            }
        }
    }
    std::erase_if(curves, [](const SweepCurve& curve) { return curve.x.empty(); });
    return curves;
}

SweepCurves::SweepCurves(QWidget* parent) : QWidget(parent), m_plot(new ChartPlot)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_plot);
    m_plot->setAttribute(Qt::WA_TransparentForMouseEvents); // clicks and hovering belong to this widget
    m_plot->setFocusPolicy(Qt::NoFocus);
    m_plot->legend->setBorderPen(Qt::NoPen);
    m_plot->legend->setRowSpacing(-2);
    m_plot->setDrawing([this] { draw(); });
    setMouseTracking(true);
    setAccessibleName(tr("Curves of a sweep"));
}

void SweepCurves::show(const SweepSheet* sheet, int index, const Figure& figure, const Figure* second,
                       BlockSize present)
{
    m_sheet = sheet && !sheet->isEmpty() && index < sheet->sheets() ? sheet : nullptr;
    m_index = index;
    m_figure = &figure;
    m_secondFigure = second == &figure ? nullptr : second;
    m_present = present;
    draw();
}

QString SweepCurves::axisTitle() const
{
    if (!m_sheet || !m_axis)
        return {};
    switch (*m_axis) {
    case SweepAxis::TileSide: return tr("Tile side, threads");
    case SweepAxis::Parameter: return translated(m_sheet->parameterTitle());
    case SweepAxis::BlockWidth: return tr("Block width, threads");
    }
    return {};
}

QString SweepCurves::nameOf(const SweepCurve& curve) const
{
    return curve.height ? tr("Height %1").arg(*curve.height) : translated(m_sheet->strategyTitle(curve.strategy));
}

/// The shown strategy's curve has the first colour.
std::size_t SweepCurves::colourOf(const SweepCurve& curve) const
{
    if (curve.height)
        return static_cast<std::size_t>(std::ranges::find(m_sheet->choice().heights, *curve.height) -
                                        m_sheet->choice().heights.begin());
    std::size_t place = 0;
    for (const std::string& strategy : m_sheet->choice().strategies) {
        if (strategy == curve.strategy)
            return strategy == m_sheet->strategyOf(m_index) ? 0 : place + 1;
        place += strategy == m_sheet->strategyOf(m_index) ? 0 : 1;
    }
    return place;
}

void SweepCurves::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        draw();
}

void SweepCurves::draw()
{
    m_plot->clearPlottables();
    m_axis = m_sheet ? axisOf(*m_sheet, m_index) : std::nullopt;
    m_first = m_axis ? curvesOf(*m_sheet, m_index, *m_axis, *m_figure, m_present) : std::vector<SweepCurve>();
    m_second = m_axis && m_secondFigure ? curvesOf(*m_sheet, m_index, *m_axis, *m_secondFigure, m_present)
                                        : std::vector<SweepCurve>();
    const Colours& colours = coloursOf(palette());
    styleAxes(*m_plot->axisRect(), *this);
    m_plot->setBackground(colours.window);
    QColor ground = colours.window;
    ground.setAlphaF(0.85F);
    m_plot->legend->setBrush(ground);
    m_plot->legend->setTextColor(colours.text);
    m_plot->legend->setFont(m_plot->xAxis->labelFont());

    // A mark for each position that was swept: powers of two are as far apart as they are different.
    std::set<double> positions;
    for (const auto* curves : {&m_first, &m_second})
        for (const SweepCurve& curve : *curves)
            positions.insert(curve.x.begin(), curve.x.end());
    const bool isLogarithmic =
        m_axis != SweepAxis::Parameter && positions.size() > 1 && *positions.begin() * 4 <= *positions.rbegin();
    m_plot->xAxis->setScaleType(isLogarithmic ? QCPAxis::stLogarithmic : QCPAxis::stLinear);
    auto ticker = QSharedPointer<QCPAxisTickerText>::create();
    constexpr std::size_t mostMarks = 12;
    const std::size_t every = (positions.size() + mostMarks - 1) / mostMarks;
    std::size_t place = 0;
    for (const double x : positions)
        if (place++ % std::max<std::size_t>(every, 1) == 0)
            ticker->addTick(x, QString::number(x));
    m_plot->xAxis->setTicker(ticker);
    m_plot->xAxis->setLabel(axisTitle());
    if (!positions.empty()) {
        const double least = *positions.begin(), most = *positions.rbegin();
        const double margin = std::max((most - least) * 0.05, least == most ? 1.0 : 0.0);
        isLogarithmic ? m_plot->xAxis->setRange(least / 1.2, most * 1.2)
                      : m_plot->xAxis->setRange(least - margin, most + margin);
    }
    setUp(*m_plot->yAxis, m_sheet ? m_figure : nullptr, m_first);
    setUp(*m_plot->yAxis2, m_secondFigure, m_second);
    m_plot->yAxis2->setVisible(!m_second.empty());
    drawCurves(false);
    drawCurves(true);
    constexpr std::size_t mostNames = 8;
    m_plot->legend->setVisible(m_first.size() > 1 && m_first.size() <= mostNames);
    m_plot->axisRect()->insetLayout()->setInsetAlignment(0, legendPlace());
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

/// At the top, over the third of the chart in which the curves stay lowest.
Qt::Alignment SweepCurves::legendPlace() const
{
    std::array<double, 3> highest{};
    for (const bool ofSecond : {false, true}) {
        const QCPRange y = (ofSecond ? m_plot->yAxis2 : m_plot->yAxis)->range();
        for (const SweepCurve& curve : curves(ofSecond))
            for (std::size_t point = 0; point < curve.x.size(); ++point) {
                const double across = double(pointAt(curve, point, ofSecond).x() - m_plot->axisRect()->left()) /
                                      std::max(1, m_plot->axisRect()->width());
                const auto third = static_cast<std::size_t>(std::clamp(across * 3, 0.0, 2.0));
                highest[third] = std::max(highest[third], curve.y[point] / y.upper);
            }
    }
    constexpr std::array places{Qt::AlignLeft, Qt::AlignHCenter, Qt::AlignRight};
    return Qt::AlignTop | places[static_cast<std::size_t>(std::ranges::min_element(highest) - highest.begin())];
}

/// From zero, so that a height is in proportion to its value.
void SweepCurves::setUp(QCPAxis& axis, const Figure* figure, const std::vector<SweepCurve>& curves)
{
    double most = 0;
    for (const SweepCurve& curve : curves)
        most = std::max(most, std::ranges::max(curve.y));
    const bool isFraction = figure && figure->unit == FigureUnit::Fraction;
    axis.setRange(0, isFraction ? 1.05 : most > 0 ? most * 1.1 : 1);
    axis.setLabel(!figure                    ? QString()
                  : figure == m_secondFigure ? tr("%1, dashed").arg(figureTitle(*figure))
                                             : figureTitle(*figure));
    auto ticker = QSharedPointer<QCPAxisTickerText>::create();
    if (figure) {
        QCPAxisTicker plain;
        plain.setTickCount(4);
        QVector<double> places;
        plain.generate(axis.range(), QLocale::c(), u'g', 6, places, nullptr, nullptr);
        for (const double value : places)
            if (value >= 0)
                ticker->addTick(value, narrowFigureText(value, figure->unit));
    }
    axis.setTicker(ticker);
}

void SweepCurves::drawCurves(bool ofSecond)
{
    constexpr std::array shapes{QCPScatterStyle::ssDisc, QCPScatterStyle::ssSquare, QCPScatterStyle::ssDiamond,
                                QCPScatterStyle::ssTriangle};
    for (const SweepCurve& curve : curves(ofSecond)) {
        auto* graph = m_plot->addGraph(m_plot->xAxis, ofSecond ? m_plot->yAxis2 : m_plot->yAxis);
        const std::size_t order = colourOf(curve);
        const QColor colour = seriesColour(order, *this);
        QPen pen(colour, order == 0 ? 2.4 : 1.6);
        if (ofSecond)
            pen.setStyle(Qt::DashLine);
        graph->setPen(pen);
        graph->setScatterStyle(QCPScatterStyle(shapes[order / seriesColours % shapes.size()], QPen(colour),
                                               ofSecond ? QBrush(coloursOf(palette()).window) : QBrush(colour), 7));
        graph->setData(QVector<double>(curve.x.begin(), curve.x.end()), QVector<double>(curve.y.begin(), curve.y.end()),
                       true);
        graph->setName(nameOf(curve));
        if (ofSecond)
            graph->removeFromLegend(); // its axis says that it is dashed
    }
}

QPoint SweepCurves::pointAt(const SweepCurve& curve, std::size_t point, bool ofSecond) const
{
    const QCPAxis* const y = ofSecond ? m_plot->yAxis2 : m_plot->yAxis;
    return QPointF(m_plot->xAxis->coordToPixel(curve.x[point]), y->coordToPixel(curve.y[point])).toPoint();
}

QString SweepCurves::explanation(const SweepCurve& curve, std::size_t point, bool ofSecond) const
{
    const Recipe& recipe = m_sheet->recipes()[curve.rows[point]];
    const Figure& figure = ofSecond ? *m_secondFigure : *m_figure;
    const int blocks = static_cast<int>(m_sheet->choice().widths.size() * m_sheet->choice().heights.size());
    return QStringLiteral("%1, %2 × %3: %4 %5")
        .arg(translated(m_sheet->titleOf(static_cast<int>(curve.rows[point]) / blocks)))
        .arg(recipe.block.width)
        .arg(recipe.block.height)
        .arg(figureWords(figure), sweepText(curve.y[point], figure));
}

std::optional<SweepCurves::Place> SweepCurves::placeAt(QPoint at) const
{
    std::optional<Place> found;
    double least = reachPx;
    for (const bool ofSecond : {false, true})
        for (const SweepCurve& curve : curves(ofSecond))
            for (std::size_t point = 0; point < curve.x.size(); ++point)
                if (const double far = QLineF(pointAt(curve, point, ofSecond), at).length(); far < least) {
                    least = far;
                    found = Place{&curve, point, ofSecond};
                }
    return found;
}

void SweepCurves::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    if (const auto place = placeAt(event->position().toPoint()))
        emit chosen(place->curve->rows[place->point]);
}

void SweepCurves::mouseMoveEvent(QMouseEvent* event)
{
    const auto place = placeAt(event->position().toPoint());
    emit hovered(place ? explanation(*place->curve, place->point, place->isOfSecond) : QString());
}

void SweepCurves::leaveEvent(QEvent*) { emit hovered({}); }

} // namespace tilescope
