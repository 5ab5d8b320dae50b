#pragma once

#include "ui/block/lane_rows.h"
#include "ui/trace/step_kind.h"

#include <QWidget>

#include <array>
#include <memory>

namespace tilescope
{

/// The 32 lanes of the warp at the current event: which are active, their threads, what they requested and what they
/// got. Uses as many columns as fit.
class LanesView : public QWidget
{
    Q_OBJECT

public:
    explicit LanesView(QWidget* parent = nullptr);

    void setStep(const std::shared_ptr<const BlockTrace>& trace, std::size_t index); ///< null: nothing
    const std::vector<LaneRow>& rows() const { return m_rows; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    static constexpr int fields = 4; ///< lane, thread, offset, value
    struct Layout {
        int columns = 1;
        int rowHeight = 16;
        std::array<int, fields> widths{};
        int columnWidth = 0;
    };
    Layout layoutFor(int width) const;
    std::array<int, fields> fieldWidths() const;
    void paintLane(QPainter& painter, const Layout& layout, unsigned lane, const QRect& rect) const;

    std::vector<LaneRow> m_rows;
    StepKind m_kind = StepKind::Other;
    std::array<int, fields> m_widest{}; ///< in this trace so far, so that columns do not jump
};

} // namespace tilescope
