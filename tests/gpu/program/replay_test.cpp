#include "gpu/compile/temporary_folder.h"
#include "gpu/program/replay/replay.h"
#include "gpu/run/runner.h"
#include "tests/gpu/program/program_fixture.h"
#include "tests/gpu/run/emulator_only.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <cstring>

using namespace tilescope;

namespace
{

using ProgramReplay = ProgramTest;

/// Repeats a launch; its block is that of the strategy.
Report repeated(const Replay& replay, const std::string& strategy,
                const std::function<std::string(std::string)>& edit = {}, RunnerOptions options = emulatorOnly())
{
    const Operation& operation = replay.operation;
    options.operations = {operation};
    RunRequest request;
    request.recipe.operation = operation.name;
    request.recipe.strategy = strategy;
    for (const ReplayedLaunch& launch : replay.launches)
        if (launch.strategy == strategy)
            request.recipe.block = launch.block;
    request.image = std::make_shared<const Image>(1, 1, PixelFormat::Grey8);
    for (const Strategy& one : operation.strategies)
        if (edit && one.name == strategy)
            request.recipe.source = edit(one.source.text);
    return Runner(options).run(request, {});
}

float firstOf(const Report& report, std::size_t skipped)
{
    float value = 0;
    std::memcpy(&value, report.picture->bytes().data() + skipped * sizeof value, sizeof value);
    return value;
}

} // namespace

TEST_F(ProgramReplay, RepeatsEachObservedLaunchWithItsMemory)
{
    const RanProgram ran = ranProgram(saxpyProgram);
    const Replay replay = replayOf(ran.record);
    EXPECT_EQ(replay.notes, std::vector<std::string>());
    ASSERT_EQ(replay.operation.strategies.size(), 2U);
    EXPECT_EQ(replay.operation.strategies[0].title, "saxpy<2> (launch 1)");
    EXPECT_EQ(replay.operation.strategies[1].name, "saxpy-2");
    EXPECT_EQ(replay.launches[1].number, 3U);
    const std::vector<Mistake>& mistakes = replay.operation.strategies[0].mistakes;
    ASSERT_FALSE(mistakes.empty());
    EXPECT_FALSE(mistakes[0].block); // that of the launch is the only one
    const Report first = repeated(replay, "saxpy"), third = repeated(replay, "saxpy-2");
    EXPECT_FLOAT_EQ(firstOf(first, 4), 2 + 12.5f);
    EXPECT_FLOAT_EQ(firstOf(third, 4), 2 + 2 * 12.5f + 4.5f);
    EXPECT_THAT(first.findings, testing::IsEmpty());
    ASSERT_TRUE(first.counters);
    EXPECT_GT(first.counters->globalLoad.sectors, 0U);
    EXPECT_TRUE(first.timing);
}

TEST_F(ProgramReplay, TakesAnEditedText)
{
    const RanProgram ran = ranProgram(saxpyProgram);
    const Report report = repeated(replayOf(ran.record), "saxpy",
                                   [](std::string text) { return text.replace(text.find("a * x[i]"), 8, "7 * x[i]"); });
    EXPECT_FLOAT_EQ(firstOf(report, 4), 2 + 28.5f);
}

TEST_F(ProgramReplay, KeepsAddressesInMemory)
{
    const RanProgram ran = ranProgram(R"(
struct Node { Node* next; int value; };
__global__ void sum(const Node* node, int* out)
{
    int all = 0;
    for (; node; node = node->next)
        all += node->value;
    *out = all;
}
int main()
{
    Node *a, *b;
    int* out;
    cudaMalloc(&a, sizeof(Node)); cudaMalloc(&b, sizeof(Node)); cudaMalloc(&out, 4);
    Node first{b, 40}, second{nullptr, 2};
    cudaMemcpy(a, &first, sizeof first, cudaMemcpyHostToDevice);
    cudaMemcpy(b, &second, sizeof second, cudaMemcpyHostToDevice);
    sum<<<1, 1>>>(a, out);
}
)");
    const Replay replay = replayOf(ran.record);
    ASSERT_EQ(replay.operation.strategies.size(), 1U);
    const Report report = repeated(replay, "sum");
    EXPECT_FALSE(report.failed());
    EXPECT_EQ(firstOf(report, 0), 42);
    EXPECT_TRUE(replay.launches[0].isForEmulator) << "a GPU has other addresses";
}

TEST_F(ProgramReplay, HasTheTexturesOfTheLaunch)
{
    const RanProgram ran = ranProgram(R"(#include <vector>
__global__ void look(cudaTextureObject_t texture, float* out) { out[threadIdx.x] = tex2D<float>(texture, threadIdx.x + 0.5f, 1.5f); }
int main()
{
    std::vector<float> texels(32);
    for (int i = 0; i < 32; ++i)
        texels[i] = i;
    cudaArray_t array;
    const cudaChannelFormatDesc format = cudaCreateChannelDesc<float>();
    cudaMallocArray(&array, &format, 8, 4);
    cudaMemcpy2DToArray(array, 0, 0, texels.data(), 32, 32, 4, cudaMemcpyHostToDevice);
    cudaResourceDesc resource = {};
    resource.resType = cudaResourceTypeArray;
    resource.res.array.array = array;
    cudaTextureDesc description = {};
    cudaTextureObject_t first, texture;
    cudaCreateTextureObject(&first, &resource, &description, nullptr);
    cudaCreateTextureObject(&texture, &resource, &description, nullptr);
    cudaDestroyTextureObject(first);
    float* out;
    cudaMalloc(&out, 32);
    look<<<1, 8>>>(texture, out);
}
)");
    const Report report = repeated(replayOf(ran.record), "look");
    EXPECT_FALSE(report.failed());
    EXPECT_EQ(firstOf(report, 3), 8 + 3);
}

TEST_F(ProgramReplay, FindsTheRaceOfALaunch)
{
    const RanProgram ran = ranProgram(R"(__global__ void race(int* p)
{
    __shared__ int s[64];
    s[threadIdx.x] = threadIdx.x;
    p[threadIdx.x] = s[63 - threadIdx.x];
}
int main() { int* p; cudaMalloc(&p, 256); race<<<1, 64>>>(p); }
)");
    const Report report = repeated(replayOf(ran.record), "race");
    ASSERT_FALSE(report.findings.empty());
    EXPECT_EQ(report.findings[0].kind, FindingKind::Race);
    EXPECT_EQ(report.findings[0].source, ran.place);
    EXPECT_THAT((std::vector{report.findings[0].line, report.findings[0].otherLine}),
                testing::UnorderedElementsAre(4, 5));
}

TEST_F(ProgramReplay, ShowsFloatsAsColours)
{
    const RanProgram ran = ranProgram(R"(#include <vector>
__global__ void scale(const float* in, float* out, float factor, int width, int height)
{
    int x = blockIdx.x * 8 + threadIdx.x, y = blockIdx.y * 8 + threadIdx.y;
    for (int c = 0; c < 3; ++c)
        out[(y * width + x) * 3 + c] = factor * in[(y * width + x) * 3 + c];
}
int main()
{
    std::vector<float> image(24 * 16 * 3);
    for (size_t i = 0; i < image.size(); ++i)
        image[i] = i % 3 / 2.0f;
    float *a, *b;
    cudaMalloc(&a, image.size() * 4);
    cudaMalloc(&b, image.size() * 4);
    cudaMemcpy(a, image.data(), image.size() * 4, cudaMemcpyHostToDevice);
    scale<<<dim3(3, 2), dim3(8, 8)>>>(a, b, 1, 24, 16);
    scale<<<dim3(3, 2), dim3(8, 8, 1), 4>>>(a, b, 200, 24, 16);
    cudaFree(a);
    cudaFree(b);
}
)");
    const Replay replay = replayOf(ran.record);
    for (const auto& [strategy, brightest] : {std::pair("scale", 255), std::pair("scale-2", 200)}) {
        const Report report = repeated(replay, strategy);
        ASSERT_TRUE(report.picture);
        EXPECT_EQ(report.picture->format(), PixelFormat::Rgb8);
        EXPECT_EQ(report.picture->width(), 24);
        EXPECT_EQ(report.picture->height(), 16);
        EXPECT_EQ(std::to_integer<int>(report.picture->bytes()[0]), 0);
        EXPECT_EQ(std::to_integer<int>(report.picture->bytes()[1]), (brightest + 1) / 2);
        EXPECT_EQ(std::to_integer<int>(report.picture->bytes()[2]), brightest);
    }
}

TEST_F(ProgramReplay, TellsTheUsersLineOfCodeInAHeader)
{
    const RanProgram ran = ranProgram(R"(#include <cooperative_groups.h>
__global__ void part(int* p)
{
    const auto tile = cooperative_groups::tiled_partition<32>(cooperative_groups::this_thread_block());
    if (threadIdx.x % 2 == 1)
        return;
    p[threadIdx.x] = tile.shfl(threadIdx.x, 1);
}
int main() { int* p; cudaMalloc(&p, 128); part<<<1, 32>>>(p); }
)");
    const Report report = repeated(replayOf(ran.record), "part");
    const auto mask = std::ranges::find(report.findings, FindingKind::WarpMask, &Finding::kind);
    ASSERT_NE(mask, report.findings.end());
    EXPECT_EQ(mask->source, ran.place);
    EXPECT_GE(mask->line, 5) << "clang tells the lines of the header and of the code before it";
    EXPECT_LE(mask->line, 7);
}

TEST_F(ProgramReplay, NamesTheHeaderOfALibrarysKernel)
{
    const TemporaryFolder folder;
    folder.makeFolder("thrust");
    folder.write("thrust/apply.h", "template <class Work>\n__global__ void apply(Work work, int* p)\n{\n"
                                   "    __shared__ int s[64];\n    s[threadIdx.x] = work(threadIdx.x);\n"
                                   "    p[threadIdx.x] = s[63 - threadIdx.x];\n}\n");
    ProgramRequest request;
    request.sources.includes = {folder.path().string()};
    const RanProgram ran = ranProgram(R"(#include <thrust/apply.h>
struct Twice { __device__ int operator()(int i) const { return 2 * i; } };
int main() { int* p; cudaMalloc(&p, 256); apply<<<1, 64>>>(Twice(), p); }
)",
                                      request);
    const Report report = repeated(replayOf(ran.record), "apply");
    ASSERT_FALSE(report.findings.empty());
    EXPECT_EQ(report.findings[0].kind, FindingKind::Race);
    EXPECT_TRUE(report.findings[0].source.ends_with("thrust/apply.h")) << report.findings[0].source;
    EXPECT_THAT((std::vector{report.findings[0].line, report.findings[0].otherLine}),
                testing::UnorderedElementsAre(5, 6));
}

TEST_F(ProgramReplay, RefusesARecordThatDoesNotFit)
{
    const RanProgram ran = ranProgram(saxpyProgram);
    for (const auto& change : std::initializer_list<void (*)(RecordedLaunch&)>{
             [](RecordedLaunch& launch) { launch.kernel = "none"; }, [](RecordedLaunch& launch) { launch.module = 9; },
             [](RecordedLaunch& launch) { launch.parameters.pop_back(); },
             [](RecordedLaunch& launch) { launch.memory.at(0).region = 1; },
             [](RecordedLaunch& launch) { launch.variables.at(0).name = "none"; }}) {
        ProgramRecord damaged = ran.record;
        change(damaged.record.launches[0]);
        const Replay replay = replayOf(damaged);
        EXPECT_EQ(replay.operation.strategies.size(), 1U);
        EXPECT_EQ(replay.notes.size(), 1U);
    }
}

TEST(ProgramText, NamesKernels)
{
    EXPECT_EQ(kernelTitle("_Z4blurILi16EEvPKfPf"), "blur<16>");
    EXPECT_EQ(kernelTitle("_ZN2ns4blurEPKf"), "ns::blur");
    EXPECT_EQ(kernelTitle("plain"), "plain");
    EXPECT_EQ(shortKernelTitle("_Z4blurILi16EEvPKfPf"), "blur<16>");
    EXPECT_EQ(shortKernelTitle("_ZN2ns4blurEPKf"), "blur");
    const std::string longName = "aVeryLongStructureOfSomeLibrariesOwn";
    EXPECT_EQ(shortKernelTitle("_ZN2ns4blurINS_36" + longName + "EEEvPKf"), "blur<…>");
}

/// The same on a GPU, or on tests/emulated_gpu in its place.
TEST(ProgramReplayOnGpu, RepeatsALaunch)
{
    const RunnerOptions options = RunnerOptions::fromEnvironment();
    if (const Runner runner(options); !runner.device().device)
        GTEST_SKIP() << english(runner.device().reason);
    const Report report = repeated(replayOf(ranProgram(saxpyProgram).record), "saxpy", {}, options);
    ASSERT_FALSE(report.failed());
    EXPECT_EQ(report.backend, BackendChoice::Cuda);
    EXPECT_FLOAT_EQ(firstOf(report, 4), 2 + 12.5f);
}
