#include "app/commands.h"

#include "app/files.h"
#include "app/interrupt.h"
#include "app/operations.h"
#include "app/program.h"
#include "app/terminal.h"
#include "app/window_words.h"
#include "gpu/files/regular_file.h"
#include "gpu/lesson/answer_sheet.h"
#include "gpu/lesson/lesson_check.h"
#include "gpu/lesson/lesson_folders.h"
#include "gpu/recipe/json/enum_names.h"
#include "gpu/recipe/text/outside_text.h"
#include "gpu/run/runner.h"

#include <algorithm>
#include <cstdio>
#include <iterator>

namespace tilescope
{

namespace
{

/// Those of the program, the user and --lessons, and those beside operations.
std::vector<StoredLesson> knownLessons(const Arguments& arguments)
{
    Words folders{ownLessonFolder()};
    std::ranges::move(lessonFoldersFor(arguments), std::back_inserter(folders));
    return readLessons(folders);
}

/// What a lesson may say: the words of --panel, --view, --overlay and --step, and the lessons that it needs.
LessonWords lessonWords(const Arguments& arguments)
{
    std::vector<std::string> lessons;
    for (const StoredLesson& known : knownLessons(arguments))
        lessons.push_back(known.id());
    return {panelWords(), viewNames(), overlayNames(), stepNames(), lessons};
}

/// The lessons named: folders, or lessons of the program, the user and --lessons; all of these if none is named.
std::vector<StoredLesson> lessonsOf(const Arguments& arguments)
{
    const std::vector<StoredLesson> known = knownLessons(arguments);
    if (arguments.lessonNames.empty())
        return known;
    std::vector<StoredLesson> chosen;
    for (const std::string& name : arguments.lessonNames) {
        const auto found = std::ranges::find_if(known, [&](const StoredLesson& one) { return one.id() == name; });
        const Words folders = found == known.end() ? lessonFoldersIn(name) : Words();
        if (found != known.end())
            chosen.push_back(*found);
        for (const std::string& folder : folders)
            chosen.push_back(readLessonFolder(folder));
        if (found == known.end() && folders.empty())
            throw UsageError("\"" + name +
                             "\" is neither a lesson nor a folder with lessons; \"tilescope lesson list\" names them.");
    }
    return chosen;
}

int listLessons(const Arguments& arguments)
{
    for (const StoredLesson& stored : lessonsOf(arguments)) {
        if (!stored.read.lesson) {
            print(stdout, "%-20s cannot be read: tilescope lesson check %s\n", stored.id().c_str(),
                  stored.folder.c_str());
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
    return [stop = interrupt.token()](const std::string& name) { return openImage(name, stop, RangeChoice()).image; };
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
        print(stdout, "%-20s %s: %s\n", stored.id().c_str(), summary.c_str(),
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
        throw UsageError("The lesson \"" + stored.id() + "\" cannot be read: " + stored.read.faults.front().message);
    return *stored.read.lesson;
}

int writeHandout(const Arguments& arguments)
{
    const std::vector<StoredLesson> lessons = lessonsOf(arguments);
    if (lessons.size() != 1)
        throw UsageError("The folder has " + std::to_string(lessons.size()) + " lessons; name one of them.");
    const Lesson& lesson = readable(lessons.front());
    const std::string language = arguments.language.empty() ? "en" : arguments.language;
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
    writeText(arguments.htmlFile, program().handout(lesson, language, figures, arguments.withAnswers));
    return 0;
}

AnswerSheet sheetOf(const std::string& file)
{
    try {
        return answerSheetFromText(readRegularFile(file, largestAnswerSheet + 1));
    } catch (const std::exception& error) {
        throw UsageError("\"" + file + "\": " + error.what());
    }
}

Words marks(const std::string& file, const VerifiedSheet& sheet)
{
    int answered = 0, hints = 0;
    double seconds = 0;
    Words wrong, problems = sheet.problems;
    for (const VerifiedStep& step : sheet.steps) {
        answered += step.isAnswered ? 1 : 0;
        hints += step.sawHint ? 1 : 0;
        seconds += step.seconds;
        if (step.isAnswered && !step.isRight)
            wrong.push_back(step.step);
        if (!step.problem.empty())
            problems.push_back(step.step + ": " + step.problem);
    }
    char minutes[32];
    std::snprintf(minutes, sizeof minutes, "%.1f", seconds / 60);
    return {file,
            sheet.student,
            sheet.lesson,
            std::to_string(sheet.steps.size()),
            std::to_string(answered),
            std::to_string(sheet.right()),
            std::to_string(hints),
            minutes,
            joinedWords(wrong, " "),
            sheet.holds() ? "yes" : "no",
            joinedWords(problems, " ")};
}

std::string csvOfRows(const std::vector<Words>& rows)
{
    std::string text;
    for (const Words& row : rows) {
        Words cells;
        for (const std::string& cell : row)
            cells.push_back(csvCell(cell, ','));
        text += joinedWords(cells, ",") + "\n";
    }
    return text;
}

int verifySheets(const Arguments& arguments)
{
    Interrupt interrupt;
    checkOutputs(arguments, {});
    Arguments all = arguments;
    all.lessonNames.clear();
    const std::vector<StoredLesson> lessons = lessonsOf(all);
    std::vector<std::pair<std::string, AnswerSheet>> sheets;
    for (const std::string& file : arguments.lessonNames)
        sheets.emplace_back(file, sheetOf(file));
    Runner runner(runnerOptionsFor(arguments));
    RunControl control;
    control.stop = interrupt.token();
    std::map<std::string, LessonFigures> figures;
    std::vector<Words> rows{
        {"file", "student", "lesson", "steps", "answered", "right", "hints", "minutes", "wrong", "holds", "problems"}};
    bool hold = true;
    for (const auto& [file, sheet] : sheets) {
        const auto stored = std::find_if(lessons.rbegin(), lessons.rend(),
                                         [&, &id = sheet.lesson](const auto& one) { return one.id() == id; });
        if (stored == lessons.rend())
            throw UsageError("\"" + file + "\" answers the lesson \"" + sheet.lesson +
                             "\", which is not here; --lessons FOLDER names where it is.");
        const Lesson& lesson = readable(*stored);
        const auto [own, isNew] = figures.try_emplace(lesson.id, lesson, recordedTimes());
        const VerifiedSheet result = interrupt.compute([&, &answers = sheet, &kept = own->second] {
            return verified(answers, lesson, kept, runner, imagesOf(interrupt), control);
        });
        hold = hold && result.holds();
        rows.push_back(marks(file, result));
        if (arguments.csvFile != "-")
            print(stdout, "%s, %s: %d of %zu right%s\n", result.student.c_str(), result.lesson.c_str(), result.right(),
                  result.steps.size(), result.holds() ? "" : "; it does not hold:");
        for (const std::string& problem : result.problems)
            print(stderr, "  %s\n", problem.c_str());
        for (const VerifiedStep& step : result.steps)
            if (!step.problem.empty())
                print(stderr, "  %s: %s\n", step.step.c_str(), step.problem.c_str());
    }
    if (!arguments.csvFile.empty())
        writeText(arguments.csvFile, csvOfRows(rows), control.stop);
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
