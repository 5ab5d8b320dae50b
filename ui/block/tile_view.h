#pragma once

#include "ui/trace/step_kind.h"
#include "ui/trace/tile_image.h"
#include "ui/trace/traced_block.h"

#include <QString>
#include <QWidget>

#include <memory>

namespace tilescope
{

class SharedReplay;

/// The shared tile as an image after the current event; at a barrier, beside it, the tile as of the previous barrier's
/// release. Elements not written yet are hatched, those that the event touches are outlined; in red, those that it
/// loads before they were written.
class TileView : public QWidget
{
    Q_OBJECT

public:
    explicit TileView(QWidget* parent = nullptr);
    ~TileView() override;

    void setBlock(const TracedBlock& block); ///< without a trace: empties the view
    void setStep(std::size_t index);

    const TileLayout& layoutOfTile() const { return m_layout; }
    const QImage& image() const { return m_now.image; }
    const std::vector<QPoint>& touched() const { return m_touched; }
    const std::vector<QPoint>& loadedTooEarly() const { return m_loadedTooEarly; } ///< those of them not written yet
    bool showsBefore() const { return !m_before.image.isNull(); }
    QString caption() const;

    QSize minimumSizeHint() const override { return {120, 80}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::size_t lastRelease(std::size_t index) const; ///< the event after the last release; 0 without one
    QRectF paintTile(QPainter& painter, const QRectF& place, const QString& title, const TileImage& tile) const;
    void paintTouched(QPainter& painter, const QRectF& rect) const;
    void outline(QPainter& painter, const QRectF& rect, const std::vector<QPoint>& elements,
                 const QColor& colour) const;

    TracedBlock m_block;
    std::unique_ptr<SharedReplay> m_replay, m_earlier;
    TileLayout m_layout;
    TileImage m_now, m_before;
    std::vector<QPoint> m_touched, m_loadedTooEarly;
    StepKind m_kind = StepKind::Other;
};

} // namespace tilescope
