#include "tests/gpu/run/emulator_only.h"
#include "tests/gpu/run/measured_effort.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <cstdio>

// The note of a run that is too long to check for races.

namespace tilescope
{
namespace
{

using testing::HasSubstr;

constexpr double most = 150e6; ///< warp instructions

class RaceNote : public testing::Test
{
protected:
    RaceNote() : m_runner(emulatorOnly()) { m_recipe.counters = CounterMode::None; }

    /// Without comparing the result, which takes long to compute.
    Report reportOf(const Image& picture)
    {
        RunRequest request;
        request.recipe = m_recipe;
        request.image = std::make_shared<const Image>(picture);
        request.check = request.annotate = false;
        return m_runner.run(request, {});
    }

    static std::string noteOf(const Report& report)
    {
        for (const Message& said : report.notes)
            if (const std::string note = english(said);
                note.find("runs of up to 150,000,000 warp instructions") != std::string::npos)
                return note;
        return "";
    }
    std::string noteOf(const Image& picture) { return noteOf(reportOf(picture)); }

    double effortOf(const Image& picture) { return m_effort.of(m_recipe, picture); }

    Runner m_runner;
    Recipe m_recipe;

private:
    MeasuredEffort m_effort;
};

TEST_F(RaceNote, NamesASmallerPicture)
{
    m_recipe.strategy = "global";
    m_recipe.block = {1, 1};
    const std::string note = noteOf(Image(2000, 1500, PixelFormat::Grey8));
    int width = 0, height = 0;
    const std::size_t at = note.find("With an image of ");
    ASSERT_NE(at, std::string::npos) << note;
    ASSERT_EQ(std::sscanf(note.c_str() + at, "With an image of %dx%d", &width, &height), 2) << note;
    EXPECT_LT(width, 2000);
    EXPECT_LE(effortOf(Image(width, height, PixelFormat::Grey8)), most);
    EXPECT_EQ(noteOf(Image(200, 150, PixelFormat::Grey8)), "");
}

/// "No barrier" on a large photo: its race is in every block.
TEST_F(RaceNote, ARaceIsFoundInSomeBlocksOfALongRun)
{
    m_recipe.operation = "blur";
    m_recipe.strategy = "shared";
    m_recipe.block = {16, 16};
    m_recipe.parameters["width"] = std::int64_t{31};
    const Image picture(1200, 900, PixelFormat::Grey8);
    ASSERT_GT(effortOf(picture), most);
    const Report right = reportOf(picture);
    EXPECT_TRUE(std::ranges::none_of(right.findings, [](const Finding& f) { return f.kind == FindingKind::Race; }));
    EXPECT_TRUE(right.picture);

    m_recipe = m_runner.registry().withMistake(m_recipe, "no_barrier");
    const Report report = reportOf(picture);
    const std::string note = noteOf(report);
    const auto race = std::ranges::find(report.findings, FindingKind::Race, &Finding::kind);
    ASSERT_NE(race, report.findings.end()) << note;
    EXPECT_EQ(race->severity, Severity::Error);
    EXPECT_GT(race->line, 0);
    EXPECT_TRUE(report.picture);
    int blocks = 0, all = 0;
    const std::size_t at = note.find("they were checked in ");
    ASSERT_NE(at, std::string::npos) << note;
    ASSERT_EQ(std::sscanf(note.c_str() + at, "they were checked in %d of its %d blocks", &blocks, &all), 2) << note;
    EXPECT_EQ(all, 75 * 57);
    EXPECT_GE(blocks, 100);
    EXPECT_LE(blocks, 256);
    EXPECT_THAT(note, HasSubstr("all blocks are checked for data races."));
}

/// For a generated set the picture does not matter.
TEST_F(RaceNote, NamesASmallerSettingWhereThePictureDoesNotMatter)
{
    m_recipe.operation = "covariance";
    m_recipe.parameters = {
        {"data", std::string("generated")}, {"patch", std::string("32x32")}, {"rows", std::int64_t{2'000}}};
    const Image picture(64, 48, PixelFormat::Grey8);
    ASSERT_GT(effortOf(picture), most);
    const std::string note = noteOf(picture);
    int rows = 0;
    const std::size_t at = note.find("With \"rows\" = ");
    ASSERT_NE(at, std::string::npos) << note;
    EXPECT_THAT(note, testing::Not(HasSubstr("image")));
    ASSERT_EQ(std::sscanf(note.c_str() + at, "With \"rows\" = %d,", &rows), 1) << note;
    m_recipe.parameters["rows"] = std::int64_t{rows};
    EXPECT_LE(effortOf(picture), most);
}

} // namespace
} // namespace tilescope
