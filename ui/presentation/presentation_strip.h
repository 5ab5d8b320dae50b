#pragma once

#include "gpu/operations/registry.h"
#include "ui/shell/panel_kind.h"

#include <QWidget>

#include <map>
#include <string>
#include <vector>

class QComboBox;
class QGridLayout;
class QHBoxLayout;

namespace tilescope
{

class NumberControl;
class ParameterControl;
class SettingsModel;

/// The settings that a teacher changes while presenting: operation, strategy, block, the operation's numbers, and the
/// shown chart. In one row if they fit, else in two.
class PresentationStrip : public QWidget
{
    Q_OBJECT

public:
    PresentationStrip(SettingsModel& settings, const std::vector<PanelKind>& charts, QWidget* parent = nullptr);

    void setChart(PanelKey chart); ///< emits no signal

    QComboBox* operationBox() const { return m_operation; }
    QComboBox* strategyBox() const { return m_strategy; }
    QComboBox* chartBox() const { return m_chart; }
    NumberControl* blockWidth() const { return m_width; }
    ParameterControl* parameter(const std::string& name) const; ///< null if the strip has no such parameter

    QSize minimumSizeHint() const override;

signals:
    void chartChosen(tilescope::PanelKey chart);
    void leaveWanted();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QComboBox* addBox(QHBoxLayout& row, const QString& name);
    NumberControl* addSide(Qt::Orientation side, const QString& label, const QString& name);
    void fillOperations();
    void showRecipe();
    void fillOperation(const Operation& operation);
    void showRefusals();
    void fillParameters(const Operation& operation);
    void layOut(bool inOneRow);

    SettingsModel& m_settings;
    QWidget *m_choices, *m_numbers, *m_view; ///< operation to block; numbers; view
    QHBoxLayout* m_numberRow;
    QGridLayout* m_grid;
    QComboBox *m_operation, *m_strategy, *m_chart;
    NumberControl *m_width, *m_height;
    std::string m_shownOperation;
    std::map<std::string, ParameterControl*> m_parameters;
};

} // namespace tilescope
