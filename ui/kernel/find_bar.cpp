#include "ui/kernel/find_bar.h"

#include "ui/parts/labels.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QToolButton>

#include <Qsci/qsciscintilla.h>

namespace tilescope
{

FindBar::FindBar(QsciScintilla& text, QWidget* parent)
    : QWidget(parent), m_text(text), m_line(new QLineEdit), m_note(mutedLabel({}))
{
    auto* previous = toolButton(QStringLiteral("↑"), tr("Previous match (Shift+Enter)"));
    auto* next = toolButton(QStringLiteral("↓"), tr("Next match (Enter)"));
    m_line->setPlaceholderText(tr("Find in the kernel"));
    m_line->setAccessibleName(tr("Find in the kernel"));
    m_line->installEventFilter(this);
    m_note->setWordWrap(false);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 4, 8, 4);
    row->setSpacing(4);
    row->addWidget(m_line, 1);
    row->addWidget(m_note);
    row->addWidget(previous);
    row->addWidget(next);
    connect(m_line, &QLineEdit::textChanged, this, [this] { find(true, true); });
    connect(previous, &QToolButton::clicked, this, [this] { find(false, false); });
    connect(next, &QToolButton::clicked, this, [this] { find(true, false); });
    setVisible(false);
}

void FindBar::open()
{
    if (!isAncestorOf(QApplication::focusWidget()))
        m_before = QApplication::focusWidget();
    setVisible(true);
    const QString selected = m_text.selectedText();
    if (!selected.isEmpty() && !selected.contains(QLatin1Char('\n')))
        m_line->setText(selected);
    m_line->selectAll();
    m_line->setFocus();
}

QString FindBar::note() const { return m_note->text(); }

void FindBar::find(bool forwards, bool fromSelection)
{
    m_note->clear();
    if (m_line->text().isEmpty())
        return;
    int line = 0, index = 0, endLine = 0, endIndex = 0;
    if (m_text.hasSelectedText())
        m_text.getSelection(&line, &index, &endLine, &endIndex);
    else
        m_text.getCursorPosition(&line, &index), endLine = line, endIndex = index;
    const bool fromStart = fromSelection || !forwards;
    const bool isFound = m_text.findFirst(m_line->text(), false, false, false, true, forwards,
                                          fromStart ? line : endLine, fromStart ? index : endIndex);
    if (!isFound)
        m_note->setText(tr("not found"));
}

void FindBar::close()
{
    setVisible(false);
    if (m_before && m_before->isVisible())
        m_before->setFocus();
}

bool FindBar::eventFilter(QObject* watched, QEvent* event)
{
    const bool isOverride = event->type() == QEvent::ShortcutOverride; // Escape is a command of the window too
    if (watched != m_line || (event->type() != QEvent::KeyPress && !isOverride))
        return QWidget::eventFilter(watched, event);
    auto* const key = static_cast<QKeyEvent*>(event);
    const bool isEnter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    const bool isOurs = key->key() == Qt::Key_Escape || (isEnter && !key->modifiers().testFlag(Qt::ControlModifier));
    if (!isOurs)
        return QWidget::eventFilter(watched, event);
    if (isOverride)
        event->accept();
    else if (isEnter)
        find(!key->modifiers().testFlag(Qt::ShiftModifier), false);
    else
        close();
    return true;
}

} // namespace tilescope
