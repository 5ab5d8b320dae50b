#pragma once

#include "ui/program/program_model.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QTableView;

namespace tilescope
{

class LaunchList;

/// How a program of the user's was run: its arguments, the launches of its kernels, and what it printed.
class ProgramPage : public QWidget
{
    Q_OBJECT

public:
    explicit ProgramPage(ProgramModel& program, QWidget* parent = nullptr);

    void setLaunch(std::size_t number); ///< selects its row
    void setFindingCount(int count);    ///< in the host code, to be seen elsewhere
    QTableView& table() const { return *m_table; }

signals:
    void launchChosen(std::size_t number);    ///< one that was recorded
    void recordingWanted(std::size_t number); ///< of one that was not
    void runWanted(const QStringList& arguments);
    void findingsWanted();

private:
    void follow();
    void showOutput(const QString& text);
    void choose(int row);

    ProgramModel& m_program;
    LaunchList* m_launches;
    QLabel* m_note;
    QLineEdit* m_arguments;
    QPushButton* m_run;
    QPushButton* m_findings;
    QTableView* m_table;
    QPlainTextEdit* m_output;
};

} // namespace tilescope
