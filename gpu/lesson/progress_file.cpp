#include "gpu/lesson/progress_file.h"

#include "gpu/recipe/json/json_reader.h"
#include "gpu/recipe/message.h"

#include <algorithm>
#include <cctype>
#include <string_view>

namespace tilescope
{

using nlohmann::json;

namespace
{

constexpr std::size_t mostLessons = 200, mostStepsOfRecord = 200;
constexpr std::size_t longestText = 400; ///< bytes, of a name or an answer

/// A text that the window shows or that becomes a key: short, in one line.
std::string shortText(JsonReader& reader, const std::string& field)
{
    auto text = reader.get<std::string>(field);
    if (text.size() > longestText ||
        std::ranges::any_of(text, [](char letter) { return std::iscntrl(static_cast<unsigned char>(letter)) != 0; }))
        throw SettingError(reader.nameOf(field),
                           say(gpu::phrase("The field \"%1\" must be one line with at most %2 bytes."),
                               reader.nameOf(field), static_cast<int>(longestText)));
    return text;
}

/// A lesson's id is its folder's name, a step's a word.
void checkId(const std::string& id)
{
    constexpr std::size_t longestId = 100;
    const auto isStrange = [](char letter) {
        return std::iscntrl(static_cast<unsigned char>(letter)) ||
               std::string_view("/\\").find(letter) != std::string::npos;
    };
    if (id.empty() || id.size() > longestId || std::ranges::any_of(id, isStrange))
        throw SettingError("lessons", gpu::phrase("A name in \"lessons\" is not a valid lesson or step name: it is "
                                                  "empty, too long, or contains a slash."));
}

/// An object whose fields are called by ids.
json objectOf(JsonReader& reader, const std::string& field, std::size_t most)
{
    json object = reader.get<json>(field);
    if (!object.is_object() || object.size() > most)
        throw SettingError(reader.nameOf(field),
                           say(gpu::phrase("The field \"%1\" must be an object of at most %2 parts."),
                               reader.nameOf(field), static_cast<int>(most)));
    for (const auto& [id, value] : object.items())
        checkId(id);
    return object;
}

LessonRecord recordFromJson(const json& object, const std::string& path)
{
    JsonReader reader(object, path);
    LessonRecord record;
    const json answers = objectOf(reader, "answers", mostStepsOfRecord); // items() refers to it
    for (const auto& [step, answer] : answers.items()) {
        const std::string name = reader.nameOf("answers") + "." + step;
        record.answers[step] = stepAnswerFromJson(answer, name);
        if (record.answers[step].given.size() > longestText)
            throw SettingError(name, say(gpu::phrase("The answer \"%1\" is longer than %2 bytes."), name,
                                         static_cast<int>(longestText)));
    }
    const json votes = objectOf(reader, "hands", mostStepsOfRecord);
    for (const auto& [step, hands] : votes.items())
        record.hands[step] = handsFromJson(hands, reader.nameOf("hands") + "." + step);
    reader.finish();
    return record;
}

json toJson(const LessonRecord& record)
{
    json answers = json::object(), hands = json::object();
    for (const auto& [step, answer] : record.answers)
        answers[step] = tilescope::toJson(answer);
    for (const auto& [step, votes] : record.hands)
        hands[step] = tilescope::toJson(votes);
    return {{"answers", answers}, {"hands", hands}};
}

} // namespace

std::string toText(const Progress& progress)
{
    json lessons = json::object();
    for (const auto& [id, record] : progress.lessons)
        lessons[id] = toJson(record);
    const json document{{"format", "tilescope progress"},
                        {"version", 1},
                        {"student", progress.student},
                        {"program", progress.program},
                        {"lesson", progress.lesson},
                        {"step", progress.step},
                        {"lessons", lessons}};
    return document.dump(1, ' ', false, json::error_handler_t::replace) + "\n";
}

Progress progressFromText(const std::string& text)
{
    if (text.size() > largestProgress)
        throw SettingError("format", gpu::phrase("The file is larger than 8 MB, the limit for a progress file."));
    try {
        const json document = parsedShallow(text, 10);
        JsonReader reader(document, "");
        if (reader.getOr<std::string>("format", "") != "tilescope progress")
            throw SettingError("format", gpu::phrase("This is not a Tilescope progress file."));
        if (reader.get<int>("version") != 1)
            throw SettingError("version", gpu::phrase("The file is from a newer version of Tilescope."));
        Progress progress{shortText(reader, "student"),
                          shortText(reader, "program"),
                          shortText(reader, "lesson"),
                          shortText(reader, "step"),
                          {}};
        const json lessons = objectOf(reader, "lessons", mostLessons);
        for (const auto& [id, record] : lessons.items())
            progress.lessons[id] = recordFromJson(record, reader.nameOf("lessons") + "." + id);
        reader.finish();
        return progress;
    } catch (const json::exception& error) {
        throw SettingError("format", say(gpu::phrase("This is not a Tilescope progress file: %1"), error.what()));
    }
}

Progress merged(const Progress& present, const Progress& read)
{
    Progress made = read;
    for (const auto& [id, here] : present.lessons) {
        LessonRecord& record = made.lessons[id];
        const bool isFurther = record.answers.size() > here.answers.size();
        LessonRecord other = here;
        if (!isFurther)
            std::swap(record, other);
        record.answers.merge(other.answers);
        record.hands.merge(other.hands);
    }
    return made;
}

} // namespace tilescope
