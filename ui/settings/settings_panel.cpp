#include "ui/settings/settings_panel.h"

#include "ui/parts/labels.h"
#include "ui/parts/run_name.h"
#include "ui/session/settings_model.h"
#include "ui/settings/block_control.h"
#include "ui/settings/machine_control.h"
#include "ui/settings/operation_picker.h"
#include "ui/settings/parameter_control.h"
#include "ui/settings/problem_note.h"

#include <QVBoxLayout>

namespace tilescope
{

namespace
{

QString shown(const ParameterValue& value)
{
    QString text = QString::fromStdString(toText(value));
    const auto sides = text.split(QLatin1Char('x'));
    const bool isBlock = sides.size() == 2 && !sides[0].isEmpty() && sides[0][0].isDigit();
    return isBlock ? sides.join(QChar(0x00D7)) : text;
}

} // namespace

SettingsPanel::SettingsPanel(SettingsModel& settings, QWidget* parent)
    : QWidget(parent), m_settings(settings), m_operation(new OperationPicker(settings)),
      m_block(new BlockControl(settings)), m_machine(new MachineControl(settings)), m_parameterSection(new QWidget),
      m_parameterColumn(new QVBoxLayout(m_parameterSection))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(8);
    const auto separate = [column] {
        column->addSpacing(8);
        column->addWidget(thinLine());
        column->addSpacing(8);
    };
    column->addWidget(m_operation);
    addNote("operation", column);
    addNote("strategy", column);
    separate();
    column->addWidget(headingLabel(tr("Block")));
    column->addWidget(m_block);
    addNote("block", column);
    m_parameterColumn->setContentsMargins(0, 0, 0, 0);
    m_parameterColumn->setSpacing(8);
    column->addWidget(m_parameterSection);
    separate();
    column->addWidget(headingLabel(tr("Machine")));
    column->addWidget(m_machine);
    addNote("backend", column);
    addNote("compiler", column);
    addNote("gpu", column);
    addNote("counters", column);
    column->addStretch(1);

    connect(&settings, &SettingsModel::changed, this, &SettingsPanel::showParameters);
    connect(&settings, &SettingsModel::failureChanged, this, &SettingsPanel::showProblem);
    showParameters();
    showProblem();
}

ParameterControl* SettingsPanel::parameterControl(const std::string& name) const
{
    const auto found = m_parameters.find(name);
    return found == m_parameters.end() ? nullptr : found->second;
}

ProblemNote* SettingsPanel::problemNote(const std::string& field) const
{
    const auto found = m_notes.find(field);
    return found == m_notes.end() ? nullptr : found->second;
}

void SettingsPanel::addNote(const std::string& field, QVBoxLayout* column)
{
    auto* note = new ProblemNote;
    note->setObjectName(QStringLiteral("problem-") + QString::fromStdString(field));
    column->addWidget(note);
    m_notes[field] = note;
    connect(note, &ProblemNote::cureRequested, &m_settings, &SettingsModel::cure);
}

void SettingsPanel::showParameters()
{
    const Operation& operation = m_settings.operation();
    if (m_parametersOf == operation.name)
        return;
    m_parametersOf = operation.name;
    for (const auto& [name, control] : m_parameters)
        m_notes.erase(name);
    m_parameters.clear();
    while (QLayoutItem* item = m_parameterColumn->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    m_parameterSection->setVisible(!operation.parameters.empty());
    if (operation.parameters.empty())
        return;
    m_parameterColumn->addSpacing(8);
    m_parameterColumn->addWidget(thinLine());
    m_parameterColumn->addSpacing(8);
    m_parameterColumn->addWidget(headingLabel(QString::fromStdString(operation.title)));
    for (const auto& parameter : operation.parameters) {
        auto* control = ParameterControl::make(parameter, m_settings);
        m_parameterColumn->addWidget(control);
        addNote(parameter.name, m_parameterColumn);
        m_parameters[parameter.name] = control;
    }
}

/// Why a setting is invalid, or that the program changed the block by itself.
void SettingsPanel::showProblem()
{
    for (const auto& [field, note] : m_notes)
        note->clear();
    if (const auto& own = m_settings.ownBlock())
        problemNote("block")->setRemark(tr("%1 asks for %2. The next strategy gets %3 again.")
                                            .arg(QString::fromStdString(m_settings.strategy().title),
                                                 blockText(m_settings.recipe().block), blockText(*own)));
    const auto& failure = m_settings.failure();
    if (auto* note = failure ? problemNote(failure->field.toStdString()) : nullptr)
        note->setProblem(failure->message, failure->nearest ? tr("Use %1").arg(shown(*failure->nearest)) : QString());
}

} // namespace tilescope
