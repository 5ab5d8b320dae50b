#include "ui/lesson/lesson_panel.h"

#include "ui/lesson/end_page.h"
#include "ui/lesson/hands_page.h"
#include "ui/lesson/lesson_labels.h"
#include "ui/lesson/lesson_taking.h"
#include "ui/lesson/step_page.h"
#include "ui/parts/labels.h"
#include "ui/translation.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <set>
#include <utility>

namespace tilescope
{

LessonPanel::LessonPanel(LessonTaking& taking, SettingsModel& settings, RecordedRunsModel& recorded, QWidget* parent)
    : QWidget(parent), m_taking(taking), m_pages(new QStackedWidget), m_home(new QWidget), m_list(new QWidget),
      m_language(new QComboBox), m_student(new QLineEdit), m_save(new QPushButton(tr("Save the answers…"))),
      m_saveProgress(new QPushButton(tr("Save progress…"))), m_openProgress(new QPushButton(tr("Open progress…"))),
      m_page(new StepPage(taking, settings, recorded)), m_hands(new HandsPage(taking)), m_end(new EndPage)
{
    m_listColumn = new QVBoxLayout(m_list);
    m_listColumn->setContentsMargins(0, 0, 0, 0);
    m_listColumn->setSpacing(4);
    m_student->setPlaceholderText(tr("Name on the answer sheet"));
    m_student->setMaxLength(longestName);
    m_saveProgress->setToolTip(tr("All lessons of this student in one file"));
    m_openProgress->setToolTip(tr("Continue with a progress file from another computer"));
    m_save->setToolTip(tr("A file for the teacher, who can run it again with: tilescope lesson verify"));
    auto* form = new QFormLayout;
    form->addRow(tr("Language"), m_language);
    form->addRow(tr("Student"), m_student);
    auto* home = new QVBoxLayout(m_home);
    home->setContentsMargins(12, 8, 12, 12);
    home->setSpacing(10);
    home->addWidget(headingLabel(tr("Lessons")));
    home->addWidget(mutedLabel(tr("Answer first, then see: every answer is checked by running the kernel.")));
    home->addWidget(m_list);
    home->addWidget(thinLine());
    home->addLayout(form);
    home->addWidget(m_save, 0, Qt::AlignLeft);
    auto* progress = new QHBoxLayout;
    progress->addWidget(m_saveProgress);
    progress->addWidget(m_openProgress);
    progress->addStretch();
    home->addLayout(progress);
    home->addWidget(mutedLabel(
        tr("Progress is saved in a file, so that you can continue on another computer. When you open it there, the "
           "further progress counts for each lesson; answers that are in only one of the two are kept.")));
    home->addStretch();
    m_pages->addWidget(scrollingColumn(m_home));
    m_pages->addWidget(scrollingColumn(m_page));
    m_pages->addWidget(m_hands);
    m_pages->addWidget(scrollingColumn(m_end));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_pages);

    connect(&taking, &LessonTaking::stepChanged, this, &LessonPanel::showStep);
    connect(m_page, &StepPage::listWanted, this, &LessonPanel::showHome);
    connect(m_hands, &HandsPage::listWanted, m_page, &StepPage::listWanted);
    connect(m_end, &EndPage::listWanted, m_page, &StepPage::listWanted);
    connect(m_end, &EndPage::lessonWanted, this, &LessonPanel::lessonWanted);
    connect(m_end, &EndPage::backWanted, this, &LessonPanel::showStep);
    connect(m_language, &QComboBox::activated, this,
            [this] { emit languageWanted(m_language->currentData().toString()); });
    connect(m_student, &QLineEdit::editingFinished, this, [this] { emit studentChanged(m_student->text().trimmed()); });
    connect(m_save, &QPushButton::clicked, this, &LessonPanel::saveWanted);
    connect(m_saveProgress, &QPushButton::clicked, this, &LessonPanel::saveProgressWanted);
    connect(m_openProgress, &QPushButton::clicked, this, &LessonPanel::openProgressWanted);
}

bool LessonPanel::showsStep() const { return m_pages->currentIndex() > 0; }
void LessonPanel::showHome() { showPage(0); }

void LessonPanel::showEnd(const LessonEnd& end)
{
    m_end->setEnd(end);
    showPage(3);
    m_end->takeKeyboard();
}

void LessonPanel::showPage(int page)
{
    const bool showed = showsStep();
    m_pages->setCurrentIndex(page);
    if (showsStep() != showed)
        emit stepShown(!showed);
}

void LessonPanel::setPresented(bool isPresented)
{
    m_isPresented = isPresented;
    if (showsStep())
        showStep();
}

void LessonPanel::setStudent(const QString& name) { m_student->setText(name); }

void LessonPanel::showStep()
{
    if (!m_taking.isOpen())
        return showHome();
    const bool isForClass = m_isPresented && !m_taking.step().edit;
    showPage(isForClass ? 2 : 1);
    if (isForClass)
        m_hands->takeKeyboard();
    else
        static_cast<QScrollArea*>(m_pages->currentWidget())->ensureVisible(0, 0);
}

/// In the language itself; Qt's name of plain English is that of the United States.
static QString languageName(const QString& code)
{
    return code == QStringLiteral("en") ? QStringLiteral("English") : QLocale(code).nativeLanguageName();
}

static QString levelText(const std::string& level)
{
    return level == lessonLevels[0]   ? LessonPanel::tr("Beginner")
           : level == lessonLevels[1] ? LessonPanel::tr("Intermediate")
           : level == lessonLevels[2] ? LessonPanel::tr("Advanced")
                                      : QString();
}

static QString titleOf(const StoredLesson& stored, const QString& language)
{
    return stored.read.lesson ? QString::fromStdString(stored.read.lesson->textIn(language.toStdString()).title)
                              : QString::fromStdString(stored.id());
}

/// Of a lesson that is not here, its id.
static QString shortTitle(const std::vector<StoredLesson>& lessons, const std::string& id, const QString& language)
{
    for (const StoredLesson& stored : lessons)
        if (stored.id() == id)
            return titleParts(titleOf(stored, language)).first;
    return QString::fromStdString(id);
}

static QString stateText(const StoredLesson& stored, const LessonProgress& progress, const QStringList& needs)
{
    if (!stored.read.lesson)
        return LessonPanel::tr("cannot be read: %1")
            .arg(QString::fromStdString(stored.read.faults.empty() ? std::string()
                                                                   : stored.read.faults.front().message));
    const auto steps = static_cast<int>(stored.read.lesson->steps.size());
    QString text = LessonPanel::tr("%1 steps, about %2 min").arg(steps).arg(stored.read.lesson->minutes);
    if (const QString level = levelText(stored.read.lesson->level); !level.isEmpty())
        text.prepend(level + QStringLiteral(" · "));
    if (!needs.isEmpty())
        text += LessonPanel::tr(" · needs: %1").arg(listed(needs));
    if (progress.answered > 0)
        text += LessonPanel::tr(" · %1 answered, %2 correct").arg(progress.answered).arg(progress.right);
    return text;
}

void LessonPanel::setLessons(const std::vector<StoredLesson>& lessons,
                             const std::map<std::string, LessonProgress>& progress, const QString& language)
{
    while (QLayoutItem* const item = m_listColumn->takeAt(0)) {
        item->widget()->deleteLater();
        item->widget()->hide();
        delete item;
    }
    m_buttons.clear();
    std::set<QString> languages;
    for (const StoredLesson& stored : lessons) {
        const auto made = progress.find(stored.id());
        auto* button = new QPushButton;
        button->setProperty("role", QStringLiteral("row"));
        button->setEnabled(stored.read.lesson.has_value());
        const auto [title, subtitle] = titleParts(titleOf(stored, language));
        const LessonProgress progressOfIt = made == progress.end() ? LessonProgress() : made->second;
        button->setText(progressOfIt.isDone() ? QStringLiteral("✓ ") + title : title);
        button->setToolTip(stored.read.lesson
                               ? QString::fromStdString(stored.read.lesson->textIn(language.toStdString()).introduction)
                               : QString::fromStdString(stored.folder));
        connect(button, &QPushButton::clicked, this,
                [this, id = QString::fromStdString(stored.id())] { emit lessonWanted(id); });
        m_listColumn->addWidget(button);
        QStringList needs;
        if (stored.read.lesson)
            for (const std::string& id : stored.read.lesson->needs)
                needs << shortTitle(lessons, id, language);
        const QString state = stateText(stored, progressOfIt, needs);
        m_listColumn->addWidget(mutedLabel(subtitle.isEmpty() ? state : subtitle + u'\n' + state));
        m_buttons.push_back(button);
        if (stored.read.lesson)
            for (const auto& [name, text] : stored.read.lesson->texts)
                languages.insert(QString::fromStdString(name));
    }
    const QSignalBlocker quiet(m_language);
    m_language->clear();
    for (const QString& name : languages)
        m_language->addItem(languageName(name), name);
    m_language->setCurrentIndex(std::max(0, m_language->findData(language)));
}

} // namespace tilescope
