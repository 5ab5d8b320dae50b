#pragma once

#include <QWidget>

#include <map>
#include <string>

class QCheckBox;
class QComboBox;
class QLabel;

namespace tilescope
{

class SettingsModel;

/// Where kernels run, which compiler is used, which GPU the emulator models and whether it counts.
class MachineControl : public QWidget
{
    Q_OBJECT

public:
    explicit MachineControl(SettingsModel& settings, QWidget* parent = nullptr);

    QComboBox* gpuBox() const { return m_boxes.at("gpu"); }
    QComboBox* countersBox() const { return m_boxes.at("counters"); }

private:
    void fill(); ///< with what the machine provides
    void showSettings();

    SettingsModel& m_settings;
    std::map<std::string, QComboBox*> m_boxes; ///< by field
    QCheckBox* m_sizes;
    QLabel* m_detail;
};

} // namespace tilescope
