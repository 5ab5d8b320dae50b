#pragma once

#include "gpu/model/device_facts.h"
#include "ui/session/environment.h"
#include "ui/shell/panel_kind.h"

#include <QWidget>

#include <string>
#include <vector>

class QComboBox;
class QLabel;
class QTableView;
class QToolButton;

namespace tilescope
{

inline constexpr PanelKey devicePanel{"device"};
PanelKind devicePanelKind();

class DeviceFactModel;

/// The GPU, its limits and the compilers; without a GPU the reason, and the limits that the emulator applies instead.
/// Or the published figures of a GPU that this machine need not have.
class DevicePanel : public QWidget
{
    Q_OBJECT

public:
    explicit DevicePanel(QWidget* parent = nullptr);

    void setEnvironment(const Environment& environment);
    /// A GPU by its name in the table; empty, or a name that the table lacks: this machine's.
    void showGpu(const std::string& name);

    QComboBox* gpuBox() const { return m_gpus; }
    QString summary() const;
    QString text() const; ///< all facts, as copied to the clipboard
    QTableView* view() const { return m_view; }

private:
    void copySelected() const;
    void refresh();
    std::vector<DeviceFact> factsOfMachine(); ///< and the line above them

    Environment m_environment;
    bool m_isReady = false; ///< the environment is known
    DeviceFactModel* m_model;
    QLabel* m_summary;
    QComboBox* m_gpus;
    QToolButton* m_copy;
    QTableView* m_view;
};

} // namespace tilescope
