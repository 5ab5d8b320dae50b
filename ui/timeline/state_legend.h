#pragma once

#include "gpu/recipe/words/stall_reason.h"
#include "ui/parts/tip_view.h"

#include <optional>
#include <utility>
#include <vector>

namespace tilescope
{

/// The colours of the states that occur, each with its share of all warp cycles, and with that of a pinned run. A tool
/// tip says what a state means.
class StateLegend : public TipView
{
    Q_OBJECT

public:
    explicit StateLegend(QWidget* parent = nullptr);

    struct Pinned {
        char letter = 'A';
        StateCycles states{};
    };
    void setStates(const StateCycles& states, const std::optional<Pinned>& pinned = {});
    QString text() const; ///< "Selected 12 %, Long scoreboard 61 %"
    QString toolTipAt(QPoint position) const override;
    QRect rectOf(StallReason state) const; ///< empty if it does not occur

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Item {
        StallReason state;
        QString text;
    };
    std::vector<std::pair<QRect, const Item*>> placed(int width) const;

    std::vector<Item> m_items;
};

} // namespace tilescope
