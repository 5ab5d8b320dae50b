#include "gpu/cuda/cuda_backend.h"
#include "gpu/image/sample.h"
#include "gpu/operations/covariance/layout.h"
#include "gpu/operations/registry.h"
#include "gpu/run/runner.h"
#include "gpu/run/runner_options.h"
#include "tests/gpu/npy_file.h"

#include <gmock/gmock.h>

#include <cstring>
#include <optional>

using namespace tilescope;

namespace
{

/// A covariance that several GPUs share. Needs two GPUs and NCCL.
class SeveralGpus : public testing::Test
{
protected:
    void SetUp() override
    {
        RunnerOptions options = RunnerOptions::fromEnvironment();
        options.allowCuda = true; // those of tests/emulated_gpu are not what TILESCOPE_HIDE hides
        if (gpusHere(options).size() < 2)
            GTEST_SKIP() << "There are not two GPUs.";
        m_runner.emplace(options);
        m_request.image = std::make_shared<const Image>(makeSample("board", 96, 64));
        m_request.recipe.operation = "covariance";
        m_request.recipe.block = {32, 4};
        m_request.recipe.parameters = {{"patch", std::string("9x7")}, {"rows", std::int64_t{301}}};
    }

    Report runOf(const char* strategy, BackendChoice backend)
    {
        m_request.recipe.strategy = strategy;
        m_request.recipe.backend = backend;
        return m_runner->run(m_request, {});
    }

    RunRequest m_request;
    std::optional<Runner> m_runner;
};

bool areEqual(const Image& a, const Image& b)
{
    return a.bytes().size() == b.bytes().size() &&
           std::memcmp(a.bytes().data(), b.bytes().data(), a.bytes().size()) == 0;
}

} // namespace

TEST_F(SeveralGpus, AddTheirSums)
{
    for (const char* data : {"patches", "generated"}) {
        SCOPED_TRACE(data);
        m_request.recipe.parameters["data"] = std::string(data);
        const Report alone = runOf("nccl", BackendChoice::Emulator);
        const Report all = runOf("nccl", BackendChoice::Cuda);
        ASSERT_TRUE(alone.picture && all.picture);
        EXPECT_TRUE(areEqual(*alone.picture, *all.picture)) << "whole numbers, in whatever order they are added";
        ASSERT_TRUE(all.check);
        EXPECT_EQ(all.check->mismatches, 0U);
        EXPECT_THAT(all.deviceName, testing::MatchesRegex("[0-9]+ × .*"));
        std::vector<std::string> kernels;
        for (const LaunchReport& launch : all.launches)
            kernels.push_back(launch.kernel);
        EXPECT_THAT(kernels, testing::IsSupersetOf({"covariance", "ncclAllReduce", "finish"}));
        EXPECT_THAT(kernels.size() - 2, alone.launches.size());
        EXPECT_FALSE(all.time->copyFloorUs) << "of one GPU's memory";
    }
}

/// More GPUs than images, and one image: some have nothing to do.
TEST_F(SeveralGpus, MayHaveNothingToDo)
{
    m_request.recipe.parameters["data"] = std::string("generated");
    for (const std::int64_t rows : {1, 2, 3}) {
        m_request.recipe.parameters["rows"] = rows;
        const Report alone = runOf("integer", BackendChoice::Emulator), all = runOf("nccl", BackendChoice::Cuda);
        ASSERT_TRUE(alone.picture && all.picture);
        for (int y = 0; y < alone.picture->height(); ++y)
            for (int x = 0; x < alone.picture->width(); ++x)
                ASSERT_NEAR(alone.picture->row<float>(y)[x], all.picture->row<float>(y)[x], 1e-7) << x << ", " << y;
    }
}

/// Images that are more than fit a GPU: the same sums, piece by piece, with progress, and cancelled between two.
TEST_F(SeveralGpus, TakePieceAfterPiece)
{
    const Report whole = runOf("nccl", BackendChoice::Cuda);
    Registry registry;
    Toolchain toolchain(ToolchainOptions::fromEnvironment());
    const std::vector<DeviceInfo> devices = usableDevices();
    Recipe recipe = registry.completed(m_request.recipe);
    const ImagePtr picture =
        std::make_shared<const Image>(registry.prepared(registry.operation("covariance"), *m_request.image));
    for (const int gpus : {1, 2}) {
        SCOPED_TRACE(gpus);
        Inputs inputs(*picture);
        inputs.gpus = gpus;
        const Plan plan = operations::planPieces(recipe, inputs, 20);
        ASSERT_EQ(plan.repetition.times, gpus == 1 ? 16 : 8);
        EXPECT_FALSE(plan.deviceOnly.empty());
        std::vector<CompiledModule> modules;
        for (const KernelSource& source : plan.sources)
            modules.push_back(toolchain.compile(
                CompilerChoice::Auto, {source, plan.definitions, 10 * devices[0].major + devices[0].minor, true}, {}));
        const auto backend = CudaBackend::open(devices[0], {devices.begin() + 1, devices.end()});
        std::vector<double> progress;
        RunControl control;
        control.progress = [&](double fraction) { progress.push_back(fraction); };
        for (int again = 0; again < 2; ++again) {
            const CudaResult result = backend->run(plan, modules, picture, {}, control);
            ASSERT_EQ(result.picture.size(), whole.picture->bytes().size());
            EXPECT_EQ(std::memcmp(result.picture.data(), whole.picture->bytes().data(), result.picture.size()), 0);
            EXPECT_GT(result.time.medianUs, 0);
        }
        EXPECT_EQ(progress.size(), 2U * static_cast<std::size_t>(plan.repetition.times));
        EXPECT_EQ(progress.back(), 1);

        std::stop_source stop;
        control.stop = stop.get_token();
        control.progress = [&](double fraction) {
            if (fraction > 0.3)
                stop.request_stop();
        };
        EXPECT_THROW(backend->run(plan, modules, picture, {}, control), Cancelled);
        control.stop = {};
        const CudaResult after = backend->run(plan, modules, picture, {}, control);
        EXPECT_EQ(std::memcmp(after.picture.data(), whole.picture->bytes().data(), after.picture.size()), 0);
    }
}

/// Images in a file that is larger than the memory: the same sums, while the next piece is read.
TEST_F(SeveralGpus, TakePiecesFromAFile)
{
    const Image stack = toGrey(makeSample("board", 9, 7 * 301));
    const TestFile stored(npyText(stack, 7));
    const std::string& path = stored.path();
    m_request.recipe.parameters = {{"data", std::string("file")}, {"file", path}, {"rows", std::int64_t{301}}};
    m_request.recipe.strategy = "nccl";
    const FileRequest file{"file", path, FileRequest::Kind::Images, 0, 0, 301};
    const Recipe recipe = Registry().completed(m_request.recipe);
    const Image picture(1, 1, PixelFormat::Grey8);
    const std::vector<DeviceInfo> devices = usableDevices();
    const auto backend = CudaBackend::open(devices[0], {devices.begin() + 1, devices.end()});
    Toolchain toolchain(ToolchainOptions::fromEnvironment());
    for (const int gpus : {1, 2})
        for (const int imagesOfPiece : {20, 1, 301}) {
            SCOPED_TRACE(testing::Message() << gpus << " GPUs, pieces of " << imagesOfPiece);
            Inputs inputs(picture);
            inputs.files["file"] = loadStoredImages(file, {});
            const Image exact = Registry().operation("covariance").reference(recipe, inputs, {});
            inputs.files["file"].image = nullptr;
            inputs.gpus = gpus;
            const Plan plan = operations::planPieces(recipe, inputs, imagesOfPiece);
            ASSERT_TRUE(plan.storedPieces.images);
            EXPECT_FALSE(plan.deviceOnly.empty());
            std::vector<CompiledModule> modules;
            for (const KernelSource& source : plan.sources)
                modules.push_back(
                    toolchain.compile(CompilerChoice::Auto,
                                      {source, plan.definitions, 10 * devices[0].major + devices[0].minor, true}, {}));
            std::vector<double> progress;
            RunControl control;
            control.progress = [&](double fraction) { progress.push_back(fraction); };
            const CudaResult result = backend->run(plan, modules, nullptr, {}, control);
            ASSERT_EQ(result.picture.size(), exact.bytes().size());
            std::vector<float> found(result.picture.size() / sizeof(float));
            std::memcpy(found.data(), result.picture.data(), result.picture.size());
            for (std::size_t i = 0; i < found.size(); ++i)
                ASSERT_NEAR(found[i], exact.row<float>(0)[i], 1e-7) << i;
            EXPECT_EQ(progress.size(), static_cast<std::size_t>(plan.repetition.times));
            ASSERT_TRUE(result.reading);
            EXPECT_EQ(result.reading->bytes, stack.bytes().size());
            EXPECT_LE(result.reading->waitedUs, result.reading->us);
            EXPECT_LE(result.reading->us, result.time.medianUs);

            std::stop_source stop;
            control.stop = stop.get_token();
            control.progress = [&](double) { stop.request_stop(); };
            if (plan.repetition.times > 1) {
                EXPECT_THROW(backend->run(plan, modules, nullptr, {}, control), Cancelled);
            }
            stored.shorten(stack.bytes().size() / 2);
            EXPECT_THAT([&] { backend->run(plan, modules, nullptr, {}, {}); },
                        testing::ThrowsMessage<MessageError>(testing::HasSubstr("of its 301 images")));
            stored.write(npyText(stack, 7));
            const CudaResult after = backend->run(plan, modules, nullptr, {}, {});
            EXPECT_EQ(after.picture, result.picture);
        }
}

TEST_F(SeveralGpus, AreAsManyAsThePlanIsFor)
{
    const std::vector<DeviceInfo> devices = usableDevices();
    Plan plan;
    plan.buffers = {{"output", 4, Buffer::Fill::Bytes, {}}};
    plan.pictureWidth = plan.pictureHeight = 1;
    plan.launches.push_back({.kernel = "ncclAllReduce",
                             .grid = {},
                             .block = {},
                             .arguments = {BufferArgument{0}, BufferArgument{0}, 1, 4, 0},
                             .library = "nccl"});
    const auto backend = CudaBackend::open(devices[0]);
    EXPECT_THROW(backend->run(plan, {}, nullptr, {}, {}), std::invalid_argument) << "NCCL for one";
    plan.shares = {0, {{}, {}}};
    EXPECT_THROW(backend->run(plan, {}, nullptr, {}, {}), std::invalid_argument) << "two, and there is one";
}
