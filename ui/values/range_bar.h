#pragma once

#include "ui/values/range_facts.h"

#include <QWidget>

namespace tilescope
{

/// A histogram of values with two handles: what lies left of the one becomes black, right of the other white. A drag on
/// a handle moves it, a drag between them moves both.
class RangeBar : public QWidget
{
    Q_OBJECT

public:
    explicit RangeBar(QWidget* parent = nullptr);

    void setFacts(RangeFactsPtr facts); ///< null: nothing is shown
    void setRange(const PictureRange& range);
    const PictureRange& range() const { return m_range; }
    double handleX(bool isWhite) const; ///< where that handle is, in the widget
    bool isDragging() const { return m_held != Part::None; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void dragged(const tilescope::PictureRange& range); ///< at every movement
    void dropped();                                     ///< the button was released after a drag

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    enum class Part { None, Black, White, Both };
    QRectF graph() const;
    double xOf(double value) const;
    double valueAt(double x) const;
    Part partAt(QPointF point) const;
    void paintBins(QPainter& painter) const;
    void paintHandles(QPainter& painter) const;

    RangeFactsPtr m_facts;
    PictureRange m_range;
    Part m_held = Part::None;
    double m_pressValue = 0;
    PictureRange m_pressRange;
};

} // namespace tilescope
