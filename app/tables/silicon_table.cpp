#include "app/tables/tables.h"

#include "gpu/recipe/words/figures.h"

#include <algorithm>

namespace tilescope
{

namespace
{

using Row = std::vector<std::string>;

constexpr const char* keys[] = {"global_load_requests",
                                "global_load_sectors",
                                "global_store_requests",
                                "global_store_sectors",
                                "shared_wavefronts",
                                "warp_instructions",
                                "branches",
                                "divergent_branches"};

/// The GPU's figures of a report, or dashes.
Row rowOf(const Report& report)
{
    Row row{report.recipe.strategy, toText(report.recipe.block)};
    for (const char* key : keys) {
        const Figure& figure = figureNamed(key);
        const auto read = report.silicon ? figure.of(*report.silicon) : std::nullopt;
        row.push_back(read ? plainFigure(*read, figure.unit) : "-");
    }
    return row;
}

} // namespace

std::string siliconTable(const std::vector<Report>& reports)
{
    std::vector<Row> rows{{"hardware", "block"}};
    for (const char* key : keys)
        rows.front().push_back(lowerFirst(figureNamed(key).shortName)); // of the machine code, not of the PTX
    std::vector<std::string> reasons;
    for (const Report& report : reports) {
        rows.push_back(rowOf(report));
        if (!report.silicon &&
            std::find(reasons.begin(), reasons.end(), english(report.siliconReason)) == reasons.end())
            reasons.push_back(english(report.siliconReason));
    }
    const bool isNoneRead =
        std::ranges::none_of(reports, [](const Report& report) { return report.silicon.has_value(); });
    std::string text = isNoneRead ? "\n" : "\n" + foldedTable(rows, 2);
    for (const std::string& reason : reasons)
        text += reason + '\n';
    return text;
}

} // namespace tilescope
