#include "app/ncu/ncu_comparison.h"

#include "gpu/cuda/hardware_counters.h"
#include "gpu/program/replay/replay.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <functional>
#include <map>
#include <set>
#include <utility>

namespace tilescope
{

namespace
{

using Count = std::function<std::uint64_t(const Counters&)>;

struct Compared {
    std::string name;
    Count here;
    NcuCause cause;
};

/// The metrics that are a count of ours, and some that are nearly one.
std::vector<Compared> comparedMetrics()
{
    std::vector<Compared> all;
    for (const HardwareMetric& metric : hardwareMetrics()) {
        const bool isInstruction = metric.name.starts_with("smsp__inst") || metric.name.starts_with("smsp__thread") ||
                                   metric.name.find("branch") != std::string::npos;
        const Count count = [counter = metric.counter](const Counters& counters) {
            Counters copy = counters;
            return counter(copy);
        };
        all.push_back({metric.name, count, isInstruction ? NcuCause::MachineCode : NcuCause::Accesses});
    }
    const Count loads = [](const Counters& counters) { return counters.sharedLoad.requests; };
    const Count stores = [](const Counters& counters) { return counters.sharedStore.requests; };
    const Count loadWaves = [](const Counters& counters) { return counters.sharedLoad.wavefronts; };
    const Count storeWaves = [](const Counters& counters) { return counters.sharedStore.wavefronts; };
    const Count sectors = [](const Counters& counters) { return counters.globalLoad.sectors; };
    all.push_back({"smsp__inst_executed_op_shared_ld.sum", loads, NcuCause::Accesses});
    all.push_back({"smsp__inst_executed_op_shared_st.sum", stores, NcuCause::Accesses});
    all.push_back({"l1tex__data_pipe_lsu_wavefronts_mem_shared_op_ld.sum", loadWaves, NcuCause::Waits});
    all.push_back({"l1tex__data_pipe_lsu_wavefronts_mem_shared_op_st.sum", storeWaves, NcuCause::Waits});
    all.push_back({"lts__t_sectors_srcunit_tex_op_read.sum", sectors, NcuCause::Promotion});
    return all;
}

/// The columns of the source page.
std::vector<Compared> comparedColumns()
{
    return {
        {"Instructions Executed", [](const Counters& counters) { return counters.instructions; },
         NcuCause::MachineCode},
        {"L2 Theoretical Sectors Global",
         [](const Counters& counters) {
             return counters.globalLoad.sectors + counters.globalStore.sectors + counters.globalAtomic.sectors;
         },
         NcuCause::Accesses},
        {"L1 Wavefronts Shared",
         [](const Counters& counters) {
             return counters.sharedLoad.wavefronts + counters.sharedStore.wavefronts + counters.sharedAtomic.wavefronts;
         },
         NcuCause::Accesses},
        {"Divergent Branches", [](const Counters& counters) { return counters.divergentBranches; },
         NcuCause::MachineCode},
    };
}

NcuPair pairOf(const Compared& compared, const NcuValue& there, const Counters& counters)
{
    const auto here = static_cast<double>(compared.here(counters));
    NcuPair pair{compared.name, there.value, here, NcuCause::None};
    if (std::abs(here - there.value) > there.accuracy)
        pair.cause = counters.exact ? compared.cause : NcuCause::Estimate;
    return pair;
}

std::string sidesOf(const Dim3& sides)
{
    return std::to_string(sides.x) + "," + std::to_string(sides.y) + "," + std::to_string(sides.z);
}

/// What belongs together: launches of one kernel, as many as both have.
struct Sum {
    Counters here;
    std::map<std::string, NcuValue> there; ///< metrics that each launch has
    std::size_t launches = 0;
};

class Comparer
{
public:
    explicit Comparer(const NcuFile& file) : m_file(file), m_isTaken(file.launches.size())
    {
        m_result.file = file.name;
    }

    void add(const NcuOwnRun& run)
    {
        std::map<std::string, std::size_t> order;
        for (const LaunchReport& launch : run.report->launches) {
            const std::string kernel = plainKernelName(run.kernel.empty() ? kernelTitle(launch.kernel) : run.kernel);
            const std::size_t number = run.before + order[kernel]++;
            if (!m_file.launches.empty())
                addLaunch(kernel, number, launch);
            m_lines[kernel].insert(number);
        }
        addLines(*run.report);
    }

    NcuComparison result()
    {
        static const std::vector<Compared> metrics = comparedMetrics();
        for (const auto& [kernel, sum] : m_sums) {
            NcuKernel one{kernel, sum.launches, {}};
            for (const Compared& metric : metrics)
                if (const auto found = sum.there.find(metric.name); found != sum.there.end())
                    one.metrics.push_back(pairOf(metric, found->second, sum.here));
            if (one.metrics.empty())
                m_remarks.insert(m_file.name + " has none of the metrics that Tilescope counts for " + kernel +
                                 ". Use ncu with --set full, and --page raw for the CSV file.");
            else
                m_result.kernels.push_back(std::move(one));
        }
        compareLines();
        m_result.remarks.assign(m_remarks.begin(), m_remarks.end());
        return std::move(m_result);
    }

private:
    void addLaunch(const std::string& kernel, std::size_t number, const LaunchReport& here)
    {
        if (!here.counters)
            m_remarks.insert("The run of " + kernel + " has no counts.");
        else if (const NcuLaunch* const there = sameLaunch(kernel, number, here)) {
            Sum& sum = m_sums[kernel];
            if (sum.launches++ == 0)
                sum.there = there->metrics;
            else
                for (auto metric = sum.there.begin(); metric != sum.there.end();) {
                    const auto found = there->metrics.find(metric->first);
                    if (found == there->metrics.end()) {
                        metric = sum.there.erase(metric);
                        continue;
                    }
                    metric->second.value += found->second.value;
                    metric->second.accuracy += found->second.accuracy;
                    ++metric;
                }
            sum.here = sum.launches == 1 ? * here.counters : sum.here += *here.counters;
        }
    }

    /// Ours, if the file has it with the same sizes: its own one of several, else the first that no other has.
    const NcuLaunch* sameLaunch(const std::string& kernel, std::size_t number, const LaunchReport& here)
    {
        const std::string grid = sidesOf(here.grid), block = sidesOf(here.block);
        const auto isAny = [](const std::string& said, const std::string& own) { return said.empty() || said == own; };
        const NcuLaunch* other = nullptr;
        std::optional<std::size_t> first, own;
        std::size_t count = 0;
        for (std::size_t i = 0; i < m_file.launches.size(); ++i) {
            const NcuLaunch& there = m_file.launches[i];
            if (there.kernel != kernel)
                continue;
            const bool isOwn = count++ == number;
            if (!isAny(there.grid, grid) || !isAny(there.block, block))
                other = &there;
            else if (!m_isTaken[i]) {
                first = first.value_or(i);
                own = isOwn ? i : own;
            }
        }
        if (first) {
            const std::size_t chosen = own.value_or(*first);
            m_isTaken[chosen] = true;
            return &m_file.launches[chosen];
        }
        if (other != nullptr)
            m_remarks.insert(m_file.name + " has a launch of " + kernel + " with a grid of (" + other->grid +
                             ") and blocks of (" + other->block + "). Here the grid is (" + grid +
                             ") and the blocks are (" + block + "): these launches are not compared.");
        else
            m_remarks.insert(m_file.name + (count > 0 ? " has no further launch of " : " has no launch of ") + kernel +
                             ".");
        return nullptr;
    }

    void addLines(const Report& report)
    {
        if (!report.lines)
            return;
        for (const LineCounters& line : *report.lines) {
            auto& [known, counters] = m_here[{line.source.substr(line.source.find_last_of('/') + 1), line.line}];
            counters = known ? counters += line.counters : line.counters;
            known = true;
            if (report.counters && !report.counters->exact)
                counters.exact = false;
        }
    }

    void compareLines()
    {
        std::map<std::pair<std::string, int>, std::map<std::string, double>> there;
        for (const NcuLine& line : m_file.lines)
            if (const auto kernel = m_lines.find(line.kernel);
                kernel != m_lines.end() && kernel->second.contains(line.launch))
                for (const auto& [column, value] : line.columns)
                    there[{line.file, line.line}][column] += value;
        const std::vector<Compared> columns = comparedColumns();
        for (const auto& [place, entry] : m_here) {
            const auto found = there.find(place);
            if (found == there.end())
                continue;
            NcuLinePairs line{place.first, place.second, {}};
            for (const Compared& column : columns)
                if (const auto value = found->second.find(column.name); value != found->second.end())
                    line.counts.push_back(pairOf(column, {value->second, 0.5}, entry.second));
            if (!line.counts.empty())
                m_result.lines.push_back(std::move(line));
        }
        if (!m_file.lines.empty() && m_result.lines.empty())
            m_remarks.insert(m_file.name +
                             " and this run have no line in common. The lines are compared by the name of "
                             "the file and by number, of the same kernel.");
    }

    const NcuFile& m_file;
    std::vector<bool> m_isTaken;
    std::map<std::string, Sum> m_sums;
    std::map<std::string, std::set<std::size_t>> m_lines; ///< the numbers of each kernel's launches here
    std::map<std::pair<std::string, int>, std::pair<bool, Counters>> m_here;
    std::set<std::string> m_remarks;
    NcuComparison m_result;
};

} // namespace

NcuComparison comparisonWith(const NcuFile& file, const std::vector<NcuOwnRun>& runs)
{
    Comparer comparer(file);
    for (const NcuOwnRun& run : runs)
        comparer.add(run);
    NcuComparison comparison = comparer.result();
    if (comparison.kernels.empty() && comparison.lines.empty()) {
        std::set<std::string> kernels;
        for (const NcuLaunch& launch : file.launches)
            kernels.insert(launch.kernel);
        for (const NcuLine& line : file.lines)
            kernels.insert(line.kernel);
        constexpr std::size_t mostKernels = 8, longestName = 64;
        std::string names;
        std::size_t count = 0;
        for (const std::string& kernel : kernels)
            if (count++ < mostKernels)
                names += (names.empty() ? "" : ", ") + kernel.substr(0, longestName);
        comparison.remarks.push_back("The kernels in " + file.name + " are: " + names +
                                     (kernels.size() > mostKernels ? ", …." : "."));
    }
    return comparison;
}

} // namespace tilescope
