#pragma once

#include "gpu/lesson/lesson_text.h"

#include <QString>

namespace tilescope
{

/// How far a student is in one lesson.
struct LessonProgress {
    int steps = 0, answered = 0, right = 0;
    bool isDone() const { return steps > 0 && answered == steps; }
};

/// What the page after the last step says.
struct LessonEnd {
    LessonText text;           ///< of the lesson that ends
    LessonProgress made;       ///< in it
    int done = 0, lessons = 0; ///< of all lessons
    QString next, nextTitle;   ///< the lesson to take next; empty: all are done
};

} // namespace tilescope
