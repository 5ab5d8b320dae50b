#include "app/commands.h"

#include "app/files.h"
#include "app/interrupt.h"
#include "gpu/lesson/lesson_check.h"
#include "gpu/recipe/enum_names.h"
#include "ui/lesson/lesson_store.h"
#include "ui/window/panel_kinds.h"
#include "ui/window/window_options.h"

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

/// What a step may say: the words of --panel, --view, --overlay and --step.
LessonWords lessonWords()
{
    return {wordsOf(panelNames()), wordsOf(allTexts<ViewMode>()), wordsOf(allTexts<OverlayMode>()),
            wordsOf(StepChoice::names())};
}

/// The lessons named: folders, or lessons of the program, the user and --lessons; all of these if none is named.
std::vector<StoredLesson> lessonsOf(const Arguments& arguments)
{
    const std::vector<StoredLesson> known = readLessons(QStringList{ownLessonFolder()} + arguments.lessonFolders);
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
            std::printf("%-20s cannot be read: tilescope lesson check %s\n", qPrintable(stored.id()),
                        qPrintable(stored.folder));
            continue;
        }
        const Lesson& lesson = *stored.read.lesson;
        std::string languages;
        for (const auto& [language, text] : lesson.texts)
            languages += (languages.empty() ? "" : ", ") + language;
        std::printf("%-20s %2zu steps, %2d min  %s (%s)\n", lesson.id.c_str(), lesson.steps.size(), lesson.minutes,
                    lesson.texts.at("en").title.c_str(), languages.c_str());
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

void printFaults(const std::vector<LessonFault>& faults)
{
    for (const LessonFault& fault : faults)
        std::printf("  %s%s: %s\n", fault.isWarning ? "warning: " : "", fault.where.c_str(), fault.message.c_str());
}

int checkLessons(const Arguments& arguments)
{
    Interrupt interrupt;
    Runner runner(runnerOptions());
    LessonCheck check{lessonWords(), recordedTimes(), compilersOf(arguments, runner)};
    check.images = [&](const std::string& name) {
        return openImage(QString::fromStdString(name), interrupt.token(), RangeChoice()).image;
    };
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
        std::printf("%-20s %s: %s\n", qPrintable(stored.id()), summary.c_str(),
                    errors > 0 ? (std::to_string(errors) + (errors == 1 ? " fault" : " faults")).c_str() : "proved");
        printFaults(faults);
        std::fflush(stdout);
    }
    if (lessons.empty())
        throw UsageError("There is no lesson to check.");
    return bad > 0 ? 1 : 0;
}

} // namespace

int lessonCommand(const Arguments& arguments)
{
    if (arguments.lessonDeed == "check")
        return checkLessons(arguments);
    return listLessons(arguments);
}

} // namespace tilescope
