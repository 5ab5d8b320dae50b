#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace tilescope
{

struct LessonEnd;

/// The page after the last step: what was learnt, how many lessons are done, and which comes next.
class EndPage : public QWidget
{
    Q_OBJECT

public:
    explicit EndPage(QWidget* parent = nullptr);

    void setEnd(const LessonEnd& end);
    void takeKeyboard();

    QString titleText() const;
    QString progressText() const;
    QPushButton* nextButton() const { return m_next; }
    QPushButton* backButton() const { return m_back; }

signals:
    void lessonWanted(const QString& id);
    void listWanted();
    void backWanted(); ///< to the step

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    QString m_nextLesson;
    QLabel *m_title, *m_answers, *m_goals, *m_lessons;
    QPushButton *m_next, *m_list, *m_back;
};

} // namespace tilescope
