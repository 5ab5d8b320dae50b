#include "gpu/lesson/lesson_figures.h"

#include "gpu/recipe/json/json_reader.h"

#include <algorithm>
#include <charconv>

namespace tilescope
{

using nlohmann::json;

namespace
{

/// The names of an object, for a message: "a, b, c".
std::string namesIn(const json& object)
{
    std::string names;
    if (object.is_object())
        for (const auto& [name, value] : object.items())
            names += (names.empty() ? "" : ", ") + name;
    return names.empty() ? "nothing" : names;
}

const json* partOf(const json& whole, const std::string& name)
{
    if (whole.is_object()) {
        const auto found = whole.find(name);
        return found == whole.end() ? nullptr : &*found;
    }
    std::size_t index = 0;
    const auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), index);
    const bool isIndex = error == std::errc() && end == name.data() + name.size();
    return whole.is_array() && isIndex && index < whole.size() ? &whole[index] : nullptr;
}

json timeView(const RecordedTime& time)
{
    return {{"gpu", time.gpu},
            {"date", time.date},
            {"cold_us", time.coldUs ? json(*time.coldUs) : json()},
            {"hot_us", time.hotUs ? json(*time.hotUs) : json()}};
}

} // namespace

std::vector<RecordedTime> readRecordedTimes(const std::string& text)
{
    try {
        const json document = json::parse(text);
        JsonReader reader(document, "");
        if (reader.get<std::string>("format") != "tilescope recorded times" || reader.get<int>("version") != 1)
            throw SettingError("format", Message("The document is not a file of recorded times."));
        const auto gpu = reader.get<std::string>("gpu"), date = reader.get<std::string>("date");
        std::vector<RecordedTime> times;
        for (const json& object : reader.get<json>("rows")) {
            JsonReader row(object, "rows");
            times.push_back({{row.get<std::string>("operation"), row.get<std::string>("workload"),
                              row.get<std::string>("strategy")},
                             gpu,
                             date,
                             row.findOptional<double>("cold_us"),
                             row.findOptional<double>("hot_us")});
        }
        return times;
    } catch (const json::exception& error) {
        throw SettingError("recorded", Message(std::string("The recorded times are not valid JSON: ") + error.what()));
    }
}

json lessonView(const Report& report)
{
    json view = toJson(report);
    view["main"] = report.mainLaunch < view["launches"].size() ? view["launches"][report.mainLaunch] : json();
    if (json& timing = view["timing"]; !timing.is_null())
        timing["main"] = report.mainLaunch < timing["launches"].size() ? timing["launches"][report.mainLaunch] : json();
    json found = json::object();
    int errors = 0;
    for (const Finding& finding : report.findings) {
        const std::string kind = nameOf(finding.kind);
        found[kind] = found.value(kind, 0) + 1;
        errors += finding.severity == Severity::Error ? 1 : 0;
    }
    view["found"] = std::move(found);
    view["errors"] = errors;
    view["ok"] = errors == 0 && report.check && report.check->mismatches == 0 ? 1 : 0;
    return view;
}

LessonFigures::LessonFigures(const Lesson& lesson, const std::vector<RecordedTime>& recorded)
{
    for (const auto& [name, wanted] : lesson.recorded)
        for (const RecordedTime& time : recorded)
            if (time.name == wanted)
                m_views[name] = timeView(time);
}

ExpressionValue LessonFigures::at(const ExpressionPointer& pointer) const
{
    const auto view = m_views.find(pointer.run);
    if (view == m_views.end())
        throw ExpressionError("There is no report of \"" + pointer.run + "\".");
    const json* value = &view->second;
    std::string_view rest = pointer.path;
    if (rest.starts_with("found/")) {
        const auto& found = view->second.at("found");
        return found.value(std::string(rest.substr(6)), 0.0);
    }
    while (!rest.empty()) {
        const std::string name(rest.substr(0, rest.find('/')));
        rest.remove_prefix(std::min(rest.size(), name.size() + 1));
        if (value->is_null())
            return {};
        const json* const part = partOf(*value, name);
        if (!part)
            throw ExpressionError("{" + pointer.run + "/" + pointer.path + "} names nothing: there is no \"" + name +
                                  "\" but " + namesIn(*value) + ".");
        value = part;
    }
    if (value->is_number())
        return value->get<double>();
    if (value->is_boolean())
        return value->get<bool>() ? 1.0 : 0.0;
    if (value->is_string())
        return value->get<std::string>();
    if (value->is_null())
        return {};
    throw ExpressionError("{" + pointer.run + "/" + pointer.path + "} is not a value: it has " + namesIn(*value) + ".");
}

PointerLookup LessonFigures::lookup() const
{
    return [this](const ExpressionPointer& pointer) { return at(pointer); };
}

} // namespace tilescope
