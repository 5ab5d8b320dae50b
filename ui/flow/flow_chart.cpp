#include "ui/flow/flow_chart.h"

#include "ui/parts/labels.h"
#include "ui/theme/colours.h"
#include "ui/translation.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace tilescope
{

namespace
{

constexpr double sideGap = 28, headLength = 11, headOverhang = 4, boxGap = 8, wideSide = 560, tallSide = 300;
constexpr double mostUpright = 40; // thickness of an arrow beside its label
constexpr int nodeCount = 5;       // one after the other; L1 and shared memory are at the same place

/// A place of the diagram, first along the way from host memory to the registers, then across it, as a rectangle.
class Frame
{
public:
    Frame(const QRectF& area, bool isUpright) : m_area(area), m_isUpright(isUpright) {}

    double length() const { return m_isUpright ? m_area.height() : m_area.width(); }
    double breadth() const { return m_isUpright ? m_area.width() : m_area.height(); }
    QRectF rect(double along, double across, double length, double breadth) const
    {
        return m_isUpright ? QRectF(m_area.left() + across, m_area.bottom() - along - length, breadth, length)
                           : QRectF(m_area.left() + along, m_area.top() + across, length, breadth);
    }

private:
    QRectF m_area;
    bool m_isUpright;
};

/// An arrow along the x axis from 0 to `length`.
QPolygonF arrowShape(double length, double thickness)
{
    const double half = std::max(thickness, 1.5) / 2, wide = half + headOverhang;
    const double neck = std::max(0.0, length - headLength);
    return {{{0, -half}, {neck, -half}, {neck, -wide}, {length, 0}, {neck, wide}, {neck, half}, {0, half}}};
}

bool isTowardsRegisters(const FlowArrow& arrow) { return arrow.from < arrow.to; }

/// L1 and shared memory are at the same place.
int placeOnWay(FlowNode node)
{
    return node == FlowNode::Registers ? nodeCount - 1 : std::min(static_cast<int>(node), 3);
}

/// The gap before the last of the two levels: its index along the way.
int gapOf(const FlowArrow& arrow)
{
    const FlowNode to = std::max(arrow.from, arrow.to);
    return placeOnWay(to) - 1;
}

bool touches(const FlowArrow& arrow, FlowNode node) { return arrow.from == node || arrow.to == node; }

QColor faded(QColor colour, double opacity)
{
    colour.setAlphaF(static_cast<float>(opacity));
    return colour;
}

constexpr double modelledOpacity = 0.45, boundOpacity = 0.16;

} // namespace

FlowChart::FlowChart(QWidget* parent) : TipView(parent)
{
    keepFontShare(*this, 0.95);
    setAccessibleName(tr("Memory flow"));
}

void FlowChart::setSides(FlowSides sides)
{
    m_sides = std::move(sides);
    setAccessibleDescription(wordsOf(m_sides));
    layOut();
    update();
}

QSize FlowChart::minimumSizeHint() const { return {300, 130}; }
QSize FlowChart::sizeHint() const { return minimumSizeHint(); }

void FlowChart::resizeEvent(QResizeEvent*) { layOut(); }

std::vector<QRectF> FlowChart::areas() const
{
    const QRectF all = QRectF(rect()).adjusted(12, 4, -12, -8);
    if (m_sides.size() < 2)
        return {all};
    constexpr double flat = 2.2;
    if (all.width() > flat * all.height()) {
        const double width = (all.width() - sideGap) / 2;
        return {QRectF(all.left(), all.top(), width, all.height()),
                QRectF(all.right() - width, all.top(), width, all.height())};
    }
    const double height = (all.height() - boxGap) / 2;
    return {QRectF(all.left(), all.top(), all.width(), height),
            QRectF(all.left(), all.bottom() - height, all.width(), height)};
}

bool FlowChart::isUpright() const
{
    const QRectF area = areas().front();
    return area.width() < wideSide && area.height() > tallSide;
}

void FlowChart::layOut()
{
    m_places.clear();
    m_drawn.clear();
    double most = 0;
    for (const FlowSide& side : m_sides)
        for (const FlowArrow& arrow : side.arrows)
            most = std::max(most, arrow.upperBytes);
    const std::vector<QRectF> places = areas();
    for (std::size_t side = 0; side < m_sides.size() && side < places.size(); ++side)
        layOutSide(side, places[side], most);
}

void FlowChart::layOutSide(std::size_t side, const QRectF& area, double most)
{
    const QFontMetricsF metrics(font());
    const bool upright = isUpright();
    Place place;
    place.title = QRectF(area.left(), area.top(), area.width(), metrics.height() + 6);
    const Frame frame(area.adjusted(0, place.title.height(), 0, 0), upright);
    const double box = upright ? metrics.height() + 10
                               : metrics.horizontalAdvance(tr("Registers")) + (area.width() < wideSide ? 6 : 16);
    const double gap = std::max(1.0, (frame.length() - nodeCount * box) / (nodeCount - 1));
    const double half = frame.breadth() / 2, lane = half / 2;
    for (const FlowNode node :
         {FlowNode::Host, FlowNode::Memory, FlowNode::L2, FlowNode::L1, FlowNode::Shared, FlowNode::Registers}) {
        const int index = placeOnWay(node);
        const double from = node == FlowNode::Shared ? half + boxGap / 2 : 0;
        const double breadth = node == FlowNode::Registers ? frame.breadth() : half - boxGap / 2;
        place.boxes.push_back({node, frame.rect(index * (box + gap), from, box, breadth)});
    }
    const double thickest = upright ? std::min(mostUpright, lane / 3) : lane - metrics.height() - boxGap;
    for (const FlowArrow& arrow : m_sides[side].arrows) {
        const double first = touches(arrow, FlowNode::Shared) ? half : 0;
        const double across = first + (isTowardsRegisters(arrow) ? 0 : lane);
        const double along = (gapOf(arrow) + 1) * box + gapOf(arrow) * gap;
        addArrow(side, arrow, frame.rect(along, across, gap, lane),
                 most > 0 ? std::max(4.0, thickest - 2 * headOverhang) / most : 0);
    }
    m_places.push_back(std::move(place));
}

void FlowChart::addArrow(std::size_t side, const FlowArrow& arrow, const QRectF& lane, double scale)
{
    const QFontMetricsF metrics(font());
    Drawn drawn{&arrow, side, lane, {}, arrow.lowerBytes * scale, {}, {}};
    const double thickness = arrow.upperBytes * scale;
    const QStringList figures = figuresOf(arrow, m_sides, side);
    if (isUpright()) {
        const double room = std::min(mostUpright, lane.width() / 3);
        drawn.body = QRectF(lane.left() + (room - thickness) / 2, lane.top() + 3, thickness, lane.height() - 6);
        drawn.labelRect = lane.adjusted(room + 2, 0, 0, 0);
        drawn.label = fitted(figures, drawn.labelRect.width(), static_cast<int>(lane.height() / metrics.height()));
    } else {
        const double text = metrics.height();
        const double middle = lane.top() + text + (lane.height() - text) / 2;
        drawn.body = QRectF(lane.left() + 3, middle - thickness / 2, lane.width() - 6, thickness);
        drawn.labelRect = QRectF(lane.left() + 1, lane.top(), lane.width() - 2, text);
        drawn.label = fitted(figures, drawn.labelRect.width(), 1);
    }
    m_drawn.push_back(std::move(drawn));
}

/// As many of the figures as fit, the first in any case.
QString FlowChart::fitted(const QStringList& figures, double width, int lines) const
{
    const QFontMetricsF metrics(font());
    QStringList rows;
    for (const QString& figure : figures) {
        const QString longer = rows.isEmpty() ? figure : rows.back() + QStringLiteral(" · ") + figure;
        if (!rows.isEmpty() && metrics.horizontalAdvance(longer) <= width)
            rows.back() = longer;
        else if (rows.isEmpty() || (rows.size() < lines && metrics.horizontalAdvance(figure) <= width))
            rows << figure;
        else
            break;
    }
    if (rows.size() == 1 && metrics.horizontalAdvance(rows.front()) > width) { // bounds: one below the other, or short
        const QStringList bounds = rows.front().split(QStringLiteral(" – "));
        if (bounds.size() == 2)
            return lines > 1 ? bounds.front() + QStringLiteral(" –\n") + bounds.back()
                             : QStringLiteral("≥\u00A0") + QString(bounds.front()).remove(QStringLiteral("≈\u00A0"));
    }
    return rows.join(QLatin1Char('\n'));
}

QStringList FlowChart::labels() const
{
    QStringList texts;
    for (const Drawn& drawn : m_drawn)
        texts << drawn.label;
    return texts;
}

double FlowChart::thicknessOf(std::size_t side, FlowNode from, FlowNode to) const
{
    for (const Drawn& drawn : m_drawn)
        if (drawn.side == side && drawn.arrow->from == from && drawn.arrow->to == to)
            return isUpright() ? drawn.body.width() : drawn.body.height();
    return 0;
}

QString FlowChart::toolTipAt(QPoint at) const
{
    for (const Drawn& drawn : m_drawn)
        if (drawn.lane.contains(at))
            return toolTipOf(*drawn.arrow, m_sides, drawn.side);
    for (const Place& place : m_places)
        for (const Box& box : place.boxes)
            if (box.rect.contains(at))
                return titled(nodeTitle(box.node), nodeMeaning(box.node));
    return {};
}

void FlowChart::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        layOut();
}

void FlowChart::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colours& colours = coloursOf(palette());
    for (std::size_t i = 0; i < m_places.size(); ++i) {
        const FlowSide& side = m_sides[i];
        paintTitle(painter, side, m_places[i].title);
        for (const Box& box : m_places[i].boxes) {
            const bool isUsed =
                std::ranges::any_of(side.arrows, [&](const FlowArrow& arrow) { return touches(arrow, box.node); });
            painter.setPen(QPen(colours.bar, 1, isUsed ? Qt::SolidLine : Qt::DashLine));
            painter.setBrush(isUsed ? colours.surface : colours.window);
            painter.drawRoundedRect(box.rect.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
            painter.setPen(isUsed ? colours.text : colours.textMuted);
            painter.drawText(box.rect.adjusted(2, 2, -2, -2), Qt::AlignCenter | Qt::TextWordWrap, nodeTitle(box.node));
        }
    }
    for (const Drawn& drawn : m_drawn)
        paintArrow(painter, drawn);
    paintLegend(painter);
}

void FlowChart::paintTitle(QPainter& painter, const FlowSide& side, const QRectF& place) const
{
    const Colours& colours = coloursOf(palette());
    QRectF words = place;
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    painter.setFont(bold);
    if (side.letter) {
        const QRectF badge(place.left(), place.top() + 1, place.height() - 4, place.height() - 4);
        painter.setPen(Qt::NoPen);
        painter.setBrush(pinColour(side.letter, colours));
        painter.drawRoundedRect(badge, 4, 4);
        painter.setPen(pinTextColour(colours));
        painter.drawText(badge, Qt::AlignCenter, QString(QLatin1Char(side.letter)));
        words.setLeft(badge.right() + 6);
    }
    painter.setPen(colours.text);
    painter.drawText(words, Qt::AlignLeft | Qt::AlignTop,
                     QFontMetricsF(bold).elidedText(side.name, Qt::ElideRight, words.width()));
    painter.setFont(font());
}

void FlowChart::paintArrow(QPainter& painter, const Drawn& drawn) const
{
    const Colours& colours = coloursOf(palette());
    const QRectF& body = drawn.body;
    const bool towards = isTowardsRegisters(*drawn.arrow), upright = isUpright();
    painter.save();
    painter.translate(body.center());
    const double quarter = upright ? (towards ? -90 : 90) : (towards ? 0 : 180);
    painter.rotate(quarter);
    const double length = upright ? body.height() : body.width(), thickness = upright ? body.width() : body.height();
    painter.translate(-length / 2, 0);
    const bool isUnknown = drawn.arrow->upperBytes <= 0, isCounted = !drawn.arrow->isModelled && !isUnknown;
    painter.setPen(isCounted ? QPen(Qt::NoPen) : QPen(colours.accent, 1, Qt::DashLine));
    const bool hasBounds = drawn.lower < thickness;
    painter.setBrush(isUnknown   ? QBrush(Qt::NoBrush)
                     : isCounted ? colours.accent
                                 : faded(colours.accent, hasBounds ? boundOpacity : modelledOpacity));
    painter.drawPolygon(arrowShape(length, thickness));
    if (hasBounds && drawn.lower > 0) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(faded(colours.accent, modelledOpacity));
        painter.drawPolygon(arrowShape(length, drawn.lower));
    }
    painter.restore();
    painter.setPen(colours.text);
    painter.drawText(drawn.labelRect,
                     (upright ? int(Qt::AlignLeft | Qt::AlignVCenter) : int(Qt::AlignHCenter | Qt::AlignBottom)) |
                         int(Qt::TextDontClip),
                     drawn.label);
}

/// In the corner that no box uses: beside shared memory, on the host's side.
void FlowChart::paintLegend(QPainter& painter) const
{
    if (m_places.empty())
        return;
    const auto& boxes = m_places.front().boxes;
    const QRectF& host = std::ranges::find(boxes, FlowNode::Host, &Box::node)->rect;
    const QRectF& shared = std::ranges::find(boxes, FlowNode::Shared, &Box::node)->rect;
    const Colours& colours = coloursOf(palette());
    const QFontMetricsF metrics(font());
    constexpr double sample = 26, indent = 34;
    double y = isUpright() ? host.bottom() - 4 * metrics.height() : shared.top() + 2;
    const double x = isUpright() ? shared.left() : host.left();
    const auto line = [&](const QBrush& brush, Qt::PenStyle pen, const QString& words) {
        painter.setPen(pen == Qt::NoPen ? QPen(Qt::NoPen) : QPen(colours.accent, 1, pen));
        painter.setBrush(brush);
        painter.drawRect(QRectF(x, y + metrics.height() / 2 - 4, sample, 8));
        painter.setPen(colours.textMuted);
        painter.drawText(QPointF(x + indent, y + metrics.ascent()), words);
        y += metrics.height();
    };
    const bool isExact = m_sides.front().flow.exact;
    line(colours.accent, Qt::NoPen, isExact ? tr("counted") : tr("estimated from a sample"));
    line(faded(colours.accent, modelledOpacity), Qt::DashLine, tr("≈ modelled, or the model's lower bound"));
    line(faded(colours.accent, boundOpacity), Qt::DashLine, tr("up to the upper bound"));
    if (std::ranges::any_of(m_drawn, [](const Drawn& drawn) { return drawn.arrow->isIncomplete; }))
        line(Qt::NoBrush, Qt::DashLine, tr("not counted"));
}

} // namespace tilescope
