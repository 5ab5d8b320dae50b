#include "ui/settings/operation_picker.h"

#include "ui/parts/brief_label.h"
#include "ui/session/settings_model.h"
#include "ui/settings/choice_slider.h"
#include "ui/translation.h"

#include <QVBoxLayout>

namespace tilescope
{

OperationPicker::OperationPicker(SettingsModel& settings, QWidget* parent)
    : QWidget(parent), m_settings(settings), m_choice(new ChoiceSlider(tr("Operation"), new QComboBox)),
      m_summary(new BriefLabel(2))
{
    fill();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_choice);
    column->addWidget(m_summary);
    connect(m_choice, &ChoiceSlider::chosen, this,
            [this](const QString& operation) { m_settings.pickOperation(operation.toStdString()); });
    connect(&settings, &SettingsModel::operationsChanged, this, &OperationPicker::fill);
    connect(&settings, &SettingsModel::changed, this, &OperationPicker::showSettings);
    connect(&settings, &SettingsModel::pictureChanged, this, &OperationPicker::showSettings);
    showSettings();
}

void OperationPicker::setBrief(bool isBrief) { m_summary->setVisible(!isBrief); }

void OperationPicker::fill()
{
    QList<ChoiceSlider::Item> items;
    for (const Operation& operation : m_settings.registry().operations())
        items << ChoiceSlider::Item{translated(operation.title),
                                    QString::fromStdString(operation.name),
                                    QString::fromStdString(operation.file.empty() ? operation.text : operation.file),
                                    {}};
    m_choice->setItems(items);
}

QComboBox* OperationPicker::operationBox() const { return m_choice->box(); }

/// What the operation does to a colour picture is more important than its summary.
void OperationPicker::showSettings()
{
    const Operation& operation = m_settings.operation();
    const QString summary = translated(operation.summary);
    const bool isConverted = m_settings.picture() == PixelFormat::Rgb8 && operation.greyOnly;
    m_choice->setChosen(QString::fromStdString(operation.name));
    operationBox()->setToolTip(summary + u'\n' + QString::fromStdString(operation.text));
    m_summary->setFullText(isConverted ? tr("The colour image is converted to grey first.") : summary);
}

} // namespace tilescope
