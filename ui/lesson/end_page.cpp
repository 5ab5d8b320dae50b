#include "ui/lesson/end_page.h"

#include "ui/lesson/lesson_labels.h"
#include "ui/lesson/lesson_progress.h"
#include "ui/parts/labels.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace tilescope
{

EndPage::EndPage(QWidget* parent)
    : QWidget(parent), m_title(headingLabel({})), m_answers(new QLabel), m_goals(markdownLabel()),
      m_lessons(new QLabel), m_next(new QPushButton), m_list(new QPushButton(tr("All lessons"))),
      m_back(new QPushButton(tr("‹ Back")))
{
    for (QLabel* const line : {m_answers, m_lessons}) {
        line->setTextFormat(Qt::PlainText);
        line->setWordWrap(true);
    }
    m_back->setToolTip(tr("Last step"));
    m_next->setProperty("role", QStringLiteral("row"));
    auto* moves = new QHBoxLayout;
    moves->addWidget(m_back);
    moves->addStretch();
    moves->addWidget(m_list);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 8, 12, 12);
    column->setSpacing(10);
    column->addWidget(m_title);
    column->addWidget(m_answers);
    column->addWidget(m_goals);
    column->addWidget(thinLine());
    column->addWidget(m_lessons);
    column->addWidget(m_next);
    column->addLayout(moves);
    column->addStretch();
    connect(m_next, &QPushButton::clicked, this, [this] { emit lessonWanted(m_nextLesson); });
    connect(m_list, &QPushButton::clicked, this, &EndPage::listWanted);
    connect(m_back, &QPushButton::clicked, this, &EndPage::backWanted);
}

void EndPage::setEnd(const LessonEnd& end)
{
    const QString title = QString::fromStdString(end.text.title);
    m_title->setText(end.made.isDone() ? tr("You finished \"%1\".").arg(title)
                                       : tr("This is the end of \"%1\".").arg(title));
    m_answers->setText(
        tr("%1 of %2 steps answered, %3 correct").arg(end.made.answered).arg(end.made.steps).arg(end.made.right));
    QString goals;
    for (const std::string& goal : end.text.goals)
        goals += QStringLiteral("\n- ") + QString::fromStdString(goal);
    setMarkdown(*m_goals, goals.isEmpty() || !end.made.isDone() ? QString() : tr("**You can now:**") + u'\n' + goals);
    m_lessons->setText(tr("%1 of %2 lessons finished").arg(end.done).arg(end.lessons));
    m_nextLesson = end.next;
    m_next->setText(tr("Next: %1").arg(titleParts(end.nextTitle).first));
    m_next->setVisible(!end.next.isEmpty());
}

void EndPage::takeKeyboard()
{
    (m_next->isVisibleTo(this) ? m_next : m_list)->setFocus(Qt::ShortcutFocusReason); // shows it as Tab does
}

void EndPage::keyPressEvent(QKeyEvent* event)
{
    auto* const pressed = qobject_cast<QPushButton*>(focusWidget());
    if (pressed && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && !event->isAutoRepeat())
        pressed->click(); // Qt does so in dialogs only
    else
        QWidget::keyPressEvent(event);
}

QString EndPage::titleText() const { return m_title->text(); }
QString EndPage::progressText() const { return m_answers->text() + u'\n' + m_lessons->text(); }

} // namespace tilescope
