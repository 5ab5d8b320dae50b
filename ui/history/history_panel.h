#pragma once

#include "gpu/operations/registry.h"
#include "gpu/recipe/report.h"
#include "ui/shell/panel_kind.h"

#include <QDateTime>
#include <QModelIndex>
#include <QWidget>

#include <memory>

class QLabel;
class QMenu;
class QTableView;
class QToolButton;

namespace tilescope
{

inline constexpr PanelKey historyPanel{"history"};
PanelKind historyPanelKind();

class HistoryModel;

/// The settled runs of this session. A click on one, or Enter, restores its settings; its context menu pins it.
class HistoryPanel : public QWidget
{
    Q_OBJECT

public:
    explicit HistoryPanel(const Registry& registry, QWidget* parent = nullptr);

    void addRun(const Report& report, const QDateTime& when = QDateTime::currentDateTime());

    const HistoryModel& model() const { return *m_model; }
    QTableView* view() const { return m_view; }
    QString caption() const; ///< the sentence above the table
    QString csv() const;
    QString markdown() const;

signals:
    void recipeChosen(const tilescope::Recipe& recipe);
    void pinWanted(std::shared_ptr<const tilescope::Report> run);

private:
    void build();
    void fillRowMenu(QMenu& menu, const QModelIndex& index);
    void choose(const QModelIndex& index);

    HistoryModel* m_model;
    QLabel* m_caption;
    QToolButton *m_copyCsv, *m_copyMarkdown;
    QTableView* m_view;
};

} // namespace tilescope
