#pragma once

#include "gpu/operations/registry.h"

#include <QWidget>

#include <vector>

class QButtonGroup;
class QComboBox;
class QLabel;
class QRadioButton;
class QVBoxLayout;

namespace tilescope
{

class SettingsModel;

/// The operation, a button for each strategy, and the chosen strategy's idea under them.
class OperationPicker : public QWidget
{
    Q_OBJECT

public:
    explicit OperationPicker(SettingsModel& settings, QWidget* parent = nullptr);

    QComboBox* operationBox() const { return m_box; }
    QRadioButton* strategyButton(const std::string& name) const; ///< null if there is no such strategy

private:
    void showSettings();
    void showGreyNote(); ///< says that an operation on grey pictures first converts the picture
    void fillStrategies(const Operation& operation);

    SettingsModel& m_settings;
    std::string m_operation; ///< whose strategies are listed
    QComboBox* m_box;
    QLabel* m_summary;
    QLabel* m_greyNote;
    QLabel* m_idea;
    QVBoxLayout* m_list;
    QButtonGroup* m_group;
    std::vector<QRadioButton*> m_buttons;
};

} // namespace tilescope
