#include "gpu/emulator/emulator_members.h"
#include "gpu/emulator/execute/finding_text.h"
#include "gpu/emulator/observe/reuse/class_reuse.h"
#include "gpu/emulator/observe/reuse/reuse_sums.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <stdexcept>

namespace tilescope
{

using namespace emulator;

namespace
{

constexpr std::uint64_t mostForReuse = 1'000'000'000; ///< warp instructions: some seconds on two cores

/// Every block of one launch, spread over the pool's threads.
class WholeRun
{
public:
    WholeRun(const ReuseTarget& target, const EmulatorOptions& options, const RunControl& control, ReuseSums& global,
             ReuseSums& shared)
        : m_target(target), m_options(options), m_control(control), m_global(global), m_shared(shared)
    {
    }

    void work(WorkerMemory& memory)
    {
        ReuseObserver observer(m_target);
        observer.atBlockEnd([&] {
            m_global.add(observer.global()[0]);
            m_shared.add(observer.shared()[0]);
        });
        BlockRunner runner(m_target.setup, memory, m_options.blockInstructionLimit, &observer,
                           [this](std::uint64_t n) { return account(n); });
        constexpr std::uint64_t chunk = 8;
        for (std::uint64_t first = m_next.fetch_add(chunk); first < m_target.setup.blocks;
             first = m_next.fetch_add(chunk)) {
            for (std::uint64_t b = first; b < std::min(first + chunk, m_target.setup.blocks); ++b) {
                const BlockOutcome outcome = runner.run(b);
                if (outcome.kind == BlockOutcome::Kind::LaunchLimit)
                    throw std::runtime_error("Counting the reads of every block takes too long here; on a picture of "
                                             "512x512 pixels they are counted.");
                if (outcome.kind != BlockOutcome::Kind::Done)
                    throw std::runtime_error(describe(outcome, b, m_target.setup).message);
            }
            if (m_control.progress)
                m_control.progress(static_cast<double>(first) / static_cast<double>(m_target.setup.blocks));
        }
        m_ofCopies += observer.bytesOfCopies();
        m_ofOthers += observer.bytesOfOthers();
    }

    bool readsMoreOthers() const { return m_ofOthers > m_ofCopies; }

private:
    bool account(std::uint64_t instructions)
    {
        if (m_control.stop.stop_requested())
            throw Cancelled();
        return m_spent.fetch_add(instructions, std::memory_order_relaxed) + instructions <=
               std::min(mostForReuse, m_options.warpInstructionLimit);
    }

    const ReuseTarget& m_target;
    const EmulatorOptions& m_options;
    const RunControl& m_control;
    ReuseSums &m_global, &m_shared;
    std::atomic<std::uint64_t> m_next{0}, m_spent{0}, m_ofCopies{0}, m_ofOthers{0};
};

std::size_t inputBufferOf(const Plan& plan)
{
    const auto found = std::find_if(plan.buffers.begin(), plan.buffers.end(),
                                    [](const Buffer& b) { return b.fill == Buffer::Fill::Input; });
    if (found == plan.buffers.end())
        throw std::runtime_error(
            "These kernels do not read the picture, so there are no reads of its pixels to count.");
    return static_cast<std::size_t>(found - plan.buffers.begin());
}

bool fetchesTextures(const Launch& launch)
{
    return std::any_of(launch.arguments.begin(), launch.arguments.end(),
                       [](const Argument& a) { return std::holds_alternative<TextureArgument>(a); });
}

/// The plan without what comes after its main launch.
Plan upToMainLaunch(const Plan& plan)
{
    Plan part = plan;
    part.launches.resize(std::min(plan.launches.size(), plan.mainLaunch + 1));
    return part;
}

} // namespace

/// One block a class where that tells everything: a launch that reads the picture itself, by addresses.
bool Emulator::Members::reuseOfClasses(const Plan& plan, const Code& code, const Image& input, ReuseMap& map,
                                       const RunControl& control)
{
    if (plan.launches.size() != 1 || map.fetchesTextures || plan.buffers[inputBufferOf(plan)].isPitched())
        return false;
    Memory empty;
    empty.prepareEmpty(plan, code.modules);
    const LaunchSetup setup = setUpLaunches(plan, code, empty).front();
    const ReuseTarget target(setup, plan, inputBufferOf(plan), {});
    const BlockClassResult classes = findBlockClasses(setup, {.modulo = 1}, control);
    const auto found =
        reuseByClasses(target, classes, bytesPerPixel(input.format()), options, workers.front(), control);
    if (!found)
        return false;
    map.byClasses = true;
    map.blocksRun = found->blocksRun;
    map.global = stamped(found->global, input.width(), input.height(), pool);
    if (setup.sharedBytes > 0)
        map.shared = stamped(found->shared, input.width(), input.height(), pool);
    return true;
}

void Emulator::Members::reuseOfAll(const Plan& plan, const Code& code, const Image& input, ReuseMap& map,
                                   const RunControl& control)
{
    memory.prepare(plan, code.modules, input);
    const std::size_t inputBuffer = inputBufferOf(plan);
    std::vector<CopyOrigins> origins(plan.buffers.size());
    for (std::size_t b = 0; plan.launches.size() > 1 && b < plan.buffers.size(); ++b)
        if (plan.buffers[b].fill == Buffer::Fill::None || plan.buffers[b].fill == Buffer::Fill::Zero)
            origins[b].resize(plan.buffers[b].bytes, 0);
    const std::size_t pixels = static_cast<std::size_t>(input.width()) * static_cast<std::size_t>(input.height());
    const auto pixelBytes = static_cast<unsigned>(bytesPerPixel(input.format()));
    ReuseSums global(pixels, pixelBytes), shared(pixels, pixelBytes);
    bool hasShared = false;
    for (const LaunchSetup& setup : setUpLaunches(plan, code, memory)) {
        const ReuseTarget target(setup, plan, inputBuffer, origins);
        WholeRun run(target, options, control, global, shared);
        pool.run(workersOf(setup, pool), [&](unsigned worker) { run.work(workers[worker]); });
        map.blocksRun += setup.blocks;
        hasShared = setup.sharedBytes > 0;
        map.note = run.readsMoreOthers() ? "The main kernel reads numbers that were computed from the picture; those "
                                           "reads belong to no pixel of it and are not counted."
                                         : "";
    }
    map.global = global.counts(input.width(), input.height());
    if (hasShared)
        map.shared = shared.counts(input.width(), input.height());
}

ReuseMap Emulator::reuse(const Plan& plan, std::span<const CompiledModule> modules, const Image& input,
                         const RunControl& control)
{
    const Plan part = upToMainLaunch(plan);
    checkPlan(part, modules);
    if (part.launches.empty())
        throw std::runtime_error("The plan has no launch whose reads could be counted.");
    const Code code = m->decode(part, modules, true);
    inputBufferOf(part);
    ReuseMap map;
    map.fetchesTextures = std::any_of(part.launches.begin(), part.launches.end(), fetchesTextures);
    if (!m->reuseOfClasses(part, code, input, map, control))
        m->reuseOfAll(part, code, input, map, control);
    return map;
}

} // namespace tilescope
