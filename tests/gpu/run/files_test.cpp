#include "gpu/image/sample.h"
#include "tests/gpu/run/emulator_only.h"

#include <gtest/gtest.h>

using namespace tilescope;

namespace
{

RunRequest covarianceOf(ParameterValues values)
{
    RunRequest request;
    request.recipe.operation = "covariance";
    request.recipe.strategy = "shared";
    request.recipe.block = {16, 16};
    request.recipe.parameters = std::move(values);
    request.image = std::make_shared<const Image>(makeSample("board", 512, 512));
    return request;
}

ParameterValues folder() { return {{"data", std::string("folder")}, {"folder", std::string("faces")}}; }

/// A stack of `count` images, and a note.
std::function<LoadedFile(const FileRequest&, const RunControl&)> loaderOf(int count, int& calls)
{
    return [count, &calls](const FileRequest& request, const RunControl&) {
        ++calls;
        Image stack(request.width, request.height * count, PixelFormat::Grey8);
        for (std::size_t i = 0; i < stack.bytes().size(); ++i)
            stack.bytes()[i] = static_cast<std::byte>(i * i % 251);
        return LoadedFile{std::make_shared<const Image>(std::move(stack)), {Message("Two files were skipped.")}};
    };
}

} // namespace

TEST(RunnerFiles, areLoadedOnceAndTheirNotesReported)
{
    int calls = 0;
    RunnerOptions options = emulatorOnly();
    options.loadFile = loaderOf(12, calls);
    Runner runner(options);
    RunRequest request = covarianceOf(folder());
    for (int i = 0; i < 2; ++i) {
        const Report report = runner.run(request, {});
        ASSERT_TRUE(report.check);
        EXPECT_EQ(report.check->mismatches, 0u);
        EXPECT_EQ(english(report.notes), std::vector<std::string>{"Two files were skipped."});
        EXPECT_EQ(report.annotations.gallery.size(), 17u);
        EXPECT_EQ(report.launches.size(), 4u);
        request.recipe.strategy = "global";
    }
    EXPECT_EQ(calls, 1);
}

TEST(RunnerFiles, thatCannotBeLoadedAreAMatterOfTheirSetting)
{
    RunnerOptions options = emulatorOnly();
    options.loadFile = [](const FileRequest&, const RunControl&) -> LoadedFile {
        throw std::runtime_error("The folder is empty.");
    };
    try {
        Runner(options).run(covarianceOf(folder()), {});
        FAIL() << "was accepted";
    } catch (const SettingError& error) {
        EXPECT_EQ(error.field, "folder");
        EXPECT_STREQ(error.what(), "The folder is empty.");
    }
    options.loadFile = [](const FileRequest&, const RunControl&) -> LoadedFile { throw Cancelled(); };
    EXPECT_THROW(Runner(options).run(covarianceOf(folder()), {}), Cancelled);
}
