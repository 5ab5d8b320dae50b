#pragma once

#include "ui/session/run_failure.h"
#include "ui/shell/panel_kind.h"

#include <QModelIndex>
#include <QStyleOptionViewItem>
#include <QWidget>

#include <functional>
#include <optional>
#include <string>
#include <vector>

class QLabel;
class QPushButton;
class QTableView;
class QToolButton;

namespace tilescope
{

inline constexpr PanelKey findingsPanel{"findings"};
PanelKind findingsPanelKind();

class FindingDelegate;
class FindingModel;

/// The findings in the kernel and in the program that launches it, errors first. The window title shows the number of
/// findings, the window icon the worst severity.
class FindingsPanel : public QWidget
{
    Q_OBJECT

public:
    explicit FindingsPanel(QWidget* parent = nullptr);

    void setRecipe(const Recipe& recipe); ///< findings of another kernel's text are removed at once
    void setReport(const Report& report);
    void setFailure(const RunFailure& failure);
    /// Of the host code of a program, and of its compiler: shown among those of the kernel; alone if it does not
    /// compile. None: there is no program.
    void setProgramFindings(const std::optional<std::vector<Finding>>& findings);

    /// Which findings get a button that applies their cure: what that does, in a sentence; empty: none.
    using CureOf = std::function<QString(const Finding&)>;
    void setCures(CureOf of);
    QPushButton* cureButton(int row) const; ///< null if there is none

    bool hasCompilerErrors() const; ///< of a text that did not run
    const FindingModel& model() const { return *m_model; }
    QTableView* view() const { return m_view; }
    QString caption() const; ///< the sentence above the table

signals:
    void chosen(const tilescope::Finding& finding); ///< one with a line
    void cureWanted(const tilescope::Finding& finding);
    /// A step of the block replay, by its name (StepChoice), at the finding's line.
    void momentWanted(const QString& step, const tilescope::Finding& finding);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    void showKernelFindings(std::vector<Finding> findings, const QString& whenEmpty);
    void showFindings();
    void showTitle();
    void fitColumns();
    void showCures();
    QPushButton* addCure(int row);
    QStyleOptionViewItem cellOption() const; ///< of a cell with a finding's kind
    int cureWidth(int row) const;
    void placeCure(int row);
    void choose(const QModelIndex& index);
    void openMoment(const QModelIndex& index);
    void copySelected() const; ///< all rows if none is selected
    QString textOf(const QModelIndexList& rows) const;

    FindingModel* m_model;
    QLabel* m_caption;
    QToolButton* m_copy;
    QTableView* m_view;
    FindingDelegate* m_delegate;
    Recipe m_recipe;
    std::vector<Finding> m_ofKernel;
    QString m_whenEmpty; ///< said if there are none in the kernel
    std::optional<std::vector<Finding>> m_ofProgram;
    CureOf m_cureOf;
};

} // namespace tilescope
