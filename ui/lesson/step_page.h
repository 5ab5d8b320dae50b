#pragma once

#include "gpu/recipe/parameter.h"
#include "ui/lesson/lesson_taking.h"

#include <QWidget>

#include <map>
#include <string>
#include <vector>

class QButtonGroup;
class QFrame;
class QLabel;
class QLineEdit;
class QPushButton;
class QToolButton;
class QVBoxLayout;

namespace tilescope
{

class RecordedRunsModel;
class SettingsModel;

/// One step of a lesson as a column: the steps' numbers, the text's claim and the question, the answer, the settings
/// that the step names, and, after the answer, what the run shows.
class StepPage : public QWidget
{
    Q_OBJECT

public:
    StepPage(LessonTaking& taking, SettingsModel& settings, RecordedRunsModel& recorded, QWidget* parent = nullptr);

    QPushButton* answerButton() const { return m_answer; }
    QPushButton* hintButton() const { return m_hintButton; }
    QToolButton* listButton() const { return m_list; }
    QPushButton* nextButton() const { return m_next; }
    QPushButton* solutionButton() const { return m_solution; }
    QLineEdit* numberField() const { return m_number; }
    QString questionText() const;
    QString lettersText() const;    ///< which package has the letters of the step's quotation; empty if a font has them
    QString verdictText() const;    ///< empty before the answer
    QString conclusionText() const; ///< the same
    QString recordedText() const;   ///< the step's runs on a GPU, where they were recorded; empty before the answer
    void choose(int option);        ///< marks the option at this place, from 0; ignored where there is none
    /// The answer, a wrong one only named beside the right one; Markdown. Requires an answer.
    static QString verdict(const LessonTaking& taking);

signals:
    void settingsWanted(); ///< the step's own, again
    void solutionWanted();
    void listWanted(); ///< of all lessons
    void endWanted();  ///< after the last step

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void build();
    void showStep();
    void showSteps();
    void showOptions();
    void showControls();
    void showAnswer();
    void showRecorded();
    void answer();
    void focusWhatComes();
    void goBy(int steps);
    QWidget* optionRow(const LessonOption& option, int place);

    LessonTaking& m_taking;
    SettingsModel& m_settings;
    RecordedRunsModel& m_recordedRuns;
    QLabel *m_title, *m_question, *m_letters, *m_task, *m_hint, *m_verdict, *m_conclusion, *m_recorded, *m_present,
        *m_language, *m_problem;
    QWidget *m_dots, *m_options, *m_controls;
    QVBoxLayout *m_optionColumn, *m_controlColumn;
    std::vector<QToolButton*> m_steps;
    QButtonGroup* m_choice;
    QLineEdit* m_number;
    QToolButton* m_list;
    QPushButton *m_answer, *m_hintButton, *m_solution, *m_settingsButton, *m_previous, *m_next;
    QFrame* m_outcome;
    bool m_wasAnswered = false; ///< as the last signal said of this step
    std::string m_controlsOf;   ///< the operation whose parameters are among the controls
};

} // namespace tilescope
