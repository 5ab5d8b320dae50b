#pragma once

#include "ui/shell/window_parts.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <map>
#include <memory>
#include <string>

namespace tilescope
{

class Curtain;
class LessonPanel;
class LessonStore;
class LessonTaking;
struct LessonProgress;
struct StepAnswer;

/// Connects lessons with the window: a step sets its run and covers what would tell; an answer lifts the curtain, and
/// brings forward and points at what the step is about. Answers are kept in the preferences, for each student.
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

    void open(const QString& lesson, const QString& step = {});
    void saveAnswers(const QString& path);

signals:
    void pictureWanted(const QString& name);

private:
    void connectPanel();
    void list();
    void follow(); ///< another step
    void applySettings(const std::string& run);
    void showWhatItAsks();
    void showWhatItTells();
    void followCurtain();
    void reload();
    void keepAnswers();
    void askWhereToSave();
    void complain(const QString& text);
    QString language() const;
    std::map<std::string, StepAnswer> answersOf(const QString& lesson) const;
    void pointAt(const std::string& line);

    WindowParts m_parts;
    LessonTaking& m_taking;
    LessonPanel& m_panel;
    std::unique_ptr<LessonStore> m_store;
    Curtain* m_curtain;
    QString m_lesson; ///< the open one, or the last
    QString m_shown;  ///< "lesson/step" whose settings were set
    bool m_wasAnswered = false;
    bool m_isLifted = false; ///< the student asked to see it anyway
};

} // namespace tilescope
