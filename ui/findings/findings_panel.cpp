#include "ui/findings/findings_panel.h"

#include "ui/findings/finding_delegate.h"
#include "ui/findings/finding_model.h"
#include "ui/kernel/kernel_files.h"
#include "ui/parts/finding_text.h"
#include "ui/parts/labels.h"
#include "ui/parts/severity_icon.h"
#include "ui/parts/tables/panel_table.h"
#include "ui/parts/tables/table_text.h"
#include "ui/translation.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QStyle>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace tilescope
{

FindingsPanel::FindingsPanel(QWidget* parent)
    : QWidget(parent), m_model(new FindingModel(this)),
      m_caption(mutedLabel(tr("Errors and slow accesses in this kernel are listed here after it has run."))),
      m_copy(toolButton(tr("Copy all"), tr("Copy every finding as text"))), m_view(new QTableView),
      m_delegate(new FindingDelegate(m_view))
{
    setUpTable(*m_view);
    m_view->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_view->setModel(m_model);
    m_view->setItemDelegate(m_delegate);
    m_view->setWordWrap(true);
    m_view->setTextElideMode(Qt::ElideNone);
    m_view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_view->setAccessibleName(tr("Findings"));
    setTableKeys(
        *m_view, [this] { copySelected(); }, [this](const QModelIndex& index) { choose(index); });
    auto& header = *m_view->horizontalHeader();
    header.setSectionResizeMode(FindingModel::Message, QHeaderView::Stretch);
    header.setSectionResizeMode(FindingModel::Cure, QHeaderView::Stretch);
    m_view->setColumnWidth(FindingModel::Lines, 88);
    m_view->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    build();
    fitColumns();
    connect(m_copy, &QToolButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(toPlainText(*m_model)); });
    connect(m_view, &QTableView::clicked, this, &FindingsPanel::choose);
    connect(m_view, &QTableView::doubleClicked, this, &FindingsPanel::openMoment);
    m_model->setColours(coloursOf(palette()));
    showKernelFindings({}, m_caption->text());
}

void FindingsPanel::build()
{
    auto* bar = new QHBoxLayout;
    bar->setContentsMargins(16, 6, 8, 4);
    bar->addWidget(m_caption, 1);
    bar->addWidget(m_copy, 0, Qt::AlignTop);
    auto* inset = new QHBoxLayout; // aligns the table's text with the line above it
    inset->setContentsMargins(8, 0, 0, 0);
    inset->addWidget(m_view);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(bar);
    column->addLayout(inset, 1);
}

void FindingsPanel::fitColumns()
{
    constexpr int narrow = 640, kindWidth = 192, narrowKindWidth = 156;
    const bool isNarrow = width() < narrow;
    m_delegate->setNarrow(isNarrow);
    m_view->setColumnHidden(FindingModel::Lines, isNarrow);
    m_view->setColumnHidden(FindingModel::Cure, isNarrow);
    m_view->setColumnWidth(FindingModel::Kind, isNarrow ? narrowKindWidth : kindWidth);
    showCures();
}

void FindingsPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitColumns();
}

void FindingsPanel::setRecipe(const Recipe& recipe)
{
    if (!hasSameText(m_recipe, recipe))
        showKernelFindings({}, tr("Errors and slow accesses in this kernel are listed here after it has run."));
    m_recipe = recipe;
}

void FindingsPanel::setReport(const Report& report) { showKernelFindings(report.findings, lookedForText(report)); }

void FindingsPanel::setFailure(const RunFailure& failure)
{
    std::vector<Finding> findings = findingsOf(failure);
    if (!findings.empty()) // else the setting was refused and there is nothing new about the kernel
        showKernelFindings(std::move(findings), {});
}

void FindingsPanel::setProgramFindings(const std::optional<std::vector<Finding>>& findings)
{
    if (m_ofProgram == findings)
        return;
    m_ofProgram = findings;
    showFindings();
}

void FindingsPanel::setCures(CureOf of)
{
    m_cureOf = std::move(of);
    showCures();
}

void FindingsPanel::showCures()
{
    if (!m_cureOf)
        return;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const QString what = m_cureOf(m_model->findings()[static_cast<std::size_t>(row)]);
        QPushButton* const button = cureButton(row);
        if (what.isEmpty())
            m_view->setIndexWidget(m_model->index(row, FindingModel::Kind), nullptr);
        else
            (button ? button : addCure(row))->setToolTip(plainToolTip(what));
        m_view->setColumnWidth(FindingModel::Kind, std::max(m_view->columnWidth(FindingModel::Kind), cureWidth(row)));
    }
    for (int row = 0; row < m_model->rowCount(); ++row)
        placeCure(row);
    m_view->resizeRowsToContents();
}

QStyleOptionViewItem FindingsPanel::cellOption() const
{
    QStyleOptionViewItem option;
    option.initFrom(m_view);
    option.widget = m_view;
    option.font = m_view->font();
    option.features = QStyleOptionViewItem::WrapText;
    const int icon = style()->pixelMetric(QStyle::PM_SmallIconSize, nullptr, m_view);
    option.decorationSize = QSize(icon, icon);
    option.rect.setWidth(m_view->columnWidth(FindingModel::Kind));
    return option;
}

/// Of the cell with the button, which is beside the icon; 0 without one.
int FindingsPanel::cureWidth(int row) const
{
    const QPushButton* const button = cureButton(row);
    if (!button)
        return 0;
    const QModelIndex index = m_model->index(row, FindingModel::Kind);
    QWidget* const cell = m_view->indexWidget(index);
    const QStyleOptionViewItem option = cellOption();
    m_delegate->updateEditorGeometry(cell, option, index);
    return cell->x() - option.rect.x() + FindingDelegate::room + button->sizeHint().width() + FindingDelegate::room;
}

/// Moves the button below the text of its cell.
void FindingsPanel::placeCure(int row)
{
    const QModelIndex index = m_model->index(row, FindingModel::Kind);
    QWidget* const cell = m_view->indexWidget(index);
    if (!cell)
        return;
    const int text = m_delegate->sizeHint(cellOption(), index).height();
    cell->layout()->setContentsMargins(FindingDelegate::room, text, 0, FindingDelegate::room);
}

/// A button with the finding's kind, where it is seen first.
QPushButton* FindingsPanel::addCure(int row)
{
    auto* cell = new QWidget;
    auto* button = new QPushButton(tr("Apply the fix"));
    button->setProperty("role", QStringLiteral("cure"));
    button->setCursor(Qt::PointingHandCursor);
    auto* column = new QVBoxLayout(cell);
    column->addWidget(button, 0, Qt::AlignLeft);
    column->addStretch(1);
    connect(button, &QPushButton::clicked, this, [this, row] {
        emit cureWanted(Finding(m_model->findings()[static_cast<std::size_t>(row)])); // it may disappear meanwhile
    });
    m_view->setIndexWidget(m_model->index(row, FindingModel::Kind), cell);
    button->ensurePolished(); // the style's bold font widens it
    return button;
}

QPushButton* FindingsPanel::cureButton(int row) const
{
    const QWidget* const cell = m_view->indexWidget(m_model->index(row, FindingModel::Kind));
    return cell ? cell->findChild<QPushButton*>() : nullptr;
}

QString FindingsPanel::caption() const { return m_caption->text(); }

void FindingsPanel::showKernelFindings(std::vector<Finding> findings, const QString& whenEmpty)
{
    m_ofKernel = std::move(findings);
    m_whenEmpty = whenEmpty;
    showFindings();
}

static bool isCompilerError(const Finding& finding)
{
    return finding.kind == FindingKind::Compiler && finding.severity == Severity::Error;
}

bool FindingsPanel::hasCompilerErrors() const { return std::ranges::any_of(m_model->findings(), isCompilerError); }

void FindingsPanel::showFindings()
{
    const std::vector<Finding> ofProgram = m_ofProgram.value_or(std::vector<Finding>());
    std::vector<Finding> findings = ofProgram;
    if (std::ranges::none_of(ofProgram, isCompilerError)) // else those of the kernel are of a text before
        for (const Finding& finding : m_ofKernel)
            if (std::ranges::find(ofProgram, finding) == ofProgram.end()) // both compilers may warn of a line
                findings.push_back(finding);
    sortFindings(findings);
    m_model->setFindings(std::move(findings));
    const bool isEmpty = m_model->rowCount() == 0;
    const QString whenEmpty =
        !m_ofProgram
            ? m_whenEmpty
            : sentences({m_whenEmpty, tr("The host code was checked for wrong copies, wrong uses of memory, failed "
                                         "launches and unchecked errors.")});
    const bool canBeSeen =
        std::ranges::any_of(m_model->findings(), [](const Finding& finding) { return !momentOf(finding).isEmpty(); });
    m_caption->setText(isEmpty     ? whenEmpty
                       : canBeSeen ? tr("Click a finding, or press Enter on it, to show its line in the kernel; "
                                        "double-click it to see it happen in a block.")
                                   : tr("Click a finding, or press Enter on it, to show its line in the kernel."));
    m_copy->setVisible(!isEmpty);
    m_view->setVisible(!isEmpty);
    layout()->setAlignment(isEmpty ? Qt::AlignTop : Qt::Alignment());
    showCures();
    showTitle();
}

void FindingsPanel::showTitle()
{
    const auto& findings = m_model->findings();
    const auto worst = std::min_element(findings.begin(), findings.end(),
                                        [](const Finding& a, const Finding& b) { return a.severity < b.severity; });
    setWindowIcon(worst == findings.end() ? QIcon() : severityIcon(worst->severity, coloursOf(palette())));
    setWindowTitle(findings.empty() ? tr("Findings") : tr("Findings (%1)").arg(findings.size()));
}

void FindingsPanel::choose(const QModelIndex& index)
{
    if (!index.isValid())
        return;
    const Finding finding = m_model->findings()[static_cast<std::size_t>(index.row())]; // it may disappear meanwhile
    if (finding.line > 0)
        emit chosen(finding);
}

void FindingsPanel::openMoment(const QModelIndex& index)
{
    const Finding& finding = m_model->findings()[static_cast<std::size_t>(index.row())];
    const QString step = momentOf(finding);
    if (!step.isEmpty() && index.column() != FindingModel::Cure)
        emit momentWanted(step, finding);
}

void FindingsPanel::copySelected() const
{
    const auto rows = m_view->selectionModel()->selectedRows();
    QGuiApplication::clipboard()->setText(rows.isEmpty() ? toPlainText(*m_model) : textOf(rows));
}

QString FindingsPanel::textOf(const QModelIndexList& rows) const
{
    QList<int> numbers;
    for (const auto& index : rows)
        numbers << index.row();
    std::sort(numbers.begin(), numbers.end());
    QStringList lines;
    for (const int row : numbers)
        lines << toPlainLine(*m_model, row);
    return lines.join(QLatin1Char('\n'));
}

void FindingsPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitColumns();
    if (event->type() == QEvent::PaletteChange) {
        m_model->setColours(coloursOf(palette()));
        showTitle();
    }
}

} // namespace tilescope
