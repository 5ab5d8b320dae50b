#include "gpu/lesson/lesson_folders.h"

#include "gpu/files/embedded_files.h"
#include "gpu/files/folders.h"
#include "gpu/files/regular_file.h"

#include <algorithm>
#include <filesystem>

namespace tilescope
{

namespace fs = std::filesystem;

const EmbeddedFiles& shippedLessons(); // of CMakeLists.txt
const EmbeddedFiles& shippedTimes();

namespace
{

constexpr const char* lessonFile = "lesson.json";
constexpr std::string_view shippedPrefix = ":/lessons/";

bool isOfLesson(const std::string& name)
{
    return name == lessonFile || name.ends_with(".md") || name.ends_with(".cu");
}

LessonFiles shippedFiles(const std::string& name)
{
    LessonFiles files{name, {}};
    for (const auto& [path, text] : shippedLessons())
        if (path.starts_with(name + "/"))
            files.contents[path.substr(name.size() + 1)] = text;
    return files;
}

LessonFiles filesIn(const std::string& folder, std::vector<LessonFault>& faults)
{
    LessonFiles files{fs::path(folder).filename().string(), {}};
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error)) {
        const std::string name = entry->path().filename().string();
        std::error_code other;
        if (!isOfLesson(name) || name.starts_with('.') || entry->is_directory(other))
            continue;
        try {
            files.contents[name] = readRegularFile(entry->path(), longestLessonFile + 1);
        } catch (const std::exception& failure) {
            faults.push_back({name, std::string("It cannot be read: ") + failure.what() + "."});
        }
    }
    std::ranges::sort(faults, {}, &LessonFault::where);
    return files;
}

} // namespace

std::string StoredLesson::id() const { return fs::path(folder).filename().string(); }

StoredLesson readLessonFolder(const std::string& folder)
{
    if (folder.starts_with(shippedPrefix))
        return {folder, readLesson(shippedFiles(folder.substr(shippedPrefix.size())))};
    std::vector<LessonFault> faults;
    StoredLesson stored{folder, readLesson(filesIn(folder, faults))};
    stored.read.faults.insert(stored.read.faults.begin(), faults.begin(), faults.end());
    return stored;
}

std::vector<std::string> lessonFoldersIn(const std::string& folder) { return foldersWith(lessonFile, folder); }

std::string ownLessonFolder()
{
    const auto data = userDataFolder();
    return data ? (*data / "lessons").string() : std::string();
}

std::vector<RecordedTime> recordedTimes()
{
    std::vector<RecordedTime> times;
    for (const auto& [file, text] : shippedTimes())
        for (const RecordedTime& time : readRecordedTimes(std::string(text)))
            times.push_back(time);
    return times;
}

std::vector<StoredLesson> readLessons(const std::vector<std::string>& more)
{
    std::vector<StoredLesson> lessons;
    for (const auto& [file, text] : shippedLessons())
        if (file.ends_with(lessonFile))
            lessons.push_back(readLessonFolder(std::string(shippedPrefix) + fs::path(file).parent_path().string()));
    for (const std::string& folder : more)
        for (const std::string& lesson : lessonFoldersIn(folder))
            lessons.push_back(readLessonFolder(lesson));
    std::ranges::stable_sort(lessons, {}, [](const StoredLesson& stored) {
        return stored.read.lesson ? stored.read.lesson->order : Lesson::lastOrder;
    });
    return lessons;
}

} // namespace tilescope
