#include "gpu/program/record/recorded_finding.h"

#include "gpu/recipe/message.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <exception>

namespace tilescope
{

using nlohmann::json;

namespace
{

constexpr std::size_t mostFindings = 1000, mostTexts = 100;

Finding findingOf(const json& object)
{
    Finding finding;
    finding.kind = findingKindFrom(object.at("kind").get<std::string>(), "kind");
    finding.severity = object.at("is_error").get<bool>() ? Severity::Error : Severity::Warning;
    finding.source = object.at("source").get<std::string>();
    finding.line = std::max(object.at("line").get<int>(), 0);
    finding.otherLine = std::max(object.at("other_line").get<int>(), 0);
    finding.message = messageFromJson(&object.at("message"), object.at("text").get<std::string>());
    finding.cure = messageFromJson(&object.at("cure"), object.at("cure_text").get<std::string>());
    return finding;
}

} // namespace

json toRecordedEvent(const Finding& finding)
{
    return {{"finding",
             {{"kind", nameOf(finding.kind)},
              {"is_error", finding.severity == Severity::Error},
              {"source", finding.source},
              {"line", finding.line},
              {"other_line", finding.otherLine},
              {"message", toJson(finding.message)},
              {"text", english(finding.message)},
              {"cure", toJson(finding.cure)},
              {"cure_text", english(finding.cure)}}}};
}

namespace
{

/// Calls use(object) with the member of this name of each event that has it, at most so many times. What is not as it
/// should be, which the program has written, is left out.
template <class Use>
void eachEvent(const std::vector<std::string>& events, const char* name, std::size_t most, const Use& use)
{
    for (const std::string& event : events)
        try {
            const json object = json::parse(event);
            if (object.contains(name) && most > 0) {
                use(object.at(name));
                --most;
            }
        } catch (const std::exception&) {
            continue;
        }
}

} // namespace

std::vector<Finding> findingsIn(const std::vector<std::string>& events)
{
    std::vector<Finding> findings;
    eachEvent(events, "finding", mostFindings, [&](const json& object) { findings.push_back(findingOf(object)); });
    return findings;
}

json toRecordedEvent(const RecordedText& text) { return {{"text", {{"name", text.name}, {"text", text.text}}}}; }

std::vector<RecordedText> textsIn(const std::vector<std::string>& events)
{
    std::vector<RecordedText> texts;
    eachEvent(events, "text", mostTexts, [&](const json& object) {
        texts.push_back({object.at("name").get<std::string>(), object.at("text").get<std::string>()});
    });
    return texts;
}

} // namespace tilescope
