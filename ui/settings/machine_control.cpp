#include "ui/settings/machine_control.h"

#include "ui/parts/labels.h"
#include "ui/parts/tables/table_text.h"
#include "ui/session/setting_list.h"
#include "ui/session/settings_model.h"
#include "ui/settings/row_name.h"
#include "ui/translation.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QSignalBlocker>

namespace tilescope
{

MachineControl::MachineControl(SettingsModel& settings, QWidget* parent)
    : QWidget(parent), m_settings(settings), m_detail(mutedLabel(tr("Looking for a GPU and compilers…")))
{
    const Parameter sizes = compileTimeSizes();
    m_sizes = new QCheckBox(labelOf(sizes));
    m_sizes->setToolTip(plainToolTip(translated(sizes.meaning)));
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(4);
    grid->setColumnStretch(1, 1);
    int row = 0;
    for (const SettingList& list : machineLists(settings.environment())) {
        auto* box = new QComboBox;
        box->setAccessibleName(list.label);
        box->setFocusPolicy(Qt::StrongFocus);
        box->setToolTip(list.meaning);
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        grid->addWidget(rowName(list.label, box), row, 0);
        grid->addWidget(box, row, 1);
        m_boxes[list.field] = box;
        if (list.field == "compiler")
            grid->addWidget(m_sizes, ++row, 1);
        ++row;
        connect(box, &QComboBox::currentIndexChanged, this, [this, box, field = list.field] {
            m_settings.change(field, box->currentData().toString().toStdString());
        });
    }
    grid->addWidget(m_detail, row, 0, 1, 2);
    fill();
    connect(m_sizes, &QCheckBox::toggled, this,
            [this, field = sizes.name](bool isOn) { m_settings.change(field, isOn); });
    connect(&settings, &SettingsModel::changed, this, &MachineControl::showSettings);
    connect(&settings, &SettingsModel::environmentChanged, this, [this] {
        fill();
        const Environment& environment = m_settings.environment();
        QStringList lines;
        if (environment.deviceLost)
            lines << tr("The GPU was lost after an error in a kernel. Restart Tilescope to use it again.");
        else if (environment.device.device)
            lines << QString::fromStdString(environment.device.device->name);
        else
            lines << translated(environment.device.reason);
        QStringList compilers;
        for (const auto& found : environment.compilers)
            if (!found.name.empty())
                compilers << QString::fromStdString(found.name);
        lines << (compilers.isEmpty() ? tr("No compiler was found.") : listed(compilers));
        m_detail->setText(lines.join(QLatin1Char('\n')));
    });
}

void MachineControl::fill()
{
    for (const SettingList& list : machineLists(m_settings.environment())) {
        QComboBox& box = *m_boxes.at(list.field);
        const QSignalBlocker quiet(box);
        box.clear();
        for (const SettingList::Choice& choice : list.choices) {
            box.addItem(choice.title, QString::fromStdString(choice.value));
            box.setItemData(box.count() - 1, plainToolTip(choice.meaning), Qt::ToolTipRole);
        }
    }
    showSettings();
}

void MachineControl::showSettings()
{
    for (const auto& [field, box] : m_boxes) {
        const QSignalBlocker quiet(box);
        const QString value = QString::fromStdString(toText(m_settings.value(field)));
        if (box->findData(value) < 0) // a GPU missing in the table, from a file or another version
            box->addItem(value, value);
        box->setCurrentIndex(box->findData(value));
    }
    const QSignalBlocker quiet(m_sizes);
    m_sizes->setChecked(m_settings.recipe().compileTimeSizes);
}

} // namespace tilescope
