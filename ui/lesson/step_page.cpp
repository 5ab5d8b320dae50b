#include "ui/lesson/step_page.h"

#include "gpu/lesson/lesson_runs.h"
#include "gpu/operations/registry.h"
#include "gpu/recipe/words/typed_number.h"
#include "ui/language/language.h"
#include "ui/lesson/lesson_labels.h"
#include "ui/parts/duration_text.h"
#include "ui/parts/labels.h"
#include "ui/parts/run_name.h"
#include "ui/recorded/recorded_model.h"
#include "ui/session/settings_model.h"
#include "ui/settings/block_control.h"
#include "ui/settings/machine_control.h"
#include "ui/settings/parameter_control.h"
#include "ui/settings/strategy_control.h"
#include "ui/translation.h"

#include <QApplication>
#include <QButtonGroup>
#include <QFrame>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QRadioButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <set>
#include <utility>

namespace tilescope
{

static QPushButton* button(const QString& text, const QString& tip, const QKeySequence& key = {})
{
    auto* made = new QPushButton(text);
    made->setToolTip(tip);
    made->setShortcut(key);
    return made;
}

StepPage::StepPage(LessonTaking& taking, SettingsModel& settings, RecordedRunsModel& recorded, QWidget* parent)
    : QWidget(parent), m_taking(taking), m_settings(settings), m_recordedRuns(recorded), m_title(headingLabel({})),
      m_question(markdownLabel()), m_letters(mutedLabel({})), m_task(markdownLabel()), m_hint(markdownLabel()),
      m_verdict(markdownLabel()), m_conclusion(markdownLabel()), m_recorded(mutedLabel({})), m_present(mutedLabel({})),
      m_language(mutedLabel({})), m_problem(mutedLabel({})), m_dots(new QWidget), m_options(new QWidget),
      m_controls(new QWidget), m_choice(new QButtonGroup(this)), m_number(new QLineEdit), m_list(new QToolButton),
      m_answer(button(tr("&Answer"), tr("Compare your answer with the run (Enter)"))),
      m_hintButton(button(tr("&Hint"), tr("Show a hint. Wrong answers are allowed, too."))),
      m_solution(button(tr("Show a solution"), tr("Apply settings that reach the goal"))),
      m_settingsButton(button(tr("The step's settings"), tr("Restore the initial settings of the step"))),
      m_previous(button(tr("‹ Back"), tr("Previous step"), QKeySequence(tr("Alt+PgUp")))),
      m_next(button(tr("Next ›"), tr("Next step"), QKeySequence(tr("Alt+PgDown")))), m_outcome(new QFrame)
{
    build();
    connect(&taking, &LessonTaking::stepChanged, this, &StepPage::showStep);
    connect(&taking, &LessonTaking::answered, this, [this] {
        showAnswer();
        const bool isNew = m_taking.isOpen() && m_taking.answer() && !std::exchange(m_wasAnswered, true);
        if (isNew && (!m_taking.step().edit || isAncestorOf(QApplication::focusWidget()))) // who types a kernel goes on
            focusWhatComes();
    });
    connect(&taking, &LessonTaking::presentChanged, this, &StepPage::showAnswer);
    connect(&recorded, &RecordedRunsModel::loaded, this, &StepPage::showRecorded);
    connect(&settings, &SettingsModel::changed, this, [this](const Recipe& recipe) {
        if (m_taking.isOpen() && recipe.operation != m_controlsOf) // whose parameters are others
            showControls();
    });
    connect(m_answer, &QPushButton::clicked, this, &StepPage::answer);
    connect(m_hintButton, &QPushButton::clicked, &taking, &LessonTaking::showHint);
    connect(m_solution, &QPushButton::clicked, this, &StepPage::solutionWanted);
    connect(m_settingsButton, &QPushButton::clicked, this, &StepPage::settingsWanted);
    for (const auto& [move, by] : {std::pair(m_previous, -1), std::pair(m_next, 1)})
        connect(move, &QPushButton::clicked, this, [this, step = by] { goBy(step); });
    connect(m_choice, &QButtonGroup::idToggled, this, [this] { m_answer->setEnabled(m_choice->checkedId() >= 0); });
    connect(m_number, &QLineEdit::textChanged, this,
            [this](const QString& text) { m_answer->setEnabled(!typedNumbers(text.toStdString()).empty()); });
}

void StepPage::build()
{
    m_list->setText(tr("All lessons"));
    m_list->setToolTip(tr("Show the list of lessons; your answers are kept"));
    connect(m_list, &QToolButton::clicked, this, &StepPage::listWanted);
    auto* top = new QHBoxLayout;
    top->addWidget(m_list);
    top->addStretch();
    m_dots->setLayout(new QGridLayout);
    m_dots->layout()->setContentsMargins(0, 0, 0, 0);
    m_dots->layout()->setSpacing(2);
    m_optionColumn = new QVBoxLayout(m_options);
    m_controlColumn = new QVBoxLayout(m_controls);
    for (auto* inner : {m_optionColumn, m_controlColumn})
        inner->setContentsMargins(0, 0, 0, 0);
    m_number->setPlaceholderText(tr("A number"));
    m_number->setAccessibleName(tr("Answer"));
    auto* deeds = new QHBoxLayout;
    for (QPushButton* const one : {m_answer, m_hintButton, m_solution})
        deeds->addWidget(one);
    deeds->addStretch();
    m_outcome->setObjectName(QStringLiteral("outcome"));
    m_outcome->setFrameShape(QFrame::StyledPanel);
    auto* outcome = new QVBoxLayout(m_outcome);
    outcome->addWidget(m_verdict);
    outcome->addWidget(m_conclusion);
    outcome->addWidget(m_recorded);
    auto* moves = new QHBoxLayout;
    moves->addWidget(m_previous);
    moves->addStretch();
    moves->addWidget(m_next);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 8, 12, 12);
    column->setSpacing(10);
    column->addLayout(top);
    column->addWidget(m_title);
    column->addWidget(m_dots);
    column->addWidget(m_question);
    column->addWidget(m_letters);
    column->addWidget(m_options);
    column->addWidget(m_number);
    column->addWidget(m_present);
    column->addLayout(deeds);
    column->addWidget(m_hint);
    column->addWidget(m_problem);
    column->addWidget(m_outcome);
    column->addLayout(moves);
    column->addWidget(thinLine());
    column->addWidget(m_task);
    column->addWidget(m_controls);
    column->addWidget(m_settingsButton, 0, Qt::AlignLeft);
    column->addWidget(m_language);
    column->addStretch();
}

void StepPage::goBy(int steps)
{
    const int to = m_taking.index() + steps;
    if (to >= static_cast<int>(m_taking.lesson().steps.size()))
        return emit endWanted();
    m_taking.goTo(to);
    focusWhatComes();
}

QString StepPage::questionText() const { return m_question->text(); }
QString StepPage::lettersText() const { return m_letters->isVisibleTo(this) ? m_letters->text() : QString(); }
QString StepPage::verdictText() const { return m_outcome->isVisibleTo(this) ? m_verdict->text() : QString(); }
QString StepPage::recordedText() const { return m_recorded->isVisibleTo(this) ? m_recorded->text() : QString(); }
QString StepPage::conclusionText() const { return m_outcome->isVisibleTo(this) ? m_conclusion->text() : QString(); }

void StepPage::choose(int option)
{
    if (QAbstractButton* const one = m_choice->button(option); one && one->isEnabled())
        one->setChecked(true);
}

void StepPage::showStep()
{
    if (!m_taking.isOpen())
        return;
    m_wasAnswered = m_taking.answer() != nullptr;
    m_title->setText(QString::fromStdString(m_taking.lessonText().title));
    showSteps();
    const StepText& text = m_taking.text();
    setMarkdown(*m_question, m_taking.filled(text.question));
    m_letters->setText(missingLettersIn(m_question->text()));
    m_letters->setVisible(!m_letters->text().isEmpty());
    showOptions();
    setMarkdown(*m_task, m_taking.filled(text.task));
    showControls();
    const bool isForeign = m_taking.textLanguage() != QStringLiteral("en") && m_taking.lessonText().isUnread;
    const bool isEnglish =
        m_taking.textLanguage() == QStringLiteral("en") && &m_taking.lessonText() != &m_taking.lesson().texts.at("en");
    m_language->setText(isForeign   ? tr("Machine-translated; not reviewed by a speaker of the language.")
                        : isEnglish ? tr("This step has not been translated.")
                                    : QString());
    m_language->setVisible(isForeign || isEnglish);
    const int last = static_cast<int>(m_taking.lesson().steps.size()) - 1;
    m_previous->setEnabled(m_taking.index() > 0);
    const QKeySequence key = m_next->shortcut(); // which another text would take away
    m_next->setText(m_taking.index() < last ? tr("Next ›") : tr("Finish ›"));
    m_next->setToolTip(m_taking.index() < last ? tr("Next step") : tr("What you learnt and which lesson is next"));
    m_next->setShortcut(key);
    showAnswer();
}

static QChar markOf(bool isRight) { return isRight ? u'✓' : u'✗'; }

/// A button for each step, with a tick or a cross where it was answered.
void StepPage::showSteps()
{
    const std::size_t count = m_taking.lesson().steps.size();
    auto* const grid = static_cast<QGridLayout*>(m_dots->layout());
    constexpr int inRow = 8;
    const QSize side(fontMetrics().horizontalAdvance(QStringLiteral("00")) + 22, fontMetrics().height() + 12);
    while (m_steps.size() > count) {
        delete m_steps.back();
        m_steps.pop_back();
    }
    while (m_steps.size() < count) {
        const int place = static_cast<int>(m_steps.size());
        auto* one = new QToolButton;
        one->setCheckable(true);
        one->setProperty("role", QStringLiteral("step"));
        one->setFixedSize(side);
        connect(one, &QToolButton::clicked, this, [this, one, place] {
            one->setChecked(place == m_taking.index());
            m_taking.goTo(place);
        });
        grid->addWidget(one, place / inRow, place % inRow);
        grid->setColumnStretch(inRow, 1);
        m_steps.push_back(one);
    }
    for (std::size_t i = 0; i < count; ++i) {
        const auto answer = m_taking.answers().find(m_taking.lesson().steps[i].id);
        const bool isAnswered = answer != m_taking.answers().end();
        const QString number = QString::number(i + 1);
        m_steps[i]->setText(!isAnswered ? number : QString(markOf(answer->second.isRight)));
        m_steps[i]->setChecked(static_cast<int>(i) == m_taking.index());
        m_steps[i]->setAccessibleName(tr("Step %1").arg(number));
        m_steps[i]->setToolTip(!isAnswered              ? tr("Step %1").arg(number)
                               : answer->second.isRight ? tr("Step %1: answered, correct").arg(number)
                                                        : tr("Step %1: answered, not correct").arg(number));
    }
}

QWidget* StepPage::optionRow(const LessonOption& option, int place)
{
    auto* row = new QWidget;
    auto* line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    auto* radio = new QRadioButton(QString(QChar(u'A' + place)));
    auto* words = markdownLabel();
    words->setTextInteractionFlags(Qt::NoTextInteraction);
    const auto& texts = m_taking.text().options;
    const auto text = texts.find(option.id);
    setMarkdown(*words, QString::fromStdString(text == texts.end() ? option.id : text->second));
    radio->setAccessibleName(words->text());
    words->setBuddy(radio);
    words->installEventFilter(this);
    line->addWidget(radio, 0, Qt::AlignTop);
    line->addWidget(words, 1);
    m_choice->addButton(radio, place);
    return row;
}

/// A click on an option's words chooses it, as one on its circle does.
bool StepPage::eventFilter(QObject* watched, QEvent* event)
{
    const auto* const words = qobject_cast<QLabel*>(watched);
    auto* const option = words ? qobject_cast<QAbstractButton*>(words->buddy()) : nullptr;
    if (option && event->type() == QEvent::MouseButtonRelease) {
        option->setFocus();
        option->click();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

/// Letters choose an option while the page has the keyboard; in the picture they have other meanings.
void StepPage::keyPressEvent(QKeyEvent* event)
{
    const int option = event->key() - Qt::Key_A;
    QAbstractButton* const chosen = event->modifiers() == Qt::NoModifier ? m_choice->button(option) : nullptr;
    if (chosen && chosen->isEnabled()) {
        chosen->setFocus();
        chosen->click();
    } else if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && !event->isAutoRepeat()) {
        if (auto* const pressed = qobject_cast<QAbstractButton*>(focusWidget()); pressed && !pressed->isCheckable())
            pressed->click(); // Qt does so in dialogs only
        else
            answer();
    } else {
        QWidget::keyPressEvent(event);
    }
}

void StepPage::showOptions()
{
    for (QAbstractButton* const old : m_choice->buttons())
        m_choice->removeButton(old);
    while (QLayoutItem* const item = m_optionColumn->takeAt(0)) {
        item->widget()->deleteLater();
        item->widget()->hide();
        delete item;
    }
    const LessonStep& step = m_taking.step();
    for (const LessonOption& option : step.options)
        m_optionColumn->addWidget(optionRow(option, static_cast<int>(&option - step.options.data())));
    for (int row = 0; row < m_optionColumn->count(); ++row)
        m_optionColumn->itemAt(row)->widget()->show(); // at once, so that the keyboard can go there
    m_options->setVisible(!step.options.empty());
    m_number->setVisible(step.number.has_value());
    m_number->clear();
}

/// The settings that the step names, as they stand in the settings panel.
void StepPage::showControls()
{
    const LessonStep& step = m_taking.step();
    while (QLayoutItem* const item = m_controlColumn->takeAt(0)) {
        item->widget()->deleteLater();
        item->widget()->hide();
        delete item;
    }
    const Operation& operation = m_settings.operation();
    m_controlsOf = operation.name;
    for (const std::string& name : step.controls) {
        if (name == "strategy")
            m_controlColumn->addWidget(new StrategyControl(m_settings));
        else if (name == "block")
            m_controlColumn->addWidget(new BlockControl(m_settings));
        else if (name == "gpu")
            m_controlColumn->addWidget(new MachineControl(m_settings));
        for (const Parameter& parameter : operation.parameters)
            if (parameter.name == name)
                m_controlColumn->addWidget(ParameterControl::make(parameter, m_settings));
    }
    m_controls->setVisible(m_controlColumn->count() > 0);
}

void StepPage::showAnswer()
{
    if (!m_taking.isOpen())
        return;
    const LessonStep& step = m_taking.step();
    const StepAnswer* const answer = m_taking.answer();
    const bool isOpen = !answer && !m_taking.isWaiting();
    for (QAbstractButton* const option : m_choice->buttons())
        option->setEnabled(isOpen);
    m_number->setReadOnly(!isOpen);
    if (answer) {
        m_number->setText(QString::fromStdString(answer->given));
        const std::string right = m_taking.rightOption();
        for (const LessonOption& option : step.options) {
            const auto place = static_cast<int>(&option - step.options.data());
            QAbstractButton* const one = m_choice->button(place);
            const bool isRight = option.id == right, isGiven = option.id == answer->given;
            one->setText(QString(QChar(u'A' + place)) +
                         (isRight || isGiven ? QString(u' ') + markOf(isRight) : QString()));
            if (isGiven)
                one->setChecked(true);
        }
    }
    m_answer->setVisible(!step.edit && !answer);
    m_answer->setText(m_taking.isWaiting() ? tr("Running…") : tr("&Answer"));
    m_answer->setEnabled(isOpen &&
                         (m_choice->checkedId() >= 0 || !typedNumbers(m_number->text().toStdString()).empty()));
    m_solution->setVisible(step.edit && !answer);
    m_hintButton->setVisible(!answer && !m_taking.hasHint());
    setMarkdown(*m_hint, answer || m_taking.hasHint()
                             ? tr("**Hint:** %1").arg(QString::fromStdString(m_taking.text().hint))
                             : QString());
    m_present->setText(step.edit ? m_taking.present().join(u'\n') : QString());
    m_present->setVisible(!m_present->text().isEmpty());
    m_problem->setText(m_taking.problem());
    m_problem->setVisible(!m_taking.problem().isEmpty());
    m_outcome->setVisible(answer);
    m_settingsButton->setVisible(!step.run.empty());
    if (answer) {
        setMarkdown(*m_verdict, verdict(m_taking));
        setMarkdown(*m_conclusion, m_taking.filled(m_taking.text().conclusion));
    }
    showRecorded();
    showSteps();
}

/// Built-in kernels without changes are recorded; their times may have a say only once the step is answered.
void StepPage::showRecorded()
{
    m_recorded->hide();
    if (!m_taking.isOpen() || !m_taking.answer())
        return;
    const Registry& registry = m_settings.registry();
    std::set<std::string> names;
    for (const std::string& name : m_taking.step().runsNeeded())
        names.insert(name);
    names.insert(m_taking.step().run);
    QStringList times;
    QString origin;
    for (const auto& [name, run] : m_taking.lesson().runs) {
        if (!names.count(name) || run.source || !run.edits.empty() || !run.mistakes.empty())
            continue;
        const Recipe recipe = lessonRecipe(run, registry);
        if (const auto found = m_recordedRuns.find(recipe, run.image)) {
            times << QStringLiteral("%1: %2").arg(settingsText(recipe, registry),
                                                  durationText(found->report->time->medianUs));
            origin = originOf(*found);
        }
    }
    m_recorded->setText(tr("On %1: %2").arg(origin, clauses(times)));
    m_recorded->setVisible(!times.isEmpty());
}

/// Gives the keyboard to what goes on: before the answer the first option or the number, after it the next step. An
/// edit has its aim elsewhere: the settings that it begins with are harmless under Enter.
void StepPage::focusWhatComes()
{
    const LessonStep& step = m_taking.step();
    QWidget* next = m_next;
    if (!m_taking.answer())
        next = !step.options.empty() ? m_choice->button(0)
               : step.number         ? static_cast<QWidget*>(m_number)
                                     : m_settingsButton;
    next->setFocus(Qt::ShortcutFocusReason); // shows it as Tab does
}

QString StepPage::verdict(const LessonTaking& taking)
{
    const StepAnswer& answer = *taking.answer();
    if (taking.step().edit)
        return answer.isRight ? tr("**Goal reached.**") : tr("**This is one way to reach the goal.**");
    if (answer.isRight)
        return tr("**Correct:** %1").arg(taking.rightAnswer());
    if (answer.given.empty()) // revealed to a class that agreed on none
        return tr("**Correct answer:** %1").arg(taking.rightAnswer());
    QString given = QString::fromStdString(answer.given);
    if (const auto option = taking.text().options.find(answer.given); option != taking.text().options.end())
        given = QString::fromStdString(option->second);
    return tr("**Your answer:** %1\n\n**Correct answer:** %2").arg(given, taking.rightAnswer());
}

void StepPage::answer()
{
    if (!m_answer->isEnabled() || !m_answer->isVisibleTo(this))
        return;
    const LessonStep& step = m_taking.step();
    const int chosen = m_choice->checkedId();
    if (step.number)
        m_taking.giveAnswer(m_number->text());
    else if (chosen >= 0)
        m_taking.giveAnswer(QString::fromStdString(step.options[static_cast<std::size_t>(chosen)].id));
}

} // namespace tilescope
