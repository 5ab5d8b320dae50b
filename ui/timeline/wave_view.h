#pragma once

#include "ui/parts/tip_view.h"
#include "ui/timeline/waves.h"

#include <memory>
#include <optional>

namespace tilescope
{

/// All multiprocessors side by side, each a bar of its blocks in the order in which they end, time upwards:
/// neighbouring waves have two shades, the last one its own colour, and the gap above a bar is idle.
class WaveView : public TipView
{
    Q_OBJECT

public:
    explicit WaveView(QWidget* parent = nullptr);

    void setTimeline(const std::shared_ptr<const Timeline>& timeline);
    QRectF barOf(std::uint64_t multiprocessor) const;
    QString toolTipAt(QPoint position) const override;

    QSize sizeHint() const override { return {420, 160}; }
    QSize minimumSizeHint() const override { return {160, 80}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QRectF area() const;
    double heightOf(double cycles) const;

    std::shared_ptr<const Timeline> m_timeline;
    Waves m_waves;
};

} // namespace tilescope
