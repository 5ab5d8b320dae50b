#include "gpu/emulator/observe/path/launch_paths.h"

#include "gpu/emulator/emulator.h"
#include "gpu/emulator/observe/path/path_recorder.h"

#include <algorithm>
#include <atomic>
#include <mutex>

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

    std::vector<BlockPath>& recorded() { return m_recorded; }

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

} // namespace

LaunchPaths recordPaths(const LaunchSetup& setup, const BlockClassResult& classes, const PathRequest& request,
                        const EmulatorOptions& options, WorkerPool& pool, std::vector<WorkerMemory>& memory,
                        const RunControl& control)
{
    LaunchPaths result;
    result.blocks = blocksOfOne(setup, request, result.blocksInAll);
    result.followsData = classes.classes.empty() && !classes.tooMany;
    Recording recording(setup, request, options, control, result);
    const auto workers = static_cast<unsigned>(std::min<std::size_t>(pool.threads(), result.blocks.size()));
    pool.run(workers, [&](unsigned worker) { recording.work(memory[worker]); });

    const auto classOf = [&](std::size_t position) {
        return classes.classes.empty() ? 0 : classOfBlock(classes, setup.launch->grid, result.blocks[position]);
    };
    std::vector<std::size_t> classOfPath;
    std::size_t turn = 0;
    for (std::size_t i = 0; i < result.blocks.size(); ++i) {
        BlockPath& path = recording.recorded()[i];
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
    return result;
}

} // namespace tilescope::emulator
