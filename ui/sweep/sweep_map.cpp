#include "ui/sweep/sweep_map.h"

#include "ui/parts/charts/heat_legend.h"
#include "ui/parts/figure_text.h"
#include "ui/theme/colours.h"
#include "ui/translation.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace tilescope
{

static constexpr int left = 56;    // for the heights
static constexpr int top = 24;     // for the widths
static constexpr int largest = 96; // width of a cell

/// Costs differ by factors, so equal factors give equal colour steps.
static int levelOf(double value, const SweepSheet::Range& range)
{
    if (range.least <= 0)
        return heat::levelOf(value, range.least, range.most);
    return heat::levelOf(std::log(value), std::log(range.least), std::log(range.most));
}

QString sweepText(double value, const Figure& figure)
{
    const bool isEstimate = figure.key == "estimate_us";
    return (isEstimate ? QStringLiteral("≈ ") : QString()) + narrowFigureText(value, figure.unit);
}

SweepMap::SweepMap(QWidget* parent) : TipView(parent)
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Heat map of block sizes"));
}

void SweepMap::show(const SweepSheet* sheet, int index, const Figure& figure, BlockSize present)
{
    m_sheet = sheet && !sheet->isEmpty() && index < sheet->sheets() ? sheet : nullptr;
    m_index = index;
    m_figure = &figure;
    m_present = present;
    if (m_current && (m_current->column >= columns() || m_current->line >= lines()))
        m_current.reset();
    update();
}

void SweepMap::setScaleShared(bool isShared)
{
    m_isScaleShared = isShared;
    update();
}

std::optional<SweepSheet::Range> SweepMap::range() const
{
    return m_sheet ? m_sheet->range(*m_figure, m_isScaleShared ? -1 : m_index) : std::nullopt;
}

QColor SweepMap::cellColour(int column, int line) const
{
    const auto value = m_sheet->valueAt(m_sheet->rowAt(m_index, column, line), *m_figure);
    const auto scale = value ? range() : std::nullopt;
    return scale ? heat::colour(levelOf(*value, *scale), coloursOf(palette()).dark) : QColor();
}

int SweepMap::columns() const { return m_sheet ? static_cast<int>(m_sheet->choice().widths.size()) : 0; }
int SweepMap::lines() const { return m_sheet ? static_cast<int>(m_sheet->choice().heights.size()) : 0; }

QRect SweepMap::cellRect(int column, int line) const
{
    const int cellWidth = std::min(largest, (width() - left - 2) / std::max(1, columns()));
    const int cellHeight = std::min(56, (height() - top - 2) / std::max(1, lines()));
    return {left + column * cellWidth, top + line * cellHeight, cellWidth, cellHeight};
}

std::optional<SweepMap::Cell> SweepMap::cellAt(QPoint at) const
{
    for (int line = 0; line < lines(); ++line)
        for (int column = 0; column < columns(); ++column)
            if (cellRect(column, line).contains(at))
                return Cell{column, line};
    return std::nullopt;
}

QString SweepMap::cellText(int column, int line) const
{
    const std::size_t row = m_sheet->rowAt(m_index, column, line);
    const auto value = m_sheet->valueAt(row, *m_figure);
    return value ? sweepText(*value, *m_figure) : m_sheet->isDone(row) ? QStringLiteral("–") : QString();
}

QString SweepMap::explanation(int column, int line) const
{
    const std::size_t row = m_sheet->rowAt(m_index, column, line);
    const SweepRow& what = m_sheet->rows()[row];
    const QString name = QStringLiteral("%1, %2 × %3")
                             .arg(translated(m_sheet->titleOf(m_index)))
                             .arg(what.recipe.block.width)
                             .arg(what.recipe.block.height);
    if (!m_sheet->isDone(row))
        return tr("%1: not yet run").arg(name);
    if (!what.reason.empty())
        return QStringLiteral("%1: %2").arg(name, translated(what.reason));
    const auto value = m_sheet->valueAt(row, *m_figure);
    if (!value)
        return tr("%1: figure not available for this run").arg(name);
    const QString figure = QStringLiteral("%1: %2 %3").arg(name, figureWords(*m_figure), sweepText(*value, *m_figure));
    const auto best = m_sheet->best(*m_figure);
    const auto bestValue = best ? m_sheet->valueAt(*best, *m_figure) : std::nullopt;
    if (!bestValue || *best == row)
        return tr("%1, the best of all").arg(figure);
    if (*bestValue == 0 || *value == *bestValue)
        return figure;
    return tr("%1, %2 × the best").arg(figure).arg(*value / *bestValue, 0, 'f', 2);
}

void SweepMap::paintEvent(QPaintEvent*)
{
    if (!m_sheet)
        return;
    QPainter painter(this);
    paintAxes(painter);
    for (int line = 0; line < lines(); ++line)
        for (int column = 0; column < columns(); ++column)
            paintCell(painter, {column, line});
    paintFrames(painter);
}

void SweepMap::paintAxes(QPainter& painter) const
{
    painter.setPen(coloursOf(palette()).textMuted);
    for (int column = 0; column < columns(); ++column) {
        const QRect cell = cellRect(column, 0);
        painter.drawText(QRect(cell.left(), 0, cell.width(), top), Qt::AlignCenter,
                         QString::number(m_sheet->choice().widths[std::size_t(column)]));
    }
    for (int line = 0; line < lines(); ++line) {
        const QRect cell = cellRect(0, line);
        painter.drawText(QRect(0, cell.top(), left - 8, cell.height()), Qt::AlignRight | Qt::AlignVCenter,
                         QString::number(m_sheet->choice().heights[std::size_t(line)]));
    }
    painter.drawText(QRect(0, 0, left - 8, top), Qt::AlignRight | Qt::AlignVCenter, tr("h \\ w"));
}

void SweepMap::paintCell(QPainter& painter, const Cell& cell) const
{
    const Colours& colours = coloursOf(palette());
    const QRect rect = cellRect(cell.column, cell.line).adjusted(1, 1, -1, -1);
    const std::size_t row = m_sheet->rowAt(m_index, cell.column, cell.line);
    const QColor ground = cellColour(cell.column, cell.line);
    if (!ground.isValid()) {
        painter.fillRect(rect, colours.surface);
        if (m_sheet->isDone(row))
            painter.fillRect(rect, QBrush(colours.bar, Qt::BDiagPattern));
        return;
    }
    painter.fillRect(rect, ground);
    painter.setPen(heat::textOn(ground));
    const QString text = cellText(cell.column, cell.line);
    const QString shown = painter.fontMetrics().horizontalAdvance(text) <= rect.width() - 4
                              ? text
                              : QString(text).remove(QStringLiteral("≈ "));
    painter.drawText(rect, Qt::AlignCenter, painter.fontMetrics().elidedText(shown, Qt::ElideRight, rect.width() - 2));
}

void SweepMap::paintFrames(QPainter& painter) const
{
    const Colours& colours = coloursOf(palette());
    const auto best = m_sheet->best(*m_figure, m_index);
    for (int line = 0; line < lines(); ++line)
        for (int column = 0; column < columns(); ++column) {
            const QRect rect = cellRect(column, line);
            const std::size_t row = m_sheet->rowAt(m_index, column, line);
            painter.setBrush(Qt::NoBrush);
            if (m_sheet->rows()[row].recipe.block == m_present) {
                painter.setPen(QPen(colours.text, 1, Qt::DotLine));
                painter.drawRect(rect.adjusted(3, 3, -4, -4));
            }
            if (best == row) {
                painter.setPen(QPen(colours.accent, 3));
                painter.drawRect(rect.adjusted(1, 1, -2, -2));
                painter.setPen(colours.accent);
                const QRect corner(rect.right() - 16, rect.top() + 2, 14, 14);
                painter.fillRect(corner, colours.surface);
                painter.drawText(corner, Qt::AlignCenter, QStringLiteral("★"));
            }
            if (hasFocus() && m_current == Cell{column, line}) {
                painter.setPen(QPen(colours.text, 2));
                painter.drawRect(rect.adjusted(1, 1, -2, -2));
            }
        }
}

QString SweepMap::toolTipAt(QPoint position) const
{
    const auto cell = cellAt(position);
    return cell ? explanation(cell->column, cell->line) : QString();
}

void SweepMap::mousePressEvent(QMouseEvent* event)
{
    const auto cell = cellAt(event->position().toPoint());
    if (!cell || event->button() != Qt::LeftButton)
        return;
    m_current = cell;
    update();
    emit chosen(m_sheet->rowAt(m_index, cell->column, cell->line));
}

void SweepMap::mouseMoveEvent(QMouseEvent* event)
{
    const auto cell = cellAt(event->position().toPoint());
    emit hovered(cell ? explanation(cell->column, cell->line) : QString());
}

void SweepMap::leaveEvent(QEvent*) { emit hovered({}); }

void SweepMap::keyPressEvent(QKeyEvent* event)
{
    if (!m_sheet)
        return QWidget::keyPressEvent(event);
    Cell cell = m_current.value_or(Cell{});
    switch (event->key()) {
    case Qt::Key_Left: --cell.column; break;
    case Qt::Key_Right: ++cell.column; break;
    case Qt::Key_Up: --cell.line; break;
    case Qt::Key_Down: ++cell.line; break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_current)
            emit chosen(m_sheet->rowAt(m_index, m_current->column, m_current->line));
        return;
    default: QWidget::keyPressEvent(event); return;
    }
    m_current = Cell{std::clamp(cell.column, 0, columns() - 1), std::clamp(cell.line, 0, lines() - 1)};
    emit hovered(explanation(m_current->column, m_current->line));
    update();
}

} // namespace tilescope
