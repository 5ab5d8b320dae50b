#include "ui/counters/counters_panel.h"

#include "gpu/recipe/hardware_record.h"
#include "ui/counters/counters_delegate.h"
#include "ui/counters/counters_model.h"
#include "ui/parts/caption_bar.h"
#include "ui/parts/labels.h"
#include "ui/parts/tables/panel_table.h"
#include "ui/parts/tables/table_text.h"
#include "ui/pins/pin_strip.h"
#include "ui/session/report_figures.h"
#include "ui/translation.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

namespace tilescope
{

namespace
{

/// Each figure's own basis has a column.
QString basisOfAll(const Report& run)
{
    const CountBasis basis = *basisOf(run);
    return basis == CountBasis::Ptx && run.record ? CountersPanel::tr("partly matches hardware, partly exact for PTX")
                                                  : translated(basisName(basis));
}

} // namespace

CountersPanel::CountersPanel(const Registry& registry, QWidget* parent)
    : QWidget(parent), m_registry(registry), m_model(new CountersModel(this)), m_delegate(new CountersDelegate(this)),
      m_strip(new PinStrip), m_caption(mutedLabel({})), m_silicon(mutedLabel({})), m_empty(mutedLabel({})),
      m_launches(new QComboBox), m_readSilicon(toolButton(tr("Read hardware counters"), {})),
      m_pin(toolButton(tr("Pin"), tr("Keep this run's figures for comparison (P)"))),
      m_copyCsv(toolButton(tr("Copy CSV"), tr("Copy the counters as comma-separated values"))),
      m_copyMarkdown(toolButton(tr("Copy Markdown"), tr("Copy the counters as Markdown"))), m_view(new QTreeView),
      m_pages(new QStackedWidget)
{
    m_readSilicon->setEnabled(false);
    m_launches->setAccessibleName(tr("Launch"));
    m_launches->setToolTip(tr("All launches of the strategy together, or one of them"));
    m_launches->setFocusPolicy(Qt::StrongFocus);
    m_view->setModel(m_model);
    m_view->setItemDelegate(m_delegate);
    m_view->setAccessibleName(tr("Counters"));
    setUpTree(*m_view);
    // Separated by tabs, so that a paste fills the cells of a spreadsheet.
    setTableKeys(*m_view, [this] {
        QGuiApplication::clipboard()->setText(csvOf(m_model->plainRows(shownColumns(), false), QLatin1Char('\t')));
    });
    m_empty->setAlignment(Qt::AlignCenter);
    build();

    connect(m_model, &CountersModel::modelReset, this, &CountersPanel::foldUnused);
    connect(m_pin, &QToolButton::clicked, this, &CountersPanel::pinWanted);
    connect(m_readSilicon, &QToolButton::clicked, this, &CountersPanel::siliconWanted);
    connect(m_launches, &QComboBox::currentIndexChanged, this, &CountersPanel::refresh);
    connect(m_copyCsv, &QToolButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(csv()); });
    connect(m_copyMarkdown, &QToolButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(markdown()); });
    refresh();
}

void CountersPanel::build()
{
    m_launches->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_silicon->setContentsMargins(16, 0, 16, 6);
    m_pages->addWidget(m_empty);
    m_pages->addWidget(m_view);
    auto* inset = new QHBoxLayout;
    inset->setContentsMargins(8, 0, 0, 0);
    inset->addWidget(m_pages);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_strip);
    column->addWidget(new CaptionBar(m_caption, {m_launches, m_readSilicon, m_pin, m_copyCsv, m_copyMarkdown}));
    column->addWidget(m_silicon);
    column->addLayout(inset, 1);
}

void CountersPanel::setReport(const Report& report)
{
    m_latest = figuresOf(report);
    if (report.counters) {
        m_run = m_latest;
        showLaunches();
    } else if (m_run &&
               (m_run->recipe.operation != report.recipe.operation || report.recipe.counters == CounterMode::None)) {
        m_run.reset(); // none are pending, or they are of another kind
        showLaunches();
    }
    refresh();
}

void CountersPanel::pointAt(const std::string& key)
{
    for (int section = 0; section < m_model->rowCount(); ++section) {
        const QModelIndex parent = m_model->index(section, 0);
        for (int row = 0; row < m_model->rowCount(parent); ++row) {
            const QModelIndex counter = m_model->index(row, 0, parent);
            if (counter.data(CountersModel::KeyRole).toString() != QString::fromStdString(key))
                continue;
            m_view->setExpanded(parent, true);
            m_view->setCurrentIndex(counter);
            m_view->scrollTo(counter, QAbstractItemView::PositionAtCenter);
            return;
        }
    }
}

void CountersPanel::setPins(const PinnedRuns& pins)
{
    m_pins = pins;
    m_strip->setPins(pinTitles(pins, m_registry));
    refresh();
}

/// Keeps the chosen launch if the new run has the same one.
void CountersPanel::showLaunches()
{
    const QSignalBlocker quiet(m_launches);
    const QString before = m_launches->currentText();
    m_launches->clear();
    if (!m_run)
        return;
    m_launches->addItem(tr("All launches"));
    int number = 0;
    for (const auto& launch : m_run->launches) {
        ++number;
        if (launch.counters)
            m_launches->addItem(QStringLiteral("%1. %2").arg(number).arg(QString::fromStdString(launch.kernel)),
                                number - 1);
    }
    m_launches->setCurrentIndex(std::max(0, m_launches->findText(before)));
}

void CountersPanel::refresh()
{
    const QVariant launch = m_launches->currentData();
    CountersView view;
    view.run = m_run.get();
    view.launch = launch.isValid() ? std::optional<std::size_t>(launch.toUInt()) : std::nullopt;
    view.pins = &m_pins;
    view.registry = &m_registry;
    m_delegate->setMuted(m_run && !isSameRun(*m_run, *m_latest));
    m_model->setSections(countersTable(view), pinTitles(m_pins, m_registry));

    m_launches->setVisible(m_launches->count() > 2);
    m_pages->setCurrentWidget(m_model->isEmpty() ? static_cast<QWidget*>(m_empty) : m_view);
    m_empty->setText(emptyText());
    m_caption->setText(captionText());
    showSilicon();
    m_pin->setEnabled(m_latest != nullptr);
    for (auto* button : {m_copyCsv, m_copyMarkdown})
        button->setEnabled(!m_model->isEmpty());
    showColumns();
}

void CountersPanel::setReadingSilicon(bool isUnderWay)
{
    m_isReadingSilicon = isUnderWay;
    showSilicon();
}

bool CountersPanel::canReadSilicon() const
{
    return m_run && !m_run->silicon && m_run->backend == BackendChoice::Cuda && isSameRun(*m_run, *m_latest) &&
           !m_isReadingSilicon;
}

void CountersPanel::showSilicon()
{
    const QString note = siliconNote();
    m_silicon->setText(note);
    m_silicon->setVisible(!m_model->isEmpty() && !note.isEmpty());
    const QString meaning =
        tr("Run the kernels again under CUPTI, and show the GPU's hardware counters beside the emulator's figures");
    m_readSilicon->setToolTip(plainToolTip(note.isEmpty() ? meaning : note));
    m_readSilicon->setAccessibleDescription(note.isEmpty() ? meaning : note);
    if (m_readSilicon->isEnabled() == canReadSilicon())
        return;
    m_readSilicon->setEnabled(canReadSilicon());
    emit canReadSiliconChanged(canReadSilicon());
}

void CountersPanel::showColumns()
{
    const auto columns = shownColumns();
    for (int column = 0; column < m_model->columnCount(); ++column)
        m_view->setColumnHidden(column, !columns.contains(static_cast<CounterColumn>(column)));
    fitColumns(*m_view);
    // Names give way: a cut name can be guessed, a cut figure is another one.
    constexpr int leastLetters = 14;
    const int name = m_view->header()->sectionSize(static_cast<int>(CounterColumn::Name));
    const int room =
        m_view->viewport()->width() - m_view->header()->sectionSize(static_cast<int>(CounterColumn::Value));
    if (const int least = leastLetters * fontMetrics().averageCharWidth(); name > std::max(room, least))
        m_view->header()->resizeSection(static_cast<int>(CounterColumn::Name), std::max(room, least));
}

void CountersPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    showColumns();
}

/// Sections with nonzero counters are expanded; the others say that they are empty and stay collapsed.
void CountersPanel::foldUnused()
{
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const QModelIndex section = m_model->index(row, 0);
        m_view->setFirstColumnSpanned(row, {}, true);
        m_view->setExpanded(section, section.data(CountersModel::UsedRole).toBool());
    }
}

QList<CounterColumn> CountersPanel::shownColumns() const
{
    QList<CounterColumn> columns = {CounterColumn::Name, CounterColumn::Value, CounterColumn::Mark,
                                    CounterColumn::Ideal, CounterColumn::OverIdeal};
    for (const auto& pinned : m_pins.runs())
        columns << pinColumn(pinned.letter);
    const bool isWhole = !m_launches->currentData().isValid() || m_launches->count() < 3;
    if (m_run && m_run->silicon && isWhole)
        columns << CounterColumn::Silicon << CounterColumn::SiliconDifference;
    return columns;
}

QString CountersPanel::nameOf(const Report& run) const
{
    const Operation& operation = m_registry.operation(run.recipe.operation);
    const Strategy& strategy = m_registry.strategy(operation, run.recipe.strategy);
    return QStringLiteral("%1, %2, %3\u00A0×\u00A0%4")
        .arg(translated(operation.title), translated(strategy.title))
        .arg(run.recipe.block.width)
        .arg(run.recipe.block.height);
}

QString CountersPanel::captionText() const
{
    if (m_model->isEmpty())
        return {};
    QString text = nameOf(*m_run);
    if (!isSameRun(*m_run, *m_latest))
        text += tr(" · for the previous settings; updated when the sliders stop moving");
    else
        text += m_run->counters->exact ? tr(" · counted by the emulator, %1").arg(basisOfAll(*m_run))
                                       : tr(" · ≈ estimated from a sample of blocks");
    if (const QString unlike = unlikeText(); !unlike.isEmpty())
        text += QLatin1Char('\n') + unlike;
    return text;
}

QString CountersPanel::unlikeText() const
{
    if (m_pins.isEmpty())
        return {};
    const Likeness likeness = likenessOf(subjectOf(*m_run), subjectOf(*m_pins.baseline()->report), m_registry);
    return likeness.isAlike ? QString() : sentences(likeness.remarks + QStringList{notJudgedText()});
}

QString CountersPanel::emptyText() const
{
    if (!m_latest)
        return tr("After a run, this panel shows what the kernel does to memory: sectors, bank conflicts, divergence.");
    if (m_latest->recipe.counters == CounterMode::None)
        return tr("Counting is off. Set Counters to Automatic in the settings.");
    if (m_run)
        return tr("This launch was not counted separately; choose all launches.");
    return tr(
        "Nothing was counted in this run. Counters are available after the full run, when the sliders stop moving.");
}

QString CountersPanel::caption() const { return m_model->isEmpty() ? m_empty->text() : m_caption->text(); }

QString CountersPanel::siliconNote() const
{
    if (m_isReadingSilicon)
        return tr("Reading the GPU's hardware counters; the kernels run several times.");
    if (!m_run || m_run->silicon)
        return {};
    if (!m_run->siliconReason.empty())
        return tr("No hardware counters: %1").arg(translated(m_run->siliconReason));
    if (m_run->backend != BackendChoice::Cuda)
        return tr("Hardware counters are available only when a GPU ran the kernel; this run used the emulator.");
    return {};
}

QString CountersPanel::csv() const { return csvOf(m_model->plainRows(shownColumns(), false)); }
QString CountersPanel::markdown() const { return markdownOf(m_model->plainRows(shownColumns(), true)); }

} // namespace tilescope
