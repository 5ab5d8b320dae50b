#include "app/commands.h"

#include "app/files.h"
#include "app/interrupt.h"
#include "app/operations.h"
#include "app/terminal.h"
#include "gpu/files/regular_file.h"
#include "gpu/lesson/answer_sheet.h"
#include "gpu/lesson/lesson_check.h"
#include "gpu/recipe/json/enum_names.h"
#include "gpu/run/runner.h"
#include "ui/lesson/handout_page.h"
#include "ui/lesson/lesson_store.h"
#include "ui/parts/tables/table_text.h"
#include "ui/window/panel_kinds.h"
#include "ui/window/window_options.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <cstdio>

namespace tilescope
{

namespace
{

std::vector<std::string> wordsOf(const QStringList& words)
{
    std::vector<std::string> texts;
    for (const QString& word : words)
        texts.push_back(word.toStdString());
    return texts;
}

/// What a lesson may say: the words of --panel, --view, --overlay and --step, and the lessons that it needs.
LessonWords lessonWords(const Arguments& arguments)
{
    std::vector<std::string> lessons;
    for (const StoredLesson& known : readLessons(QStringList{ownLessonFolder()} + lessonFoldersFor(arguments)))
        lessons.push_back(known.id().toStdString());
    return {wordsOf(panelNames()), wordsOf(allTexts<ViewMode>()), wordsOf(allTexts<OverlayMode>()),
            wordsOf(StepChoice::names()), lessons};
}

/// The lessons named: folders, or lessons of the program, the user and --lessons; all of these if none is named.
std::vector<StoredLesson> lessonsOf(const Arguments& arguments)
{
    const std::vector<StoredLesson> known = readLessons(QStringList{ownLessonFolder()} + lessonFoldersFor(arguments));
    if (arguments.lessonNames.isEmpty())
        return known;
    std::vector<StoredLesson> chosen;
    for (const QString& name : arguments.lessonNames) {
        const auto found = std::ranges::find_if(known, [&](const StoredLesson& one) { return one.id() == name; });
        const QStringList folders = found == known.end() ? lessonFoldersIn(name) : QStringList();
        if (found != known.end())
            chosen.push_back(*found);
        for (const QString& folder : folders)
            chosen.push_back(readLessonFolder(folder));
        if (found == known.end() && folders.isEmpty())
            throw UsageError("\"" + name.toStdString() +
                             "\" is neither a lesson nor a folder with lessons; \"tilescope lesson list\" names them.");
    }
    return chosen;
}

int listLessons(const Arguments& arguments)
{
    for (const StoredLesson& stored : lessonsOf(arguments)) {
        if (!stored.read.lesson) {
            print(stdout, "%-20s cannot be read: tilescope lesson check %s\n", qPrintable(stored.id()),
                  qPrintable(stored.folder));
            continue;
        }
        const Lesson& lesson = *stored.read.lesson;
        std::string languages;
        for (const auto& [language, text] : lesson.texts)
            languages += (languages.empty() ? "" : ", ") + language;
        print(stdout, "%-20s %-12s %2zu steps, %2d min  %s (%s)\n", lesson.id.c_str(), lesson.level.c_str(),
              lesson.steps.size(), lesson.minutes, lesson.texts.at("en").title.c_str(), languages.c_str());
    }
    return 0;
}

/// Those that are installed, or the one asked for.
std::vector<CompilerChoice> compilersOf(const Arguments& arguments, const Runner& runner)
{
    const auto asked = fromName<CompilerChoice>(arguments.compiler, "compiler");
    std::vector<CompilerChoice> compilers;
    for (const CompilerChoice one : {CompilerChoice::Nvrtc, CompilerChoice::Clang})
        if ((asked == CompilerChoice::Auto || asked == one) && runner.toolchain().has(one))
            compilers.push_back(one);
    if (compilers.empty())
        throw UsageError("There is no such compiler here; \"tilescope devices\" lists what was found.");
    return compilers;
}

LessonImages imagesOf(const Interrupt& interrupt)
{
    return [stop = interrupt.token()](const std::string& name) {
        return openImage(QString::fromStdString(name), stop, RangeChoice()).image;
    };
}

void printFaults(const std::vector<LessonFault>& faults)
{
    for (const LessonFault& fault : faults)
        print(stdout, "  %s%s: %s\n", fault.isWarning ? "warning: " : "", fault.where.c_str(), fault.message.c_str());
}

int checkLessons(const Arguments& arguments)
{
    Interrupt interrupt;
    Runner runner(runnerOptionsFor(arguments));
    LessonCheck check{lessonWords(arguments), recordedTimes(), compilersOf(arguments, runner)};
    check.images = imagesOf(interrupt);
    RunControl control;
    control.stop = interrupt.token();
    int bad = 0;
    const std::vector<StoredLesson> lessons = lessonsOf(arguments);
    for (const StoredLesson& stored : lessons) {
        std::vector<LessonFault> faults = stored.read.faults;
        std::string summary = "cannot be read";
        if (stored.read.lesson) {
            const LessonProof proof =
                interrupt.compute([&] { return checkLesson(*stored.read.lesson, runner, check, control); });
            faults.insert(faults.end(), proof.faults.begin(), proof.faults.end());
            std::string compilers;
            for (const std::string& compiler : proof.compilers)
                compilers += (compilers.empty() ? "" : ", ") + compiler;
            summary = std::to_string(proof.steps) + " steps, " + std::to_string(proof.conditions) + " conditions in " +
                      std::to_string(proof.runs) + " runs (" + compilers + ")";
        }
        const auto errors = std::ranges::count_if(faults, [](const LessonFault& fault) { return !fault.isWarning; });
        bad += errors > 0 ? 1 : 0;
        print(stdout, "%-20s %s: %s\n", qPrintable(stored.id()), summary.c_str(),
              errors > 0 ? (std::to_string(errors) + (errors == 1 ? " fault" : " faults")).c_str() : "proved");
        printFaults(faults);
        std::fflush(stdout);
    }
    if (lessons.empty())
        throw UsageError("There is no lesson to check.");
    return bad > 0 ? 1 : 0;
}

const Lesson& readable(const StoredLesson& stored)
{
    if (!stored.read.lesson)
        throw UsageError("The lesson \"" + stored.id().toStdString() +
                         "\" cannot be read: " + stored.read.faults.front().message);
    return *stored.read.lesson;
}

int writeHandout(const Arguments& arguments)
{
    const std::vector<StoredLesson> lessons = lessonsOf(arguments);
    if (lessons.size() != 1)
        throw UsageError("The folder has " + std::to_string(lessons.size()) + " lessons; name one of them.");
    const Lesson& lesson = readable(lessons.front());
    const std::string language = arguments.language.isEmpty() ? "en" : arguments.language.toStdString();
    if (!lesson.texts.count(language)) {
        std::string known;
        for (const auto& [name, text] : lesson.texts)
            known += (known.empty() ? "" : ", ") + name;
        throw UsageError("The lesson is not in \"" + language + "\"; it is in: " + known + ".");
    }
    checkOutputs(arguments, {});
    Interrupt interrupt;
    LessonFigures figures(lesson, recordedTimes());
    if (arguments.withAnswers) {
        Runner runner(runnerOptionsFor(arguments));
        RunControl control;
        control.stop = interrupt.token();
        std::vector<std::string> runs;
        for (const auto& [name, run] : lesson.runs)
            runs.push_back(name);
        interrupt.compute([&] {
            completeFigures(figures, runs, lesson, runner, imagesOf(interrupt), control);
            return 0;
        });
    }
    writeText(arguments.htmlFile,
              handoutPage(lesson, QString::fromStdString(language), figures, arguments.withAnswers).toStdString());
    return 0;
}

AnswerSheet sheetOf(const QString& file)
{
    try {
        return answerSheetFromText(readRegularFile(QFile::encodeName(file).toStdString(), largestAnswerSheet + 1));
    } catch (const std::exception& error) {
        throw UsageError("\"" + file.toStdString() + "\": " + error.what());
    }
}

QStringList marks(const QString& file, const VerifiedSheet& sheet)
{
    int answered = 0, hints = 0;
    double seconds = 0;
    QStringList wrong, problems;
    for (const std::string& problem : sheet.problems)
        problems << QString::fromStdString(problem);
    for (const VerifiedStep& step : sheet.steps) {
        answered += step.isAnswered ? 1 : 0;
        hints += step.sawHint ? 1 : 0;
        seconds += step.seconds;
        if (step.isAnswered && !step.isRight)
            wrong << QString::fromStdString(step.step);
        if (!step.problem.empty())
            problems << QString::fromStdString(step.step + ": " + step.problem);
    }
    return {file,
            QString::fromStdString(sheet.student),
            QString::fromStdString(sheet.lesson),
            QString::number(sheet.steps.size()),
            QString::number(answered),
            QString::number(sheet.right()),
            QString::number(hints),
            QString::number(seconds / 60, 'f', 1),
            wrong.join(u' '),
            sheet.holds() ? QStringLiteral("yes") : QStringLiteral("no"),
            problems.join(u' ')};
}

int verifySheets(const Arguments& arguments)
{
    Interrupt interrupt;
    checkOutputs(arguments, {});
    Arguments all = arguments;
    all.lessonNames.clear();
    const std::vector<StoredLesson> lessons = lessonsOf(all);
    std::vector<std::pair<QString, AnswerSheet>> sheets;
    for (const QString& file : arguments.lessonNames)
        sheets.emplace_back(file, sheetOf(file));
    Runner runner(runnerOptionsFor(arguments));
    RunControl control;
    control.stop = interrupt.token();
    std::map<std::string, LessonFigures> figures;
    QList<QStringList> rows{
        {"file", "student", "lesson", "steps", "answered", "right", "hints", "minutes", "wrong", "holds", "problems"}};
    bool hold = true;
    for (const auto& [file, sheet] : sheets) {
        const auto stored = std::find_if(lessons.rbegin(), lessons.rend(), [&, &id = sheet.lesson](const auto& one) {
            return one.id().toStdString() == id;
        });
        if (stored == lessons.rend())
            throw UsageError("\"" + file.toStdString() + "\" answers the lesson \"" + sheet.lesson +
                             "\", which is not here; --lessons FOLDER names where it is.");
        const Lesson& lesson = readable(*stored);
        const auto [own, isNew] = figures.try_emplace(lesson.id, lesson, recordedTimes());
        const VerifiedSheet result = interrupt.compute([&, &answers = sheet, &kept = own->second] {
            return verified(answers, lesson, kept, runner, imagesOf(interrupt), control);
        });
        hold = hold && result.holds();
        rows << marks(file, result);
        if (arguments.csvFile != "-")
            print(stdout, "%s, %s: %d of %zu right%s\n", result.student.c_str(), result.lesson.c_str(), result.right(),
                  result.steps.size(), result.holds() ? "" : "; it does not hold:");
        for (const std::string& problem : result.problems)
            print(stderr, "  %s\n", problem.c_str());
        for (const VerifiedStep& step : result.steps)
            if (!step.problem.empty())
                print(stderr, "  %s: %s\n", step.step.c_str(), step.problem.c_str());
    }
    if (!arguments.csvFile.isEmpty())
        writeText(arguments.csvFile, csvOf(rows).toStdString(), control.stop);
    return hold ? 0 : 1;
}

} // namespace

int lessonCommand(const Arguments& arguments)
{
    if (arguments.lessonDeed == "check")
        return checkLessons(arguments);
    if (arguments.lessonDeed == "handout")
        return writeHandout(arguments);
    if (arguments.lessonDeed == "verify")
        return verifySheets(arguments);
    return listLessons(arguments);
}

} // namespace tilescope
