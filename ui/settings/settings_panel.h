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
class Fold;
class ImageControl;
class MachineControl;
class OperationPicker;
class ParameterControl;
class ProblemNote;
class SettingsModel;
class StrategyControl;

/// The picture and every setting of a recipe, made from the registry's declarations: one column in which nothing moves
/// when another setting changes, and which fits a small screen. Shows the settings and changes them; an invalid setting
/// is explained under its control with a button that sets a valid value.
class SettingsPanel : public QWidget
{
    Q_OBJECT

public:
    explicit SettingsPanel(SettingsModel& settings, QWidget* parent = nullptr);

    ImageControl* imageControl() const { return m_image; }
    OperationPicker* operationPicker() const { return m_operation; }
    StrategyControl* strategyControl() const { return m_strategy; }
    MachineControl* machineControl() const { return m_machine; }
    BlockControl* blockControl() const { return m_block; }
    ParameterControl* parameterControl(const std::string& name) const; ///< null if the operation has no such parameter
    ProblemNote* problemNote(const std::string& field) const;          ///< null for an unknown field

    /// Unfolds the machine's settings if there is room for them, until the user folds or unfolds them.
    void setRoom(int height);
    /// Six controls for a beginner: image, operation, strategy, block and the operation's main parameter. The rest is
    /// folded until the user wants it.
    void setBrief(bool isBrief);

protected:
    void changeEvent(QEvent* event) override;

private:
    void addNote(const std::string& field, QVBoxLayout* column);
    void showParameters();
    void showProblem();

    SettingsModel& m_settings;
    ImageControl* m_image;
    OperationPicker* m_operation;
    StrategyControl* m_strategy;
    BlockControl* m_block;
    MachineControl* m_machine;
    QWidget* m_mainParameter; ///< the section of the first one
    QVBoxLayout* m_mainColumn;
    Fold *m_more, *m_machineFold; ///< m_more: the other parameters
    bool m_isBrief = false;
    std::string m_parametersOf; ///< the operation whose parameters are shown
    std::map<std::string, ParameterControl*> m_parameters;
    std::map<std::string, ProblemNote*> m_notes; ///< by field
};

} // namespace tilescope
