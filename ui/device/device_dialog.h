#pragma once

#include "gpu/model/device_facts.h"
#include "ui/session/environment.h"

#include <QDialog>

#include <string>
#include <vector>

class QComboBox;
class QLabel;
class QStandardItemModel;
class QTableView;
class QToolButton;

namespace tilescope
{

/// The GPU, its limits and the compilers; without a GPU the reason, and the limits that the emulator applies instead.
/// Or the published figures of a GPU that this machine need not have.
class DeviceDialog : public QDialog
{
    Q_OBJECT

public:
    explicit DeviceDialog(QWidget* parent = nullptr);

    void setEnvironment(const Environment& environment); ///< without compilers: it is not known yet
    /// A GPU by its name in the table; empty, or a name that the table lacks: this machine's.
    void showGpu(const std::string& name);

    QComboBox* gpuBox() const { return m_gpus; }
    QString summary() const;
    QString text() const; ///< all facts, as copied to the clipboard
    QTableView* view() const { return m_view; }

private:
    void copySelected() const;
    void refresh();
    void showFacts(const std::vector<DeviceFact>& facts);
    std::vector<DeviceFact> factsOfMachine(); ///< and the line above them

    Environment m_environment;
    QStandardItemModel* m_model; ///< name, value, meaning; each group begins with a row that holds its name
    QLabel* m_summary;
    QComboBox* m_gpus;
    QToolButton* m_copy;
    QTableView* m_view;
};

} // namespace tilescope
