#include "ui/where/workers_dialog.h"

#include "ui/parts/labels.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QSet>
#include <QTableWidget>
#include <QVBoxLayout>

namespace tilescope
{

namespace
{

constexpr int nameColumn = 0, commandColumn = 1;

QString cell(const QTableWidget& table, int row, int column)
{
    const QTableWidgetItem* item = table.item(row, column);
    return item ? item->text().trimmed() : QString();
}

/// Why these cannot be used; empty if they can.
QString faultOf(const QList<NamedWorker>& workers)
{
    QSet<QString> names;
    for (const NamedWorker& worker : workers) {
        bool isNumber = false;
        (void)worker.name.toInt(&isNumber);
        if (worker.name.isEmpty())
            return WorkersDialog::tr("Each worker needs a name.");
        if (worker.command.isEmpty())
            return WorkersDialog::tr("Enter the command that starts %1.").arg(worker.name);
        if (isNumber || worker.name == QLatin1String("emulator"))
            return WorkersDialog::tr("The name %1 already has a meaning for --device. Choose another name.")
                .arg(worker.name);
        if (names.contains(worker.name))
            return WorkersDialog::tr("Two workers have the name %1.").arg(worker.name);
        names.insert(worker.name);
    }
    return {};
}

} // namespace

WorkersDialog::WorkersDialog(const QList<NamedWorker>& workers, QWidget* parent)
    : QDialog(parent), m_table(new QTableWidget(0, 2)), m_fault(new QLabel), m_accept(nullptr)
{
    setWindowTitle(tr("Workers"));
    m_table->setHorizontalHeaderLabels({tr("Name"), tr("Command")});
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->verticalHeader()->hide();
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setAccessibleName(tr("Workers: name and command"));
    m_fault->setWordWrap(true);
    setRole(*m_fault, "error");

    auto* add = new QPushButton(tr("&Add"));
    auto* remove = new QPushButton(tr("&Remove"));
    add->setAutoDefault(false);
    remove->setAutoDefault(false);
    auto* row = new QHBoxLayout;
    row->addWidget(add);
    row->addWidget(remove);
    row->addStretch(1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    m_accept = buttons->button(QDialogButtonBox::Ok);

    auto* column = new QVBoxLayout(this);
    column->addWidget(mutedLabel(
        tr("A worker is the same version of Tilescope on a computer with a GPU. The command starts the worker there "
           "and connects its standard input and output to this computer. A new worker is connected immediately.")));
    column->addWidget(m_table, 1);
    column->addLayout(row);
    column->addWidget(m_fault);
    column->addWidget(mutedLabel(tr("Examples:") + QStringLiteral("\nssh gpu-server tilescope worker\n"
                                                                  "srun --gres=gpu:1 tilescope worker\n"
                                                                  "docker run -i --gpus all IMAGE tilescope worker\n"
                                                                  "kubectl exec -i POD -- tilescope worker")));
    column->addWidget(buttons);
    resize(640, 420);

    for (const NamedWorker& worker : workers)
        addRow(worker);
    if (workers.isEmpty())
        addRow({});
    m_table->setColumnWidth(nameColumn, 160);
    connect(add, &QPushButton::clicked, this, [this] {
        addRow({});
        m_table->setCurrentCell(m_table->rowCount() - 1, nameColumn);
        m_table->editItem(m_table->item(m_table->rowCount() - 1, nameColumn));
    });
    connect(remove, &QPushButton::clicked, this, [this] {
        m_table->removeRow(m_table->currentRow());
        check();
    });
    connect(m_table, &QTableWidget::itemChanged, this, &WorkersDialog::check);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_table->setCurrentCell(0, nameColumn);
    m_table->setFocus();
    check();
}

void WorkersDialog::addRow(const NamedWorker& worker)
{
    const int row = m_table->rowCount();
    m_table->insertRow(row);
    m_table->setItem(row, nameColumn, new QTableWidgetItem(worker.name));
    m_table->setItem(row, commandColumn, new QTableWidgetItem(worker.command));
}

QList<NamedWorker> WorkersDialog::workers() const
{
    QList<NamedWorker> workers;
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const NamedWorker worker{cell(*m_table, row, nameColumn), cell(*m_table, row, commandColumn)};
        if (!worker.name.isEmpty() || !worker.command.isEmpty())
            workers << worker;
    }
    return workers;
}

void WorkersDialog::check()
{
    const QString fault = faultOf(workers());
    m_fault->setText(fault);
    m_accept->setEnabled(fault.isEmpty());
}

} // namespace tilescope
