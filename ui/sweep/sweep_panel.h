#pragma once

#include "ui/sweep/sweep_sheet.h"

#include "gpu/operations/registry.h"

#include <QWidget>

#include <map>
#include <string>

class QComboBox;
class QLabel;
class QToolButton;

namespace tilescope
{

class HeatLegend;
class SweepControls;
class SweepMap;

/// Block width × height as a heat map, for strategies and the values of one parameter: time on a GPU; in the emulator
/// sectors, wavefronts, occupancy or the model's band. A click sets the block.
class SweepPanel : public QWidget
{
    Q_OBJECT

public:
    explicit SweepPanel(const Registry& registry, QWidget* parent = nullptr);

    enum class Export { Csv, Json, KernelTuner, Picture };

    void setRecipe(const Recipe& recipe);                      ///< the current settings, on which a sweep is based
    void setRefusals(std::map<std::string, QString> refusals); ///< as SweepControls::setRefusals
    void setRow(std::size_t row, const Report& report);
    void setRowFailure(std::size_t row, const QString& reason);
    void setEnded(bool isWhole);

    void start(); ///< as the button does

    const SweepSheet& sheet() const { return m_sheet; }
    int shownSheet() const;
    std::string shownStrategy() const; ///< of that sheet
    const Figure& figure() const;      ///< by which it is shown
    SweepControls& controls() const { return *m_controls; }
    SweepMap& map() const { return *m_map; }
    QComboBox* metricBox() const { return m_metric; }
    QComboBox* sheetBox() const { return m_sheets; }
    QString caption() const;
    QString floors() const; ///< of the device that was timed, if times are shown

signals:
    void sweepWanted(const std::vector<tilescope::Recipe>& recipes);
    void stopWanted();
    void recipeChosen(const tilescope::Recipe& recipe);
    void exportWanted(tilescope::SweepPanel::Export what);

private:
    void build();
    void fillMetrics();
    void refresh();
    QString bestText() const;

    const Registry& m_registry;
    std::vector<const Figure*> m_figures;
    Recipe m_recipe;
    SweepSheet m_sheet;
    bool m_isRunning = false, m_wasStopped = false, m_metricWasPicked = false;
    QString m_hovered;
    SweepControls* m_controls;
    SweepMap* m_map;
    QComboBox *m_metric, *m_sheets;
    HeatLegend* m_legend;
    QToolButton* m_export;
    QLabel *m_caption, *m_floors, *m_empty;
};

} // namespace tilescope
