#include "gpu/image/sample.h"
#include "gpu/run/recorded_runs.h"
#include "tests/gpu/run/emulator_only.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <fstream>
#include <sstream>

namespace tilescope
{
namespace
{

Report runOf(Runner& runner, const Recipe& recipe)
{
    RunRequest request;
    request.recipe = recipe;
    request.image = std::make_shared<const Image>(makeSample("board", 96, 64));
    request.imageName = "sample:board@96x64";
    Report report = runner.run(request, {});
    report.time.emplace();
    report.time->medianUs = 4.5;
    return report;
}

TEST(RecordedRuns, AreFoundByWhatDeterminesTheRun)
{
    Runner runner(emulatorOnly());
    Recipe recipe;
    recipe.operation = "blur";
    RecordedRuns made{"2026-11-25", "a test", {runOf(runner, recipe)}};
    const RecordedRuns recorded = recordedRunsFromJson(toJson(made).dump());
    ASSERT_EQ(recorded.runs.size(), 1U);
    EXPECT_EQ(recorded.date, "2026-11-25");
    EXPECT_EQ(recorded.runs.front().time, made.runs.front().time);
    EXPECT_EQ(recorded.runs.front().counters, made.runs.front().counters);
    EXPECT_TRUE(recorded.runs.front().annotations.facts.empty());

    const Registry& registry = runner.registry();
    const std::string image = "sample:board@96x64";
    EXPECT_TRUE(findRecorded(recorded, recipe, image, registry));
    Recipe same = recipe; // another machine, and a sigma that a box does not have
    same.backend = BackendChoice::Emulator;
    same.compiler = CompilerChoice::Clang;
    same.gpu = "Tesla P100";
    same.parameters["sigma"] = 3.0;
    EXPECT_TRUE(findRecorded(recorded, same, image, registry));
    Recipe other = recipe;
    other.block = {8, 8};
    EXPECT_FALSE(findRecorded(recorded, other, image, registry));
    other = recipe;
    other.source = "an edited text";
    EXPECT_FALSE(findRecorded(recorded, other, image, registry));
    EXPECT_FALSE(findRecorded(recorded, recipe, "sample:board@128x64", registry));
}

TEST(RecordedRuns, OfTheProgramAreAGpusAndStillPossible)
{
    const Registry registry;
    RecordedRuns recorded;
    for (const auto& entry : std::filesystem::directory_iterator(TILESCOPE_RESOURCES "/recorded/runs")) {
        std::ostringstream text;
        text << std::ifstream(entry.path()).rdbuf();
        recorded = recordedRunsFromJson(text.str());
    }
    EXPECT_GT(recorded.runs.size(), 100U);
    for (const Report& run : recorded.runs) {
        SCOPED_TRACE(run.recipe.operation + " " + run.recipe.strategy + " " + toText(run.recipe.block));
        EXPECT_EQ(run.backend, BackendChoice::Cuda);
        EXPECT_THAT(run.deviceName, testing::HasSubstr("NVIDIA"));
        ASSERT_TRUE(run.time);
        EXPECT_GT(run.time->medianUs, 1);
        EXPECT_NO_THROW((void)registry.completed(run.recipe));
        EXPECT_EQ(findRecorded(recorded, run.recipe, run.image.name, registry), &run);
    }
}

TEST(RecordedRuns, DamagedFilesAreRefusedInWords)
{
    for (const char* text :
         {"", "[]", "{", R"({"format": "another", "version": 1})",
          R"({"format": "tilescope recorded runs", "version": 2, "date": "", "from": "", "runs": []})",
          R"({"format": "tilescope recorded runs", "version": 1, "date": "", "from": "", "runs": [1]})"})
        EXPECT_THROW((void)recordedRunsFromJson(text), SettingError) << text;
}

} // namespace
} // namespace tilescope
