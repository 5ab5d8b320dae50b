#include "ui/lesson/lesson_controller.h"

#include "gpu/files/regular_file.h"
#include "gpu/recipe/json/json_reader.h"
#include "ui/block/block_panel.h"
#include "ui/canvas/overlays/overlay_mode.h"
#include "ui/counters/counters_panel.h"
#include "ui/files/output_file.h"
#include "ui/kernel/kernel_panel.h"
#include "ui/language/language.h"
#include "ui/lesson/curtain.h"
#include "ui/lesson/lesson_panel.h"
#include "ui/lesson/lesson_store.h"
#include "ui/lesson/lesson_taking.h"
#include "ui/lesson/step_page.h"
#include "ui/session/run_state.h"
#include "ui/session/settings_model.h"
#include "ui/session/source_picture.h"
#include "ui/shell/file_dialogs.h"
#include "ui/shell/message_bar.h"
#include "ui/shell/preferences.h"
#include "ui/shell/window_actions.h"
#include "ui/shell/window_docks.h"
#include "ui/translation.h"

#include <QAction>
#include <QActionGroup>
#include <QComboBox>
#include <QCoreApplication>
#include <QFile>
#include <QLineEdit>
#include <QMainWindow>
#include <QPushButton>

#include <algorithm>

namespace tilescope
{

LessonController::LessonController(const WindowParts& parts, LessonTaking& taking, LessonPanel& panel)
    : QObject(&parts.window), m_parts(parts), m_taking(taking), m_panel(panel),
      m_store(std::make_unique<LessonStore>(QStringList{QString::fromStdString(ownLessonFolder())})),
      m_curtain(new Curtain(parts, taking))
{
    connect(&taking, &LessonTaking::stepChanged, this, &LessonController::follow);
    connect(&taking, &LessonTaking::answered, this, &LessonController::showWhatItTells);
    connect(&taking, &LessonTaking::answersKept, this, &LessonController::keepAnswers);
    connect(&taking, &LessonTaking::handsChanged, this, [this] {
        m_hands[{m_parts.preferences.student(), m_lesson}] = m_taking.record().hands;
    });
    connect(&parts.run, &RunState::reported, &taking,
            [&taking](const std::shared_ptr<const Report>& report) { taking.takeReport(*report); });
    connect(m_store.get(), &LessonStore::changed, this, &LessonController::reload);
    connect(parts.actions.layouts.at(LayoutName::Lesson), &QAction::toggled, this, [this](bool isOn) {
        if (!isOn) // the lesson stays open beside, but the picture is the user's again
            restoreOverlay();
    });
    connectPanel();
    m_panel.setStudent(m_parts.preferences.student());
    m_taking.setLanguage(language());
    list();
}

LessonController::~LessonController() = default;

void LessonController::connectPanel()
{
    connect(&m_panel, &LessonPanel::lessonWanted, this, [this](const QString& id) { open(id); });
    connect(&m_panel, &LessonPanel::saveWanted, this, &LessonController::askWhereToSave);
    connect(&m_panel, &LessonPanel::saveProgressWanted, this, &LessonController::askWhereToSaveProgress);
    connect(&m_panel, &LessonPanel::openProgressWanted, this, [this] {
        askForProgress(&m_panel, m_parts.preferences.lastFolder(), [this](const QString& path) { openProgress(path); });
    });
    connect(&m_panel, &LessonPanel::languageWanted, this, [this](const QString& language) {
        m_parts.preferences.setLessonLanguage(language);
        m_taking.setLanguage(language);
        list();
        m_panel.showHome();
    });
    connect(&m_panel, &LessonPanel::studentChanged, this, [this](const QString& name) {
        m_parts.preferences.setStudent(name);
        if (m_taking.isOpen())
            m_taking.close(); // another student's answers are others
        list();
    });
    StepPage& page = m_panel.page();
    connect(&page, &StepPage::listWanted, this, [this] {
        m_taking.close();
        list();
    });
    connect(&page, &StepPage::endWanted, this, &LessonController::showEnd);
    connect(&page, &StepPage::settingsWanted, this, [this] { applySettings(m_taking.step().run); });
    connect(&page, &StepPage::solutionWanted, this, [this] {
        applySettings(m_taking.step().edit->solution);
        m_taking.giveUp();
    });
}

QString LessonController::language() const
{
    const QString chosen = m_parts.preferences.lessonLanguage();
    if (!chosen.isEmpty())
        return chosen;
    return spokenLanguage().code;
}

void LessonController::begin(const QStringList& folders, const QString& lesson, const QString& step)
{
    if (!folders.isEmpty()) {
        m_store = std::make_unique<LessonStore>(QStringList{QString::fromStdString(ownLessonFolder())} + folders);
        connect(m_store.get(), &LessonStore::changed, this, &LessonController::reload);
        list();
    }
    if (!lesson.isEmpty())
        open(lesson, step);
}

void LessonController::list()
{
    m_panel.setLessons(m_store->lessons(), lessonProgress(), language());
    m_panel.saveButton()->setEnabled(!m_lesson.isEmpty());
}

std::map<std::string, LessonProgress> LessonController::lessonProgress() const
{
    std::map<std::string, LessonProgress> progress;
    for (const StoredLesson& stored : m_store->lessons()) {
        if (!stored.read.lesson)
            continue;
        LessonProgress& made = progress[stored.id()];
        made.steps = static_cast<int>(stored.read.lesson->steps.size());
        for (const auto& [id, answer] : answersOf(QString::fromStdString(stored.id())))
            if (std::ranges::find(stored.read.lesson->steps, id, &LessonStep::id) != stored.read.lesson->steps.end()) {
                ++made.answered;
                made.right += answer.isRight ? 1 : 0;
            }
    }
    return progress;
}

/// What comes next is the first lesson after this one that is not done, or else the first of all.
void LessonController::showEnd()
{
    const auto progress = lessonProgress();
    LessonEnd end;
    end.text = m_taking.lessonText();
    bool isBehind = false; // behind the lesson that ends
    std::optional<bool> nextIsBehind;
    for (const StoredLesson& stored : m_store->lessons()) {
        if (!stored.read.lesson)
            continue;
        const LessonProgress& made = progress.at(stored.id());
        ++end.lessons;
        end.done += made.isDone() ? 1 : 0;
        if (QString::fromStdString(stored.id()) == m_lesson) {
            end.made = made;
            isBehind = true;
        } else if (!made.isDone() && (!nextIsBehind || (isBehind && !*nextIsBehind))) {
            nextIsBehind = isBehind;
            end.next = QString::fromStdString(stored.id());
            end.nextTitle = QString::fromStdString(stored.read.lesson->textIn(language().toStdString()).title);
        }
    }
    m_panel.showEnd(end);
}

void LessonController::open(const QString& id, const QString& step)
{
    const StoredLesson* const stored = m_store->find(id);
    if (!stored || !stored->read.lesson) {
        const QString why = stored && !stored->read.faults.empty()
                                ? QString::fromStdString(stored->read.faults.front().message)
                                : tr("\"tilescope lesson list\" lists the available lessons.");
        return complain(tr("The lesson \"%1\" cannot be opened. %2").arg(id, why));
    }
    const Lesson& lesson = *stored->read.lesson;
    if (!step.isEmpty() &&
        std::ranges::none_of(lesson.steps, [&](const LessonStep& one) { return one.id == step.toStdString(); }))
        complain(tr("The lesson \"%1\" has no step \"%2\"; it starts at its first step.").arg(id, step));
    m_lesson = id;
    m_shown.clear();
    m_parts.actions.layouts.at(LayoutName::Lesson)->trigger();
    m_parts.docks.show(lessonPanel);
    m_taking.open(std::make_shared<const Lesson>(lesson), recordOf(id), step);
    m_panel.saveButton()->setEnabled(true);
}

/// A file was saved: the step is shown anew, and the first fault is named.
void LessonController::reload()
{
    list();
    if (!m_taking.isOpen())
        return;
    const StoredLesson* const stored = m_store->find(m_lesson);
    if (!stored)
        return;
    const auto fault = std::ranges::find_if(stored->read.faults, [](const LessonFault& one) { return !one.isWarning; });
    if (fault != stored->read.faults.end())
        complain(QStringLiteral("%1/%2: %3")
                     .arg(QString::fromStdString(stored->folder), QString::fromStdString(fault->where),
                          QString::fromStdString(fault->message)));
    else
        m_parts.messages.clear(MessageBar::Topic::Lesson);
    if (!stored->read.lesson)
        return;
    m_shown.clear(); // its run may be another
    m_taking.replace(std::make_shared<const Lesson>(*stored->read.lesson));
}

void LessonController::follow()
{
    m_wasAnswered = m_taking.isOpen() && m_taking.answer();
    if (!m_taking.isOpen()) {
        m_shown.clear();
        restoreOverlay();
        return;
    }
    const QString shown = m_lesson + u'/' + QString::fromStdString(m_taking.step().id);
    if (shown == m_shown) // only the language changed
        return;
    m_shown = shown;
    showWhatItAsks();
}

void LessonController::applySettings(const std::string& name)
{
    const auto run = m_taking.lesson().runs.find(name);
    if (run == m_taking.lesson().runs.end())
        return;
    const QString image = QString::fromStdString(run->second.image);
    if (!m_parts.run.report() || m_parts.run.report()->image.name != run->second.image)
        emit pictureWanted(image);
    try {
        Recipe recipe = lessonRecipe(run->second, m_parts.settings.registry());
        recipe.backend = m_parts.settings.recipe().backend; // a GPU's own times are welcome
        m_parts.settings.setRecipe(recipe);
        m_parts.messages.clear(MessageBar::Topic::Lesson);
    } catch (const SettingError& error) {
        complain(tr("The settings of the step could not be applied: %1").arg(QString::fromUtf8(error.what())));
    }
}

void LessonController::showWhatItAsks()
{
    const LessonStep& step = m_taking.step();
    applySettings(step.run); // behind the curtain, which has heard of the step first
    const bool hides = m_curtain->isDown();
    m_parts.actions.views.at(hides ? ViewMode::Source : ViewMode::Result)->setChecked(true);
    keepOverlay();
    m_parts.actions.overlay->setChecked(false);
    const bool asksOfPicture = !step.isCovered && !step.edit && !m_taking.answer();
    if (!step.panel.empty() && !asksOfPicture) // which would tell beside it
        if (const auto panel = m_parts.docks.key(QString::fromStdString(step.panel)))
            m_parts.docks.show(*panel);
    m_parts.docks.show(lessonPanel);
    if (asksOfPicture)
        showInPicture();
    else if (!hides)
        showWhatItTells();
}

/// What is drawn over the picture is the lesson's until it is left.
void LessonController::keepOverlay()
{
    const WindowActions& actions = m_parts.actions;
    if (!m_overlayBefore)
        m_overlayBefore = {actions.overlay->isChecked(), actions.overlayByZoom->actionGroup()->checkedAction()};
}

void LessonController::restoreOverlay()
{
    if (!m_overlayBefore)
        return;
    m_parts.actions.overlay->setChecked(m_overlayBefore->isOn);
    if (m_overlayBefore->mode)
        m_overlayBefore->mode->setChecked(true);
    m_overlayBefore.reset();
}

/// The view and the overlay of the step.
void LessonController::showInPicture()
{
    const LessonStep& step = m_taking.step();
    if (const auto view = fromText<ViewMode>(QString::fromStdString(step.view)))
        m_parts.actions.views.at(*view)->setChecked(true);
    if (const auto overlay = fromText<OverlayMode>(QString::fromStdString(step.overlay))) {
        m_parts.actions.overlay->setChecked(true);
        m_parts.actions.overlayModes.at(*overlay)->setChecked(true);
    }
}

/// After the answer: also the panel of the step, with the line, the row and the event.
void LessonController::showWhatItTells()
{
    if (!m_taking.isOpen())
        return;
    const bool isNew = m_taking.answer() && !std::exchange(m_wasAnswered, m_taking.answer() != nullptr);
    if (m_curtain->isDown() || !m_taking.answer())
        return;
    if (isNew && m_taking.step().view.empty())
        m_parts.actions.views.at(ViewMode::Result)->setChecked(true);
    showInPicture();
    const LessonStep& step = m_taking.step();
    if (const auto event = StepChoice::parse(QString::fromStdString(step.blockStep)))
        m_parts.docks.panel<BlockPanel>().goTo(*event);
    if (!step.panel.empty())
        if (const auto panel = m_parts.docks.key(QString::fromStdString(step.panel)))
            m_parts.docks.show(*panel);
    if (!step.row.empty())
        m_parts.docks.panel<CountersPanel>().pointAt(step.row);
    if (!step.line.empty())
        pointAt(step.line);
}

/// The line of the kernel that contains the passage.
void LessonController::pointAt(const std::string& passage)
{
    auto& kernel = m_parts.docks.panel<KernelPanel>();
    const std::string text = kernel.text();
    const std::size_t at = text.find(passage);
    if (at == std::string::npos)
        return;
    const auto line =
        static_cast<int>(std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n')) + 1;
    kernel.showStep(kernel.fileName().toStdString(), line);
}

std::map<std::string, StepAnswer> LessonController::answersOf(const QString& lesson) const
{
    std::map<std::string, StepAnswer> answers;
    const QByteArray kept = m_parts.preferences.lessonAnswers(lesson);
    if (kept.isEmpty())
        return answers;
    try {
        const nlohmann::json all = parsedShallow(kept.toStdString(), 8);
        for (const auto& [step, answer] : all.items())
            answers[step] = stepAnswerFromJson(answer, step);
    } catch (const std::exception&) {
        answers.clear(); // of another version, or damaged: the lesson begins anew
    }
    return answers;
}

LessonRecord LessonController::recordOf(const QString& lesson) const
{
    LessonRecord record{answersOf(lesson), {}};
    if (const auto counted = m_hands.find({m_parts.preferences.student(), lesson}); counted != m_hands.end())
        record.hands = counted->second;
    return record;
}

void LessonController::keepAnswers() { keep(m_lesson, m_taking.answers()); }

void LessonController::keep(const QString& lesson, const std::map<std::string, StepAnswer>& answers) const
{
    nlohmann::json kept = nlohmann::json::object();
    for (const auto& [step, answer] : answers)
        kept[step] = toJson(answer);
    m_parts.preferences.setLessonAnswers(
        lesson, QByteArray::fromStdString(kept.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace)));
}

QString LessonController::studentInFileName() const
{
    const QString student = m_parts.preferences.student();
    return (student.isEmpty() ? tr("student") : student).simplified().replace(u' ', u'_').remove(u'/');
}

void LessonController::askWhereToSave()
{
    const QString suffix = QStringLiteral("tilescope-answers");
    const QString filter = tr("Answer sheets (*.%1)").arg(suffix);
    const QString path =
        QStringLiteral("%1/%2-%3.%4").arg(m_parts.preferences.lastFolder(), studentInFileName(), m_lesson, suffix);
    askWhereToExport(&m_panel, {tr("Save the answers"), path, {filter}, filter},
                     [this](const QString& chosen) { saveAnswers(chosen); });
}

void LessonController::saveAnswers(const QString& path)
{
    const StoredLesson* const stored = m_store->find(m_lesson);
    if (!stored || !stored->read.lesson)
        return complain(tr("The lesson is not available, so there are no answers to save."));
    AnswerSheet sheet;
    sheet.student = m_parts.preferences.student().toStdString();
    sheet.lesson = m_lesson.toStdString();
    sheet.mark = stored->read.lesson->mark;
    sheet.program = QCoreApplication::applicationVersion().toStdString();
    if (m_parts.run.report())
        sheet.compiler = m_parts.run.report()->compiler;
    sheet.answers = answersOf(m_lesson);
    const QString problem = writeOutput(path, QByteArray::fromStdString(toText(sheet)));
    report(problem.isEmpty() ? QString() : tr("The answers could not be saved as \"%1\": %2.").arg(path, problem),
           tr("The answers were saved as %1.").arg(path));
}

void LessonController::askWhereToSaveProgress()
{
    const QString suffix = QStringLiteral("tilescope-progress");
    const QString filter = tr("Progress in lessons (*.%1)").arg(suffix);
    const QString path = QStringLiteral("%1/%2.%3").arg(m_parts.preferences.lastFolder(), studentInFileName(), suffix);
    askWhereToExport(&m_panel, {tr("Save the progress"), path, {filter}, filter},
                     [this](const QString& chosen) { saveProgress(chosen); });
}

Progress LessonController::progress() const
{
    Progress made;
    made.student = m_parts.preferences.student().toStdString();
    made.program = QCoreApplication::applicationVersion().toStdString();
    if (m_taking.isOpen()) {
        made.lesson = m_lesson.toStdString();
        made.step = m_taking.step().id;
    }
    QStringList lessons = m_parts.preferences.answeredLessons();
    for (const auto& [of, hands] : m_hands)
        if (of.first == m_parts.preferences.student())
            lessons << of.second;
    for (const QString& lesson : lessons)
        made.lessons[lesson.toStdString()] = recordOf(lesson);
    return made;
}

void LessonController::saveProgress(const QString& path) const
{
    const QString problem = writeOutput(path, QByteArray::fromStdString(toText(progress())));
    report(problem.isEmpty() ? QString() : tr("The progress could not be saved as \"%1\": %2.").arg(path, problem),
           tr("The progress was saved as %1.").arg(path));
}

void LessonController::openProgress(const QString& path)
{
    try {
        takeProgress(progressFromText(readRegularFile(QFile::encodeName(path).toStdString(), largestProgress + 1)));
    } catch (const SettingError& error) {
        complain(tr("\"%1\" cannot be opened. %2").arg(path, translated(messageOf(error))));
    } catch (const std::exception& error) {
        complain(tr("\"%1\" cannot be opened: %2.").arg(path, QString::fromUtf8(error.what())));
    }
}

void LessonController::takeProgress(const Progress& read)
{
    if (m_taking.isOpen())
        m_taking.close();
    const QString student = QString::fromStdString(read.student).left(LessonPanel::longestName);
    m_parts.preferences.setStudent(student);
    m_panel.setStudent(student);
    QStringList unknown;
    const Progress merged = tilescope::merged(progress(), read);
    for (const auto& [id, record] : merged.lessons) {
        const QString lesson = QString::fromStdString(id);
        keep(lesson, record.answers);
        m_hands[{student, lesson}] = record.hands;
        if (!m_store->find(lesson))
            unknown << lesson;
    }
    list();
    m_panel.showHome();
    if (const QString last = QString::fromStdString(read.lesson); m_store->find(last))
        open(last, QString::fromStdString(read.step));
    QStringList said;
    said << tr("The progress of %1 was opened. For each lesson, the further progress counts.")
                .arg(student.isEmpty() ? tr("a student without a name") : student);
    if (!unknown.isEmpty())
        said << tr("These lessons are not on this computer; they are kept unchanged: %1.").arg(listed(unknown));
    report({}, sentences(said));
}

/// An error, or without one what was done.
void LessonController::report(const QString& problem, const QString& otherwise) const
{
    if (!problem.isEmpty())
        return complain(problem);
    m_parts.messages.post(MessageBar::Topic::Lesson, MessageBar::Severity::Note, otherwise);
}

void LessonController::complain(const QString& text) const
{
    m_parts.messages.post(MessageBar::Topic::Lesson, MessageBar::Severity::Error, text);
}

} // namespace tilescope
