#include "ui/timeline/state_legend.h"

#include "ui/parts/charts/warp_state.h"
#include "ui/parts/labels.h"
#include "ui/theme/colours.h"
#include "ui/translation.h"

#include <QPainter>

#include <algorithm>

namespace tilescope
{

static constexpr int swatch = 10, besideSwatch = 5, betweenItems = 14;

StateLegend::StateLegend(QWidget* parent) : TipView(parent)
{
    keepFontShare(*this, 0.9);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setAccessibleName(tr("Warp activity, as shares of the warps' cycles"));
}

void StateLegend::setStates(const StateCycles& states, const std::optional<Pinned>& pinned)
{
    constexpr double leastShare = 0.0005;
    m_items.clear();
    for (const StallReason state : warpStates) {
        const auto index = static_cast<std::size_t>(state);
        const double other = pinned ? pinned->states[index] : 0;
        if (std::max(states[index], other) < leastShare)
            continue;
        QString text = QStringLiteral("%1 %2").arg(plainTitleOf(state), shareText(states[index]));
        if (pinned)
            text += QStringLiteral(" (%1 %2)").arg(QLatin1Char(pinned->letter)).arg(shareText(other));
        m_items.push_back({state, text});
    }
    setAccessibleDescription(text());
    updateGeometry();
    update();
}

QString StateLegend::text() const
{
    QStringList texts;
    for (const Item& item : m_items)
        texts << item.text;
    return listed(texts);
}

std::vector<std::pair<QRect, const StateLegend::Item*>> StateLegend::placed(int width) const
{
    std::vector<std::pair<QRect, const Item*>> places;
    const int line = fontMetrics().height() + 2;
    int x = 0, y = 0;
    for (const Item& item : m_items) {
        const int needed = swatch + besideSwatch + fontMetrics().horizontalAdvance(item.text);
        if (x > 0 && x + needed > width) {
            x = 0;
            y += line;
        }
        places.emplace_back(QRect(x, y, needed, line), &item);
        x += needed + betweenItems;
    }
    return places;
}

QRect StateLegend::rectOf(StallReason state) const
{
    for (const auto& [rect, item] : placed(width()))
        if (item->state == state)
            return rect;
    return {};
}

int StateLegend::heightForWidth(int width) const
{
    const auto places = placed(width);
    return places.empty() ? fontMetrics().height() + 2 : places.back().first.bottom() + 1;
}

QSize StateLegend::sizeHint() const { return {400, heightForWidth(std::max(width(), 200))}; }
QSize StateLegend::minimumSizeHint() const { return {120, fontMetrics().height() + 2}; }

QString StateLegend::toolTipAt(QPoint position) const
{
    for (const auto& [rect, item] : placed(width()))
        if (rect.contains(position))
            return bothTitlesOf(item->state) + QLatin1Char('\n') + sentenceOf(item->state);
    return {};
}

void StateLegend::paintEvent(QPaintEvent*)
{
    const Colours& colours = coloursOf(palette());
    QPainter painter(this);
    for (const auto& [rect, item] : placed(width())) {
        const QRect field(rect.left(), rect.center().y() - swatch / 2, swatch, swatch);
        painter.fillRect(field, colourOf(item->state, colours.dark));
        painter.setPen(colours.bar);
        painter.drawRect(field.adjusted(0, 0, -1, -1));
        painter.setPen(colours.text);
        painter.drawText(rect.adjusted(swatch + besideSwatch, 0, 4, 0), Qt::AlignLeft | Qt::AlignVCenter, item->text);
    }
}

} // namespace tilescope
