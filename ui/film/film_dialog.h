#pragma once

#include "ui/film/film_page.h"

#include <QDialog>

#include <memory>

class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QSpinBox;

namespace tilescope
{

/// Asks for the steps and the speed of a film, with a picture of its first frame; then shows how far the film is.
class FilmDialog : public QDialog
{
    Q_OBJECT

public:
    FilmDialog(FilmSubject subject, const FilmWish& wish, QWidget* parent);

    const FilmSubject& subject() const { return m_subject; }
    FilmPlan plan() const;

    void setProgress(std::size_t done, std::size_t frames); ///< the film is being made: nothing can be chosen
    void setIdle();                                         ///< it was not: everything can be chosen again

    QComboBox* times() const { return m_times; }
    QSpinBox* firstStep() const { return m_first; }
    QSpinBox* lastStep() const { return m_last; }
    QPushButton* saveButton() const { return m_save; }
    QProgressBar* progress() const { return m_progress; }
    QString summary() const;
    void reject() override; ///< while a film is being made: cancels that

signals:
    void saveWanted();
    void cancelWanted(); ///< of the film that is being made

private:
    void fillTimes(int frameMs);
    void showPlan();

    FilmSubject m_subject;
    FilmWish m_wish;
    QComboBox* m_times;
    QSpinBox *m_first, *m_last;
    QLabel *m_picture, *m_summary;
    QProgressBar* m_progress;
    QPushButton* m_save;
    bool m_isMaking = false;
};

} // namespace tilescope
