#include "gpu/model/memory_flow.h"

#include <gtest/gtest.h>

#include <functional>
#include <iomanip>
#include <sstream>
#include <string>
#include <vector>

namespace tilescope
{

namespace
{

/// Two multiprocessors with 96 KB of L1 and shared memory, and 1 MB of L2.
GpuModel flowGpu()
{
    GpuModel gpu;
    gpu.name = "test";
    gpu.major = 7;
    gpu.minor = 5;
    gpu.multiprocessors = 2;
    gpu.l2Bytes = 1'000'000;
    return gpu;
}

LaunchFlow launchFlow(std::uint64_t loaded, std::uint64_t stored, BlockSectors once, BufferUse use)
{
    LaunchFlow launch;
    launch.counters.globalLoad = {10, loaded, loaded};
    launch.counters.globalStore = {5, stored, stored};
    launch.blockSectors = once;
    launch.grid = {4, 2, 1};
    launch.blocksPerSm = 4;
    launch.use = use;
    return launch;
}

/// "global_load 32, l2_load 32..64": counted, modelled; "texture ?" if it is not counted.
std::string flowText(const MemoryFlow& flow)
{
    std::ostringstream text;
    text << std::fixed << std::setprecision(0);
    for (const FlowAmount& amount : flow.amounts) {
        text << (&amount == flow.amounts.data() ? "" : ", ") << keyOf(amount.path) << ' ';
        if (amount.kind == FlowKind::NotCounted)
            text << '?';
        else if (amount.lowerBytes == amount.upperBytes)
            text << (amount.kind == FlowKind::Modelled ? "~" : "") << amount.lowerBytes;
        else
            text << '~' << amount.lowerBytes << ".." << amount.upperBytes;
    }
    return text.str();
}

LaunchFlow changed(LaunchFlow launch, const std::function<void(LaunchFlow&)>& change)
{
    change(launch);
    return launch;
}

} // namespace

TEST(MemoryFlow, IsWhatWasCountedAndWhatTheCachesMakeOfIt)
{
    // 100 sectors loaded, 40 of them distinct in their blocks; 20 stored, 16 distinct.
    const LaunchFlow plain = launchFlow(100, 20, {40, 16}, {900, 500});
    struct Case {
        const char* what;
        std::vector<LaunchFlow> launches;
        const char* flow;
    };
    const Case cases[] = {
        {"a block's sectors come once through L1, the buffers once through L2",
         {plain},
         "global_load 3200, global_store 640, l2_load ~1280, l2_store ~512..640, memory_read ~900, memory_write ~500"},
        {"two launches, each with cold caches",
         {plain, plain},
         "global_load 6400, global_store 1280, l2_load ~2560, l2_store ~1024..1280, memory_read ~1800, memory_write "
         "~1000"},
        {"8 blocks load 32,000 sectors once: 4 resident ones 512,000 bytes, more than L1",
         {launchFlow(64'000, 16, {32'000, 16}, {900, 512})},
         "global_load 2048000, global_store 512, l2_load ~1024000..2048000, l2_store ~512, memory_read ~900, "
         "memory_write ~512"},
        {"1,200 sectors: 4 resident blocks 19,200 bytes, which a fifth of 98,304 holds",
         {launchFlow(64'000, 16, {1'200, 16}, {900, 512})},
         "global_load 2048000, global_store 512, l2_load ~38400, l2_store ~512, memory_read ~900, memory_write ~512"},
        {"and do not where they have 4 x 1,000 bytes of shared memory",
         {changed(launchFlow(64'000, 16, {1'200, 16}, {900, 512}), [](LaunchFlow& l) { l.sharedBytes = 1000; })},
         "global_load 2048000, global_store 512, l2_load ~38400..2048000, l2_store ~512, memory_read ~900, "
         "memory_write ~512"},
        {"asynchronous copies may bypass L1",
         {changed(plain, [](LaunchFlow& l) { l.counters.asyncCopies = 1; })},
         "global_load 3200, global_store 640, l2_load ~1280..3200, l2_store ~512..640, memory_read ~900, memory_write "
         "~500"},
        {"buffers larger than L2",
         {launchFlow(100'000, 20'000, {1'000, 20'000}, {700'000, 400'000})},
         "global_load 3200000, global_store 640000, l2_load ~32000, l2_store ~640000, memory_read ~700000, "
         "memory_write ~400000..640000"},
        {"a wavefront of shared memory is 128 bytes",
         {changed(plain,
                  [](LaunchFlow& l) {
                      l.counters.sharedLoad = {2, 3, 2};
                      l.counters.sharedStore = {1, 1, 1};
                      l.counters.sharedAtomic = {1, 4, 1};
                  })},
         "global_load 3200, global_store 640, shared_load 384, shared_store 640, l2_load ~1280, l2_store ~512..640, "
         "memory_read ~900, memory_write ~500"},
        {"atomics go to L2, local memory as far as L1 does not keep it",
         {changed(plain,
                  [](LaunchFlow& l) {
                      l.counters.globalAtomic = {1, 10, 10};
                      l.counters.localLoad = {1, 4, 4};
                      l.counters.localStore = {1, 2, 2};
                  })},
         "global_load 3200, global_store 640, atomic 320, local_load 128, local_store 64, l2_load ~1280..1408, "
         "l2_store ~832..1024, memory_read ~900, memory_write ~500"},
        {"what textures load is not known",
         {changed(plain, [](LaunchFlow& l) { l.counters.textureRequests = 7; })},
         "global_load 3200, global_store 640, texture ?, l2_load ?, l2_store ~512..640, memory_read ~900, "
         "memory_write ~500"},
    };
    for (const Case& c : cases)
        EXPECT_EQ(flowText(memoryFlowOf(flowGpu(), c.launches)), c.flow) << c.what;
}

TEST(MemoryFlow, NamesTheCachesItAssumes)
{
    LaunchFlow launch = launchFlow(1, 1, {1, 1}, {1, 1});
    launch.sharedBytes = 4096; // of 4 blocks
    launch.counters.exact = false;
    const MemoryFlow flow = memoryFlowOf(flowGpu(), std::vector{launch});
    EXPECT_EQ(flow.gpu, "test");
    EXPECT_EQ(flow.l1Bytes, 98'304u - 16'384u);
    EXPECT_EQ(flow.l2Bytes, 1'000'000u);
    EXPECT_FALSE(flow.exact);
    EXPECT_EQ(unifiedBytes(gpuNamed("H200")), 262'144u);
    EXPECT_EQ(unifiedBytes(gpuNamed("A100")), 196'608u);
    EXPECT_EQ(unifiedBytes(gpuNamed("RTX 4090")), 131'072u);
}

TEST(MemoryFlow, ReadsWhatHasContentAndWritesTheRest)
{
    Plan plan;
    plan.buffers = {{"input", 100, Buffer::Fill::Input, {}},
                    {"sums", 400, Buffer::Fill::None, {}},
                    {"output", 1000, Buffer::Fill::None, {}}};
    plan.launches.resize(2);
    plan.launches[0].arguments = {BufferArgument{0}, BufferArgument{1}, 3};
    plan.launches[1].arguments = {BufferArgument{1}, BufferArgument{2}};
    EXPECT_EQ(bufferUse(plan, 0), (BufferUse{100, 400}));
    EXPECT_EQ(bufferUse(plan, 1), (BufferUse{400, 1000}));
}

} // namespace tilescope
