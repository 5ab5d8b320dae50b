#include "ui/block/punch_card_view.h"

#include "ui/parts/labels.h"
#include "ui/theme/colours.h"
#include "ui/trace/step_kind.h"
#include "ui/trace/step_text.h"
#include "ui/translation.h"

#include <QPainter>

#include <algorithm>

namespace tilescope
{

namespace
{

constexpr int banks = 32, lanes = 32;
constexpr double widestCell = 22, highestCell = 16;

} // namespace

PunchCardView::PunchCardView(QWidget* parent) : TipView(parent)
{
    keepFontShare(*this, 0.88);
    setMouseTracking(true);
    setAccessibleName(tr("Lanes and banks"));
}

void PunchCardView::setPicture(const QString& caption, const BankPicture& picture)
{
    m_caption = caption;
    m_picture = picture;
    setAccessibleDescription(titled(caption, listed(bankFigures(picture))));
    update();
}

PunchCardView::Layout PunchCardView::layoutOf() const
{
    const int line = fontMetrics().height();
    const double left = fontMetrics().horizontalAdvance(QStringLiteral("31")) + 6;
    const double top = 2 * line + 2; // the caption and the figures
    Layout layout;
    layout.feet = line + 2;
    layout.column = std::clamp((width() - left - 2) / banks, 2.0, widestCell);
    layout.row = std::clamp((height() - top - layout.feet) / lanes, 1.0, highestCell);
    layout.card = {left, top, layout.column * banks, layout.row * lanes};
    return layout;
}

/// A cool colour for lanes that are served at once, warmer the longer a lane waits.
QColor PunchCardView::wavefrontColour(unsigned wavefront) const
{
    const bool dark = coloursOf(palette()).dark;
    if (wavefront == 0)
        return colourOf(StepKind::SharedLoad, dark);
    const QColor first = dark ? QColor(0xff, 0xc0, 0x4d) : QColor(0xc2, 0x77, 0x00);
    const QColor last = dark ? QColor(0xff, 0x5f, 0x57) : QColor(0xb0, 0x12, 0x12);
    const double part = std::min(1.0, (wavefront - 1) / 6.0);
    const auto mix = [part](int a, int b) { return static_cast<int>(a + part * (b - a)); };
    return {mix(first.red(), last.red()), mix(first.green(), last.green()), mix(first.blue(), last.blue())};
}

void PunchCardView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Colours& colours = coloursOf(palette());
    const Layout layout = layoutOf();
    const int line = fontMetrics().height();
    const bool isWorse = m_picture.wavefronts > m_picture.ideal;
    painter.setPen(colours.text);
    painter.drawText(QRect(0, 0, width(), line), static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter),
                     fontMetrics().elidedText(m_caption, Qt::ElideRight, width()));
    painter.setPen(isWorse ? colours.error : colours.good);
    painter.drawText(QRect(0, line, width(), line), static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter),
                     bankFigures(m_picture).constFirst());
    paintGrid(painter, layout);
    paintCells(painter, layout);
    paintBanks(painter, layout);
}

void PunchCardView::paintGrid(QPainter& painter, const Layout& layout) const
{
    const Colours& colours = coloursOf(palette());
    painter.fillRect(layout.card, colours.surface);
    painter.setPen(QPen(colours.line, 1));
    for (int i = 0; i <= banks; i += 8)
        painter.drawLine(QPointF(layout.card.left() + i * layout.column, layout.card.top()),
                         QPointF(layout.card.left() + i * layout.column, layout.card.bottom()));
    for (int i = 0; i <= lanes; i += 8)
        painter.drawLine(QPointF(layout.card.left(), layout.card.top() + i * layout.row),
                         QPointF(layout.card.right(), layout.card.top() + i * layout.row));
    painter.setPen(colours.textMuted);
    const int line = fontMetrics().height();
    for (int lane = 0; lane < lanes; lane += layout.row * 8 >= line ? 8 : 16)
        painter.drawText(QRectF(0, layout.card.top() + lane * layout.row, layout.card.left() - 4,
                                std::max<double>(layout.row, line)),
                         Qt::AlignRight | Qt::AlignTop, QString::number(lane));
}

void PunchCardView::paintCells(QPainter& painter, const Layout& layout) const
{
    const Colours& colours = coloursOf(palette());
    const bool writes = layout.row >= fontMetrics().height() - 3 && layout.column >= 12;
    for (const BankPicture::Cell& cell : m_picture.cells) {
        const QRectF rect(layout.card.left() + cell.bank * layout.column, layout.card.top() + cell.lane * layout.row,
                          layout.column, layout.row);
        const double inset = layout.row > 5 ? 0.5 : 0;
        const QRectF inner = rect.adjusted(inset, inset, -inset, -inset);
        QColor fill = wavefrontColour(cell.wavefront);
        if (cell.broadcast)
            fill.setAlpha(colours.dark ? 150 : 140);
        painter.fillRect(inner, fill);
        if (!writes)
            continue;
        painter.setPen(cell.broadcast || colours.dark ? (colours.dark ? QColor(Qt::black) : colours.text)
                                                      : QColor(Qt::white));
        painter.drawText(rect, Qt::AlignCenter, QString::number(cell.wavefront));
    }
}

void PunchCardView::paintBanks(QPainter& painter, const Layout& layout) const
{
    const Colours& colours = coloursOf(palette());
    const int line = fontMetrics().height();
    const double top = layout.card.bottom() + 2;
    const bool writesAll = layout.column >= fontMetrics().horizontalAdvance(QStringLiteral("32")) + 1;
    for (int bank = 0; bank < banks; ++bank) {
        const unsigned words = m_picture.wordsOfBank[static_cast<std::size_t>(bank)];
        const QRectF place(layout.card.left() + bank * layout.column, top, layout.column, line);
        if (writesAll) {
            painter.setPen(words > 1 ? colours.error : colours.textMuted);
            painter.drawText(place, Qt::AlignCenter, words ? QString::number(words) : QString());
        } else if (words > 0) {
            const double height = std::min<double>(line, 3.0 * words);
            painter.fillRect(QRectF(place.left() + 0.5, top, std::max(1.0, place.width() - 1), height),
                             wavefrontColour(words - 1));
        }
    }
}

QString PunchCardView::toolTipAt(QPoint position) const
{
    const Layout layout = layoutOf();
    const QPointF in = position - layout.card.topLeft();
    if (position.y() > layout.card.bottom() && position.x() >= layout.card.left()) {
        const auto bank = static_cast<std::size_t>(in.x() / layout.column);
        if (bank >= banks)
            return {};
        const unsigned words = m_picture.wordsOfBank.at(bank);
        return words == 1 ? tr("Bank %1 receives requests for 1 word.").arg(bank)
                          : tr("Bank %1 receives requests for %2 different words.").arg(bank).arg(words);
    }
    if (!layout.card.contains(position))
        return {};
    const auto bank = static_cast<unsigned>(in.x() / layout.column), lane = static_cast<unsigned>(in.y() / layout.row);
    for (const BankPicture::Cell& cell : m_picture.cells)
        if (cell.bank == bank && cell.lane == lane)
            return tr("Lane %1 requests word %3 from bank %2; wavefront %4 of %5 serves it%6.")
                .arg(lane)
                .arg(bank)
                .arg(cell.word)
                .arg(cell.wavefront + 1)
                .arg(m_picture.wavefronts)
                .arg(cell.broadcast ? tr(", together with other lanes that request it") : QString());
    return tr("Lane %1, bank %2").arg(lane).arg(bank);
}

} // namespace tilescope
