#pragma once

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

class LessonTaking;
class SettingsModel;
class StepPage;

/// What the list says of a lesson besides its title.
struct LessonProgress {
    int answered = 0, right = 0;
};

/// The lessons: a list of all, and the page of the step that is open.
class LessonPanel : public QWidget
{
    Q_OBJECT

public:
    LessonPanel(LessonTaking& taking, SettingsModel& settings, QWidget* parent = nullptr);

    /// Lists the lessons, in one of their languages.
    void setLessons(const std::vector<StoredLesson>& lessons, const std::map<std::string, LessonProgress>& progress,
                    const QString& language);
    void setStudent(const QString& name);

    StepPage& page() const { return *m_page; }
    QWidget* homePage() const { return m_home; }
    QComboBox* languageBox() const { return m_language; }
    QLineEdit* studentField() const { return m_student; }
    QPushButton* saveButton() const { return m_save; }
    const std::vector<QPushButton*>& lessonButtons() const { return m_buttons; }
    bool showsStep() const;
    void showHome();

signals:
    void lessonWanted(const QString& id);
    void languageWanted(const QString& language);
    void studentChanged(const QString& name);
    void saveWanted(); ///< the answers of the open lesson, or of the last one, as a file

private:
    void showStep();

    LessonTaking& m_taking;
    QStackedWidget* m_pages;
    QWidget *m_home, *m_list;
    QVBoxLayout* m_listColumn;
    std::vector<QPushButton*> m_buttons;
    QComboBox* m_language;
    QLineEdit* m_student;
    QPushButton* m_save;
    StepPage* m_page;
};

} // namespace tilescope
