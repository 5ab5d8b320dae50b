#pragma once

#include "gpu/lesson/lesson_figures.h"

#include <string>
#include <vector>

namespace tilescope
{

/// A lesson's folder and what was read from it.
struct StoredLesson {
    std::string folder; ///< a path; ":/lessons/…" of one that came with the program
    LessonRead read;
    std::string id() const; ///< the folder's name
};

/// Reads one folder. Files that cannot be read are faults.
StoredLesson readLessonFolder(const std::string& folder);

/// The lesson folders in a folder, or the folder itself if it is one, sorted by name.
std::vector<std::string> lessonFoldersIn(const std::string& folder);

/// Those that came with the program and those of more folders, in the order in which they are meant to be taken.
std::vector<StoredLesson> readLessons(const std::vector<std::string>& more);

/// The user's own lessons: `lessons` among the application's data. Empty without a home.
std::string ownLessonFolder();

/// The times that came with the program (resources/recorded).
std::vector<RecordedTime> recordedTimes();

} // namespace tilescope
