#pragma once

#include "gpu/emulator/observe/trace/access_picture.h"
#include "ui/parts/tip_view.h"
#include "ui/trace/step_kind.h"

#include <memory>
#include <vector>

namespace tilescope
{

/// The 128-byte lines that a global-memory access touches, each with its four sectors: what is moved, and which part of
/// it is requested.
class SectorView : public TipView
{
    Q_OBJECT

public:
    explicit SectorView(QWidget* parent = nullptr);

    void setAccess(const BlockTrace& trace, const TraceEvent& access);
    const SectorPicture& picture() const { return m_picture; }
    QString toolTipAt(QPoint position) const override; ///< which lanes touch a sector

    QSize minimumSizeHint() const override { return {200, 60}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Line {
        std::int64_t begin = 0; ///< from the region's beginning
        std::array<const SectorPicture::Sector*, 4> sectors{};
    };
    struct Layout {
        int labels = 0;    ///< width
        double byte = 1;   ///< width
        double height = 1; ///< of a line
        std::size_t shown = 0;
    };
    std::vector<Line> linesOf() const;
    Layout layoutOf(const std::vector<Line>& lines) const;
    QRectF sectorRect(const Layout& layout, std::size_t line, int sector) const;
    void paintSector(QPainter& painter, const QRectF& rect, const SectorPicture::Sector* sector) const;

    SectorPicture m_picture;
    std::int64_t m_base = 0; ///< of the region's address, modulo 128
    StepKind m_kind = StepKind::GlobalLoad;
};

} // namespace tilescope
