#pragma once

#include <QWidget>

#include <string>

class QComboBox;

namespace tilescope
{

class BriefLabel;
class ChoiceSlider;
class SettingsModel;

/// The operation, and a line on what it does.
class OperationPicker : public QWidget
{
    Q_OBJECT

public:
    explicit OperationPicker(SettingsModel& settings, QWidget* parent = nullptr);

    ChoiceSlider* choice() const { return m_choice; }
    void setBrief(bool isBrief); ///< without the line on what it does, which is also the list's tool tip
    QComboBox* operationBox() const;

private:
    void fill(); ///< with the registry's operations
    void showSettings();

    SettingsModel& m_settings;
    ChoiceSlider* m_choice;
    BriefLabel* m_summary;
};

} // namespace tilescope
