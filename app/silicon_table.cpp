#include "app/silicon_table.h"

#include "app/text_table.h"

#include <algorithm>

namespace tilescope
{

namespace
{

using Row = std::vector<std::string>;

/// The GPU's figures of a report, or dashes.
Row rowOf(const Report& report)
{
    Row row{report.recipe.strategy, toText(report.recipe.block)};
    if (!report.silicon) {
        row.insert(row.end(), 8, "-");
        return row;
    }
    const Counters& silicon = *report.silicon;
    for (const std::uint64_t value :
         {silicon.globalLoad.requests, silicon.globalLoad.sectors, silicon.globalStore.requests,
          silicon.globalStore.sectors, silicon.sharedLoad.wavefronts + silicon.sharedStore.wavefronts,
          silicon.instructions, silicon.branches, silicon.divergentBranches})
        row.push_back(std::to_string(value));
    return row;
}

} // namespace

std::string siliconTable(const std::vector<Report>& reports)
{
    std::vector<Row> rows{{"silicon", "block", "load requests", "load sectors", "store requests", "store sectors",
                           "shared wavefronts", "instructions", "branches", "divergent"}};
    std::vector<std::string> reasons;
    for (const Report& report : reports) {
        rows.push_back(rowOf(report));
        if (!report.silicon && std::find(reasons.begin(), reasons.end(), report.siliconReason) == reasons.end())
            reasons.push_back(report.siliconReason);
    }
    const bool isNoneRead =
        std::ranges::none_of(reports, [](const Report& report) { return report.silicon.has_value(); });
    std::string text = isNoneRead ? "\n" : "\n" + foldedTable(rows, 2);
    for (const std::string& reason : reasons)
        text += reason + '\n';
    return text;
}

} // namespace tilescope
