#pragma once

#include <QComboBox>
#include <QWidget>

#include <string>

namespace tilescope
{

class BriefLabel;
class ChoiceSlider;
class SettingsModel;
class StrategyList;

/// A combo box whose list is a StrategyList, beside the settings.
class StrategyBox : public QComboBox
{
    Q_OBJECT

public:
    explicit StrategyBox(SettingsModel& settings);

    StrategyList* list() const { return m_list; }
    void showPopup() override;
    void hidePopup() override;

private:
    StrategyList* m_list;
};

/// The memory strategy: a slider along the operation's optimisation steps and a list of them, the idea of the chosen
/// one, and which one it changes. What cannot run on this machine is grey, with the reason.
class StrategyControl : public QWidget
{
    Q_OBJECT

public:
    explicit StrategyControl(SettingsModel& settings, QWidget* parent = nullptr);

    ChoiceSlider* choice() const { return m_choice; }
    StrategyBox* box() const { return m_box; }
    void setBrief(bool isBrief); ///< without the strategy that it changes
    BriefLabel* idea() const { return m_idea; }
    BriefLabel* change() const { return m_change; }

private:
    void fill();
    void showSettings();

    SettingsModel& m_settings;
    StrategyBox* m_box;
    ChoiceSlider* m_choice;
    BriefLabel *m_idea, *m_change;
};

} // namespace tilescope
