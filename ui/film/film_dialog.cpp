#include "ui/film/film_dialog.h"

#include "ui/parts/labels.h"
#include "ui/trace/step_text.h"
#include "ui/translation.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QPixmap>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <initializer_list>
#include <utility>

namespace tilescope
{

FilmDialog::FilmDialog(FilmSubject subject, const FilmWish& wish, QWidget* parent)
    : QDialog(parent), m_subject(std::move(subject)), m_wish(wish), m_times(new QComboBox), m_first(new QSpinBox),
      m_last(new QSpinBox), m_picture(new QLabel), m_summary(mutedLabel({})), m_progress(new QProgressBar),
      m_save(nullptr)
{
    setWindowTitle(tr("Animation of the block"));
    fillTimes(wish.frameMs);
    const BlockTrace& trace = *m_subject.block.trace;
    const int begin = static_cast<int>(std::min<std::uint64_t>(trace.firstEvent, 2'000'000'000)) + 1;
    for (QSpinBox* box : {m_first, m_last}) {
        box->setRange(begin, begin + static_cast<int>(trace.events.size()) - 1);
        box->setGroupSeparatorShown(true);
    }
    m_first->setValue(begin + static_cast<int>(wish.first));
    m_last->setValue(begin + static_cast<int>(wish.last));
    m_first->setAccessibleName(tr("First event of the animation"));
    m_last->setAccessibleName(tr("Last event of the animation"));
    m_picture->setFixedSize(FilmPage::pixels / 2);
    m_picture->setAccessibleName(tr("First frame of the animation"));
    m_progress->setTextVisible(false);
    m_progress->setAccessibleName(tr("Frames being created"));

    auto* events = new QHBoxLayout;
    events->addWidget(m_first);
    events->addWidget(new QLabel(tr("to")));
    events->addWidget(m_last);
    const QString window = windowText(trace);
    events->addWidget(
        mutedLabel(window.isEmpty() ? tr("of %1").arg(number(trace.totalEvents)) : tr("%1 loaded").arg(window)), 1);
    auto* form = new QFormLayout;
    form->addRow(tr("Events"), events);
    form->addRow(tr("Frame duration"), m_times);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_save = buttons->addButton(tr("Save as…"), QDialogButtonBox::AcceptRole);
    m_save->setDefault(true);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_picture, 0, Qt::AlignHCenter);
    column->addLayout(form);
    column->addWidget(m_summary);
    column->addWidget(m_progress);
    column->addWidget(buttons);

    connect(m_first, &QSpinBox::valueChanged, this, [this](int first) {
        m_last->setMinimum(first);
        showPlan();
    });
    connect(m_last, &QSpinBox::valueChanged, this, &FilmDialog::showPlan);
    connect(m_times, &QComboBox::currentIndexChanged, this, &FilmDialog::showPlan);
    connect(buttons, &QDialogButtonBox::accepted, this, &FilmDialog::saveWanted);
    connect(buttons, &QDialogButtonBox::rejected, this, &FilmDialog::reject);
    m_last->setMinimum(m_first->value());
    setIdle();
    showPlan();
}

void FilmDialog::fillTimes(int frameMs)
{
    const std::pair<int, QString> times[] = {{2000, tr("2 seconds")},
                                             {1000, tr("1 second")},
                                             {500, tr("½ second")},
                                             {250, tr("¼ second")},
                                             {100, tr("1⁄10 second")}};
    for (const auto& [ms, text] : times)
        m_times->addItem(text, ms);
    m_times->setCurrentIndex(m_times->findData(frameMs));
}

FilmPlan FilmDialog::plan() const
{
    FilmWish wish = m_wish;
    wish.first = static_cast<std::size_t>(m_first->value() - m_first->minimum());
    wish.last = static_cast<std::size_t>(m_last->value() - m_first->minimum());
    wish.frameMs = m_times->currentData().toInt();
    return filmPlan(*m_subject.block.trace, wish);
}

QString FilmDialog::summary() const { return m_summary->text(); }

void FilmDialog::showPlan()
{
    const FilmPlan chosen = plan();
    m_summary->setText(filmSummary(chosen));
    m_save->setEnabled(!chosen.events.empty() && !m_isMaking);
    m_picture->clear();
    if (!chosen.events.empty())
        m_picture->setPixmap(
            QPixmap::fromImage(FilmPage(m_subject, chosen)
                                   .draw(0)
                                   .scaled(m_picture->size(), Qt::KeepAspectRatio, Qt::SmoothTransformation)));
}

void FilmDialog::setProgress(std::size_t done, std::size_t frames)
{
    m_isMaking = true;
    m_progress->setVisible(true);
    m_progress->setRange(0, static_cast<int>(frames));
    m_progress->setValue(static_cast<int>(done));
    m_summary->setText(done < frames ? tr("Frame %1 of %2…").arg(done).arg(frames) : tr("Writing the file…"));
    for (QWidget* control : std::initializer_list<QWidget*>{m_times, m_first, m_last, m_save})
        control->setEnabled(false);
}

void FilmDialog::setIdle()
{
    m_isMaking = false;
    m_progress->setVisible(false);
    for (QWidget* control : std::initializer_list<QWidget*>{m_times, m_first, m_last})
        control->setEnabled(true);
    showPlan();
}

void FilmDialog::reject()
{
    if (m_isMaking)
        emit cancelWanted();
    else
        QDialog::reject();
}

} // namespace tilescope
