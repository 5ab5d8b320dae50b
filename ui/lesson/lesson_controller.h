#pragma once

#include "ui/lesson/lesson_progress.h"
#include "ui/shell/window_parts.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>

class QAction;

namespace tilescope
{

class Curtain;
class LessonPanel;
class LessonStore;
class LessonTaking;
struct Hands;
struct LessonRecord;
struct Progress;
struct StepAnswer;

/// Connects lessons with the window: a step sets its run and covers what would tell; an answer lifts the curtain, and
/// brings forward and points at what the step is about. Answers are kept in the preferences, for each student, and
/// counted hands until the program ends; a progress file holds both.
class LessonController : public QObject
{
    Q_OBJECT

public:
    LessonController(const WindowParts& parts, LessonTaking& taking, LessonPanel& panel);
    ~LessonController() override;

    /// Lessons of further folders, and a lesson to open: at a step, or with an empty one at the first unanswered. A
    /// message says if there is no such lesson.
    void begin(const QStringList& folders, const QString& lesson, const QString& step);

    LessonTaking& taking() const { return m_taking; }
    const Curtain& curtain() const { return *m_curtain; }
    const LessonStore& store() const { return *m_store; }
    QString language() const; ///< in which lessons are shown: "en", "ko"

    void open(const QString& lesson, const QString& step = {});
    void saveAnswers(const QString& path);
    void saveProgress(const QString& path) const;
    /// Goes on as the student of the file, whose progress is merged with what is kept here. A message says what came of
    /// it; a file that cannot be read changes nothing.
    void openProgress(const QString& path);

signals:
    void pictureWanted(const QString& name);

private:
    void connectPanel();
    void list();
    void follow(); ///< another step
    void applySettings(const std::string& run);
    void showWhatItAsks();
    void showWhatItTells();
    void showInPicture();
    void showEnd();
    std::map<std::string, LessonProgress> lessonProgress() const; ///< the student's, by lesson
    void keepOverlay();
    void restoreOverlay();
    void reload();
    void keepAnswers();
    void keep(const QString& lesson, const std::map<std::string, StepAnswer>& answers) const;
    void takeProgress(const Progress& read);
    void askWhereToSave();
    void askWhereToSaveProgress();
    void report(const QString& problem, const QString& otherwise) const;
    void complain(const QString& text) const;
    QString studentInFileName() const;
    LessonRecord recordOf(const QString& lesson) const; ///< the student's
    Progress progress() const;                          ///< the student's
    std::map<std::string, StepAnswer> answersOf(const QString& lesson) const;
    void pointAt(const std::string& line);

    WindowParts m_parts;
    LessonTaking& m_taking;
    LessonPanel& m_panel;
    std::unique_ptr<LessonStore> m_store;
    Curtain* m_curtain;
    QString m_lesson; ///< the open one, or the last
    /// LessonRecord::hands by student and lesson, until the program ends.
    std::map<std::pair<QString, QString>, std::map<std::string, Hands>> m_hands;
    QString m_shown; ///< "lesson/step" whose settings were set
    bool m_wasAnswered = false;
    struct OverlayBefore {
        bool isOn;
        QAction* mode;
    };
    std::optional<OverlayBefore> m_overlayBefore; ///< the first step; none: a lesson has not changed it
};

} // namespace tilescope
