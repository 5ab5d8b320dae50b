#include "kernel_run.h"

#include "gpu/emulator/execute/block_runner.h"
#include "gpu/emulator/observe/observer.h"
#include "gpu/emulator/translate/decode.h"

#include <gtest/gtest.h>

#include <array>
#include <bit>
#include <set>
#include <sstream>

// The events that an observer receives: compared with the counts of an H200 (tests/data/counters/truth.json), and event
// by event on kernels of a few instructions.

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

/// Runs every block with the observer; returns the last one's outcome.
BlockOutcome observe(const KernelRun& run, Observer& observer)
{
    HandlerTable handlers;
    baseline::fillHandlers(handlers, true);
    const auto module = std::make_shared<const ptx::Module>(ptx::parseModule(run.module.ptx, "kernel.cu"));
    const Launch& launch = run.plan.launches[0];
    const auto program = decode(module, *module->findKernel(launch.kernel), handlers, true);
    Memory memory;
    memory.prepare(run.plan, std::span(&module, 1), Image());
    const LaunchSetup setup = setUpLaunch(run.plan, launch, *program, memory);
    WorkerMemory worker;
    BlockRunner runner(setup, worker, 1'000'000'000, &observer, [](std::uint64_t) { return true; });
    BlockOutcome outcome;
    for (std::uint64_t block = 0; block < setup.blocks && outcome.kind == BlockOutcome::Kind::Done; ++block)
        outcome = runner.run(block);
    return outcome;
}

Totals totalsOf(const KernelRun& run)
{
    Totals totals;
    EXPECT_EQ(observe(run, totals).kind, BlockOutcome::Kind::Done);
    return totals;
}

/// Records the events, one word per event. Masks are in hexadecimal.
struct Log : Observer {
    std::ostringstream text;
    std::vector<AccessEvent> accesses;
    std::vector<std::array<std::uint64_t, 32>> addresses, values; ///< of active lanes; values of the first element

    void onBlockBegin(std::uint64_t block) override { text << "block" << block << "( "; }
    void onBlockEnd() override { text << ") "; }
    void onBranch(const BranchEvent& e) override
    {
        text << std::hex << "branch:" << e.warp << ":" << e.taken << "/" << e.mask << " ";
    }
    void onExit(std::uint32_t, std::uint32_t warp, std::uint32_t mask) override { put("exit", warp, mask); }
    void onBarrier(std::uint32_t, std::uint32_t warp, std::uint32_t mask) override { put("barrier", warp, mask); }
    void onBarrierRelease(std::uint32_t warps) override { text << std::hex << "release:" << warps << " "; }
    void onWarpSync(std::uint32_t, std::uint32_t warp, std::uint32_t mask) override { put("sync", warp, mask); }
    void onAccess(const AccessEvent& event) override
    {
        accesses.push_back(event);
        addresses.emplace_back();
        values.emplace_back();
        for (unsigned lane = 0; lane < 32; ++lane)
            if ((event.mask >> lane) & 1) {
                addresses.back()[lane] = event.address(lane);
                values.back()[lane] = event.values.count ? event.values.value(0, lane) : 0;
            }
    }

private:
    void put(const char* what, std::uint32_t warp, std::uint32_t mask)
    {
        text << std::hex << what << ":" << warp << ":" << mask << " ";
    }
};

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
    const Totals box = totalsOf(image("counters/box5.nvrtc.ptx", "box5", 16, 512 * 512 * 4).shared(1600));
    EXPECT_EQ(box.loads, 20480U);
    EXPECT_EQ(box.loadSectors, 100804U);
    EXPECT_EQ(box.stores, 8192U);
    EXPECT_EQ(box.storeSectors, 32768U);
    EXPECT_EQ(box.divergent, 10240U);
    EXPECT_EQ(box.instructions, 1'251'328U);
    EXPECT_EQ(box.barriers, 8192U);
    EXPECT_EQ(box.shared, 20480U + 25 * 8192U);

    const Totals sobel = totalsOf(image("counters/sobel.nvrtc.ptx", "sobel", 16, 512 * 512));
    EXPECT_EQ(sobel.loads, 65536U);
    EXPECT_EQ(sobel.loadSectors, 176460U);
    EXPECT_EQ(sobel.stores, 8764U);
    EXPECT_EQ(sobel.storeSectors, 17404U);

    for (const char* file : {"counters/blur3.nvrtc.ptx", "counters/blur3.clang.ptx"}) {
        const Totals blur = totalsOf(image(file, "blur3", 8, 512 * 512 * 3).argument(4).shared(768));
        EXPECT_EQ(blur.loads, 98304U) << file;
        EXPECT_EQ(blur.loadSectors, 677988U) << file;
        EXPECT_EQ(blur.stores, 24576U) << file;
        EXPECT_EQ(blur.storeSectors, 147456U) << file;
    }
}

TEST(Observers, HearBlocksBarriersAndExits)
{
    // 48 threads: warp 1 has 16. In warp 0 the threads below 8 return before __syncwarp().
    Log log;
    const KernelRun run = KernelRun(kernelOf(0, R"(
bar.sync 0;
setp.lt.u32 %p1, %tid, 8;
@%p1 bra DONE;
bar.warp.sync 0xffffffff;
DONE:)"),
                                    "k")
                              .grid(2)
                              .block(48);
    ASSERT_EQ(observe(run, log).kind, BlockOutcome::Kind::Done);
    const std::string once = "barrier:0:ffffffff barrier:1:ffff release:3 "
                             "branch:0:ff/ffffffff sync:0:ffffff00 exit:0:ffffffff "
                             "branch:1:0/ffff sync:1:ffff exit:1:ffff ) ";
    EXPECT_EQ(log.text.str(), "block0( " + once + "block1( " + once);
}

TEST(Observers, HearWhichLanesReturnEarly)
{
    Log log;
    const KernelRun run = KernelRun(kernelOf(0, "setp.ge.u32 %p1, %tid, 20;\n@%p1 ret;"), "k").block(32);
    ASSERT_EQ(observe(run, log).kind, BlockOutcome::Kind::Done);
    EXPECT_EQ(log.text.str(), "block0( branch:0:fff00000/ffffffff exit:0:fff00000 exit:0:fffff ) ");
}

TEST(Observers, HearTheRowsOfMatrices)
{
    // Only the first 16 lanes bring a row.
    Log log;
    const KernelRun run = KernelRun(kernelOf(1, R"(
xor.b32 %r1, %tid, 5;
shl.b32 %r1, %r1, 4;
ldmatrix.sync.aligned.m8n8.x2.shared.b16 {%r2, %r3}, [%r1+32];
ld.shared.v4.u32 {%r2, %r3, %r4, %r5}, [tile];)",
                                             ".shared .align 16 .b8 tile[1024];"),
                                    "k")
                              .block(32)
                              .output("output", 4);
    ASSERT_EQ(observe(run, log).kind, BlockOutcome::Kind::Done);
    ASSERT_EQ(log.accesses.size(), 2U);
    const AccessEvent& rows = log.accesses[0];
    EXPECT_TRUE(!rows.store && !rows.atomic && rows.space == Space::Shared);
    EXPECT_EQ(rows.mask, 0xFFFFU);
    EXPECT_EQ(rows.bytes, 16U);
    for (unsigned lane = 0; lane < 16; ++lane)
        EXPECT_EQ(log.addresses[0][lane], (lane ^ 5) * 16 + 32);
}

TEST(Observers, HearAddressesAndValuesOfStores)
{
    // Lane i stores the byte 300 + i at 3 × i, then 8 bytes at 8 × i, then all lanes the value 7 to one place.
    Log log;
    const KernelRun run = KernelRun(kernelOf(1, R"(
add.u32 %r1, %tid, 300;
mul.wide.u32 %rd1, %tid, 3;
add.s64 %rd2, %in0, %rd1;
st.global.u8 [%rd2], %r1;
mul.wide.u32 %rd3, %tid, 8;
add.s64 %rd4, %in0, %rd3;
cvt.u64.u32 %rd5, %tid;
shl.b64 %rd5, %rd5, 40;
st.global.u64 [%rd4+8], %rd5;
mov.u32 %r2, 7;
st.global.u32 [%in0+4], %r2;)"),
                                    "k")
                              .block(32)
                              .output("output", 512);
    ASSERT_EQ(observe(run, log).kind, BlockOutcome::Kind::Done);
    ASSERT_EQ(log.accesses.size(), 3U);
    const std::uint64_t base = std::uint64_t{FirstFreeRegion} << regionShift;
    for (unsigned lane = 0; lane < 32; ++lane) {
        EXPECT_EQ(log.addresses[0][lane], base + 3 * lane);
        EXPECT_EQ(log.values[0][lane], (300 + lane) & 0xFF);
        EXPECT_EQ(log.addresses[1][lane], base + 8 + 8 * lane);
        EXPECT_EQ(log.values[1][lane], std::uint64_t{lane} << 40);
        EXPECT_EQ(log.addresses[2][lane], base + 4);
        EXPECT_EQ(log.values[2][lane], 7U);
    }
    for (const AccessEvent& access : log.accesses)
        EXPECT_TRUE(access.store && !access.atomic && !access.far);
    EXPECT_TRUE(log.accesses[2].uniform);
}

TEST(Observers, HearFarLanesAtomicsAndFaults)
{
    // Even lanes read the first buffer, odd lanes the second; all add to one word; then lane 31 reads past the end.
    Log log;
    const KernelRun run = KernelRun(kernelOf(2, R"(
and.b32 %r1, %tid, 1;
setp.eq.s32 %p1, %r1, 0;
selp.b64 %rd1, %in0, %in1, %p1;
ld.global.u32 %r2, [%rd1];
atom.global.add.u32 %r3, [%in1], %r2;
mul.wide.u32 %rd2, %tid, 4;
add.s64 %rd3, %in0, %rd2;
ld.global.u32 %r4, [%rd3];
st.global.u32 [%rd3], %r4;)"),
                                    "k")
                              .block(32)
                              .output("first", 124)
                              .output("second", 4);
    EXPECT_EQ(observe(run, log).kind, BlockOutcome::Kind::Fault);
    ASSERT_EQ(log.accesses.size(), 3U);
    const std::uint64_t first = std::uint64_t{FirstFreeRegion} << regionShift;
    const std::uint64_t second = std::uint64_t{FirstFreeRegion + 1} << regionShift;
    EXPECT_NE(log.accesses[0].far, nullptr);
    for (unsigned lane = 0; lane < 32; ++lane) {
        EXPECT_EQ(log.addresses[0][lane], lane % 2 ? second : first);
        EXPECT_EQ(log.addresses[1][lane], second);
        EXPECT_EQ(log.addresses[2][lane], first + 4 * lane) << "the faulty access is heard too";
    }
    EXPECT_TRUE(log.accesses[1].atomic && log.accesses[1].uniform);
    EXPECT_EQ(log.accesses[1].values.count, 0U);
}

TEST(Observers, HearSharedAndLocalOffsets)
{
    Log log;
    const KernelRun run = KernelRun(kernelOf(1, R"(
.local .align 4 .b8 depot[8];
shl.b32 %r1, %tid, 2;
mov.u32 %r2, tile;
add.u32 %r3, %r2, %r1;
st.shared.u32 [%r3+128], %tid;
ld.shared.v2.u32 {%r4, %r5}, [tile+64];
st.local.u32 [depot+4], %r4;
st.global.u32 [%in0], %r5;)",
                                             ".shared .align 8 .b8 tile[256];"),
                                    "k")
                              .block(32)
                              .output("output", 4);
    ASSERT_EQ(observe(run, log).kind, BlockOutcome::Kind::Done);
    ASSERT_EQ(log.accesses.size(), 4U);
    for (unsigned lane = 0; lane < 32; ++lane) {
        EXPECT_EQ(log.addresses[0][lane], 128 + 4 * lane);
        EXPECT_EQ(log.values[0][lane], lane);
        EXPECT_EQ(log.addresses[1][lane], 64U);
        EXPECT_EQ(log.addresses[2][lane], 4U);
    }
    EXPECT_EQ(log.accesses[0].space, Space::Shared);
    EXPECT_EQ(log.accesses[1].bytes, 8U) << "a vector access is one access";
    EXPECT_EQ(log.accesses[2].space, Space::Local);
    EXPECT_EQ(log.accesses[3].space, Space::Mapped);
}
