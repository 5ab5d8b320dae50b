#include "ui/device/device_dialog.h"

#include "ui/parts/labels.h"
#include "ui/parts/tables/panel_table.h"
#include "ui/parts/tables/table_text.h"
#include "ui/translation.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QStandardItemModel>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace tilescope
{

DeviceDialog::DeviceDialog(QWidget* parent)
    : QDialog(parent), m_model(new QStandardItemModel(this)), m_summary(headingLabel(tr("Looking for a GPU…"))),
      m_gpus(new QComboBox), m_copy(new QToolButton), m_view(new QTableView)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Device"));
    m_gpus->addItem(tr("This computer"));
    for (const GpuModel& gpu : gpuTable())
        m_gpus->addItem(QString::fromStdString(gpu.name), QString::fromStdString(gpu.name));
    m_gpus->setAccessibleName(tr("Displayed GPU"));
    m_gpus->setToolTip(tr("This computer's GPU, or one that the emulator can model"));
    m_summary->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_copy->setText(tr("Copy all"));
    m_copy->setToolTip(tr("Copy everything as text"));
    m_copy->setFocusPolicy(Qt::StrongFocus);
    setUpTable(*m_view);
    m_view->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_view->setModel(m_model);
    m_view->horizontalHeader()->hide();
    m_view->horizontalHeader()->setStretchLastSection(true);
    m_view->setAccessibleName(tr("Details of this computer"));
    setTableKeys(*m_view, [this] { copySelected(); });

    auto* bar = new QHBoxLayout;
    bar->setContentsMargins(16, 6, 8, 4);
    bar->addWidget(m_summary, 1);
    bar->addWidget(m_gpus, 0, Qt::AlignTop);
    bar->addWidget(m_copy, 0, Qt::AlignTop);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(bar);
    auto* inset = new QHBoxLayout; // aligns the table's text with the line above it
    inset->setContentsMargins(8, 0, 0, 0);
    inset->addWidget(m_view);
    column->addLayout(inset, 1);
    resize(820, 560);
    connect(m_gpus, &QComboBox::currentIndexChanged, this, &DeviceDialog::refresh);
    connect(m_copy, &QToolButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(text()); });
}

void DeviceDialog::setEnvironment(const Environment& environment)
{
    m_environment = environment;
    refresh();
}

void DeviceDialog::showGpu(const std::string& name)
{
    m_gpus->setCurrentIndex(name.empty() ? 0 : std::max(0, m_gpus->findData(QString::fromStdString(name))));
}

std::vector<DeviceFact> DeviceDialog::factsOfMachine()
{
    if (m_environment.compilers.empty()) {
        m_summary->setText(tr("Looking for a GPU…"));
        return {};
    }
    std::vector<DeviceFact> facts;
    if (const auto& device = m_environment.device.device) {
        m_summary->setText(m_environment.deviceLost
                               ? tr("The GPU was lost after an error in a kernel; the emulator is used instead.")
                               : QString::fromStdString(device->name));
        facts = deviceFacts(*device);
    } else {
        m_summary->setText(tr("No GPU. %1").arg(translated(m_environment.device.reason)));
        facts = emulatorFacts(DeviceLimits());
    }
    const auto compilers = compilerFacts(m_environment.compilers);
    facts.insert(facts.end(), compilers.begin(), compilers.end());
    return facts;
}

void DeviceDialog::refresh()
{
    std::vector<DeviceFact> facts;
    if (const std::string chosen = m_gpus->currentData().toString().toStdString(); chosen.empty()) {
        facts = factsOfMachine();
    } else {
        m_summary->setText(tr("%1, from the manufacturer's published specifications; nothing was read from a GPU.")
                               .arg(QString::fromStdString(chosen)));
        facts = modelFacts(gpuNamed(chosen));
    }
    showFacts(facts);
}

void DeviceDialog::showFacts(const std::vector<DeviceFact>& facts)
{
    QFont bold;
    bold.setBold(true);
    m_model->clear();
    m_model->setColumnCount(3);
    m_view->clearSpans();
    std::string group;
    for (const DeviceFact& fact : facts) {
        if (std::exchange(group, fact.group) != fact.group) {
            auto* heading = readOnlyCell(translated(fact.group));
            heading->setFont(bold);
            m_model->appendRow(heading);
            m_view->setSpan(m_model->rowCount() - 1, 0, 1, 3);
        }
        const QString meaning = translated(fact.meaning);
        auto* value = readOnlyCell(translated(fact.value), meaning);
        value->setFont(bold);
        m_model->appendRow({readOnlyCell(translated(fact.name), meaning), value, readOnlyCell(meaning, meaning)});
    }
    fitColumns(*m_view);
}

QString DeviceDialog::summary() const { return m_summary->text(); }
QString DeviceDialog::text() const { return m_summary->text() + QLatin1Char('\n') + toPlainText(*m_model); }

void DeviceDialog::copySelected() const
{
    QStringList lines;
    for (const auto& index : m_view->selectionModel()->selectedRows())
        lines << toPlainLine(*m_model, index.row());
    QGuiApplication::clipboard()->setText(lines.isEmpty() ? text() : lines.join(QLatin1Char('\n')));
}

} // namespace tilescope
