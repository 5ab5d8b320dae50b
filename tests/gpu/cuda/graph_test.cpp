#include "gpu/cuda/backend/batch_timer.h"
#include "gpu/cuda/backend/copies.h"
#include "gpu/cuda/backend/device_buffer.h"
#include "gpu/cuda/backend/module.h"

#include "device_fixture.h"

using namespace tilescope;

using CudaGraph = CudaDeviceTest;

namespace
{
unsigned wordIn(const cuda::DeviceBuffer& memory, driver::Stream stream)
{
    unsigned word = 0;
    cuda::copyFromDevice(&word, memory.data(), sizeof word, stream);
    EXPECT_EQ(cuda::api().streamSynchronize(stream), driver::success);
    return word;
}
} // namespace

TEST_F(CudaGraph, RunsWhatWasCapturedAsOftenAsItIsLaunched)
{
    const cuda::Stream stream = cuda::makeStream();
    cuda::Module module(handKernels, handKernels, "hand.ptx");
    const cuda::Kernel& countUp = module.kernel("countUp");
    cuda::DeviceBuffer counter;
    counter.ensure(sizeof(unsigned));
    cuda::fillWithZeros(counter.data(), sizeof(unsigned), stream.get());
    void* memory = counter.data();
    unsigned words = 1;
    std::array<void*, 2> arguments{&memory, &words};
    const std::vector<cuda::BatchTimer::Work> launches(3, [&] {
        countUp.start({1, 1, 1}, {32, 1, 1}, 0, stream.get(), arguments.data());
    });

    const cuda::GraphExec graph = cuda::captureGraph(stream.get(), launches);
    ASSERT_TRUE(graph);
    EXPECT_EQ(wordIn(counter, stream.get()), 0u) << "captured work does not run";
    for (int time = 0; time < 2; ++time)
        EXPECT_EQ(cuda::api().graphLaunch(graph.get(), stream.get()), driver::success);
    EXPECT_EQ(wordIn(counter, stream.get()), 6u);
}
