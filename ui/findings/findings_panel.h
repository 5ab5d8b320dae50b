#pragma once

#include "ui/session/run_failure.h"
#include "ui/shell/panel_kind.h"

#include <QModelIndex>
#include <QWidget>

#include <map>
#include <string>

class QLabel;
class QTableView;
class QToolButton;

namespace tilescope
{

inline constexpr PanelKey findingsPanel{"findings"};
PanelKind findingsPanelKind();

class FindingModel;

/// The findings in the kernel, errors first. The window title shows the number of findings, the window icon the worst
/// severity.
class FindingsPanel : public QWidget
{
    Q_OBJECT

public:
    explicit FindingsPanel(QWidget* parent = nullptr);

    void setRecipe(const Recipe& recipe); ///< findings of another kernel's text are removed at once
    void setReport(const Report& report);
    void setFailure(const RunFailure& failure);

    void setMendable(const std::map<std::string, QString>& kinds); ///< as for FindingModel

    const FindingModel& model() const { return *m_model; }
    QTableView* view() const { return m_view; }
    QString caption() const; ///< the sentence above the table

signals:
    void lineChosen(const std::string& source, int line);
    void mendWanted(const std::string& kind); ///< for a finding caused by a mistake
    void momentWanted(const QString& step);   ///< a step of the block replay, by its name (StepChoice)

protected:
    void changeEvent(QEvent* event) override;

private:
    void build();
    void showFindings(std::vector<Finding> findings, const QString& whenEmpty);
    void showTitle();
    void choose(const QModelIndex& index);
    void openMoment(const QModelIndex& index);
    void copySelected() const; ///< all rows if none is selected
    QString textOf(const QModelIndexList& rows) const;

    FindingModel* m_model;
    QLabel* m_caption;
    QToolButton* m_copy;
    QTableView* m_view;
    Recipe m_recipe;
};

} // namespace tilescope
