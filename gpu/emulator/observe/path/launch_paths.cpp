#include "gpu/emulator/observe/path/launch_paths.h"

#include "gpu/emulator/emulator.h"
#include "gpu/emulator/observe/path/path_recorder.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <map>

namespace tilescope::emulator
{

namespace
{

std::vector<std::uint64_t> blocksOfOne(const LaunchSetup& setup, const PathRequest& request, std::uint64_t& inAll)
{
    const std::uint64_t multiprocessors = std::max(1U, request.multiprocessors);
    const std::uint64_t rest = setup.blocks % multiprocessors;
    const std::uint64_t first = (rest == 0 ? multiprocessors : rest) / 2;
    inAll = (setup.blocks + multiprocessors - 1) / multiprocessors;
    std::vector<std::uint64_t> blocks;
    for (std::uint64_t i = 0; i < std::min<std::uint64_t>(inAll, std::max<std::size_t>(1, request.blocks)); ++i)
        blocks.push_back(std::min(first + i * multiprocessors, setup.blocks - 1));
    return blocks;
}

/// As many blocks from all of the grid, without a common distance: the first few are spread as evenly as all. The
/// multiples of these two numbers, without their integers, fill a square so (the R2 sequence of M. Roberts, 2018).
std::vector<std::uint64_t> spreadBlocks(const LaunchSetup& setup, std::size_t count)
{
    constexpr double across = 0.7548776662466927, down = 0.5698402909980532;
    const Dim3& grid = setup.launch->grid;
    const std::uint64_t rows = std::uint64_t{grid.y} * grid.z;
    const auto place = [](double share, std::uint64_t all) {
        return std::min(static_cast<std::uint64_t>((share - std::floor(share)) * static_cast<double>(all)), all - 1);
    };
    std::vector<std::uint64_t> blocks;
    for (std::size_t i = 0; i < count; ++i) {
        const auto k = static_cast<double>(i);
        blocks.push_back(place(0.5 + k * across, grid.x) + grid.x * place(0.5 + k * down, rows));
    }
    return blocks;
}

/// Records blocks on several threads, in their order, until the instructions are used up.
class Recording
{
public:
    Recording(const LaunchSetup& setup, const PathRequest& request, const EmulatorOptions& options,
              const RunControl& control, LaunchPaths& result)
        : m_setup(setup), m_request(request), m_options(options), m_control(control), m_result(result),
          m_rules(accessRules(*setup.program->kernel)), m_recorded(result.blocks.size())
    {
    }

    void work(WorkerMemory& memory)
    {
        for (std::size_t i = m_next.fetch_add(1); i < m_recorded.size(); i = m_next.fetch_add(1)) {
            if (i > 0 && m_spent.load() >= m_request.instructions)
                return;
            PathRecorder recorder(m_setup.warps, m_rules);
            std::uint64_t ofBlock = 0;
            BlockRunner runner(m_setup, memory, m_options.blockInstructionLimit, &recorder, [&](std::uint64_t count) {
                if (m_control.stop.stop_requested())
                    throw Cancelled();
                ofBlock += count;
                m_spent.fetch_add(count);
                return ofBlock <= m_request.instructions;
            });
            const BlockOutcome outcome = runner.run(m_result.blocks[i]);
            m_recorded[i] = recorder.take();
            m_recorded[i].isWhole = outcome.kind == BlockOutcome::Kind::Done;
        }
    }

    /// What one thread alone would have recorded, however many there were.
    std::vector<BlockPath>& recorded()
    {
        std::uint64_t spent = 0;
        for (std::size_t i = 0; i < m_recorded.size(); ++i) {
            if (i > 0 && spent >= m_request.instructions)
                m_recorded[i] = {};
            spent += m_recorded[i].instructions;
        }
        return m_recorded;
    }

private:
    const LaunchSetup& m_setup;
    const PathRequest& m_request;
    const EmulatorOptions& m_options;
    const RunControl& m_control;
    LaunchPaths& m_result;
    std::vector<AccessRule> m_rules;
    std::vector<BlockPath> m_recorded; ///< by position in LaunchPaths::blocks; no warps: not recorded
    std::atomic<std::size_t> m_next{0};
    std::atomic<std::uint64_t> m_spent{0};
};

/// Whether the recorded blocks execute as much as the launch's blocks on average. Some of those are looked at, each as
/// far as its share of the instructions that are to be recorded goes.
bool areLikeAll(const LaunchSetup& setup, const BlockClassResult& classes, const LaunchPaths& known,
                const PathRequest& request, const EmulatorOptions& options, WorkerMemory& memory,
                const RunControl& control)
{
    constexpr std::size_t mostLookedAt = 64;
    constexpr double alike = 1.2; // tiles at an edge of the picture differ by less
    const std::size_t count = std::min<std::uint64_t>(mostLookedAt, setup.blocks);
    const std::uint64_t most = std::max<std::uint64_t>(1, request.instructions / count);
    const Dim3& grid = setup.launch->grid;
    std::map<std::size_t, std::uint64_t> ofClass;
    Observer nobody; // the code is decoded for one
    double first = 0, all = 0;
    for (const std::uint32_t path : known.pathOf)
        first += static_cast<double>(std::min(known.paths[path].instructions, most));
    for (const BlockPath& path : known.paths)
        if (!classes.classes.empty())
            ofClass.emplace(classOfBlock(classes, grid, path.block), path.instructions);
    for (const std::uint64_t block : spreadBlocks(setup, count)) {
        const std::size_t own = classes.classes.empty() ? 0 : classOfBlock(classes, grid, block);
        std::uint64_t executed = 0;
        if (const auto found = ofClass.find(own); found != ofClass.end())
            executed = found->second;
        else {
            BlockRunner runner(setup, memory, options.blockInstructionLimit, &nobody, [&](std::uint64_t more) {
                if (control.stop.stop_requested())
                    throw Cancelled();
                executed += more;
                return executed <= most;
            });
            runner.run(block);
            if (!classes.classes.empty())
                ofClass.emplace(own, executed);
        }
        all += static_cast<double>(std::min(executed, most));
    }
    first /= static_cast<double>(known.pathOf.size());
    all /= static_cast<double>(count);
    return std::max(first, all) <= alike * std::min(first, all);
}

/// Records LaunchPaths::blocks, and finds for those that were not a path of a block like them.
void record(const LaunchSetup& setup, const BlockClassResult& classes, const PathRequest& request,
            const EmulatorOptions& options, WorkerPool& pool, std::vector<WorkerMemory>& memory,
            const RunControl& control, LaunchPaths& result)
{
    Recording recording(setup, request, options, control, result);
    const auto workers = static_cast<unsigned>(std::min<std::size_t>(pool.threads(), result.blocks.size()));
    pool.run(workers, [&](unsigned worker) { recording.work(memory[worker]); });

    const auto classOf = [&](std::size_t position) {
        return classes.classes.empty() ? 0 : classOfBlock(classes, setup.launch->grid, result.blocks[position]);
    };
    std::vector<BlockPath>& recorded = recording.recorded();
    std::vector<std::size_t> classOfPath;
    std::size_t turn = 0;
    for (std::size_t i = 0; i < result.blocks.size(); ++i) {
        BlockPath& path = recorded[i];
        if (!path.warps.empty()) {
            result.pathOf.push_back(static_cast<std::uint32_t>(result.paths.size()));
            result.paths.push_back(std::move(path));
            classOfPath.push_back(classOf(i));
            continue;
        }
        // The recorded blocks of its class take turns to stand for it; without one, all do.
        const std::size_t paths = result.paths.size(), wanted = classOf(i);
        std::size_t chosen = turn++ % paths;
        for (std::size_t tried = 0; tried < paths && classOfPath[chosen] != wanted; ++tried)
            chosen = (chosen + 1) % paths;
        result.pathOf.push_back(static_cast<std::uint32_t>(chosen));
    }
}

} // namespace

LaunchPaths recordPaths(const LaunchSetup& setup, const BlockClassResult& classes, const PathRequest& request,
                        const EmulatorOptions& options, WorkerPool& pool, std::vector<WorkerMemory>& memory,
                        const RunControl& control)
{
    LaunchPaths result;
    result.blocks = blocksOfOne(setup, request, result.blocksInAll);
    result.followsData = classes.classes.empty() && !classes.tooMany;
    record(setup, classes, request, options, pool, memory, control, result);
    if (result.blocks.size() >= result.blocksInAll || // nothing is left that these stand for
        areLikeAll(setup, classes, result, request, options, memory.front(), control))
        return result;
    result.isSpread = true;
    result.blocks = spreadBlocks(setup, result.blocks.size());
    result.paths.clear();
    result.pathOf.clear();
    record(setup, classes, request, options, pool, memory, control, result);
    return result;
}

} // namespace tilescope::emulator
