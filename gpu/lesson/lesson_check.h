#pragma once

#include "gpu/lesson/lesson_figures.h"
#include "gpu/lesson/lesson_runs.h"
#include "gpu/recipe/run_control.h"

#include <functional>
#include <string>
#include <vector>

namespace tilescope
{

/// The words that a step may use for what the window shows, those of the command line, and the ids of all lessons.
struct LessonWords {
    std::vector<std::string> panels, views, overlays, blockSteps, lessons;
};

/// What checkLesson() has done, for a line of output.
struct LessonProof {
    std::vector<LessonFault> faults;
    int steps = 0, conditions = 0, runs = 0; ///< conditions and runs: of all compilers together
    std::vector<std::string> compilers;      ///< "nvrtc 13.0"; empty: only texts and names were checked
};

struct LessonCheck {
    LessonWords words;
    std::vector<RecordedTime> recorded;
    std::vector<CompilerChoice> compilers; ///< each runs every run; empty: nothing is run
    LessonImages images = lessonSample;
};

/// Proves a lesson: every name exists, exactly one option of a step is right, `holds` is true, an edit's `done` is
/// false for the start and true for the solution, on the further pictures too, every text is whole in English and has
/// the same figures in each language. Faults are values; throws Cancelled only, and what a lost GPU throws.
LessonProof checkLesson(const Lesson& lesson, Runner& runner, const LessonCheck& check, const RunControl& control);

} // namespace tilescope
