#include "ui/launch/launch_panel.h"

#include "ui/launch/binding_model.h"
#include "ui/launch/launch_table.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace tilescope
{

LaunchPanel::LaunchPanel(QWidget* parent)
    : QWidget(parent), m_note(new QLabel(this)), m_table(new LaunchTable(this)), m_save(new QPushButton(this))
{
    m_note->setWordWrap(true);
    m_note->setTextFormat(Qt::PlainText);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_note);
    column->addWidget(m_table, 1);
    column->addWidget(m_save, 0, Qt::AlignRight);
    column->addStretch(0);
    connect(m_save, &QPushButton::clicked, this, &LaunchPanel::saveWanted);
}

void LaunchPanel::setNote(const QString& note)
{
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
}

void LaunchPanel::setFile(const QString& name, bool isChanged)
{
    m_save->setVisible(!name.isEmpty());
    m_save->setEnabled(isChanged);
    m_save->setText(tr("Save to %1").arg(QString(name).replace(u'&', QStringLiteral("&&"))));
}

BindingModel& LaunchPanel::model() const { return m_table->launches(); }

void LaunchPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    emit becameVisible();
}

} // namespace tilescope
