#pragma once

#include "gpu/lesson/lesson_figures.h"
#include "gpu/lesson/lesson_runs.h"
#include "gpu/recipe/recipe.h"
#include "gpu/recipe/run_control.h"

#include <nlohmann/json_fwd.hpp>

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace tilescope
{

/// What a student answered to one step.
struct StepAnswer {
    std::string given = {};                  ///< an option's id or a number as typed; of an edit empty
    bool isRight = false;                    ///< as the program decided it there
    bool sawHint = false;                    ///< before answering
    double seconds = 0;                      ///< from opening the step to the answer
    std::optional<Recipe> recipe = {};       ///< of an edit: what the student ran, with the kernel's text
    std::string image = {};                  ///< of an edit: on which picture
    std::map<std::string, double> seen = {}; ///< the figures that decided: "tile/main/shared_bytes"
    bool operator==(const StepAnswer&) const = default;
};

/// A student's answers to one lesson. The file NAME.tilescope-answers holds it as JSON; it has no right answers.
struct AnswerSheet {
    std::string student, lesson;
    std::string mark;                          ///< Lesson::mark at the time
    std::string program, compiler;             ///< versions
    std::map<std::string, StepAnswer> answers; ///< by the steps' ids
    bool operator==(const AnswerSheet&) const = default;
};

nlohmann::json toJson(const StepAnswer& answer);
StepAnswer stepAnswerFromJson(const nlohmann::json& json, const std::string& path); ///< throws SettingError
std::string toText(const AnswerSheet& sheet);                                       ///< the content of the file
AnswerSheet answerSheetFromText(const std::string& text); ///< throws SettingError, for hostile files too

constexpr std::size_t largestAnswerSheet = 4 << 20; ///< bytes: a hundred steps with a kernel each

/// Whether the answer to a step with options or a number is right, by the figures of its runs. Throws ExpressionError.
bool isRightAnswer(const LessonStep& step, const std::string& given, const PointerLookup& lookup);

/// The right option's id, or the right number in full; empty for an edit. Throws ExpressionError.
std::string rightAnswer(const LessonStep& step, const PointerLookup& lookup);

/// The memory counts that the step's conditions read: what two runs of one recipe agree on, whatever the compiler.
std::map<std::string, double> portableFigures(const LessonStep& step, const LessonFigures& figures);

/// What running a sheet again showed of one step.
struct VerifiedStep {
    std::string step;
    bool isAnswered = false, isRight = false, sawHint = false;
    std::string given, right; ///< answers
    double seconds = 0;
    std::string problem; ///< a sentence: the sheet says what running it again does not show; empty: it holds
};

struct VerifiedSheet {
    std::string student, lesson;
    std::vector<VerifiedStep> steps;   ///< all of the lesson, in its order
    std::vector<std::string> problems; ///< of the sheet as a whole
    int right() const;
    bool holds() const; ///< no problem anywhere
};

/// Runs the lesson's runs, and a student's kernels, again in the emulator, and compares. `figures` keeps the lesson's
/// runs from sheet to sheet. Throws what Runner::run() throws for the lesson's own runs.
VerifiedSheet verified(const AnswerSheet& sheet, const Lesson& lesson, LessonFigures& figures, Runner& runner,
                       const LessonImages& images, const RunControl& control);

/// Runs that are missing in `figures`. Throws as runOf() does.
void completeFigures(LessonFigures& figures, const std::vector<std::string>& runs, const Lesson& lesson, Runner& runner,
                     const LessonImages& images, const RunControl& control);

} // namespace tilescope
