#pragma once

#include "gpu/lesson/lesson.h"
#include "gpu/recipe/report.h"

#include <nlohmann/json.hpp>

#include <map>
#include <string>

namespace tilescope
{

/// A time that was measured on a GPU and is stored with the program.
struct RecordedTime {
    RecordedName name;
    std::string gpu, date;
    std::optional<double> coldUs, hotUs;
};

/// Reads a file of resources/recorded. Throws SettingError.
std::vector<RecordedTime> readRecordedTimes(const std::string& text);

/// A report as a lesson's pointers see it: its JSON with `main`, `found`, `errors` and `ok` added.
nlohmann::json lessonView(const Report& report);

/// What the pointers of a lesson's expressions read: its runs, as far as they have been run, and recorded times.
class LessonFigures
{
public:
    LessonFigures() = default;
    LessonFigures(const Lesson& lesson, const std::vector<RecordedTime>& recorded);

    void set(const std::string& run, const Report& report) { m_views[run] = lessonView(report); }
    bool has(const std::string& run) const { return m_views.count(run) > 0; }

    /// Throws ExpressionError for a run that is not there and for a path that does not exist.
    ExpressionValue at(const ExpressionPointer& pointer) const;
    PointerLookup lookup() const; ///< of this object, which must outlive it

private:
    std::map<std::string, nlohmann::json> m_views;
};

} // namespace tilescope
