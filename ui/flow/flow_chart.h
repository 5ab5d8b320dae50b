#pragma once

#include "ui/flow/flow_view.h"
#include "ui/parts/charts/chart_export.h"
#include "ui/parts/tip_view.h"

namespace tilescope
{

/// The levels of memory as boxes, joined by arrows as wide as the bytes between them; one scale for all sides. From
/// left to right, or from bottom to top where it is narrow.
class FlowChart : public TipView
{
    Q_OBJECT

public:
    explicit FlowChart(QWidget* parent = nullptr);

    void setSides(FlowSides sides);
    const FlowSides& sides() const { return m_sides; }

    QStringList labels() const; ///< of the arrows as they are drawn
    /// An arrow's thickness in pixels, of the upper bound; 0 if there is none.
    double thicknessOf(std::size_t side, FlowNode from, FlowNode to) const;
    QString toolTipAt(QPoint place) const override;

    QSize minimumSizeHint() const override;
    QSize sizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Box {
        FlowNode node;
        QRectF rect;
    };
    struct Drawn {
        const FlowArrow* arrow = nullptr;
        std::size_t side = 0;
        QRectF lane;      ///< between the boxes, with the label's place
        QRectF body;      ///< the arrow of the upper bound
        double lower = 0; ///< thickness of the lower bound
        QRectF labelRect;
        QString label;
    };
    struct Place {
        QRectF title;
        std::vector<Box> boxes;
    };

    void layOut();
    void layOutSide(std::size_t side, const QRectF& area, double most);
    void addArrow(std::size_t side, const FlowArrow& arrow, const QRectF& lane, double scale);
    QString fitted(const QStringList& figures, double width, int lines) const;
    bool isUpright() const;
    std::vector<QRectF> areas() const;
    void paintTitle(QPainter& painter, const FlowSide& side, const QRectF& place) const;
    void paintArrow(QPainter& painter, const Drawn& drawn) const;
    void paintLegend(QPainter& painter) const;

    FlowSides m_sides;
    std::vector<Place> m_places;
    std::vector<Drawn> m_drawn;
};

ChartExport exportOf(const FlowSides& sides, const ChartSubject& of);

} // namespace tilescope
