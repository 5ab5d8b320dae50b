#include "app/sweep_table.h"

#include "gpu/recipe/enum_names.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>

namespace tilescope
{

using nlohmann::json;

namespace
{

std::string quoted(const std::string& text)
{
    if (text.find_first_of(",\"\n\r") == std::string::npos)
        return text;
    std::string result = "\"";
    for (const char c : text)
        result += c == '"' ? std::string("\"\"") : std::string(1, c);
    return result + "\"";
}

std::string line(const std::vector<std::string>& cells)
{
    std::string text;
    for (std::size_t i = 0; i < cells.size(); ++i)
        text += (i ? "," : "") + quoted(cells[i]);
    return text + "\r\n";
}

std::string numberText(double value) { return json(value).dump(); }

void appendMeasured(const Report& report, std::vector<std::string>& cells)
{
    std::size_t sharedBytes = 0;
    for (const LaunchReport& launch : report.launches)
        sharedBytes = std::max(sharedBytes, launch.sharedBytes);
    const auto time = [&](double TimeReport::*field) { return report.time ? numberText((*report.time).*field) : ""; };
    cells.insert(cells.end(),
                 {nameOf(report.backend), report.deviceName, time(&TimeReport::medianUs), time(&TimeReport::minUs),
                  time(&TimeReport::p95Us),
                  report.time && report.time->coldMedianUs ? numberText(*report.time->coldMedianUs) : "",
                  report.emulation ? numberText(report.emulation->wallMs) : "", std::to_string(sharedBytes),
                  report.check ? numberText(report.check->maxAbsDifference) : "",
                  report.check ? std::to_string(report.check->mismatches) : ""});
}

} // namespace

std::string sweepCsv(const std::vector<SweepRow>& rows)
{
    std::set<std::string> parameters;
    for (const SweepRow& row : rows)
        for (const auto& [name, value] : row.recipe.parameters)
            parameters.insert(name);
    std::vector<std::string> header{"operation", "strategy", "block_width", "block_height"};
    header.insert(header.end(), parameters.begin(), parameters.end());
    const std::vector<std::string> measured{
        "backend",     "device",       "median_us",          "min_us",    "p95_us", "cold_median_us",
        "emulator_ms", "shared_bytes", "max_abs_difference", "mismatches"};
    header.insert(header.end(), measured.begin(), measured.end());
    header.push_back("reason");

    std::string text = line(header);
    for (const SweepRow& row : rows) {
        std::vector<std::string> cells{row.recipe.operation, row.recipe.strategy,
                                       std::to_string(row.recipe.block.width), std::to_string(row.recipe.block.height)};
        for (const std::string& name : parameters) {
            const auto value = row.recipe.parameters.find(name);
            cells.push_back(value == row.recipe.parameters.end() ? "" : toText(value->second));
        }
        if (row.report)
            appendMeasured(*row.report, cells);
        else
            cells.resize(cells.size() + measured.size());
        cells.push_back(row.reason);
        text += line(cells);
    }
    return text;
}

json sweepJson(const std::vector<SweepRow>& rows)
{
    json list = json::array();
    for (const SweepRow& row : rows)
        list.push_back({{"recipe", toJson(row.recipe)},
                        {"report", row.report ? toJson(*row.report) : json()},
                        {"reason", row.reason.empty() ? json() : json(row.reason)}});
    return {{"rows", list}};
}

} // namespace tilescope
