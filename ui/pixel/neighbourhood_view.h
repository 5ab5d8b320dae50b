#pragma once

#include "ui/canvas/pictures/pixel_inspection.h"
#include "ui/parts/tip_view.h"

namespace tilescope
{

/// The values around a pixel as a table, each on the colour in which it is shown; places beyond the picture are
/// hatched, and the filter's footprint is outlined.
class NeighbourhoodView : public TipView
{
    Q_OBJECT

public:
    explicit NeighbourhoodView(QWidget* parent = nullptr);

    void setNeighbourhood(const PixelNeighbourhood& around);
    const PixelNeighbourhood& neighbourhood() const { return m_around; }

    QSize sizeHint() const override { return {360, 240}; }

    QString toolTipAt(QPoint position) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QRectF cellAt(QPoint pixel) const;
    QSizeF cellSize() const;
    void paintNumbers(QPainter& painter) const;
    void paintCell(QPainter& painter, const PixelNeighbourhood::Cell& cell) const;

    PixelNeighbourhood m_around;
};

} // namespace tilescope
