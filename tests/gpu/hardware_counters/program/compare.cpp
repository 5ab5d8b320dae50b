#include "gpu/emulator/emulator.h"
#include "gpu/recipe/hardware_record.h"
#include "tests/gpu/hardware_counters/program/case_list.h"
#include "tests/gpu/hardware_counters/program/markdown.h"
#include "tests/gpu/hardware_counters/program/parts.h"

#include <nlohmann/json.hpp>

#include <cstdio>
#include <set>
#include <stdexcept>

namespace tilescope
{

namespace
{

namespace fs = std::filesystem;

LaunchName nameOf(const CounterCase& next, const Plan& plan, std::size_t launch)
{
    return {next.recipe.operation,
            next.recipe.strategy,
            toText(next.recipe.block),
            next.picture + " " + std::to_string(next.width) + "x" + std::to_string(next.height),
            plan.launches[launch].kernel,
            launch,
            next.modules[plan.launches[launch].source]};
}

/// Iterates over the cases and the profiler's rows in parallel.
class Comparer
{
public:
    Comparer(fs::path folder, std::vector<NcuRow> read) : m_folder(std::move(folder)), m_read(std::move(read)) {}

    /// Returns why the emulator does not run the case; empty: it does.
    std::string compare(const CounterCase& next, const std::string& compiler)
    {
        const ImagePtr picture = pictureOf(m_folder, m_registry, next);
        const Plan plan = m_registry.plan(next.recipe, *picture);
        if (!plan.deviceOnly.empty()) {
            for (std::size_t launch = 0; launch < plan.launches.size(); ++launch)
                (void)rowFor(nameOf(next, plan, launch), next);
            return english(plan.deviceOnly);
        }
        const EmulatorResult result =
            m_emulator.run(plan, modulesOf(m_folder, next, compiler), *picture, {.counters = true}, {});
        if (result.counters.size() != plan.launches.size())
            throw std::runtime_error("The emulator gave no counters for " + next.description() +
                                     (result.findings.empty() ? "." : ": " + english(result.findings.front().message)));
        for (std::size_t launch = 0; launch < plan.launches.size(); ++launch) {
            const LaunchName name = nameOf(next, plan, launch);
            const auto rows = compareLaunch(name, result.counters[launch].total, rowFor(name, next));
            m_rows.insert(m_rows.end(), rows.begin(), rows.end());
        }
        return {};
    }

    void checkEnd() const
    {
        if (m_at != m_read.size())
            throw std::runtime_error("Nsight Compute saw " + std::to_string(m_read.size()) + " launches and not " +
                                     std::to_string(m_at) + ".");
    }

    const std::vector<ComparedRow>& rows() const { return m_rows; }

private:
    const NcuRow& rowFor(const LaunchName& name, const CounterCase& next)
    {
        if (m_at >= m_read.size())
            throw std::runtime_error("Nsight Compute's table ends before " + next.description() + ".");
        const NcuRow& row = m_read[m_at++];
        if (row.kernel != name.kernel)
            throw std::runtime_error("Nsight Compute's launch " + std::to_string(m_at) + " is " + row.kernel +
                                     " where " + name.kernel + " of " + next.description() + " was expected.");
        return row;
    }

    fs::path m_folder;
    std::vector<NcuRow> m_read;
    std::size_t m_at = 0;
    Registry m_registry;
    Emulator m_emulator;
    std::vector<ComparedRow> m_rows;
};

/// "module3 kernel" for each kernel with an unequal memory figure, so that its machine code can be read.
std::string unequalKernels(const std::vector<ComparedRow>& rows)
{
    std::set<std::string> lines;
    for (const ComparedRow& row : rows)
        if (row.metric->kind != ComparedMetric::Kind::MachineCode && row.hardware && !row.isEqual())
            lines.insert(row.name.code + " " + row.name.kernel + "\n");
    std::string text;
    for (const std::string& line : lines)
        text += line;
    return text;
}

} // namespace

int compareCases(const fs::path& folder, const fs::path& causes)
{
    const CaseFile file = readCases(folder);
    Comparer comparer(folder, parseNcuCsv(readText(folder / "ncu.csv")));
    ComparisonHead head{
        readText(folder / "device.txt"), file.compiler, readText(folder / "when.txt"), 0, 0, {}, {}, {}};
    head.causes = nlohmann::json::parse(readText(causes)).get<Causes>();
    const Registry registry;
    for (const CounterCase& next : file.cases) {
        const Strategy& strategy = registry.strategy(registry.operation(next.recipe.operation), next.recipe.strategy);
        head.textMarks[next.recipe.operation + " " + strategy.name] = textMark(strategy.source.text);
        const std::string leftOut = next.leftOut.empty() ? comparer.compare(next, file.compiler) : next.leftOut;
        if (leftOut.empty())
            ++head.cases;
        else
            head.leftOut.emplace(next.recipe.operation + " " + next.recipe.strategy, leftOut);
    }
    comparer.checkEnd();
    head.launches = comparer.rows().size() / comparedMetrics().size();
    writeText(folder / "COUNTERS.md", toMarkdown(head, comparer.rows()));
    writeText(folder / "hardware_record.json", recordOf(head, comparer.rows()).dump(1) + "\n");
    writeText(folder / "counters.json", toJson(comparer.rows()).dump(1) + "\n");
    writeText(folder / "unequal.txt", unequalKernels(comparer.rows()));
    std::fputs(toMarkdown(head, comparer.rows()).c_str(), stdout);
    return 0;
}

} // namespace tilescope
