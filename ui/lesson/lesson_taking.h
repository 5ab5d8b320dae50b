#pragma once

#include "gpu/lesson/progress_file.h"
#include "ui/lesson/lesson_store.h"

#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <QStringList>

#include <map>
#include <memory>
#include <optional>

namespace tilescope
{

class SideRunner;

/// A student's way through a lesson: which step is open, what was answered, and the figures that decide. The figures
/// come from the lesson's runs, which are run beside the window's own as soon as a step is opened; an answer waits for
/// them.
class LessonTaking : public QObject
{
    Q_OBJECT

public:
    LessonTaking(const std::vector<RecordedTime>& recorded, SideRunner& side, QObject* parent = nullptr);

    /// Opens a lesson, with the answers given and the hands counted before, at a step (empty: the first without an
    /// answer).
    void open(const std::shared_ptr<const Lesson>& lesson, LessonRecord record, const QString& step);
    void close();
    void replace(const std::shared_ptr<const Lesson>& lesson); ///< its files were saved: the step and answers stay
    void goTo(int index);                                      ///< a step; ignored where there is none
    void setLanguage(const QString& language);                 ///< "ko"; one that the lesson lacks is English

    bool isOpen() const { return m_lesson != nullptr; }
    const Lesson& lesson() const { return *m_lesson; } ///< requires isOpen(), as all below
    int index() const { return m_index; }
    const LessonStep& step() const { return m_lesson->steps[static_cast<std::size_t>(m_index)]; }

    /// The step's text in the chosen language, in English where the language lacks it.
    const StepText& text() const;
    QString textLanguage() const; ///< the language that text() is in
    const LessonText& lessonText() const;
    QString filled(const std::string& markdown) const; ///< with its figures; a sentence if one is missing

    const LessonRecord& record() const { return m_record; }
    const std::map<std::string, StepAnswer>& answers() const { return m_record.answers; }
    const StepAnswer* answer() const;                    ///< of the step; null: none yet
    bool isWaiting() const { return !m_given.isNull(); } ///< an answer was given, and its figures are being computed
    bool hasHint() const { return m_hasHint; }           ///< the hint is shown
    std::string rightOption() const;                     ///< its id; empty if there is none. Requires answer()
    QString rightAnswer() const;                         ///< for a person; requires answer(), not for an edit
    /// The step's question is not answered, and nobody lifted the cover.
    bool isAsking() const;
    bool isCovered() const; ///< isAsking(), and the step covers what would give the answer away
    const QString& problem() const { return m_problem; } ///< why the figures cannot be computed; usually empty

    const Hands& hands() const; ///< of the step, as a teacher counted them
    Vote vote() const { return m_vote; }
    void setVote(Vote vote);
    /// Adds hands to an option of the step in the present vote, or takes them away. Ignored once it is answered.
    void addHands(const std::string& option, int hands);
    void reveal(); ///< answers for the class: the option with the most hands; else none, which is not right

    void giveAnswer(const QString& given); ///< an option's id or a number as typed
    void showHint();
    void lift(); ///< shows what is covered, before the answer
    /// The student's present run. Reaches an edit's aim if `done` holds and the kernel is right on the step's pictures.
    void takeReport(const Report& report);
    void giveUp(); ///< an edit is shown its solution
    /// What an edit's condition reads of the student's run: "global_load/sectors: 12,345".
    QStringList present() const;

signals:
    void stepChanged();    ///< another lesson, step, language or text
    void answered();       ///< answer(), isWaiting(), hasHint(), isCovered() or problem()
    void presentChanged(); ///< present()
    void handsChanged();   ///< hands() or vote()
    void answersKept();    ///< answers() are to be stored

private:
    void begin();
    void fetch();
    void wait(const QString& given);
    void decide();
    void checkPictures(const Report& report);
    void keep(StepAnswer answer);
    std::vector<std::string> missingRuns() const;

    std::vector<RecordedTime> m_recorded;
    SideRunner& m_side;
    std::shared_ptr<const Lesson> m_lesson;
    LessonFigures m_figures;
    int m_index = 0;
    QString m_language;
    LessonRecord m_record;
    Vote m_vote = Vote::Before;
    QString m_given; ///< waits for figures; null: nothing does
    bool m_hasHint = false, m_isLifted = false;
    QString m_problem;
    QElapsedTimer m_opened;
};

/// A number of a report for a person: "12,345", "0.3333".
QString lessonNumber(double number);

} // namespace tilescope
