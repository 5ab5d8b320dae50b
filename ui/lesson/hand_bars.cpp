#include "ui/lesson/hand_bars.h"

#include "gpu/lesson/hands.h"
#include "ui/theme/colours.h"
#include "ui/translation.h"

#include <QPainter>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <tuple>

namespace tilescope
{

static constexpr int gap = 10; ///< between the parts of a row

static QString figures(const HandShare& share)
{
    return HandBars::tr("%1 (%2 %)").arg(share.hands).arg(std::lround(100.0 * share.hands / std::max(1, share.all)));
}

HandBars::HandBars(QWidget* parent) : QWidget(parent) { setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed); }

void HandBars::setShares(HandShare before, HandShare after)
{
    m_before = before;
    m_after = after;
    setAccessibleName(text());
    updateGeometry();
    update();
}

QString HandBars::text() const
{
    QStringList parts;
    if (m_before.all > 0)
        parts << tr("before %1").arg(figures(m_before));
    if (m_after.all > 0)
        parts << tr("after %1").arg(figures(m_after));
    return listed(parts);
}

QSize HandBars::sizeHint() const
{
    const int rows = (m_before.all > 0 ? 1 : 0) + (m_after.all > 0 ? 1 : 0);
    return {24 * fontMetrics().averageCharWidth(), rows * (fontMetrics().height() + 4)};
}

QSize HandBars::minimumSizeHint() const { return sizeHint(); }

void HandBars::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Colours& colours = coloursOf(palette());
    const QFontMetrics metrics = fontMetrics();
    const QString before = tr("first vote"), after = tr("second vote");
    const int names = std::max(metrics.horizontalAdvance(before), metrics.horizontalAdvance(after)) + gap;
    const int counts = metrics.horizontalAdvance(figures({Hands::most, Hands::most})) + gap;
    const int longest = std::max(0, width() - names - counts);
    const int rowHeight = metrics.height() + 4;
    int top = 0;
    for (const auto& [name, share, colour] :
         {std::tuple(before, m_before, colours.bar), std::tuple(after, m_after, colours.accent)}) {
        if (share.all == 0)
            continue;
        painter.setPen(colours.textMuted);
        painter.drawText(QRect(0, top, names, rowHeight), Qt::AlignLeft | Qt::AlignVCenter, name);
        const int length = static_cast<int>(std::lround(static_cast<double>(longest) * share.hands / share.all));
        painter.fillRect(QRect(names, top + 3, std::max(2, length), rowHeight - 6), colour);
        painter.setPen(colours.text);
        painter.drawText(QRect(names + std::max(2, length) + gap, top, counts, rowHeight),
                         Qt::AlignLeft | Qt::AlignVCenter, figures(share));
        top += rowHeight;
    }
}

} // namespace tilescope
