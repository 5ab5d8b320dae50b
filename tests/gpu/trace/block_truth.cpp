#include "tests/gpu/trace/block_truth.h"

#include "gpu/emulator/execute/block_runner.h"
#include "gpu/emulator/translate/decode.h"

#include <stdexcept>

namespace tilescope::test
{
namespace
{

using namespace emulator;

std::vector<std::vector<std::byte>> buffersOf(const Plan& plan, const Memory& memory)
{
    std::vector<std::vector<std::byte>> result;
    for (std::size_t i = 0; i < plan.buffers.size(); ++i) {
        const auto bytes = memory.buffer(i);
        result.emplace_back(bytes.begin(), bytes.end());
    }
    return result;
}

void run(BlockRunner& runner, std::uint64_t block)
{
    if (runner.run(block).kind != BlockOutcome::Kind::Done)
        throw std::runtime_error("A block went wrong.");
}

} // namespace

BlockTruth blockTruth(const Plan& plan, std::span<const CompiledModule> modules, const Image& input, std::size_t index,
                      const Dim3& block)
{
    HandlerTable alone, observed;
    baseline::fillHandlers(alone, false);
    baseline::fillHandlers(observed, true);
    std::vector<std::shared_ptr<const ptx::Module>> parsed;
    for (std::size_t i = 0; i < modules.size(); ++i)
        parsed.push_back(
            std::make_shared<const ptx::Module>(ptx::parseModule(modules[i].ptx, plan.sources.at(i).name)));
    Memory memory;
    memory.prepare(plan, parsed, input);
    const auto programOf = [&](const Launch& launch, const HandlerTable& handlers) {
        const auto& module = parsed.at(launch.source);
        return decode(module, *module->findKernel(launch.kernel), handlers, true);
    };
    const auto go = [](std::uint64_t) { return true; };
    constexpr std::uint64_t limit = 1'000'000'000;
    WorkerMemory worker;
    for (std::size_t i = 0; i < index; ++i) {
        const auto program = programOf(plan.launches[i], alone);
        const LaunchSetup setup = setUpLaunch(plan, plan.launches[i], *program, memory);
        BlockRunner runner(setup, worker, limit, nullptr, go);
        for (std::uint64_t b = 0; b < setup.blocks; ++b)
            run(runner, b);
    }
    const Launch& launch = plan.launches.at(index);
    const auto program = programOf(launch, observed);
    const LaunchSetup setup = setUpLaunch(plan, launch, *program, memory);
    CounterObserver counter(*program->kernel);
    BlockRunner runner(setup, worker, limit, &counter, go);
    BlockTruth truth;
    truth.before = buffersOf(plan, memory);
    run(runner, block.x + std::uint64_t{launch.grid.x} * (block.y + std::uint64_t{launch.grid.y} * block.z));
    truth.after = buffersOf(plan, memory);
    truth.shared.assign(worker.shared.data(), worker.shared.data() + setup.sharedBytes);
    truth.tally = counter.tally();
    return truth;
}

} // namespace tilescope::test
