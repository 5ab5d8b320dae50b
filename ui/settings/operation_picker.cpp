#include "ui/settings/operation_picker.h"

#include "ui/parts/labels.h"
#include "ui/session/settings_model.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QRadioButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace tilescope
{

OperationPicker::OperationPicker(SettingsModel& settings, QWidget* parent)
    : QWidget(parent), m_settings(settings), m_box(new QComboBox), m_summary(mutedLabel({})),
      m_greyNote(mutedLabel({})), m_idea(mutedLabel({})), m_list(new QVBoxLayout), m_group(new QButtonGroup(this))
{
    for (const auto& operation : settings.registry().operations())
        m_box->addItem(QString::fromStdString(operation.title), QString::fromStdString(operation.name));
    m_box->setAccessibleName(tr("Operation"));
    m_box->setFocusPolicy(Qt::StrongFocus);
    m_greyNote->setText(tr("Works on grey: the colour picture is converted first (luma of ITU-R BT.601)."));
    auto* operationHeading = headingLabel(tr("Operation"));
    operationHeading->setBuddy(m_box);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(operationHeading);
    column->addWidget(m_box);
    column->addWidget(m_summary);
    column->addWidget(m_greyNote);
    column->addSpacing(8);
    column->addWidget(thinLine());
    column->addSpacing(8);
    column->addWidget(headingLabel(tr("Strategy")));
    m_list->setSpacing(4);
    column->addLayout(m_list);
    column->addWidget(m_idea);

    connect(m_box, &QComboBox::currentIndexChanged, this,
            [this] { m_settings.pickOperation(m_box->currentData().toString().toStdString()); });
    connect(&settings, &SettingsModel::changed, this, &OperationPicker::showSettings);
    connect(&settings, &SettingsModel::pictureChanged, this, &OperationPicker::showGreyNote);
    showSettings();
}

void OperationPicker::showSettings()
{
    const Operation& operation = m_settings.operation();
    if (operation.name != m_operation) {
        m_operation = operation.name;
        const QSignalBlocker quiet(m_box);
        m_box->setCurrentIndex(m_box->findData(QString::fromStdString(operation.name)));
        m_summary->setText(QString::fromStdString(operation.summary));
        m_box->setToolTip(QString::fromStdString(operation.text));
        fillStrategies(operation);
        showGreyNote();
    }
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        if (operation.strategies[i].name != m_settings.recipe().strategy)
            continue;
        m_buttons[i]->setChecked(true);
        m_idea->setText(QString::fromStdString(operation.strategies[i].idea));
    }
}

void OperationPicker::showGreyNote()
{
    m_greyNote->setVisible(m_settings.picture() == PixelFormat::Rgb8 && m_settings.operation().greyOnly);
}

QRadioButton* OperationPicker::strategyButton(const std::string& name) const
{
    for (auto* button : m_buttons)
        if (button->objectName() == QString::fromStdString(name))
            return button;
    return nullptr;
}

void OperationPicker::fillStrategies(const Operation& operation)
{
    for (auto* button : m_buttons)
        delete button;
    m_buttons.clear();
    for (const auto& strategy : operation.strategies) {
        auto* button = new QRadioButton(QString::fromStdString(strategy.title));
        button->setObjectName(QString::fromStdString(strategy.name));
        button->setToolTip(QString::fromStdString(strategy.idea));
        button->setAccessibleDescription(QString::fromStdString(strategy.idea));
        m_group->addButton(button);
        m_list->addWidget(button);
        m_buttons.push_back(button);
        // toggled, so that the arrow keys pick as a click does; for a setChecked by the program the model does not
        // change.
        connect(button, &QRadioButton::toggled, this, [this, name = strategy.name](bool on) {
            if (on)
                m_settings.pickStrategy(name);
        });
    }
}

} // namespace tilescope
