#pragma once

#include "ui/session/environment.h"
#include "ui/shell/panel_kind.h"

#include <QWidget>

class QLabel;
class QTableView;
class QToolButton;

namespace tilescope
{

inline constexpr PanelKey devicePanel{"device"};
PanelKind devicePanelKind();

class DeviceFactModel;

/// The GPU, its limits and the compilers; without a GPU the reason, and the limits that the emulator applies instead.
class DevicePanel : public QWidget
{
    Q_OBJECT

public:
    explicit DevicePanel(QWidget* parent = nullptr);

    void setEnvironment(const Environment& environment);

    QString summary() const;
    QString text() const; ///< all facts, as copied to the clipboard
    QTableView* view() const { return m_view; }

private:
    void copySelected() const;

    DeviceFactModel* m_model;
    QLabel* m_summary;
    QToolButton* m_copy;
    QTableView* m_view;
};

} // namespace tilescope
