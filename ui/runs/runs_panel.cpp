#include "ui/runs/runs_panel.h"

#include "ui/parts/brief_label.h"
#include "ui/parts/folding_box.h"
#include "ui/parts/labels.h"
#include "ui/parts/scroll_room.h"
#include "ui/parts/tables/panel_table.h"
#include "ui/parts/tables/row_menu.h"
#include "ui/parts/tables/table_text.h"
#include "ui/pins/pin_strip.h"
#include "ui/runs/run_columns.h"
#include "ui/runs/run_delegate.h"
#include "ui/runs/run_headline.h"
#include "ui/runs/run_model.h"
#include "ui/translation.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QScopedValueRollback>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace tilescope
{

namespace
{

constexpr int tall = 400; ///< pixels

/// As high as its content in this width; scrolls where it gets less.
class HeadlineRoom : public ScrollRoom
{
public:
    explicit HeadlineRoom(QWidget* content) : ScrollRoom(content)
    {
        QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
        policy.setHeightForWidth(true);
        setSizePolicy(policy);
    }
    int heightForWidth(int width) const override { return widget()->heightForWidth(width); }
    QSize minimumSizeHint() const override { return {0, 3 * fontMetrics().lineSpacing()}; }
};

} // namespace

RunsPanel::RunsPanel(const StrategyRuns& runs, QWidget* parent)
    : QWidget(parent), m_runs(runs), m_model(new RunModel(this)), m_sorted(new NumberSort(this)), m_strip(new PinStrip),
      m_headline(new RunHeadline), m_trip(new TripBar), m_caption(new BriefLabel(2)), m_step(new BriefLabel(2)),
      m_filter(new QComboBox), m_search(new QLineEdit),
      m_published(toolButton(tr("Published"), tr("Show what the operation's text measured on its own GPU"))),
      m_choose(toolButton(tr("Columns…"), tr("Choose the columns of the table"))),
      m_copy(toolButton(tr("Copy"), tr("Copy the table as comma-separated values or as Markdown"))), m_bar(new QWidget),
      m_view(new QTableView)
{
    m_sorted->setSourceModel(m_model);
    m_sorted->setSortRole(RunModel::NumberRole);
    m_sorted->setFilterKeyColumn(-1);
    m_sorted->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_caption->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_caption->setFullText(tr("All strategies appear here side by side after the first run."));
    for (const QString& what : {tr("Strategies"), tr("Pinned runs"), tr("Earlier runs"), tr("All runs")})
        m_filter->addItem(what);
    m_filter->setToolTip(
        tr("Which runs the table shows: the strategies with these settings beside the pinned runs, the "
           "pinned runs alone, the earlier runs of this session, or all of them"));
    m_filter->setAccessibleName(tr("Runs shown"));
    m_filter->setMinimumWidth(72); // a narrow column cuts its text, and is not widened by it
    m_search->setPlaceholderText(tr("Filter"));
    m_search->setToolTip(tr("Show only the rows that contain this text"));
    m_search->setAccessibleName(tr("Text that the rows contain"));
    m_search->setClearButtonEnabled(true);
    m_search->setMaximumWidth(12 * fontMetrics().averageCharWidth() + 40);
    m_published->setCheckable(true);
    setUpView();
    build();
    connect(m_filter, &QComboBox::currentIndexChanged, this, &RunsPanel::refresh);
    connect(m_search, &QLineEdit::textChanged, m_sorted, &QSortFilterProxyModel::setFilterFixedString);
    connect(m_published, &QToolButton::toggled, this, &RunsPanel::refresh);
    auto* copies = new QMenu(m_copy);
    m_copy->setMenu(copies);
    m_copy->setPopupMode(QToolButton::InstantPopup);
    connect(copies->addAction(tr("As CSV")), &QAction::triggered, this,
            [this] { QGuiApplication::clipboard()->setText(csv()); });
    connect(copies->addAction(tr("As Markdown")), &QAction::triggered, this,
            [this] { QGuiApplication::clipboard()->setText(markdown()); });
    connect(&runs, &StrategyRuns::changed, this, &RunsPanel::refresh);
    refresh();
}

void RunsPanel::setUpView()
{
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
    m_view->setItemDelegate(new RunDelegate(m_view));
    m_view->setSortingEnabled(true);
    m_view->horizontalHeader()->setSortIndicatorClearable(true);
    m_view->sortByColumn(-1, Qt::AscendingOrder); // first in the operation's own order
    m_view->setAccessibleName(tr("Runs compared"));
    for (QWidget* each : {static_cast<QWidget*>(m_view), m_view->viewport()})
        each->installEventFilter(this);
    // Separated by tabs, so that a paste fills the cells of a spreadsheet.
    const auto copy = [this] {
        QGuiApplication::clipboard()->setText(toCsv(*m_sorted, RunModel::NumberRole, QLatin1Char('\t')));
    };
    setTableKeys(*m_view, copy, [this](const QModelIndex& index) { choose(index); });
    new RowMenu(*m_view, [this](QMenu& menu, const QModelIndex& index) { fillRowMenu(menu, index); });
    // The columns changed: the old widths no longer apply, and a sort column beyond the first three is now another one.
    connect(m_model, &RunModel::modelReset, this, [this] {
        narrowColumns();
        if (m_sorted->sortColumn() > 2)
            m_view->sortByColumn(-1, Qt::AscendingOrder);
    });
    connect(m_view, &QTableView::clicked, this, &RunsPanel::choose);
}

void RunsPanel::build()
{
    auto* table = new QWidget;
    auto* rows = new QVBoxLayout(table);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(m_caption);
    auto* bar = new QHBoxLayout(m_bar);
    bar->setContentsMargins(0, 0, 0, 4);
    bar->setSpacing(4);
    for (QWidget* each : {static_cast<QWidget*>(m_filter), static_cast<QWidget*>(m_search)})
        bar->addWidget(each);
    bar->addStretch(1);
    for (auto* button : {m_published, m_choose, m_copy})
        bar->addWidget(button);
    rows->addWidget(m_bar);
    rows->addWidget(m_view, 1);
    rows->addWidget(m_step);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_strip);
    constexpr int figuresWidth = 248, roomy = 640;
    m_both = new FoldingBox(new HeadlineRoom(m_headline), table, figuresWidth, roomy);
    m_both->row().setContentsMargins(16, 8, 8, 6);
    m_both->row().setSpacing(16);
    m_both->row().setStretch(1, 1);
    column->addWidget(m_both, 1);
    auto* trip = new QHBoxLayout;
    trip->setContentsMargins(16, 0, 16, 6);
    trip->addWidget(m_trip);
    column->addLayout(trip);
}

void RunsPanel::setRecorded(const QString& line)
{
    m_recorded = line;
    refresh();
}

void RunsPanel::setFilter(RunFilter filter) { m_filter->setCurrentIndex(static_cast<int>(filter)); }

void RunsPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fit();
}

void RunsPanel::fit()
{
    const bool isNarrow = !m_both->isOpenAt(width());
    m_headline->setRoom(m_isBrief               ? RunHeadline::Room::None
                        : isNarrow || m_isPlain ? RunHeadline::Room::Small
                                                : RunHeadline::Room::Large);
    const bool isDetailed = !m_isBrief && !m_isPlain;
    m_bar->setVisible(isDetailed);
    m_caption->setVisible(isDetailed && !isNarrow);
    m_step->setVisible(isDetailed && !isNarrow && !m_step->fullText().isEmpty());
    m_trip->setMaximumHeight(m_isPlain || (isNarrow && height() < tall) ? 0 : QWIDGETSIZE_MAX);
}

void RunsPanel::setPlain(bool isPlain)
{
    m_isPlain = isPlain;
    fit();
    fitTable();
}

void RunsPanel::setBrief(bool isBrief)
{
    m_isBrief = isBrief;
    fit();
    refresh();
}

/// Columns are only widened while figures come and go; those for large letters would stay.
bool RunsPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_view && event->type() == QEvent::FontChange) {
        const auto again = [this] {
            narrowColumns();
            fitTable();
        };
        QMetaObject::invokeMethod(this, again, Qt::QueuedConnection); // its items' font follows the event
    }
    if (watched == m_view->viewport() && event->type() == QEvent::Resize)
        fitTable();
    return QWidget::eventFilter(watched, event);
}

void RunsPanel::narrowColumns()
{
    for (int column = 0; column < m_model->columnCount(); ++column)
        m_view->setColumnWidth(column, m_view->horizontalHeader()->minimumSectionSize());
}

void RunsPanel::fitTable()
{
    if (m_isFitting) // a scroll bar that comes and goes changes the viewport's size
        return;
    const QScopedValueRollback fitting(m_isFitting, true);
    constexpr int leastColumns = 2, leastLetters = 20; // of words that yield
    QHeaderView& header = *m_view->horizontalHeader();
    const bool isShort = m_isPlain && m_columns.isEmpty() && !isPublishedShown(); // who, and how long
    const int count = m_model->columnCount(), room = m_view->viewport()->width();
    header.setStretchLastSection(false);
    for (int column = 0; column < count; ++column)
        header.setSectionHidden(column, false);
    fitColumns(*m_view);
    const auto leastOf = [&](int column) {
        const int words =
            std::max(leastLetters * m_view->fontMetrics().averageCharWidth(), header.sectionSizeHint(column));
        return m_model->yields(column) ? std::min(words, header.sectionSize(column)) : header.sectionSize(column);
    };
    int shown = 0, least = 0;
    while (shown < (isShort ? leastColumns : count) &&
           (!m_columns.isEmpty() || shown < leastColumns || least + leastOf(shown) <= room))
        least += leastOf(shown++);
    for (int column = shown; column < count; ++column)
        header.setSectionHidden(column, true);
    for (int column = shown - 1; column >= 0; --column)
        if (const int over = header.length() - room; over > 0 && m_model->yields(column))
            m_view->setColumnWidth(column, std::max(leastOf(column), header.sectionSize(column) - over));
    header.setStretchLastSection(m_model->endsInText() && shown == count);
}

QAbstractItemModel& RunsPanel::shownModel() const { return *m_sorted; }
QString RunsPanel::caption() const { return m_caption->fullText(); }
QString RunsPanel::step() const { return m_step->fullText(); }
void RunsPanel::setPublishedShown(bool isShown) { m_published->setChecked(isShown); }
QString RunsPanel::csv() const { return toCsv(*m_sorted, RunModel::NumberRole); }
QString RunsPanel::markdown() const { return toMarkdown(*m_sorted); }

void RunsPanel::refresh()
{
    const RunTable& table = m_runs.table();
    const auto filter = static_cast<RunFilter>(m_filter->currentIndex());
    m_rows.clear();
    const auto append = [this](const std::vector<RunRow>& rows) {
        m_rows.insert(m_rows.end(), rows.begin(), rows.end());
    };
    if (filter != RunFilter::Earlier && !table.isEmpty())
        append(m_runs.pinned());
    if (filter == RunFilter::Strategies || filter == RunFilter::All)
        append(table.rows());
    if (filter == RunFilter::Earlier || filter == RunFilter::All)
        append(m_runs.earlier());
    const auto baseline = std::ranges::find_if(m_runs.pinned(), &RunRow::isBaseline);
    const bool showsText = m_published->isChecked() && !table.isEmpty();
    const QString claim = showsText ? claimText(table) : QString();
    m_published->setVisible(hasPublished(table) || !claim.isEmpty());
    const RunRow* const base = baseline == m_runs.pinned().end() ? nullptr : &*baseline;
    m_axis = heldAxis(m_axis, timeAxis(table.timings(), base ? base->report.get() : nullptr),
                      QGuiApplication::mouseButtons().testFlag(Qt::LeftButton));
    m_model->setRows(table, m_rows, base, m_axis, isPublishedShown(), m_columns);
    fitTable();
    m_step->setFullText(table.isEmpty() ? QString()
                        : showsText     ? sentences({claim, publishedText(table)})
                                        : stepText(table));
    for (auto* button : {m_choose, m_copy})
        button->setEnabled(!table.isEmpty());
    if (!table.isEmpty() || filter == RunFilter::Earlier)
        m_caption->setFullText(captionText());
    m_strip->setPins(pinTitles(m_runs.pins(), table.registry()));
    const auto headline = headlineOf(m_runs, m_recorded);
    m_headline->setHeadline(headline.value_or(Headline{.caption = tr("Times appear here after the first run.")}));
    m_trip->setTrip(headline && !m_isBrief ? headline->trip : std::nullopt);
    fit();
}

QString RunsPanel::captionText() const
{
    if (m_filter->currentIndex() == static_cast<int>(RunFilter::Earlier))
        return m_runs.earlier().empty() ? tr("Each run appears here once its settings have stopped changing, so that "
                                             "you can compare it or return to it.")
                                        : tr("Click a run to restore its settings; right-click to pin it.");
    QString text = table().isEmulator() ? tr("Counted in the emulator, whose run time on this computer is not GPU time")
                                        : QString::fromStdString(table().machine());
    if (isPublishedShown())
        text += tr(" · columns named after another GPU show figures from the published text");
    const auto run = std::ranges::find_if(
        table().rows(), [](const RunRow& row) { return !row.strategy.empty() && row.report != nullptr; });
    if (m_runs.pins().isEmpty() || run == table().rows().end())
        return text;
    const FigureSubject own = subjectOf(*run->report), baseline = subjectOf(*m_runs.pins().baseline()->report);
    const Likeness likeness = likenessOf(own, baseline, table().registry());
    if (!likeness.isAlike)
        text += QLatin1Char('\n') + sentences(likeness.remarks + QStringList{notJudgedText()});
    if (own.isEmulator != baseline.isEmulator)
        text += QLatin1Char('\n') +
                (baseline.isEmulator
                     ? tr("The baseline's time is an emulator time, so GPU times cannot be compared with it.")
                     : tr("The baseline's time is a GPU time, so emulator times cannot be compared with it."));
    return text;
}

bool RunsPanel::isPublishedShown() const { return m_published->isChecked() && hasPublished(table()); }

void RunsPanel::setColumnChoice(const QStringList& choice)
{
    m_columns = ColumnChoice::fromList(choice);
    refresh();
}

void RunsPanel::announceColumns()
{
    refresh();
    emit columnChoiceChanged(m_columns.toList());
}

void RunsPanel::fillColumnMenu(QMenu& menu)
{
    menu.clear();
    menu.setToolTipsVisible(true);
    if (table().isEmpty())
        return;
    const bool withRuns = std::ranges::any_of(m_rows, [](const RunRow& row) { return row.when.isValid(); });
    for (const auto& column : runColumns(table(), isPublishedShown(), m_axis, withRuns)) {
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

const RunRow& RunsPanel::rowOf(const QModelIndex& shown) const
{
    return m_rows.at(static_cast<std::size_t>(m_sorted->mapToSource(shown).row()));
}

void RunsPanel::fillRowMenu(QMenu& menu, const QModelIndex& shown)
{
    const RunRow& row = rowOf(shown);
    const auto run = runOf(row); // a run that ends meanwhile may move the row
    if (const char letter = row.pin; letter != 0) {
        auto* baseline = menu.addAction(tr("Make %1 the baseline").arg(QLatin1Char(letter)));
        baseline->setEnabled(!row.isBaseline);
        connect(baseline, &QAction::triggered, this, [this, letter] { emit m_strip->baselineWanted(letter); });
        connect(menu.addAction(tr("Unpin %1").arg(QLatin1Char(letter))), &QAction::triggered, this,
                [this, letter] { emit m_strip->unpinWanted(letter); });
    } else {
        auto* pin = menu.addAction(row.hasOwnSettings() ? tr("Pin this run") : tr("Pin this strategy"));
        pin->setEnabled(run != nullptr);
        if (!run)
            pin->setToolTip(row.strategy.empty() ? tr("The single CPU thread is not a kernel and cannot be pinned.")
                            : row.isFailed       ? tr("This strategy cannot run with these settings.")
                                                 : tr("Not run with these settings yet."));
        connect(pin, &QAction::triggered, this, [this, run] { emit pinWanted(run); });
    }
    if (row.hasOwnSettings())
        connect(menu.addAction(tr("Restore this run's settings")), &QAction::triggered, this,
                [this, run] { emit recipeChosen(run->recipe); });
}

/// Takes a strategy that can run, or the settings of an earlier run. A pinned run is not a setting to choose.
void RunsPanel::choose(const QModelIndex& index)
{
    if (!index.isValid())
        return;
    const RunRow row = rowOf(index); // a copy: what follows may move it
    if (row.when.isValid())
        emit recipeChosen(row.report->recipe);
    else if (!row.strategy.empty() && row.pin == 0 && !row.isFailed)
        emit strategyChosen(row.strategy);
}

} // namespace tilescope
