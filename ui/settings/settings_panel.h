#pragma once

#include "ui/shell/panel_kind.h"

#include <QWidget>

#include <map>
#include <string>

class QVBoxLayout;

namespace tilescope
{

inline constexpr PanelKey settingsPanel{"settings"};
PanelKind settingsPanelKind();

class BlockControl;
class MachineControl;
class OperationPicker;
class ParameterControl;
class ProblemNote;
class SettingsModel;

/// Every setting of a recipe, made from the registry's declarations. Shows the settings and changes them; an invalid
/// setting is explained beside its control with a button that sets a valid value.
class SettingsPanel : public QWidget
{
    Q_OBJECT

public:
    explicit SettingsPanel(SettingsModel& settings, QWidget* parent = nullptr);

    OperationPicker* operationPicker() const { return m_operation; }
    MachineControl* machineControl() const { return m_machine; }
    BlockControl* blockControl() const { return m_block; }
    ParameterControl* parameterControl(const std::string& name) const; ///< null if the operation has no such parameter
    ProblemNote* problemNote(const std::string& field) const;          ///< null for an unknown field

private:
    void addNote(const std::string& field, QVBoxLayout* column);
    void showParameters();
    void showProblem();

    SettingsModel& m_settings;
    OperationPicker* m_operation;
    BlockControl* m_block;
    MachineControl* m_machine;
    QWidget* m_parameterSection;
    QVBoxLayout* m_parameterColumn;
    std::string m_parametersOf; ///< the operation whose parameters are shown
    std::map<std::string, ParameterControl*> m_parameters;
    std::map<std::string, ProblemNote*> m_notes; ///< by field
};

} // namespace tilescope
