#pragma once

#include "ui/compare/column_choice.h"
#include "ui/compare/compare_table.h"
#include "ui/session/pinned_runs.h"
#include "ui/shell/panel_kind.h"

#include <QWidget>

class QAbstractItemModel;
class QBoxLayout;
class QMenu;
class QModelIndex;
class QSortFilterProxyModel;
class QTableView;
class QToolButton;

namespace tilescope
{

inline constexpr PanelKey comparePanel{"compare"};
PanelKind comparePanelKind();

class BriefLabel;
class CompareModel;
class PinStrip;

/// A table of all strategies of the operation, for sorting, copying and choosing, together with the pinned runs.
class ComparePanel : public QWidget
{
    Q_OBJECT

public:
    explicit ComparePanel(const Registry& registry, QWidget* parent = nullptr);

    void setChosen(const Recipe& recipe);
    void setReport(std::shared_ptr<const Report> report); ///< of the chosen or of another strategy
    void setPins(const PinnedRuns& pins);
    void setFailure(const Recipe& recipe, const QString& message);

    const CompareTable& table() const { return m_table; }
    QAbstractItemModel& shownModel() const; ///< in the displayed order
    QTableView* view() const { return m_view; }
    PinStrip* pinStrip() const { return m_strip; }
    QString caption() const;
    QString step() const;                            ///< the chosen strategy's optimisation step, in sentences
    void setPublishedShown(bool isShown);            ///< the text's own figures, and what it claims
    void setColumnChoice(const QStringList& choice); ///< as emitted by columnChoiceChanged; emits no signal
    void fillColumnMenu(QMenu& menu);                ///< a check box for every column

    QString csv() const;
    QString markdown() const;

signals:
    void strategyChosen(const std::string& strategy);
    void pinWanted(std::shared_ptr<const tilescope::Report> run);
    void columnChoiceChanged(const QStringList& choice); ///< for the preferences

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    void refresh();
    void choose(const QModelIndex& index);
    void announceColumns();
    void fillRowMenu(QMenu& menu, const QModelIndex& shown);
    const CompareRow& rowOf(const QModelIndex& shown) const;
    QString captionText() const;
    bool isPublishedShown() const;

    CompareTable m_table;
    PinnedRuns m_pins;
    std::vector<CompareRow> m_pinRows;
    ColumnChoice m_columns;
    CompareModel* m_model;
    QSortFilterProxyModel* m_sorted;
    PinStrip* m_strip;
    BriefLabel* m_caption;
    BriefLabel* m_step;          ///< the chosen strategy's step
    QBoxLayout* m_bar = nullptr; ///< the caption and the buttons
    QToolButton *m_published, *m_choose, *m_copy;
    QTableView* m_view;
};

} // namespace tilescope
