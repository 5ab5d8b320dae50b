#include "kernel_run.h"

#include "gpu/emulator/block_runner.h"
#include "gpu/emulator/decode.h"
#include "gpu/emulator/observer.h"

#include <gtest/gtest.h>

#include <bit>
#include <set>

// What an observer hears, against what an H200 counted (tests/data/counters/truth.json): requests and 32-byte sectors
// of global memory, requests of shared memory; and instructions and divergence against the PTX.

using namespace tilescope;
using namespace tilescope::test;
using namespace tilescope::emulator;

namespace
{

struct Totals : Observer {
    std::uint64_t loads = 0, loadSectors = 0, stores = 0, storeSectors = 0, shared = 0;
    std::uint64_t divergent = 0, barriers = 0, instructions = 0;

    void onAccess(const AccessEvent& event) override
    {
        if (event.space == Space::Shared) {
            ++shared;
            return;
        }
        if (event.address(static_cast<unsigned>(std::countr_zero(event.mask))) >> regionShift == ConstantRegion)
            return;
        std::set<std::uint64_t> sectors;
        for (unsigned lane = 0; lane < 32; ++lane)
            if ((event.mask >> lane) & 1)
                for (std::uint64_t b = 0; b < event.bytes; ++b)
                    sectors.insert((event.address(lane) + b) / 32);
        (event.store ? stores : loads) += 1;
        (event.store ? storeSectors : loadSectors) += sectors.size();
    }
    void onBranch(const BranchEvent& event) override { divergent += event.taken != 0 && event.taken != event.mask; }
    void onInstructions(std::uint32_t, std::uint32_t count, std::uint32_t) override { instructions += count; }
    void onBarrier(std::uint32_t, std::uint32_t, std::uint32_t) override { ++barriers; }
};

Totals observe(const KernelRun& run)
{
    HandlerTable handlers;
    baseline::fillHandlers(handlers, true);
    const auto module = std::make_shared<const ptx::Module>(ptx::parseModule(run.module.ptx, "kernel.cu"));
    const Launch& launch = run.plan.launches[0];
    const auto program = decode(module, *module->findKernel(launch.kernel), handlers, true);
    Memory memory;
    memory.prepare(run.plan, std::span(&module, 1), Image());
    const LaunchSetup setup = setUpLaunch(run.plan, launch, *program, memory);
    Totals totals;
    WorkerMemory worker;
    BlockRunner runner(setup, worker, 1'000'000'000, &totals, [](std::uint64_t) { return true; });
    for (std::uint64_t block = 0; block < setup.blocks; ++block)
        EXPECT_EQ(runner.run(block).kind, BlockOutcome::Kind::Done);
    return totals;
}

KernelRun image(const char* file, const char* kernel, unsigned block, std::size_t bytes)
{
    KernelRun run(readData(file), kernel);
    run.grid(512 / block, 512 / block).block(block, block).input("input", std::vector<unsigned char>(bytes));
    run.output("output", bytes).argument(512).argument(512);
    return run;
}

} // namespace

TEST(Observers, HearWhatTheHardwareCounts)
{
    const Totals box = observe(image("counters/box5.nvrtc.ptx", "box5", 16, 512 * 512 * 4).shared(1600));
    EXPECT_EQ(box.loads, 20480U);
    EXPECT_EQ(box.loadSectors, 100804U);
    EXPECT_EQ(box.stores, 8192U);
    EXPECT_EQ(box.storeSectors, 32768U);
    EXPECT_EQ(box.divergent, 10240U);
    EXPECT_EQ(box.instructions, 1'251'328U);
    EXPECT_EQ(box.barriers, 8192U);
    EXPECT_EQ(box.shared, 20480U + 25 * 8192U);

    const Totals sobel = observe(image("counters/sobel.nvrtc.ptx", "sobel", 16, 512 * 512));
    EXPECT_EQ(sobel.loads, 65536U);
    EXPECT_EQ(sobel.loadSectors, 176460U);
    EXPECT_EQ(sobel.stores, 8764U);
    EXPECT_EQ(sobel.storeSectors, 17404U);

    for (const char* file : {"counters/blur3.nvrtc.ptx", "counters/blur3.clang.ptx"}) {
        const Totals blur = observe(image(file, "blur3", 8, 512 * 512 * 3).argument(4).shared(768));
        EXPECT_EQ(blur.loads, 98304U) << file;
        EXPECT_EQ(blur.loadSectors, 677988U) << file;
        EXPECT_EQ(blur.stores, 24576U) << file;
        EXPECT_EQ(blur.storeSectors, 147456U) << file;
    }
}
