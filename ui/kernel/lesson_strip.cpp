#include "ui/kernel/lesson_strip.h"

#include "ui/parts/labels.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace tilescope
{

LessonStrip::LessonStrip(QWidget* parent)
    : QFrame(parent), m_title(headingLabel({})), m_lesson(new QLabel), m_repair(new QPushButton(tr("Repair it")))
{
    setProperty("severity", QStringLiteral("warning"));
    m_lesson->setWordWrap(true);
    m_lesson->setTextFormat(Qt::PlainText);
    m_repair->setProperty("role", QStringLiteral("cure"));
    m_repair->setCursor(Qt::PointingHandCursor);
    m_repair->setToolTip(tr("Remove the mistake and the settings that came with it"));
    auto* top = new QHBoxLayout;
    top->addWidget(m_title, 1);
    top->addWidget(m_repair);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 6, 8, 8);
    column->setSpacing(4);
    column->addLayout(top);
    column->addWidget(m_lesson);
    connect(m_repair, &QPushButton::clicked, this, &LessonStrip::repairWanted);
    setVisible(false);
}

void LessonStrip::setLesson(const QString& title, const QString& lesson)
{
    m_title->setText(title);
    m_lesson->setText(lesson);
    setVisible(true);
}

void LessonStrip::clear()
{
    m_lesson->clear();
    setVisible(false);
}

QString LessonStrip::lesson() const { return m_lesson->text(); }

} // namespace tilescope
