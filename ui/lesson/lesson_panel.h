#pragma once

#include "ui/lesson/lesson_progress.h"
#include "ui/lesson/lesson_store.h"
#include "ui/shell/panel_kind.h"

#include <QWidget>

#include <map>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QStackedWidget;
class QVBoxLayout;

namespace tilescope
{

inline constexpr PanelKey lessonPanel{"lesson"};
PanelKind lessonPanelKind();

class EndPage;
class HandsPage;
class LessonTaking;
class RecordedRunsModel;
class SettingsModel;
class StepPage;

/// The lessons: a list of all, the page of the step that is open, for a class another page, with its hands, and the
/// page after the last step.
class LessonPanel : public QWidget
{
    Q_OBJECT

public:
    static constexpr int longestName = 80; ///< of a student, in letters

    LessonPanel(LessonTaking& taking, SettingsModel& settings, RecordedRunsModel& recorded, QWidget* parent = nullptr);

    /// Lists the lessons, in one of their languages.
    void setLessons(const std::vector<StoredLesson>& lessons, const std::map<std::string, LessonProgress>& progress,
                    const QString& language);
    void setStudent(const QString& name);

    StepPage& page() const { return *m_page; }
    QComboBox* languageBox() const { return m_language; }
    QLineEdit* studentField() const { return m_student; }
    QPushButton* saveButton() const { return m_save; }
    QPushButton* saveProgressButton() const { return m_saveProgress; }
    QPushButton* openProgressButton() const { return m_openProgress; }
    EndPage& endPage() const { return *m_end; }
    HandsPage& handsPage() const { return *m_hands; }
    bool showsStep() const;
    void setPresented(bool isPresented); ///< steps are shown to a class; an edit as to a student
    void showHome();
    void showEnd(const LessonEnd& end);

signals:
    void lessonWanted(const QString& id);
    void languageWanted(const QString& language);
    void studentChanged(const QString& name);
    void saveWanted();            ///< the answers of the open lesson, or of the last one, as a file
    void stepShown(bool isShown); ///< showsStep() changed
    void saveProgressWanted();
    void openProgressWanted();

private:
    void showStep();
    void showPage(int page);

    LessonTaking& m_taking;
    QStackedWidget* m_pages;
    QWidget *m_home, *m_list;
    QVBoxLayout* m_listColumn;
    std::vector<QPushButton*> m_buttons;
    QComboBox* m_language;
    QLineEdit* m_student;
    QPushButton *m_save, *m_saveProgress, *m_openProgress;
    StepPage* m_page;
    HandsPage* m_hands;
    EndPage* m_end;
    bool m_isPresented = false;
};

} // namespace tilescope
