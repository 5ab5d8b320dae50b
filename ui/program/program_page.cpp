#include "ui/program/program_page.h"

#include "ui/parts/labels.h"
#include "ui/program/launch_list.h"
#include "ui/translation.h"

#include <QFileInfo>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QProcess>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QTableView>
#include <QVBoxLayout>

namespace tilescope
{

/// As QProcess::splitCommand() reads them.
static QString argumentText(const QStringList& arguments)
{
    QStringList words;
    for (QString word : arguments) {
        word.replace(u'"', QStringLiteral("\"\"\""));
        words << (word.isEmpty() || word.contains(u' ') ? QStringLiteral("\"%1\"").arg(word) : word);
    }
    return words.join(u' ');
}

ProgramPage::ProgramPage(ProgramModel& program, QWidget* parent)
    : QWidget(parent), m_program(program), m_launches(new LaunchList(this)), m_note(mutedLabel({}, this)),
      m_arguments(new QLineEdit(this)), m_run(new QPushButton(this)), m_findings(new QPushButton(this)),
      m_table(new QTableView(this)), m_output(new QPlainTextEdit(this))
{
    auto* const row = new QHBoxLayout;
    auto* const label = new QLabel(tr("&Arguments"), this);
    label->setBuddy(m_arguments);
    m_arguments->setPlaceholderText(tr("none"));
    m_arguments->setToolTip(tr("What main() gets as argv; put an argument with spaces in \"…\""));
    row->addWidget(label);
    row->addWidget(m_arguments, 1);
    row->addWidget(m_run);

    m_table->setModel(m_launches);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 6);
    m_table->setShowGrid(false);
    m_table->setAccessibleName(tr("Launches of the program"));

    m_findings->setToolTip(tr("Show the findings in the host code with those in the kernels"));
    connect(m_findings, &QPushButton::clicked, this, &ProgramPage::findingsWanted);
    auto* const said = new QHBoxLayout;
    said->addWidget(m_note, 1);
    said->addWidget(m_findings, 0, Qt::AlignTop);

    m_output->setReadOnly(true);
    m_output->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    keepOwnFont(*m_output);
    m_output->setPlaceholderText(tr("The program has printed nothing."));
    m_output->setAccessibleName(tr("Output of the program"));

    auto* const column = new QVBoxLayout(this);
    column->addLayout(row);
    column->addLayout(said);
    column->addWidget(m_table, 2);
    column->addWidget(m_output, 1);

    const auto run = [this] {
        if (m_program.isRunning())
            m_program.cancel();
        else
            emit runWanted(QProcess::splitCommand(m_arguments->text()));
    };
    connect(m_run, &QPushButton::clicked, this, run);
    connect(m_arguments, &QLineEdit::returnPressed, this, run);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& current) { choose(current.row()); });
    connect(m_table, &QTableView::doubleClicked, this, [this](const QModelIndex& index) {
        if (const RecordedLaunch& launch = m_launches->launch(index.row()); !launch.isObserved)
            emit recordingWanted(launch.number);
    });
    setFindingCount(0);
    connect(&m_program, &ProgramModel::changed, this, &ProgramPage::follow);
    connect(&m_program, &ProgramModel::outputGrown, this, &ProgramPage::showOutput);
    follow();
}

void ProgramPage::choose(int row)
{
    if (row >= 0 && m_launches->launch(row).isObserved)
        emit launchChosen(m_launches->launch(row).number);
}

void ProgramPage::setLaunch(std::size_t number)
{
    const QSignalBlocker quiet(m_table->selectionModel());
    for (int row = 0; row < m_launches->rowCount(); ++row)
        if (m_launches->launch(row).number == number)
            m_table->selectRow(row);
    m_table->viewport()->update();
}

void ProgramPage::follow()
{
    const bool isRunning = m_program.isRunning();
    m_run->setText(isRunning ? tr("&Stop") : tr("&Run program again"));
    m_arguments->setEnabled(!isRunning);
    if (isRunning) {
        m_arguments->setText(argumentText(m_program.request().arguments));
        m_output->clear();
        m_note->setText(tr("%1 is running.").arg(QFileInfo(m_program.request().files.value(0)).fileName()));
        return;
    }
    const auto& record = m_program.record();
    m_launches->setRecord(record);
    m_table->setEnabled(!m_program.failure()); // else its launches are those before
    if (const auto& failure = m_program.failure()) {
        m_note->setText(failure->message);
    } else if (record && !m_program.wasStopped()) {
        const QString end = QString::fromStdString(endText(*record));
        const std::size_t count = record->record.launchCount;
        QStringList told{count == 1 ? tr("1 launch.") : tr("%L1 launches.").arg(count)};
        told << (end.isEmpty() ? tr("The program ended with exit status %1.").arg(record->exitCode) : end);
        for (const std::string& note : record->record.notes)
            told << QString::fromStdString(note);
        m_note->setText(sentences(told));
    } else {
        m_note->setText(tr("The program was stopped."));
    }
}

void ProgramPage::setFindingCount(int count)
{
    m_findings->setText(count == 1 ? tr("1 finding") : tr("%L1 findings").arg(count));
    m_findings->setVisible(count > 0);
}

void ProgramPage::showOutput(const QString& text)
{
    auto* const bar = m_output->verticalScrollBar();
    const bool isAtEnd = bar->value() == bar->maximum();
    QTextCursor end(m_output->document());
    end.movePosition(QTextCursor::End);
    end.insertText(text);
    if (isAtEnd)
        bar->setValue(bar->maximum());
}

} // namespace tilescope
