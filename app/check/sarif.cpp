#include "app/check/sarif.h"

#include <nlohmann/json.hpp>

#include <set>

namespace tilescope
{

using nlohmann::json;

namespace
{

const char* levelOf(Severity severity)
{
    switch (severity) {
    case Severity::Error: return "error";
    case Severity::Warning: return "warning";
    case Severity::Note: return "note";
    }
    return "none";
}

/// A relative path is one of the repository; other characters than those of addresses are escaped.
std::string addressOf(const std::string& file)
{
    static constexpr std::string_view kept = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/";
    constexpr char digits[] = "0123456789ABCDEF";
    std::string address = file.starts_with('/') ? "file://" : "";
    for (const char letter : file)
        if (kept.find(letter) != std::string_view::npos) {
            address += letter;
        } else {
            const auto byte = static_cast<unsigned char>(letter);
            address += {'%', digits[byte >> 4], digits[byte & 15]};
        }
    return address;
}

json locationOf(const std::string& file, int line)
{
    json place{{"artifactLocation", {{"uri", addressOf(file)}}}};
    if (line > 0)
        place["region"] = {{"startLine", line}};
    return {{"physicalLocation", std::move(place)}};
}

json resultOf(const FoundIn& found)
{
    const Finding& finding = found.finding;
    std::string text = english(messageOf(finding));
    if (!finding.cure.empty())
        text += "\nFix: " + english(finding.cure);
    json result{{"ruleId", nameOf(finding.kind)},
                {"level", levelOf(finding.severity)},
                {"message", {{"text", text}}},
                {"locations", json::array({locationOf(found.file, finding.line)})}};
    if (finding.otherLine > 0)
        result["relatedLocations"] = json::array({locationOf(found.file, finding.otherLine)});
    return result;
}

} // namespace

json sarifOf(const std::vector<FoundIn>& found, const std::string& version)
{
    std::set<std::string> kinds;
    json results = json::array(), rules = json::array();
    for (const FoundIn& one : found) {
        kinds.insert(nameOf(one.finding.kind));
        results.push_back(resultOf(one));
    }
    for (const std::string& kind : kinds)
        rules.push_back({{"id", kind}});
    const json driver{{"name", "Tilescope"}, {"version", version}, {"rules", std::move(rules)}};
    return {{"$schema", "https://json.schemastore.org/sarif-2.1.0.json"},
            {"version", "2.1.0"},
            {"runs", json::array({{{"tool", {{"driver", driver}}}, {"results", std::move(results)}}})}};
}

} // namespace tilescope
