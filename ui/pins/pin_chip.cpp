#include "ui/pins/pin_chip.h"

#include "ui/parts/labels.h"
#include "ui/parts/tables/table_text.h"
#include "ui/pins/pin_badge.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QToolButton>

namespace tilescope
{

PinChip::PinChip(QWidget* parent)
    : QFrame(parent), m_name(toolButton({}, {})), m_close(toolButton(QStringLiteral("✕"), tr("Unpin this run")))
{
    setProperty("role", QStringLiteral("pin"));
    m_name->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_name->setIconSize(QSize(pinBadgeSize, pinBadgeSize));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(1, 1, 1, 1);
    row->setSpacing(0);
    row->addWidget(m_name);
    row->addWidget(m_close);
    connect(m_name, &QToolButton::clicked, this, [this] { emit baselineWanted(m_title.letter); });
    connect(m_close, &QToolButton::clicked, this, [this] { emit unpinWanted(m_title.letter); });
}

/// A leading blank, as styles leave no space between the icon and the text.
QString PinChip::text() const
{
    return QLatin1Char(' ') + (m_title.isBaseline ? tr("%1 – baseline").arg(m_title.name) : m_title.name);
}

void PinChip::setTitle(const PinTitle& title)
{
    m_title = title;
    setRole(*this, title.isBaseline ? "pin-baseline" : "pin");
    m_name->setIcon(pinBadge(title.letter, coloursOf(palette())));
    m_name->setText(text());
    m_name->setAccessibleName(QStringLiteral("%1: %2").arg(QLatin1Char(title.letter)).arg(text().trimmed()));
    m_name->setToolTip(plainToolTip(title.description + QLatin1Char('\n') +
                                    (title.isBaseline ? tr("The baseline: all differences are relative to this run.")
                                                      : tr("Click to make this run the baseline."))));
    m_close->setToolTip(tr("Unpin %1 (Delete)").arg(QLatin1Char(title.letter)));
    m_close->setAccessibleName(tr("Unpin %1").arg(QLatin1Char(title.letter)));
}

int PinChip::nameWidth() const { return fontMetrics().horizontalAdvance(text()) + 2; }

void PinChip::setNameWidth(int pixels) { m_name->setText(fontMetrics().elidedText(text(), Qt::ElideRight, pixels)); }

void PinChip::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        m_name->setIcon(pinBadge(m_title.letter, coloursOf(palette())));
}

void PinChip::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace)
        emit unpinWanted(m_title.letter);
    else
        QFrame::keyPressEvent(event);
}

} // namespace tilescope
