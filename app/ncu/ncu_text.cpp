#include "app/arguments.h"
#include "app/ncu/ncu_comparison.h"
#include "app/tables/tables.h"
#include "gpu/recipe/words/figures.h"

#include <nlohmann/json.hpp>

#include <cmath>
#include <map>
#include <set>

namespace tilescope
{

namespace
{

using nlohmann::json;

struct CauseText {
    const char *shortName, *sentences;
};

CauseText textOf(NcuCause cause)
{
    switch (cause) {
    case NcuCause::MachineCode:
        return {"machine code",
                "Instructions and branches here are those of the PTX. ncu counts those of the machine code, from which "
                "the compiler leaves instructions out, and in which it replaces short branches by predicates."};
    case NcuCause::Accesses:
        return {"accesses",
                "An access of a warp counts here as the PTX has it. In the machine code the compiler may have joined, "
                "moved or left out accesses, and ncu counts those of the machine code."};
    case NcuCause::Waits:
        return {"waits",
                "ncu's wavefronts of the pipe (l1tex__data_pipe_…) include those in which it waits for other traffic. "
                "smsp__sass_l1tex_data_pipe_lsu_wavefronts_mem_shared_op_ld.sum and …_st.sum do not."};
    case NcuCause::Promotion:
        return {"L1 and L2",
                "ncu's sectors of the L2 cache (lts__…) lack what the L1 cache had, and include neighbours that are "
                "fetched with a missing sector (sector promotion). Sectors here are those that warps ask the L1 for."};
    case NcuCause::Estimate:
        return {"estimate",
                "The counts here are estimates from some of the blocks. --counters full counts all of them."};
    case NcuCause::None: break;
    }
    return {"", ""};
}

std::string countText(double value) { return plainFigure(value, FigureUnit::Count); }

/// "+3.1 %" if ours is larger.
std::string differenceText(const NcuPair& pair)
{
    if (pair.cause == NcuCause::None)
        return pair.here == pair.there ? "equal" : "equal, rounded";
    const std::string sign = pair.here > pair.there ? "+" : "−";
    const double difference = std::abs(pair.here - pair.there);
    return sign +
           (pair.there > 0 ? plainFigure(100 * difference / pair.there, FigureUnit::Share) : countText(difference));
}

std::string metricTable(const NcuKernel& kernel, std::set<NcuCause>& causes)
{
    std::vector<std::vector<std::string>> rows{{"metric", "Nsight Compute", "Tilescope", "difference", "why"}};
    for (const NcuPair& pair : kernel.metrics) {
        rows.push_back({pair.name, countText(pair.there), countText(pair.here), differenceText(pair),
                        textOf(pair.cause).shortName});
        causes.insert(pair.cause);
    }
    return "\n" + kernel.kernel + (kernel.launches == 1 ? "" : ", " + std::to_string(kernel.launches) + " launches") +
           ":\n" + alignedTable(rows);
}

std::string lineTable(const NcuComparison& comparison, std::set<NcuCause>& causes)
{
    static const std::map<std::string, std::string> titles{{"Instructions Executed", "instructions"},
                                                           {"L2 Theoretical Sectors Global", "global sectors"},
                                                           {"L1 Wavefronts Shared", "shared wavefronts"},
                                                           {"Divergent Branches", "divergent branches"}};
    std::vector<std::vector<std::string>> rows{{"ncu / here"}};
    for (const auto& [column, title] : titles)
        rows.front().push_back(title);
    rows.front().push_back("why");
    for (const NcuLinePairs& line : comparison.lines) {
        std::vector<std::string> row{line.file + ":" + std::to_string(line.line)};
        std::set<NcuCause> own;
        for (const auto& [column, title] : titles) {
            const auto pair = std::ranges::find(line.counts, column, &NcuPair::name);
            if (pair == line.counts.end())
                row.emplace_back("-");
            else if (pair->cause == NcuCause::None)
                row.push_back(countText(pair->here) + ", equal");
            else {
                row.push_back(countText(pair->there) + " / " + countText(pair->here));
                own.insert(pair->cause);
            }
        }
        std::string why;
        for (const NcuCause cause : own)
            why += (why.empty() ? "" : ", ") + std::string(textOf(cause).shortName);
        row.push_back(why);
        causes.insert(own.begin(), own.end());
        rows.push_back(std::move(row));
    }
    return rows.size() > 1 ? "\n" + foldedTable(rows, 1) : std::string();
}

json toJson(const NcuPair& pair)
{
    return {{"name", pair.name},
            {"nsight_compute", pair.there},
            {"tilescope", pair.here},
            {"why", pair.cause == NcuCause::None ? json() : json(textOf(pair.cause).shortName)}};
}

json toJson(const std::vector<NcuPair>& pairs)
{
    json all = json::array();
    for (const NcuPair& pair : pairs)
        all.push_back(toJson(pair));
    return all;
}

} // namespace

std::string ncuText(const NcuComparison& comparison)
{
    std::string remarks;
    for (const std::string& remark : comparison.remarks)
        remarks += (remarks.empty() ? "" : " ") + remark;
    if (comparison.kernels.empty() && comparison.lines.empty())
        throw UsageError(remarks);
    std::set<NcuCause> causes;
    std::string text;
    for (const NcuKernel& kernel : comparison.kernels)
        text += metricTable(kernel, causes);
    text += lineTable(comparison, causes);
    if (!remarks.empty())
        text += wrapped(remarks);
    for (const NcuCause cause : causes)
        if (cause != NcuCause::None)
            text += wrapped(textOf(cause).shortName + std::string(": ") + textOf(cause).sentences);
    return text;
}

json toJson(const NcuComparison& comparison)
{
    json kernels = json::array(), lines = json::array();
    for (const NcuKernel& kernel : comparison.kernels)
        kernels.push_back(
            {{"kernel", kernel.kernel}, {"launches", kernel.launches}, {"metrics", toJson(kernel.metrics)}});
    for (const NcuLinePairs& line : comparison.lines)
        lines.push_back({{"source", line.file}, {"line", line.line}, {"counts", toJson(line.counts)}});
    return {{"file", comparison.file}, {"kernels", kernels}, {"lines", lines}, {"remarks", comparison.remarks}};
}

} // namespace tilescope
