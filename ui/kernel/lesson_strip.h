#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

namespace tilescope
{

/// Shown under the kernel's header while the text contains an applied mistake: what the mistake teaches, and a button
/// that reverts it. Hidden otherwise.
class LessonStrip : public QFrame
{
    Q_OBJECT

public:
    explicit LessonStrip(QWidget* parent = nullptr);

    void setLesson(const QString& title, const QString& lesson);
    void clear();
    QString lesson() const; ///< empty if there is none
    QPushButton* repairButton() const { return m_repair; }

signals:
    void repairWanted();

private:
    QLabel *m_title, *m_lesson;
    QPushButton* m_repair;
};

} // namespace tilescope
