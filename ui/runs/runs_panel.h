#pragma once

#include "ui/runs/column_choice.h"
#include "ui/runs/run_bars.h"
#include "ui/runs/strategy_runs.h"
#include "ui/shell/panel_kind.h"

#include <QWidget>

class QAbstractItemModel;
class QComboBox;
class QLineEdit;
class QMenu;
class QModelIndex;
class QSortFilterProxyModel;
class QTableView;
class QToolButton;

namespace tilescope
{

inline constexpr PanelKey runsPanel{"runs"};
// The panels that it was before, and what it shows when it is asked for by their names.
inline constexpr PanelKey timingsPanel{"timings"}, comparePanel{"compare"}, historyPanel{"history"};
PanelKind runsPanelKind();

class BriefLabel;
class FoldingBox;
class PinStrip;
class RunHeadline;
class RunModel;

enum class RunFilter { Strategies, Pinned, Earlier, All };

/// The chosen strategy in a large figure, and beside it a table with a row for every run: the strategies of the
/// operation, the pinned runs and the earlier runs of this session.
class RunsPanel : public QWidget
{
    Q_OBJECT

public:
    explicit RunsPanel(const StrategyRuns& runs, QWidget* parent = nullptr);

    const StrategyRuns& runs() const { return m_runs; }
    const RunTable& table() const { return m_runs.table(); }
    RunHeadline& headline() const { return *m_headline; }
    QAbstractItemModel& shownModel() const; ///< in the displayed order
    QTableView* view() const { return m_view; }
    PinStrip* pinStrip() const { return m_strip; }
    QString caption() const;
    QString step() const;                  ///< the chosen strategy's optimisation step, in sentences
    void setRecorded(const QString& line); ///< see headlineOf()
    void setFilter(RunFilter filter);
    void setPublishedShown(bool isShown);            ///< the text's own figures, and what it claims
    void setColumnChoice(const QStringList& choice); ///< as emitted by columnChoiceChanged; emits no signal
    void fillColumnMenu(QMenu& menu);                ///< a check box for every column
    void setPlain(bool isPlain);                     ///< the headline, the names and the times alone
    void setBrief(bool isBrief); ///< without the sentences and the trip, which do not fit in a large font

    QString csv() const;
    QString markdown() const;

signals:
    void strategyChosen(const std::string& strategy);
    void recipeChosen(const tilescope::Recipe& recipe); ///< of an earlier run
    void pinWanted(std::shared_ptr<const tilescope::Report> run);
    void columnChoiceChanged(const QStringList& choice); ///< for the preferences

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override; ///< of the table: its font

private:
    void setUpView();
    void fit();           ///< a small panel keeps the figure and the table
    void narrowColumns(); ///< to their least; fitTable() widens them
    /// Columns as wide as their content. Where the table would scroll, words yield; then the last columns are left out,
    /// unless the user has chosen columns.
    void fitTable();
    void build();
    void refresh();
    void choose(const QModelIndex& index);
    void announceColumns();
    void fillRowMenu(QMenu& menu, const QModelIndex& shown);
    const RunRow& rowOf(const QModelIndex& shown) const;
    QString captionText() const;
    bool isPublishedShown() const;

    const StrategyRuns& m_runs;
    std::vector<RunRow> m_rows; ///< as shown, before they are sorted
    ColumnChoice m_columns;
    QString m_recorded;
    TimeAxis m_axis;
    bool m_isBrief = false, m_isPlain = false, m_isFitting = false;
    RunModel* m_model;
    QSortFilterProxyModel* m_sorted;
    PinStrip* m_strip;
    FoldingBox* m_both; ///< headline and table
    RunHeadline* m_headline;
    TripBar* m_trip;
    BriefLabel* m_caption;
    BriefLabel* m_step; ///< the chosen strategy's step
    QComboBox* m_filter;
    QLineEdit* m_search;
    QToolButton *m_published, *m_choose, *m_copy;
    QWidget* m_bar; ///< what chooses rows and columns
    QTableView* m_view;
};

} // namespace tilescope
