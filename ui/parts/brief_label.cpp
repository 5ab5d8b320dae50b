#include "ui/parts/brief_label.h"

#include "ui/parts/labels.h"
#include "ui/parts/tables/table_text.h"

#include <QEvent>
#include <QTextLayout>

#include <algorithm>

namespace tilescope
{

BriefLabel::BriefLabel(int lines, QWidget* parent) : QLabel(parent), m_lines(lines)
{
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    setAlignment(Qt::AlignLeft | Qt::AlignTop);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    setRole(*this, "muted");
}

void BriefLabel::setFullText(const QString& text)
{
    m_full = text;
    setAccessibleName(text);
    shorten();
}

QSize BriefLabel::sizeHint() const { return {120, m_lines * fontMetrics().lineSpacing() + 2}; }
QSize BriefLabel::minimumSizeHint() const { return sizeHint(); }

int BriefLabel::linesOf(const QString& text) const
{
    QTextLayout layout(QString(text).replace(u'\n', QChar::LineSeparator), font());
    layout.beginLayout();
    int lines = 0;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(std::max(1, width() - 2));
        ++lines;
    }
    layout.endLayout();
    return lines;
}

/// Ends at the last clause that fits, if that leaves more than half of the text that fits.
void BriefLabel::shorten()
{
    QString shown = m_full;
    if (linesOf(m_full) > m_lines) {
        constexpr QStringView ends = u";,.";
        qsizetype word = 0, clause = 0;
        for (qsizetype space = m_full.indexOf(u' '); space > 0; space = m_full.indexOf(u' ', space + 1)) {
            if (linesOf(m_full.left(space) + QStringLiteral(" …")) > m_lines)
                break;
            word = space;
            if (ends.contains(m_full[space - 1]))
                clause = space;
        }
        shown = m_full.left(2 * clause > word ? clause - 1 : word) + QStringLiteral(" …");
    }
    setToolTip(shown == m_full ? QString() : plainToolTip(m_full));
    if (shown != text())
        setText(shown);
}

void BriefLabel::resizeEvent(QResizeEvent* event)
{
    QLabel::resizeEvent(event);
    shorten();
}

void BriefLabel::changeEvent(QEvent* event)
{
    QLabel::changeEvent(event);
    if (event->type() != QEvent::FontChange && event->type() != QEvent::StyleChange)
        return;
    updateGeometry();
    shorten();
}

YieldingLabel::YieldingLabel(QWidget* parent) : QLabel(parent) { setTextFormat(Qt::PlainText); }

void YieldingLabel::setFullText(const QString& text)
{
    m_full = text;
    updateGeometry();
    shorten();
}

QSize YieldingLabel::sizeHint() const
{
    const QSize own = QLabel::sizeHint();
    const QFontMetrics letters = fontMetrics();
    return {own.width() + letters.horizontalAdvance(m_full) - letters.horizontalAdvance(text()), own.height()};
}

QSize YieldingLabel::minimumSizeHint() const
{
    return {std::min(sizeHint().width(), 6 * fontMetrics().averageCharWidth()), QLabel::minimumSizeHint().height()};
}

void YieldingLabel::shorten()
{
    const QString shown = fontMetrics().elidedText(m_full, Qt::ElideRight, contentsRect().width());
    if (shown != text())
        setText(shown);
}

void YieldingLabel::resizeEvent(QResizeEvent* event)
{
    QLabel::resizeEvent(event);
    shorten();
}

void YieldingLabel::changeEvent(QEvent* event)
{
    QLabel::changeEvent(event);
    if (event->type() != QEvent::FontChange && event->type() != QEvent::StyleChange)
        return;
    updateGeometry();
    shorten();
}

} // namespace tilescope
