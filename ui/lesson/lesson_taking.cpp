#include "ui/lesson/lesson_taking.h"

#include "gpu/run/runner.h"
#include "ui/canvas/pictures/image_file.h"
#include "ui/session/side_runner.h"

#include <QLocale>

#include <algorithm>
#include <cmath>
#include <utility>

namespace tilescope
{

static const QString figuresTopic = QStringLiteral("lesson figures");
static const QString picturesTopic = QStringLiteral("lesson pictures");

QString lessonNumber(double number)
{
    const QLocale locale;
    constexpr double largestWhole = 1e15;
    if (number == std::floor(number) && std::abs(number) < largestWhole)
        return locale.toString(static_cast<qlonglong>(number));
    return locale.toString(number, 'g', 4);
}

/// Opens any image that the command line does.
static LessonImages imagesOf(const RunControl& control)
{
    return [stop = control.stop](const std::string& name) {
        return name.starts_with("sample:") ? lessonSample(name) : loadImage(QString::fromStdString(name), stop).image;
    };
}

LessonTaking::LessonTaking(const std::vector<RecordedTime>& recorded, SideRunner& side, QObject* parent)
    : QObject(parent), m_recorded(recorded), m_side(side)
{
}

void LessonTaking::open(const std::shared_ptr<const Lesson>& lesson, LessonRecord record, const QString& step)
{
    m_lesson = lesson;
    m_record = std::move(record);
    m_figures = LessonFigures(*lesson, m_recorded);
    const auto isWanted = [&](const LessonStep& one) {
        return step.isEmpty() ? !answers().count(one.id) : one.id == step.toStdString();
    };
    const auto found = std::ranges::find_if(lesson->steps, isWanted);
    m_index = found == lesson->steps.end() ? 0 : static_cast<int>(found - lesson->steps.begin());
    begin();
}

void LessonTaking::close()
{
    m_side.drop(figuresTopic);
    m_side.drop(picturesTopic);
    m_lesson.reset();
    m_given = QString();
    emit stepChanged();
}

void LessonTaking::replace(const std::shared_ptr<const Lesson>& lesson)
{
    const std::string id = step().id;
    m_lesson = lesson;
    m_figures = LessonFigures(*lesson, m_recorded);
    const auto found = std::ranges::find(lesson->steps, id, &LessonStep::id);
    m_index = found == lesson->steps.end() ? std::min(m_index, static_cast<int>(lesson->steps.size()) - 1)
                                           : static_cast<int>(found - lesson->steps.begin());
    begin();
}

void LessonTaking::goTo(int index)
{
    if (!isOpen() || index < 0 || index >= static_cast<int>(m_lesson->steps.size()) || index == m_index)
        return;
    m_index = index;
    begin();
}

void LessonTaking::setLanguage(const QString& language)
{
    m_language = language;
    if (isOpen())
        emit stepChanged();
}

void LessonTaking::begin()
{
    m_side.drop(figuresTopic);
    m_side.drop(picturesTopic);
    m_given = QString();
    m_hasHint = m_isLifted = false;
    m_vote = hands().total(Vote::After) > 0 ? Vote::After : Vote::Before;
    m_problem.clear();
    m_opened.start();
    emit stepChanged();
    fetch();
}

const LessonText& LessonTaking::lessonText() const { return m_lesson->textIn(m_language.toStdString()); }
const StepText& LessonTaking::text() const { return m_lesson->stepText(m_language.toStdString(), step().id); }

QString LessonTaking::textLanguage() const
{
    const auto own = m_lesson->texts.find(m_language.toStdString());
    const bool isOwn = own != m_lesson->texts.end() && own->second.steps.count(step().id);
    return isOwn ? m_language : QStringLiteral("en");
}

QString LessonTaking::filled(const std::string& markdown) const
{
    try {
        return QString::fromStdString(
            filledText(markdown, m_figures.lookup(), [](double number) { return lessonNumber(number).toStdString(); }));
    } catch (const ExpressionError& error) {
        return tr("This text cannot be shown: %1").arg(QString::fromUtf8(error.what()));
    }
}

const StepAnswer* LessonTaking::answer() const
{
    const auto found = answers().find(step().id);
    return found == answers().end() ? nullptr : &found->second;
}

std::string LessonTaking::rightOption() const
{
    try {
        return step().options.empty() ? std::string() : tilescope::rightAnswer(step(), m_figures.lookup());
    } catch (const ExpressionError&) {
        return {}; // rightAnswer() says it
    }
}

QString LessonTaking::rightAnswer() const
{
    try {
        if (step().number)
            return lessonNumber(step().number->value.number(m_figures.lookup()));
        const std::string right = tilescope::rightAnswer(step(), m_figures.lookup());
        const auto option = text().options.find(right);
        return QString::fromStdString(option == text().options.end() ? right : option->second);
    } catch (const ExpressionError& error) {
        return QString::fromUtf8(error.what());
    }
}

/// The runs that the step's conditions and its conclusion read and that have not been run.
std::vector<std::string> LessonTaking::missingRuns() const
{
    std::vector<std::string> names = step().runsNeeded();
    try {
        for (const Expression& expression : expressionsIn(text().conclusion))
            for (const ExpressionPointer& pointer : expression.pointers())
                names.push_back(pointer.run);
    } catch (const ExpressionError&) {
        return names; // filled() says it
    }
    std::ranges::sort(names);
    names.erase(std::unique(names.begin(), names.end()), names.end());
    std::erase_if(names,
                  [this](const std::string& name) { return !m_lesson->runs.count(name) || m_figures.has(name); });
    return names;
}

void LessonTaking::fetch()
{
    using Reports = std::map<std::string, Report>;
    const std::vector<std::string> names = missingRuns();
    if (names.empty())
        return decide();
    m_side.ask<Reports>(
        figuresTopic, this,
        [lesson = m_lesson, names](Runner& runner, const RunControl& control) {
            Reports reports;
            for (const std::string& name : names) {
                reports[name] = runOf(lesson->runs.at(name), runner, imagesOf(control), control);
                reports[name].picture.reset();
                reports[name].reference.reset();
            }
            return reports;
        },
        [this](const Reports& reports) {
            for (const auto& [name, report] : reports)
                m_figures.set(name, report);
            decide();
        },
        [this](const RunFailure& failure) {
            m_problem = tr("The lesson's own run failed: %1").arg(failure.message);
            m_given = QString();
            emit answered();
        });
}

void LessonTaking::giveAnswer(const QString& given)
{
    if (!given.isEmpty())
        wait(given);
}

const Hands& LessonTaking::hands() const
{
    static const Hands none;
    const auto found = m_record.hands.find(step().id);
    return found == m_record.hands.end() ? none : found->second;
}

void LessonTaking::setVote(Vote vote)
{
    m_vote = vote;
    emit handsChanged();
}

void LessonTaking::addHands(const std::string& option, int hands)
{
    if (!isOpen() || answer() || isWaiting() || std::ranges::count(step().options, option, &LessonOption::id) == 0)
        return;
    m_record.hands[step().id].add(m_vote, option, hands);
    emit handsChanged();
}

void LessonTaking::reveal()
{
    if (isOpen() && !step().edit)
        wait(QString::fromStdString(hands().leader()));
}

/// Until the figures are there; an empty answer is one, unlike none.
void LessonTaking::wait(const QString& given)
{
    if (!isOpen() || answer())
        return;
    m_given = given.isNull() ? QStringLiteral("") : given;
    m_problem.clear();
    if (missingRuns().empty())
        return decide();
    if (!m_side.isAt(figuresTopic))
        fetch();
    emit answered();
}

/// The figures are there: an answer that waits is compared.
void LessonTaking::decide()
{
    if (m_given.isNull() || step().edit)
        return emit answered();
    StepAnswer made;
    made.given = m_given.toStdString();
    m_given = QString();
    try {
        made.isRight = isRightAnswer(step(), made.given, m_figures.lookup());
        made.seen = portableFigures(step(), m_figures);
    } catch (const ExpressionError& error) {
        m_problem = QString::fromUtf8(error.what());
        return emit answered();
    }
    keep(std::move(made));
}

void LessonTaking::keep(StepAnswer made)
{
    made.sawHint = m_hasHint;
    made.seconds = static_cast<double>(m_opened.elapsed()) / 1000;
    m_record.answers[step().id] = std::move(made);
    emit answered();
    emit answersKept();
}

void LessonTaking::showHint()
{
    m_hasHint = true;
    emit answered();
}

bool LessonTaking::isAsking() const { return isOpen() && !step().edit && !answer() && !m_isLifted; }
bool LessonTaking::isCovered() const { return isAsking() && step().isCovered; }

void LessonTaking::lift()
{
    m_isLifted = true;
    emit answered();
}

void LessonTaking::takeReport(const Report& report)
{
    if (!isOpen() || !step().edit || !report.check)
        return;
    m_figures.set("mine", report);
    emit presentChanged();
    if (answer() || !missingRuns().empty())
        return;
    try {
        if (step().edit->done.holds(m_figures.lookup()))
            checkPictures(report);
    } catch (const ExpressionError&) {
        return; // of another operation, or not counted: present() shows what there is
    }
}

void LessonTaking::checkPictures(const Report& report)
{
    StepAnswer made;
    made.isRight = true;
    made.recipe = report.recipe;
    made.image = report.image.name;
    const std::vector<std::string> pictures = step().edit->pictures;
    if (pictures.empty())
        return keep(made);
    m_side.ask<std::string>(
        picturesTopic, this,
        [recipe = report.recipe, pictures](Runner& runner, const RunControl& control) {
            for (const std::string& picture : pictures) {
                RunRequest request;
                request.recipe = recipe;
                request.recipe.backend = BackendChoice::Emulator;
                request.image = imagesOf(control)(picture);
                request.imageName = picture;
                if (lessonView(runner.run(request, control))["ok"] != 1)
                    return picture;
            }
            return std::string();
        },
        [this, made](const std::string& wrong) {
            if (wrong.empty())
                return keep(made);
            m_problem = tr("The goal is reached here, but the kernel is wrong on %1. Open that image, and look at the "
                           "findings and the difference.")
                            .arg(QString::fromStdString(wrong));
            emit answered();
        },
        [this](const RunFailure& failure) {
            m_problem = failure.message;
            emit answered();
        });
}

void LessonTaking::giveUp()
{
    if (isOpen() && step().edit && !answer())
        keep({});
}

QStringList LessonTaking::present() const
{
    QStringList lines;
    if (!step().edit || !m_figures.has("mine"))
        return lines;
    for (const ExpressionPointer& pointer : step().edit->done.pointers()) {
        if (pointer.run != "mine")
            continue;
        QString value = tr("none");
        try {
            const ExpressionValue found = m_figures.at(pointer);
            if (const double* const number = std::get_if<double>(&found))
                value = lessonNumber(*number);
            else if (const std::string* const word = std::get_if<std::string>(&found))
                value = QString::fromStdString(*word);
        } catch (const ExpressionError&) {
            continue;
        }
        if (pointer.path == "ok") {
            lines << (value == QStringLiteral("1") ? tr("Correct, without errors") : tr("Not correct yet"));
            continue;
        }
        QString name = QString::fromStdString(pointer.path);
        name.remove(QStringLiteral("main/")).remove(QStringLiteral("counters/"));
        lines << QStringLiteral("%1: %2").arg(name.replace(u'_', u' ').replace(u'/', QStringLiteral(", ")), value);
    }
    return lines;
}

} // namespace tilescope
