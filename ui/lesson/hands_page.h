#pragma once

#include "ui/lesson/lesson_taking.h"

#include <QWidget>

#include <vector>

class QButtonGroup;
class QFrame;
class QGridLayout;
class QLabel;
class QPushButton;
class QScrollArea;
class QToolButton;

namespace tilescope
{

class HandBars;

/// A step as a class sees it: the question and the options in large letters, the hands that the teacher counts for each
/// of them before and after the class discusses, and, once it is revealed, how both votes were spread. The counts
/// belong to LessonTaking. While the page has the keyboard, an option's letter adds a hand, with Shift it takes one
/// away, and Enter goes on: to the second vote, to the answer, to the next step.
class HandsPage : public QWidget
{
    Q_OBJECT

public:
    explicit HandsPage(LessonTaking& taking, QWidget* parent = nullptr);

    QPushButton* onwardButton() const { return m_onward; }
    QToolButton* moreButton(int option) const { return m_rows[static_cast<std::size_t>(option)].more; }
    QToolButton* lessButton(int option) const { return m_rows[static_cast<std::size_t>(option)].less; }
    QString countText(int option) const; ///< of the present vote; empty once it is revealed
    QString barsText(int option) const;  ///< empty before
    QString letterText(int option) const;
    QString conclusionText() const; ///< empty before the answer
    void takeKeyboard();

signals:
    void listWanted(); ///< of all lessons

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Row {
        QLabel *letter, *words, *count;
        QToolButton *less, *more;
        HandBars* bars;
    };

    void build();
    void showStep();
    void showOptions();
    void showHands();
    void showAnswer();
    void goOn();
    bool counts() const; ///< hands are taken now
    int optionOf(const QKeyEvent& event) const;
    void add(int option, int hands);

    LessonTaking& m_taking;
    QLabel *m_title, *m_question, *m_sum, *m_verdict, *m_conclusion, *m_problem, *m_keys;
    QWidget *m_options = nullptr, *m_votes;
    QGridLayout* m_grid = nullptr;
    std::vector<Row> m_rows;
    QButtonGroup* m_vote;
    QFrame* m_outcome;
    QScrollArea* m_scroll = nullptr;
    QPushButton *m_previous, *m_reveal, *m_onward;
};

} // namespace tilescope
