#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

namespace tilescope
{

/// Under the kernel's header while a mistake made on purpose is in the text: what it teaches, and a button that takes
/// it out again. Takes no room otherwise.
class LessonStrip : public QFrame
{
    Q_OBJECT

public:
    explicit LessonStrip(QWidget* parent = nullptr);

    void setLesson(const QString& title, const QString& lesson);
    void clear();
    QString lesson() const; ///< empty when there is none
    QPushButton* mendButton() const { return m_mend; }

signals:
    void mendWanted();

private:
    QLabel *m_title, *m_lesson;
    QPushButton* m_mend;
};

} // namespace tilescope
