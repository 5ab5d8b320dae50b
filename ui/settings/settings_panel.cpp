#include "ui/settings/settings_panel.h"

#include "ui/parts/labels.h"
#include "ui/parts/run_name.h"
#include "ui/session/settings_model.h"
#include "ui/settings/block_control.h"
#include "ui/settings/fold.h"
#include "ui/settings/image_control.h"
#include "ui/settings/machine_control.h"
#include "ui/settings/operation_picker.h"
#include "ui/settings/parameter_control.h"
#include "ui/settings/problem_note.h"
#include "ui/settings/row_name.h"
#include "ui/settings/strategy_control.h"
#include "ui/translation.h"

#include <QEvent>
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
      m_machine(new MachineControl(settings)), m_mainParameter(new QWidget),
      m_mainColumn(new QVBoxLayout(m_mainParameter)),
      m_more(new Fold(tr("More"), tr("The other parameters of the operation"))),
      m_machineFold(new Fold(tr("Machine"), tr("Where kernels run, the compiler, the emulated GPU, what is counted")))
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
    m_mainColumn->setContentsMargins(0, 0, 0, 0);
    m_mainColumn->setSpacing(4);
    column->addWidget(m_mainParameter);
    column->addWidget(m_more);
    m_machineFold->column().addWidget(m_machine);
    for (const char* const field : {"backend", "compiler", "gpu", "counters"})
        addNote(field, &m_machineFold->column());
    column->addWidget(m_machineFold);
    column->addStretch(1);

    connect(&settings, &SettingsModel::changed, this, &SettingsPanel::showParameters);
    connect(&settings, &SettingsModel::failureChanged, this, &SettingsPanel::showProblem);
    showParameters();
    showProblem();
    setBrief(false);
}

void SettingsPanel::setRoom(int height)
{
    constexpr int spare = 24; // its texts may wrap
    const int more = m_machineFold->isOpen() ? 0 : m_machineFold->addedHeight() + spare;
    m_machineFold->suggestOpen(!m_isBrief && minimumSizeHint().height() + more <= height);
}

void SettingsPanel::setBrief(bool isBrief)
{
    m_isBrief = isBrief;
    m_operation->setBrief(isBrief);
    m_strategy->setBrief(isBrief);
    m_block->setBrief(isBrief);
    m_more->setFolding(isBrief);
    m_machineFold->suggestOpen(false);
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
    for (QVBoxLayout* const column : {m_mainColumn, &m_more->column()})
        while (QLayoutItem* item = column->takeAt(0)) {
            delete item->widget();
            delete item;
        }
    // The first one is the operation's main one; a list alone, such as Sobel's border, matters less than the block.
    const auto& all = operation.parameters;
    const bool hasMain = all.size() > 1 || (all.size() == 1 && all.front().type != ParameterType::Choice);
    for (const Parameter& parameter : all) {
        QVBoxLayout* const column = hasMain && &parameter == &all.front() ? m_mainColumn : &m_more->column();
        auto* control = ParameterControl::make(parameter, m_settings);
        column->addWidget(control);
        addNote(parameter.name, column);
        m_parameters[parameter.name] = control;
    }
    m_mainParameter->setVisible(hasMain);
    m_more->setVisible(m_more->column().count() > 0);
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
    for (Fold* const fold : {m_more, m_machineFold})
        if (fold->isAncestorOf(note))
            fold->setOpen(true);
}

} // namespace tilescope
