#pragma once

#include <map>
#include <string>
#include <vector>

namespace tilescope
{

/// A fault in a lesson's files, as a sentence; `where` is the file and, if it is known, the line: "en.md:12".
struct LessonFault {
    std::string where, message;
    bool isWarning = false;
    bool operator==(const LessonFault&) const = default;
};

/// One step in one language. All are Markdown; figures are filled into `conclusion` only.
struct StepText {
    int line = 0;                               ///< of its heading
    std::string question;                       ///< with the text's claim as a quotation before it
    std::map<std::string, std::string> options; ///< by the options' ids
    std::string task, hint, conclusion;
};

/// A lesson in one language.
struct LessonText {
    std::string title;
    std::string introduction;       ///< Markdown
    std::vector<std::string> goals; ///< what a student can do afterwards, a sentence each
    std::map<std::string, StepText> steps;
    bool isUnread = false; ///< a translation that nobody who speaks the language has read
};

/// Reads a text as resources/lessons/README.md defines it. What cannot be used is left out and added to `faults`.
LessonText readLessonText(const std::string& markdown, const std::string& fileName, std::vector<LessonFault>& faults);

} // namespace tilescope
