#include "ui/history/history_panel.h"

#include "ui/history/history_model.h"
#include "ui/parts/caption_bar.h"
#include "ui/parts/labels.h"
#include "ui/parts/tables/panel_table.h"
#include "ui/parts/tables/row_menu.h"
#include "ui/parts/tables/table_text.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QMenu>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

namespace tilescope
{

HistoryPanel::HistoryPanel(const Registry& registry, QWidget* parent)
    : QWidget(parent), m_model(new HistoryModel(registry, this)),
      m_caption(mutedLabel(tr("Each run appears here once its settings have stopped changing, so that you can compare "
                              "it or return to it."))),
      m_copyCsv(toolButton(tr("Copy CSV"), tr("Copy the table as comma-separated values"))),
      m_copyMarkdown(toolButton(tr("Copy Markdown"), tr("Copy the table as Markdown"))), m_view(new QTableView)
{
    setUpTable(*m_view);
    m_view->setModel(m_model);
    m_view->setAccessibleName(tr("Runs of this session"));
    // Separated by tabs, so that a paste fills the cells of a spreadsheet.
    const auto copy = [this] {
        QGuiApplication::clipboard()->setText(toCsv(*m_model, HistoryModel::NumberRole, QLatin1Char('\t')));
    };
    setTableKeys(*m_view, copy, [this](const QModelIndex& index) { choose(index); });
    for (auto* button : {m_copyCsv, m_copyMarkdown})
        button->setEnabled(false);
    build();
    connect(m_view, &QTableView::clicked, this, &HistoryPanel::choose);
    new RowMenu(*m_view, [this](QMenu& menu, const QModelIndex& index) { fillRowMenu(menu, index); });
    connect(m_copyCsv, &QToolButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(csv()); });
    connect(m_copyMarkdown, &QToolButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(markdown()); });
}

void HistoryPanel::build()
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(new CaptionBar(m_caption, {m_copyCsv, m_copyMarkdown}));
    auto* inset = new QHBoxLayout; // aligns the table's text with the line above it
    inset->setContentsMargins(8, 0, 0, 0);
    inset->addWidget(m_view);
    column->addLayout(inset, 1);
}

void HistoryPanel::addRun(const Report& report, const QDateTime& when)
{
    m_model->add(report, when);
    fitColumns(*m_view);
    m_caption->setText(tr("Click a run to restore its settings; right-click to pin it."));
    for (auto* button : {m_copyCsv, m_copyMarkdown})
        button->setEnabled(true);
}

QString HistoryPanel::caption() const { return m_caption->text(); }
QString HistoryPanel::csv() const { return toCsv(*m_model, HistoryModel::NumberRole); }
QString HistoryPanel::markdown() const { return toMarkdown(*m_model); }

void HistoryPanel::choose(const QModelIndex& index)
{
    if (!index.isValid())
        return;
    const Recipe recipe = m_model->recipe(index.row()); // a copy: the run that follows may drop the row
    emit recipeChosen(recipe);
}

void HistoryPanel::fillRowMenu(QMenu& menu, const QModelIndex& index)
{
    const auto report = m_model->report(index.row()); // a run that ends meanwhile may drop the row
    connect(menu.addAction(tr("Pin this run")), &QAction::triggered, this, [this, report] { emit pinWanted(report); });
    connect(menu.addAction(tr("Restore this run's settings")), &QAction::triggered, this,
            [this, report] { emit recipeChosen(report->recipe); });
}

} // namespace tilescope
