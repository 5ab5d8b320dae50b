#include "ui/pixel/neighbourhood_view.h"

#include "ui/canvas/overlays/overlay_painting.h"
#include "ui/canvas/overlays/overlay_style.h"
#include "ui/canvas/pictures/value_text.h"
#include "ui/theme/colours.h"
#include "ui/translation.h"

#include <QPainter>

#include <algorithm>

namespace tilescope
{

namespace
{
constexpr double numbersWidth = 40, numbersHeight = 18; ///< for the numbers of rows and columns
constexpr double widestCell = 52, highestCell = 38;
} // namespace

NeighbourhoodView::NeighbourhoodView(QWidget* parent) : TipView(parent)
{
    setMinimumSize(200, 120);
    setAccessibleName(tr("Values around the pixel"));
}

void NeighbourhoodView::setNeighbourhood(const PixelNeighbourhood& around)
{
    if (around == m_around)
        return;
    m_around = around;
    QStringList rows;
    for (std::size_t i = 0; i < around.cells.size(); ++i)
        rows << (around.cells[i].value ? toText(*around.cells[i].value) : QStringLiteral("–"));
    setAccessibleDescription(listed(rows));
    update();
}

QSizeF NeighbourhoodView::cellSize() const
{
    return {std::min(widestCell, (width() - numbersWidth - 4) / std::max(1, m_around.area.width())),
            std::min(highestCell, (height() - numbersHeight - 4) / std::max(1, m_around.area.height()))};
}

QRectF NeighbourhoodView::cellAt(QPoint pixel) const
{
    const QSizeF size = cellSize();
    const QPoint from = pixel - m_around.area.topLeft();
    return {QPointF(numbersWidth + from.x() * size.width(), numbersHeight + from.y() * size.height()), size};
}

QString NeighbourhoodView::toolTipAt(QPoint position) const
{
    for (const auto& cell : m_around.cells)
        if (cell.value && cellAt(cell.pixel).contains(position))
            return QStringLiteral("(%1, %2)  %3")
                .arg(cell.pixel.x())
                .arg(cell.pixel.y())
                .arg(toText(*cell.value, exactDigits));
    return {};
}

void NeighbourhoodView::paintEvent(QPaintEvent*)
{
    if (m_around.cells.empty())
        return;
    QPainter painter(this);
    paintNumbers(painter);
    QFont font = painter.font();
    for (const auto& cell : m_around.cells)
        if (cell.value) { // all have the same format
            font.setPixelSize(std::max(1, valueFontSize(cell.value->format, cellSize())));
            break;
        }
    painter.setFont(font);
    for (const auto& cell : m_around.cells)
        paintCell(painter, cell);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRect footprint = m_around.footprint.intersected(m_around.area);
    if (!footprint.isEmpty())
        drawOutline(painter, cellAt(footprint.topLeft()).united(cellAt(footprint.bottomRight())),
                    overlay_style::haloLine, 2);
    drawOutline(painter, cellAt(m_around.area.center()), overlay_style::pinLine, 2);
}

void NeighbourhoodView::paintNumbers(QPainter& painter) const
{
    painter.setPen(coloursOf(palette()).textMuted);
    QFont small = painter.font();
    small.setPointSizeF(small.pointSizeF() * 0.85);
    painter.save();
    painter.setFont(small);
    const QRect& area = m_around.area;
    for (int x = area.left(); x <= area.right(); ++x) {
        const QRectF cell = cellAt({x, area.top()});
        painter.drawText(QRectF(cell.left(), 0, cell.width(), numbersHeight), Qt::AlignCenter, QString::number(x));
    }
    for (int y = area.top(); y <= area.bottom(); ++y) {
        const QRectF cell = cellAt({area.left(), y});
        painter.drawText(QRectF(0, cell.top(), numbersWidth - 6, cell.height()), Qt::AlignVCenter | Qt::AlignRight,
                         QString::number(y));
    }
    painter.restore();
}

void NeighbourhoodView::paintCell(QPainter& painter, const PixelNeighbourhood::Cell& cell) const
{
    const QRectF rect = cellAt(cell.pixel);
    if (!cell.value) {
        painter.fillRect(rect, coloursOf(palette()).raised);
        return;
    }
    painter.fillRect(rect, cell.colour);
    if (cell.isOutside) {
        painter.save();
        painter.setClipRect(rect);
        drawObliqueLines(painter, rect, withAlpha(overlay_style::haloLine, 110));
        painter.restore();
    }
    if (valueFontSize(cell.value->format, rect.size()) > 0)
        drawValue(painter, rect, *cell.value, cell.colour);
}

} // namespace tilescope
