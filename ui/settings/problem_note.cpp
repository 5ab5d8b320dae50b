#include "ui/settings/problem_note.h"

#include "ui/parts/labels.h"

#include <QAccessible>
#include <QPushButton>
#include <QVBoxLayout>

namespace tilescope
{

ProblemNote::ProblemNote(QWidget* parent) : QWidget(parent), m_text(mutedLabel({})), m_cure(new QPushButton)
{
    m_cure->setProperty("role", QStringLiteral("cure"));
    m_cure->setCursor(Qt::PointingHandCursor);
    m_cure->setAutoDefault(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 4, 0, 0);
    column->setSpacing(4);
    column->addWidget(m_text);
    column->addWidget(m_cure, 0, Qt::AlignLeft);
    connect(m_cure, &QPushButton::clicked, this, &ProblemNote::cureRequested);
    clear();
}

void ProblemNote::setProblem(const QString& message, const QString& cure)
{
    setRole(*m_text, "error");
    m_text->setText(message);
    m_cure->setText(cure);
    m_cure->setAccessibleName(cure);
    m_cure->setVisible(!cure.isEmpty());
    setVisible(true);
    QAccessibleEvent alert(m_text, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void ProblemNote::setRemark(const QString& text)
{
    setRole(*m_text, "muted");
    m_text->setText(text);
    m_cure->setVisible(false);
    setVisible(true);
}

void ProblemNote::clear()
{
    m_text->clear();
    setVisible(false);
}

QString ProblemNote::message() const { return m_text->text(); }

} // namespace tilescope
