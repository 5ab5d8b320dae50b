#pragma once

#include "gpu/declared/expression.h"
#include "gpu/lesson/lesson_text.h"
#include "gpu/operations/mistake.h"
#include "gpu/recipe/recipe.h"

#include <array>
#include <map>
#include <optional>
#include <string>
#include <vector>

// A lesson as its folder declares it; resources/lessons/README.md defines the files.

namespace tilescope
{

/// A run that the lesson's conditions refer to.
struct LessonRun {
    std::string image; ///< as on the command line: "sample:page@512x512"
    Recipe recipe;     ///< as declared; lessonRecipe() applies the rest
    bool blockIsGiven = false;
    std::vector<std::string> mistakes;
    std::vector<TextEdit> edits;
    std::optional<std::string> source; ///< a file of the folder, already read
};

/// A time of resources/recorded, by the names that it has there.
struct RecordedName {
    std::string operation, workload, strategy;
    bool operator==(const RecordedName&) const = default;
};

struct LessonOption {
    std::string id;
    Expression right;
};

struct LessonNumber {
    Expression value;
    double tolerance = 0; ///< a fraction of the value
};

/// The student changes settings or the kernel until `done` holds for the run "mine".
struct LessonEdit {
    Expression done;
    std::string solution;              ///< a run for which `done` holds
    std::vector<std::string> pictures; ///< on which the kernel has to be right too
};

/// One question. Exactly one of options, number and edit is present.
struct LessonStep {
    std::string id;
    std::string run;   ///< what the window sets; empty: nothing, as for a question of arithmetic
    std::string place; ///< in the source text: "000:19"; empty: none
    std::vector<std::string> controls;
    std::string panel, view, overlay, blockStep, row, line; ///< what is shown; empty: nothing
    std::vector<LessonOption> options;
    std::optional<LessonNumber> number;
    std::optional<LessonEdit> edit;
    std::optional<Expression> holds;
    bool isCovered = true; ///< until the answer; else the question is asked about what the step shows

    /// The runs, "mine" among them, and recorded times that the conditions of the step need.
    std::vector<std::string> runsNeeded() const;
};

/// From the easiest.
inline constexpr std::array lessonLevels = {"beginner", "intermediate", "advanced"};

struct Lesson {
    std::string id;                 ///< the folder's name
    std::string text, textLanguage; ///< the source text's number and language; empty: none
    std::string level;              ///< one of lessonLevels; empty: unknown
    std::vector<std::string> needs; ///< ids of the lessons that a student takes before
    int minutes = 0;
    static constexpr int lastOrder = 1000;
    int order = lastOrder; ///< among lessons
    std::map<std::string, LessonRun> runs;
    std::map<std::string, RecordedName> recorded;
    std::vector<LessonStep> steps;
    std::map<std::string, LessonText> texts; ///< by language: "en", "ko", "zh_CN"
    std::string mark;                        ///< of lesson.json, which decides the answers

    const LessonStep& step(const std::string& stepId) const; ///< throws std::out_of_range

    const LessonText& textIn(const std::string& language) const; ///< English if the lesson is not in that language
    /// The step's section in that language, in English if it is missing there; empty if it is missing in both.
    const StepText& stepText(const std::string& language, const std::string& stepId) const;
};

/// The files of a folder: contents by their names.
struct LessonFiles {
    std::string folder; ///< its name
    std::map<std::string, std::string> contents;
};

/// A lesson and its faults. Without a lesson, at least one of them is no warning.
struct LessonRead {
    std::optional<Lesson> lesson;
    std::vector<LessonFault> faults;
};

/// Reads a folder; never throws for what is in it.
LessonRead readLesson(const LessonFiles& files);

constexpr std::size_t longestLessonFile = 1 << 20; ///< bytes; larger files are refused

} // namespace tilescope
