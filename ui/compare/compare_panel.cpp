#include "ui/compare/compare_panel.h"

#include "ui/compare/compare_columns.h"
#include "ui/compare/compare_delegate.h"
#include "ui/compare/compare_model.h"
#include "ui/compare/compare_table.h"
#include "ui/parts/brief_label.h"
#include "ui/parts/labels.h"
#include "ui/parts/tables/panel_table.h"
#include "ui/parts/tables/row_menu.h"
#include "ui/parts/tables/table_text.h"
#include "ui/pins/pin_strip.h"

#include <QAction>
#include <QBoxLayout>
#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QMenu>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace tilescope
{

ComparePanel::ComparePanel(const Registry& registry, QWidget* parent)
    : QWidget(parent), m_table(registry), m_model(new CompareModel(this)), m_sorted(new NumberSort(this)),
      m_strip(new PinStrip), m_caption(new BriefLabel(2)), m_step(new BriefLabel(2)),
      m_published(toolButton(tr("Published"), tr("Show what the operation's text measured on its own GPU"))),
      m_choose(toolButton(tr("Columns…"), tr("Choose the columns of the table"))),
      m_copy(toolButton(tr("Copy"), tr("Copy the table as comma-separated values or as Markdown"))),
      m_view(new QTableView)
{
    m_sorted->setSourceModel(m_model);
    m_sorted->setSortRole(CompareModel::NumberRole);
    m_caption->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_caption->setFullText(tr("All strategies appear here side by side after the first run."));
    m_published->setCheckable(true);
    auto* columns = new QMenu(m_choose);
    m_choose->setMenu(columns);
    m_choose->setPopupMode(QToolButton::InstantPopup);
    connect(columns, &QMenu::aboutToShow, this, [this, columns] { fillColumnMenu(*columns); });
    auto* header = m_view->horizontalHeader();
    header->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(header, &QHeaderView::customContextMenuRequested, this,
            [header, columns](const QPoint& at) { columns->popup(header->viewport()->mapToGlobal(at)); });
    setUpTable(*m_view);
    m_view->setModel(m_sorted);
    m_view->setItemDelegate(new CompareDelegate(m_view));
    m_view->setSortingEnabled(true);
    m_view->horizontalHeader()->setSortIndicatorClearable(true);
    m_view->sortByColumn(-1, Qt::AscendingOrder); // first in the operation's own order
    m_view->setAccessibleName(tr("Strategies compared"));
    // Separated by tabs, so that a paste fills the cells of a spreadsheet.
    const auto copy = [this] {
        QGuiApplication::clipboard()->setText(toCsv(*m_sorted, CompareModel::NumberRole, QLatin1Char('\t')));
    };
    setTableKeys(*m_view, copy, [this](const QModelIndex& index) { choose(index); });
    new RowMenu(*m_view, [this](QMenu& menu, const QModelIndex& index) { fillRowMenu(menu, index); });
    build();

    // The columns changed: the old widths no longer apply, and a sort column beyond the first three is now another one.
    connect(m_model, &CompareModel::modelReset, this, [this] {
        for (int column = 0; column < m_model->columnCount(); ++column)
            m_view->setColumnWidth(column, m_view->horizontalHeader()->minimumSectionSize());
        if (m_sorted->sortColumn() > 2)
            m_view->sortByColumn(-1, Qt::AscendingOrder);
    });
    connect(m_view, &QTableView::clicked, this, &ComparePanel::choose);
    connect(m_published, &QToolButton::toggled, this, &ComparePanel::refresh);
    auto* copies = new QMenu(m_copy);
    m_copy->setMenu(copies);
    m_copy->setPopupMode(QToolButton::InstantPopup);
    connect(copies->addAction(tr("As CSV")), &QAction::triggered, this,
            [this] { QGuiApplication::clipboard()->setText(csv()); });
    connect(copies->addAction(tr("As Markdown")), &QAction::triggered, this,
            [this] { QGuiApplication::clipboard()->setText(markdown()); });
    refresh();
}

void ComparePanel::build()
{
    auto* bar = new QBoxLayout(QBoxLayout::LeftToRight);
    bar->setContentsMargins(16, 6, 8, 4);
    bar->setSpacing(4);
    bar->addWidget(m_caption, 1);
    m_bar = bar;
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(4);
    for (auto* button : {m_published, m_choose, m_copy})
        buttons->addWidget(button);
    buttons->addStretch(1);
    bar->addLayout(buttons);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_strip);
    column->addLayout(bar);
    auto* inset = new QHBoxLayout; // aligns the table's text with the line above it
    inset->setContentsMargins(8, 0, 0, 0);
    inset->addWidget(m_view);
    column->addLayout(inset, 1);
    auto* below = new QHBoxLayout;
    below->setContentsMargins(16, 4, 12, 6);
    below->addWidget(m_step);
    column->addLayout(below);
}

/// In a narrow panel the caption is above the buttons, which would leave it a word a line.
void ComparePanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    int room = width();
    for (const QToolButton* button : {m_published, m_choose, m_copy})
        room -= button->sizeHint().width();
    const int least = fontMetrics().horizontalAdvance(m_caption->fullText()) / 2; // it has two lines
    m_bar->setDirection(room < least ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void ComparePanel::setChosen(const Recipe& recipe)
{
    if (m_table.choose(recipe))
        refresh();
}

void ComparePanel::setReport(std::shared_ptr<const Report> report)
{
    m_table.add(std::move(report));
    refresh();
}

void ComparePanel::setPins(const PinnedRuns& pins)
{
    m_pins = pins;
    m_pinRows = pinRows(pins, m_table.registry());
    m_strip->setPins(pinTitles(pins, m_table.registry()));
    refresh();
}

void ComparePanel::setFailure(const Recipe& recipe, const QString& message)
{
    m_table.addFailure(recipe, message.toStdString());
    refresh();
}

QAbstractItemModel& ComparePanel::shownModel() const { return *m_sorted; }
QString ComparePanel::caption() const { return m_caption->fullText(); }
QString ComparePanel::step() const { return m_step->fullText(); }
void ComparePanel::setPublishedShown(bool isShown) { m_published->setChecked(isShown); }
QString ComparePanel::csv() const { return toCsv(*m_sorted, CompareModel::NumberRole); }
QString ComparePanel::markdown() const { return toMarkdown(*m_sorted); }

void ComparePanel::refresh()
{
    const bool showsText = m_published->isChecked() && !m_table.isEmpty();
    const QString claim = showsText ? claimText(m_table) : QString();
    m_published->setVisible(hasPublished(m_table) || !claim.isEmpty());
    const bool isShown = isPublishedShown();
    m_model->setTable(m_table, m_pinRows, isShown, m_columns);
    fitColumns(*m_view);
    m_view->horizontalHeader()->setStretchLastSection(m_model->endsInText());
    m_step->setFullText(m_table.isEmpty() ? QString()
                        : showsText       ? sentences({claim, publishedText(m_table)})
                                          : stepText(m_table));
    m_step->setVisible(!m_step->fullText().isEmpty());
    for (auto* button : {m_choose, m_copy})
        button->setEnabled(!m_table.isEmpty());
    if (!m_table.isEmpty())
        m_caption->setFullText(captionText());
}

QString ComparePanel::captionText() const
{
    QString text = m_table.isEmulator() ? tr("Counted in the emulator, whose run time on this computer is not GPU time")
                                        : QString::fromStdString(m_table.machine());
    if (isPublishedShown())
        text += tr(" · columns named after another GPU show figures from the published text");
    const auto run = std::ranges::find_if(
        m_table.rows(), [](const CompareRow& row) { return !row.strategy.empty() && row.report != nullptr; });
    if (m_pins.isEmpty() || run == m_table.rows().end())
        return text;
    const FigureSubject own = subjectOf(*run->report), baseline = subjectOf(*m_pins.baseline()->report);
    const Likeness likeness = likenessOf(own, baseline, m_table.registry());
    if (!likeness.isAlike)
        text += QLatin1Char('\n') + sentences(likeness.remarks + QStringList{notJudgedText()});
    if (own.isEmulator != baseline.isEmulator)
        text += QLatin1Char('\n') +
                (baseline.isEmulator
                     ? tr("The baseline's time is an emulator time, so GPU times cannot be compared with it.")
                     : tr("The baseline's time is a GPU time, so emulator times cannot be compared with it."));
    return text;
}

bool ComparePanel::isPublishedShown() const { return m_published->isChecked() && hasPublished(m_table); }

void ComparePanel::setColumnChoice(const QStringList& choice)
{
    m_columns = ColumnChoice::fromList(choice);
    refresh();
}

void ComparePanel::announceColumns()
{
    refresh();
    emit columnChoiceChanged(m_columns.toList());
}

void ComparePanel::fillColumnMenu(QMenu& menu)
{
    menu.clear();
    menu.setToolTipsVisible(true);
    if (m_table.isEmpty())
        return;
    for (const auto& column : compareColumns(m_table, isPublishedShown())) {
        if (column.key.isEmpty())
            continue;
        auto* action = menu.addAction(QString(column.title).replace(QLatin1Char('\n'), QLatin1Char(' ')));
        action->setToolTip(plainToolTip(column.meaning));
        action->setCheckable(true);
        action->setChecked(m_columns.isShown(column));
        connect(action, &QAction::toggled, this, [this, column](bool isShown) {
            m_columns.set(column, isShown);
            announceColumns();
        });
    }
    menu.addSeparator();
    connect(menu.addAction(tr("Reset columns")), &QAction::triggered, this, [this] {
        m_columns.clear();
        announceColumns();
    });
}

const CompareRow& ComparePanel::rowOf(const QModelIndex& shown) const
{
    const auto row = static_cast<std::size_t>(m_sorted->mapToSource(shown).row());
    return row < m_pinRows.size() ? m_pinRows[row] : m_table.rows().at(row - m_pinRows.size());
}

void ComparePanel::fillRowMenu(QMenu& menu, const QModelIndex& shown)
{
    const CompareRow& row = rowOf(shown);
    if (const char letter = row.pin; letter != 0) {
        auto* baseline = menu.addAction(tr("Make %1 the baseline").arg(QLatin1Char(letter)));
        baseline->setEnabled(!row.isBaseline);
        connect(baseline, &QAction::triggered, this, [this, letter] { emit m_strip->baselineWanted(letter); });
        connect(menu.addAction(tr("Unpin %1").arg(QLatin1Char(letter))), &QAction::triggered, this,
                [this, letter] { emit m_strip->unpinWanted(letter); });
        return;
    }
    auto* pin = menu.addAction(tr("Pin this strategy"));
    const auto run = runOf(row);
    pin->setEnabled(run != nullptr);
    if (!run)
        pin->setToolTip(row.strategy.empty() ? tr("The single CPU thread is not a kernel and cannot be pinned.")
                        : row.isFailed       ? tr("This strategy cannot run with these settings.")
                                             : tr("Not run with these settings yet."));
    connect(pin, &QAction::triggered, this, [this, run] { emit pinWanted(run); });
}

void ComparePanel::choose(const QModelIndex& index)
{
    if (!index.isValid())
        return;
    const CompareRow& row = rowOf(index);
    if (const std::string strategy = row.strategy; !strategy.empty() && row.pin == 0)
        emit strategyChosen(strategy);
}

} // namespace tilescope
