#include "app/check/expectations.h"

#include "app/arguments.h"
#include "gpu/files/regular_file.h"

#include <nlohmann/json.hpp>

#include <charconv>
#include <cmath>
#include <cstdio>
#include <optional>

namespace tilescope
{

using nlohmann::json;

namespace
{

struct Expectation {
    std::string figure;
    double factor = 0;
    std::string of; ///< "ideal", a file, or empty: the factor is the limit
};

[[noreturn]] void refuse(const KernelNote& note, const std::string& reason)
{
    throw UsageError("Line " + std::to_string(note.line) + ": \"//@ expect " + note.rest + "\" " + reason);
}

std::string firstWord(std::string& rest)
{
    const std::size_t end = std::min(rest.find_first_of(" \t"), rest.size());
    std::string word = rest.substr(0, end);
    rest.erase(0, rest.find_first_not_of(" \t", end));
    return word;
}

Expectation expectationOf(const KernelNote& note)
{
    std::string rest = note.rest;
    Expectation wanted;
    wanted.figure = firstWord(rest);
    const std::string sign = firstWord(rest), number = firstWord(rest);
    const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), wanted.factor);
    const std::string times = firstWord(rest);
    const bool isTimes = times == "x" || times == "*" || times == "\u00d7";
    if (sign != "<=" || error != std::errc() || end != number.data() + number.size() || !std::isfinite(wanted.factor) ||
        (!times.empty() && (!isTimes || rest.empty())))
        refuse(note, "is not valid. The syntax is \"//@ expect FIGURE <= NUMBER\", \"... <= NUMBER x ideal\" or "
                     "\"... <= NUMBER x REPORT.json\".");
    wanted.of = rest;
    return wanted;
}

/// The number at "shared_load.wavefronts" of an object; none if there is none.
std::optional<double> numberAt(const json& object, std::string path)
{
    const json* at = &object;
    while (at->is_object()) {
        const std::size_t dot = path.find('.');
        const auto next = at->find(path.substr(0, dot));
        if (next == at->end())
            return std::nullopt;
        at = &*next;
        if (dot == std::string::npos)
            break;
        path.erase(0, dot + 1);
    }
    return at->is_number() ? std::optional(at->get<double>()) : std::nullopt;
}

std::optional<double> timeOf(const json& report)
{
    if (const auto measured = numberAt(report, "time.median_us"))
        return measured;
    const auto lower = numberAt(report, "estimate.lower_us"), upper = numberAt(report, "estimate.upper_us");
    return lower && upper ? std::optional(std::sqrt(*lower * *upper)) : std::nullopt;
}

/// What the time is of: only times of one GPU, by one way, can be compared.
std::string clockOf(const json& report)
{
    const bool isMeasured = numberAt(report, "time.median_us").has_value();
    return isMeasured ? "measured on " + report.value("device", json()).dump()
                      : "predicted for " + report.value("estimate", json::object()).value("gpu", json()).dump();
}

std::optional<double> figureOf(const json& report, const std::string& figure)
{
    return figure == "time" ? timeOf(report) : numberAt(report.value("counters", json::object()), figure);
}

std::string plain(double number)
{
    char text[40];
    std::snprintf(text, sizeof text, number == std::floor(number) && std::abs(number) < 1e15 ? "%.0f" : "%.6g", number);
    return text;
}

double limitOf(const KernelNote& note, const Expectation& wanted, const json& report,
               const std::function<json(const std::string&)>& read)
{
    if (wanted.of.empty())
        return wanted.factor;
    std::optional<double> base;
    if (wanted.of == "ideal") {
        base = wanted.figure == "time" ? std::nullopt : figureOf(report, wanted.figure + "_ideal");
        if (!base)
            refuse(note, "names a figure without an ideal. Figures with one are shared_load.wavefronts, "
                         "shared_store.wavefronts, global_load.sectors and global_store.sectors.");
    } else {
        const json earlier = read(wanted.of);
        if (wanted.figure == "time" && clockOf(earlier) != clockOf(report))
            refuse(note, "compares times that cannot be compared: one is " + clockOf(report) + ", the other " +
                             clockOf(earlier) + ".");
        base = figureOf(earlier, wanted.figure);
        if (!base)
            refuse(note, "finds no such figure in the report.");
    }
    return wanted.factor * *base;
}

} // namespace

std::vector<KernelNote> expectationNotes(const std::string& text)
{
    std::vector<KernelNote> notes = notesIn(text);
    std::erase_if(notes, [](const KernelNote& note) { return note.word != "expect"; });
    return notes;
}

std::vector<Finding> unmetExpectations(const std::vector<KernelNote>& notes, const json& report,
                                       const std::function<json(const std::string& file)>& read)
{
    std::vector<Finding> unmet;
    for (const KernelNote& note : notes) {
        const Expectation wanted = expectationOf(note);
        const std::optional<double> is = figureOf(report, wanted.figure);
        if (!is)
            refuse(note, "names no figure of this run. Figures are time and the numbers in \"counters\" of a report, "
                         "such as shared_load.wavefronts.");
        const double limit = limitOf(note, wanted, report, read);
        if (*is <= limit)
            continue;
        Finding finding;
        finding.kind = FindingKind::Expectation;
        finding.line = note.line;
        finding.message = Message("The figure " + wanted.figure + " is " + plain(*is) + ", but at most " +
                                  plain(limit) + " is expected.");
        unmet.push_back(std::move(finding));
    }
    return unmet;
}

json readReport(const std::filesystem::path& file)
{
    constexpr std::size_t mostBytes = 64 << 20;
    try {
        return json::parse(readRegularFile(file, mostBytes));
    } catch (const std::exception& error) {
        throw UsageError(file.string() + " cannot be read as a report: " + error.what());
    }
}

} // namespace tilescope
