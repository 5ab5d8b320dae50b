#include "class_truth.h"

#include "gpu/emulator/execute/block_runner.h"
#include "gpu/emulator/observe/observer.h"
#include "gpu/emulator/translate/decode.h"

#include <gtest/gtest.h>

#include <bit>
#include <numeric>
#include <set>

namespace tilescope::test
{
namespace
{

using namespace emulator;

class Signature : public Observer
{
public:
    explicit Signature(unsigned modulo) : m_modulo(modulo) {}

    void onBlockBegin(std::uint64_t) override {}
    void onAccess(const AccessEvent& event) override
    {
        const unsigned first = static_cast<unsigned>(std::countr_zero(event.mask));
        const std::uint64_t base = event.address(first);
        const bool mapped = event.space == Space::Mapped;
        const bool shared = event.space == Space::Shared || (mapped && base >> regionShift == SharedRegion);
        mix({1, event.site, event.warp, event.mask, event.bytes, static_cast<std::uint64_t>(event.space),
             mapped ? base >> regionShift : 0,
             event.space == Space::Local ? base : base % (shared ? std::lcm(m_modulo, 128U) : m_modulo)});
        for (unsigned lane = first; lane < 32; ++lane)
            if ((event.mask >> lane) & 1)
                mix({event.address(lane) - base});
    }
    void onBranch(const BranchEvent& event) override { mix({2, event.site, event.warp, event.mask, event.taken}); }
    void onInstructions(std::uint32_t site, std::uint32_t count, std::uint32_t mask) override
    {
        mix({3, site, count, mask});
    }
    void onTexture(std::uint32_t site, std::uint32_t warp, std::uint32_t mask) override { mix({4, site, warp, mask}); }
    void onBarrier(std::uint32_t site, std::uint32_t warp, std::uint32_t mask) override { mix({5, site, warp, mask}); }

    std::uint64_t taken()
    {
        const std::uint64_t result = m_hash;
        m_hash = 0;
        return result;
    }

private:
    void mix(std::initializer_list<std::uint64_t> values)
    {
        for (const std::uint64_t value : values) {
            m_hash = (m_hash ^ value) * 0x9E37'79B9'7F4A'7C15U;
            m_hash ^= m_hash >> 29;
        }
    }

    unsigned m_modulo;
    std::uint64_t m_hash = 0;
};

} // namespace

ClassTruth findTruth(const Plan& plan, std::span<const CompiledModule> modules, const Image& input, std::size_t index,
                     const BlockClassOptions& options)
{
    HandlerTable handlers;
    baseline::fillHandlers(handlers, true);
    std::vector<std::shared_ptr<const ptx::Module>> parsed;
    for (std::size_t i = 0; i < modules.size(); ++i)
        parsed.push_back(
            std::make_shared<const ptx::Module>(ptx::parseModule(modules[i].ptx, plan.sources.at(i).name)));
    const Launch& launch = plan.launches.at(index);
    const auto& module = parsed.at(launch.source);
    const auto program = decode(module, *module->findKernel(launch.kernel), handlers, true);
    Memory memory;
    memory.prepare(plan, parsed, input);
    const LaunchSetup setup = setUpLaunch(plan, launch, *program, memory);

    ClassTruth truth;
    truth.grid = launch.grid;
    truth.classes = findBlockClasses(setup, options, {});
    if (truth.classes.classes.empty())
        return truth;
    Signature signature(options.modulo);
    WorkerMemory worker;
    BlockRunner runner(setup, worker, 1'000'000'000, &signature, [](std::uint64_t) { return true; });
    for (std::uint64_t block = 0; block < setup.blocks; ++block) {
        truth.faulted = truth.faulted || runner.run(block).kind != BlockOutcome::Kind::Done;
        truth.signatures.push_back(signature.taken());
    }
    return truth;
}

std::size_t expectClassesHold(const ClassTruth& truth)
{
    const auto& classes = truth.classes.classes;
    EXPECT_FALSE(classes.empty()) << english(truth.classes.reason) << " (line " << truth.classes.line << ")";
    EXPECT_FALSE(truth.faulted) << "the kernel of the test is at fault";
    std::vector<std::uint64_t> count(classes.size(), 0);
    int told = 0;
    for (std::uint64_t block = 0; block < truth.signatures.size(); ++block) {
        const std::size_t c = classOfBlock(truth.classes, truth.grid, block);
        if (c == classes.size()) {
            ADD_FAILURE() << "block " << block << " is in no class";
            return 0;
        }
        ++count[c];
        const auto x = static_cast<std::int64_t>(block % truth.grid.x),
                   y = static_cast<std::int64_t>(block / truth.grid.x % truth.grid.y),
                   z = static_cast<std::int64_t>(block / truth.grid.x / truth.grid.y);
        for (std::size_t other = c + 1; other < classes.size(); ++other)
            EXPECT_FALSE(classes[other].members.contains(x, y, z)) << "block " << block << " is in two classes";
        if (truth.signatures[block] != truth.signatures[classes[c].representative] && ++told < 4)
            ADD_FAILURE() << "block " << x << "," << y << "," << z << " does not do what block "
                          << classes[c].representative << " of its class does";
    }
    for (std::size_t c = 0; c < classes.size(); ++c)
        EXPECT_EQ(count[c], classes[c].blocks) << "class " << c;
    return std::set<std::uint64_t>(truth.signatures.begin(), truth.signatures.end()).size();
}

} // namespace tilescope::test
