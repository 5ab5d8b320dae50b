#include "gpu/image/sample.h"
#include "gpu/operations/registry.h"
#include "tests/gpu/remote/fake_worker.h"

#include <gtest/gtest.h>

#include <algorithm>

using namespace tilescope;

namespace
{

class RunnerElsewhere : public testing::Test
{
protected:
    RunnerElsewhere()
    {
        m_request.recipe.operation = "sobel";
        m_request.recipe.strategy = "shared";
        m_request.image = std::make_shared<const Image>(makeSample("board", 96, 64));
    }
    Runner runner(bool standsIn = true) const
    {
        RunnerOptions options = emulatorOnly();
        options.remote = m_gpu;
        options.standsIn = standsIn;
        return Runner(options);
    }

    std::shared_ptr<FakeWorker> m_gpu = std::make_shared<FakeWorker>();
    RunRequest m_request;
};

bool standsIn(const Report& report)
{
    return std::ranges::any_of(report.notes, [](const Message& note) {
        return english(note).find("The emulator is used instead.") != std::string::npos;
    });
}

} // namespace

TEST_F(RunnerElsewhere, RunsThere)
{
    Runner here = runner();
    ASSERT_TRUE(here.device().device);
    const Report report = here.run(m_request, {});
    EXPECT_EQ(m_gpu->runs, 1);
    EXPECT_EQ(m_gpu->backend, BackendChoice::Cuda) << "the worker's GPU, and nothing else";
    EXPECT_EQ(report.deviceName, "H100 at test");
    EXPECT_EQ(report.recipe.backend, BackendChoice::Auto) << "the recipe is the one that was asked for";
    EXPECT_FALSE(standsIn(report));
    m_request.recipe.backend = BackendChoice::Emulator;
    here.run(m_request, {});
    EXPECT_EQ(m_gpu->runs, 1) << "the emulator is here";
}

TEST_F(RunnerElsewhere, HasTheEmulatorStandInWithoutALink)
{
    Runner here = runner();
    m_gpu->isLost = true;
    const Report report = here.run(m_request, {});
    EXPECT_EQ(report.backend, BackendChoice::Emulator);
    EXPECT_TRUE(report.picture);
    EXPECT_TRUE(standsIn(report));
    m_gpu->isLost = false;
    EXPECT_FALSE(standsIn(here.run(m_request, {}))) << "the link is back";

    Runner strict = runner(false);
    m_gpu->isLost = true;
    EXPECT_THROW(strict.run(m_request, {}), LinkLost);
    EXPECT_THROW(runner(false).run(m_request, {}), LinkLost) << "never connected";
}

TEST_F(RunnerElsewhere, RefusesAResultThatIsNotThePlans)
{
    Runner here = runner();
    m_gpu->answersOtherPicture = true;
    const Report report = here.run(m_request, {});
    EXPECT_TRUE(standsIn(report));
    ASSERT_TRUE(report.picture);
    EXPECT_EQ(report.picture->width(), 96);
    EXPECT_NE(english(report.notes.back()).find("The worker's result has 1x1 pixels (grey8) instead of the 96x"),
              std::string::npos)
        << english(report.notes.back());
    EXPECT_THROW(runner(false).run(m_request, {}), LinkLost);
}

TEST_F(RunnerElsewhere, ShowsWhatIsInViewFirst)
{
    Runner here = runner();
    m_request.depth = RunDepth::Picture;
    m_request.preview.emplace();
    std::shared_ptr<const Preview> shown;
    m_request.preview->show = [&](std::shared_ptr<const Preview> preview) { shown = std::move(preview); };
    const Report report = here.run(m_request, {});
    ASSERT_TRUE(shown);
    EXPECT_EQ(*shown->picture, *report.picture);
    EXPECT_EQ(shown->width, 96);
    std::stop_source newer;
    newer.request_stop();
    m_request.preview->superseded = newer.get_token();
    EXPECT_THROW(here.run(m_request, {}), Cancelled) << "a newer setting does not wait for the rest";
}

/// As for this machine's GPU: an error that the emulator finds keeps a kernel from every GPU.
TEST_F(RunnerElsewhere, ChecksAnEditedKernelHere)
{
    Runner here = runner();
    m_request.recipe.source = here.registry().operation("sobel").strategies[1].source.text;
    std::string& text = *m_request.recipe.source;
    const std::string load = "tile[centre] = input[y * width + x];";
    const std::size_t at = text.find(load);
    ASSERT_NE(at, std::string::npos);
    text.replace(at, load.size(), "tile[centre] = input[y * width + x - 100000];");
    const Report report = here.run(m_request, {});
    EXPECT_TRUE(report.failed());
    EXPECT_TRUE(report.keptFromDevice);
    EXPECT_EQ(m_gpu->runs, 0);
}
