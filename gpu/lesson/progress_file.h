#pragma once

#include "gpu/lesson/answer_sheet.h"
#include "gpu/lesson/hands.h"

#include <cstddef>
#include <map>
#include <string>

namespace tilescope
{

/// How far a student is in one lesson. Hints and seconds stand in the answers.
struct LessonRecord {
    std::map<std::string, StepAnswer> answers = {}; ///< by the steps' ids, as the hands
    std::map<std::string, Hands> hands = {};
    bool operator==(const LessonRecord&) const = default;
};

/// A student's way through all lessons. The file NAME.tilescope-progress holds it as JSON, for another computer.
struct Progress {
    std::string student, program; ///< a name; the version that wrote the file
    std::string lesson, step;     ///< what was open last; empty: nothing
    std::map<std::string, LessonRecord> lessons = {};
    bool operator==(const Progress&) const = default;
};

constexpr std::size_t largestProgress = 8 << 20; ///< bytes: ten lessons with a hundred edited kernels

std::string toText(const Progress& progress); ///< the content of the file

/// Throws SettingError, for hostile files too. Lessons and steps that do not exist are read like any other.
Progress progressFromText(const std::string& text);

/// For each lesson the further one, with more answers, else `present`; what only the other one has is added to it, so
/// that nothing is lost but another answer to the same step. Student and open step are those of `read`.
Progress merged(const Progress& present, const Progress& read);

} // namespace tilescope
