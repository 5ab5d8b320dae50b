#pragma once

#include "ui/parts/charts/chart_export.h"
#include "ui/sweep/sweep_sheet.h"

#include "gpu/operations/registry.h"

#include <QWidget>

#include <map>
#include <string>

class QBoxLayout;
class QComboBox;
class QLabel;
class QToolButton;

namespace tilescope
{

class HeatLegend;
class SweepControls;
class SweepCurves;
class SweepMap;

/// Block width × height as a heat map, for strategies and the values of one parameter: time on a GPU; in the emulator
/// sectors, wavefronts, occupancy or the model's band. Or one or two of these figures as curves over the parameter, the
/// side of square tiles or the block's width. A click sets the block.
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

    enum class View { HeatMap, Curves };
    /// By default a sweep of one dimension, such as tile sides, is shown as curves, and any other as a heat map.
    View view() const;
    void setView(View view);
    /// By their keys; `second` empty: only one. Throws std::logic_error for a figure that a sweep does not show.
    void setFigures(const std::string& first, const std::string& second = {});

    const SweepSheet& sheet() const { return m_sheet; }
    int shownSheet() const;
    std::string shownStrategy() const; ///< of that sheet
    const Figure& figure() const;      ///< by which it is shown
    SweepControls& controls() const { return *m_controls; }
    SweepMap& map() const { return *m_map; }
    SweepCurves& curves() const { return *m_curves; }
    const Figure* secondFigure() const; ///< of curves; null: none
    QComboBox* viewBox() const { return m_view; }
    QComboBox* metricBox() const { return m_metric; }
    QComboBox* sheetBox() const { return m_sheets; }
    QWidget& chart() const; ///< that of the view
    QString caption() const;
    QToolButton* bestButton() const { return m_best; } ///< takes the best of all settings
    QSize minimumSizeHint() const override;
    QString floors() const; ///< of the device that was timed, if times are shown

signals:
    void sweepWanted(const std::vector<tilescope::Recipe>& recipes);
    void stopWanted();
    void recipeChosen(const tilescope::Recipe& recipe);
    void exportWanted(tilescope::SweepPanel::Export what);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    void refresh();
    void arrange(); ///< the controls beside the map, or above it in one row
    void pickView();
    void hover(const QString& explanation);
    void choose(std::size_t row);
    QString bestText() const;

    const Registry& m_registry;
    std::vector<const Figure*> m_figures;
    Recipe m_recipe;
    SweepSheet m_sheet;
    bool m_isRunning = false, m_wasStopped = false, m_metricWasPicked = false, m_viewWasPicked = false;
    QString m_hovered;
    SweepControls* m_controls;
    SweepMap* m_map;
    SweepCurves* m_curves;
    QComboBox *m_view, *m_metric, *m_second, *m_sheets;
    HeatLegend* m_legend;
    QToolButton *m_scale, *m_export, *m_best;
    QBoxLayout* m_parts; ///< the controls, and what they lead to
    QBoxLayout* m_bar = nullptr;
    QLabel *m_caption, *m_floors, *m_empty;
};

/// The shown view of a panel's sweep for a file; its CSV has every row. `panel` must outlive the returned object.
ChartExport exportOf(const SweepPanel& panel, BlockSize present);

} // namespace tilescope
