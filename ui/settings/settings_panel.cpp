#include "ui/settings/settings_panel.h"

#include "ui/parts/labels.h"
#include "ui/parts/run_name.h"
#include "ui/session/settings_model.h"
#include "ui/settings/block_control.h"
#include "ui/settings/image_control.h"
#include "ui/settings/machine_control.h"
#include "ui/settings/operation_picker.h"
#include "ui/settings/parameter_control.h"
#include "ui/settings/problem_note.h"
#include "ui/settings/row_name.h"
#include "ui/settings/strategy_control.h"
#include "ui/translation.h"

#include <QEvent>
#include <QToolButton>
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
    : QWidget(parent), m_settings(settings), m_image(new ImageControl), m_operation(new OperationPicker(settings)),
      m_strategy(new StrategyControl(settings)), m_block(new BlockControl(settings)),
      m_machine(new MachineControl(settings)), m_parameterSection(new QWidget), m_machineSection(new QWidget),
      m_machineFold(new QToolButton), m_parameterColumn(new QVBoxLayout(m_parameterSection))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 8, 12, 8);
    column->setSpacing(4);
    const auto separate = [column] {
        column->addSpacing(2);
        column->addWidget(thinLine());
        column->addSpacing(2);
    };
    column->addWidget(m_image);
    column->addWidget(m_operation);
    addNote("operation", column);
    separate();
    column->addWidget(m_strategy);
    addNote("strategy", column);
    separate();
    column->addWidget(m_block);
    addNote("block", column);
    separate();
    m_parameterColumn->setContentsMargins(0, 0, 0, 0);
    m_parameterColumn->setSpacing(4);
    column->addWidget(m_parameterSection);
    separate();
    addMachine(column);
    column->addStretch(1);

    connect(&settings, &SettingsModel::changed, this, &SettingsPanel::showParameters);
    connect(&settings, &SettingsModel::failureChanged, this, &SettingsPanel::showProblem);
    showParameters();
    showProblem();
    unfoldMachine(false);
}

void SettingsPanel::addMachine(QVBoxLayout* column)
{
    m_machineFold->setText(tr("Machine"));
    m_machineFold->setToolTip(tr("Where kernels run, the compiler, the emulated GPU, what is counted"));
    m_machineFold->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_machineFold->setFocusPolicy(Qt::StrongFocus);
    m_machineFold->setProperty("role", QStringLiteral("section"));
    m_machineFold->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    auto* inner = new QVBoxLayout(m_machineSection);
    inner->setContentsMargins(0, 0, 0, 0);
    inner->setSpacing(4);
    inner->addWidget(m_machine);
    for (const char* const field : {"backend", "compiler", "gpu", "counters"})
        addNote(field, inner);
    column->addWidget(m_machineFold);
    column->addWidget(m_machineSection);
    connect(m_machineFold, &QToolButton::clicked, this, [this] {
        m_isFoldChosen = true;
        unfoldMachine(m_machineSection->isHidden());
    });
}

void SettingsPanel::unfoldMachine(bool isUnfolded)
{
    m_machineFold->setArrowType(isUnfolded ? Qt::DownArrow : Qt::RightArrow);
    m_machineSection->setVisible(isUnfolded);
}

void SettingsPanel::setRoom(int height)
{
    if (m_isFoldChosen)
        return;
    constexpr int spare = 24; // its texts may wrap
    const int more = m_machineSection->isHidden() ? m_machineSection->sizeHint().height() + spare : 0;
    if (const bool fits = minimumSizeHint().height() + more <= height; fits == m_machineSection->isHidden())
        unfoldMachine(fits);
}

void SettingsPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        alignRows(*this);
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
    for (const auto& parameter : operation.parameters) {
        auto* control = ParameterControl::make(parameter, m_settings);
        m_parameterColumn->addWidget(control);
        addNote(parameter.name, m_parameterColumn);
        m_parameters[parameter.name] = control;
    }
    alignRows(*this);
}

/// Why a setting is invalid, or that the program changed the block by itself.
void SettingsPanel::showProblem()
{
    for (const auto& [field, note] : m_notes)
        note->clear();
    if (const auto& own = m_settings.ownBlock())
        problemNote("block")->setRemark(
            tr("%1 requires a block of %2. Your block of %3 is restored when you choose another strategy.")
                .arg(translated(m_settings.strategy().title), blockText(m_settings.recipe().block), blockText(*own)));
    const auto& failure = m_settings.failure();
    auto* note = failure ? problemNote(failure->field.toStdString()) : nullptr;
    if (!note)
        return;
    note->setProblem(failure->message, failure->nearest ? tr("Use %1").arg(shown(*failure->nearest)) : QString());
    if (m_machineSection->isAncestorOf(note))
        unfoldMachine(true);
}

} // namespace tilescope
