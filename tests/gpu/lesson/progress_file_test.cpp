#include "gpu/lesson/progress_file.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <functional>

using namespace tilescope;
using nlohmann::json;
using testing::HasSubstr;

namespace
{

StepAnswer answered(const std::string& given, bool isRight = true)
{
    StepAnswer answer;
    answer.given = given;
    answer.isRight = isRight;
    answer.sawHint = true;
    answer.seconds = 12.5;
    return answer;
}

Progress kims()
{
    Progress made{"Kim / Lee", "1.0", "sobel", "tile", {}};
    LessonRecord& sobel = made.lessons["sobel"];
    sobel.answers["requests"] = answered("wide");
    sobel.answers["tile"] = answered("1,024", false);
    sobel.answers["tile"].seen["plain/main/shared_bytes"] = 324;
    sobel.answers["edit"].recipe = Recipe();
    sobel.answers["edit"].recipe->source = "// \"quoted\"\n";
    sobel.hands["requests"].before = {{"wide", 12}, {"square", 3}};
    sobel.hands["requests"].after = {{"wide", 2}, {"square", 13}};
    made.lessons["a teacher's own"].answers["one"] = answered("yes");
    return made;
}

std::string whyRefused(const std::string& text)
{
    try {
        (void)progressFromText(text);
    } catch (const SettingError& error) {
        return error.what();
    }
    return "it was read";
}

} // namespace

TEST(ProgressFile, GoesToAFileAndBack)
{
    EXPECT_EQ(progressFromText(toText(kims())), kims());
    EXPECT_EQ(progressFromText(toText(Progress())), Progress());
}

/// Of a file that was changed by hand the first wrong field is named.
TEST(ProgressFile, TamperedFilesAreRefusedInWords)
{
    const auto refusal = [](const std::function<void(json&)>& change) {
        json document = json::parse(toText(kims()));
        change(document);
        return whyRefused(document.dump());
    };
    EXPECT_THAT(refusal([](json& d) { d["student"] = 7; }), HasSubstr("\"student\" must be a string"));
    EXPECT_THAT(refusal([](json& d) { d["student"] = std::string(500, 'K'); }), HasSubstr("at most 400 bytes"));
    EXPECT_THAT(refusal([](json& d) { d["student"] = "two\nlines"; }), HasSubstr("one line"));
    EXPECT_THAT(refusal([](json& d) { d.erase("lessons"); }), HasSubstr("\"lessons\" is missing"));
    EXPECT_THAT(refusal([](json& d) { d["lessons"] = json::array(); }), HasSubstr("must be an object"));
    EXPECT_THAT(refusal([](json& d) { d["lessons"]["../sobel"] = d["lessons"]["sobel"]; }), HasSubstr("a slash"));
    EXPECT_THAT(refusal([](json& d) { d["lessons"]["sobel"]["answers"] = 3; }), HasSubstr("must be an object"));
    EXPECT_THAT(refusal([](json& d) { d["lessons"]["sobel"]["answers"]["tile"]["right"] = "yes"; }),
                HasSubstr("\"lessons.sobel.answers.tile.right\" must be true or false"));
    EXPECT_THAT(refusal([](json& d) { d["lessons"]["sobel"]["answers"]["tile"]["given"] = std::string(500, '1'); }),
                HasSubstr("longer than 400 bytes"));
    EXPECT_THAT(refusal([](json& d) { d["lessons"]["sobel"]["hands"]["requests"]["after"]["wide"] = -1; }),
                HasSubstr("between 0 and 999"));
    EXPECT_THAT(refusal([](json& d) { d["lessons"]["sobel"]["hands"]["requests"]["after"]["wide"] = "all"; }),
                HasSubstr("whole number"));
    EXPECT_THAT(refusal([](json& d) { d["lessons"]["sobel"]["hands"]["requests"].erase("before"); }),
                HasSubstr("\"lessons.sobel.hands.requests.before\" is missing"));
    EXPECT_THAT(refusal([](json& d) { d["marks"] = 1; }), HasSubstr("\"marks\" is unknown"));
    EXPECT_THAT(refusal([](json& d) { d["version"] = 2; }), HasSubstr("newer version"));
    EXPECT_THAT(refusal([](json& d) { d["format"] = "tilescope answers"; }),
                HasSubstr("not a Tilescope progress file"));
    EXPECT_THAT(refusal([](json& d) {
                    for (int i = 0; i < 201; ++i)
                        d["lessons"]["l" + std::to_string(i)] = d["lessons"]["sobel"];
                }),
                HasSubstr("at most 200 parts"));
}

/// A file that is cut short anywhere, too long, or something else.
TEST(ProgressFile, TruncatedAndLargeFilesAreRefused)
{
    const std::string whole = toText(kims());
    for (std::size_t length = 0; length + 2 < whole.size(); length += 7)
        EXPECT_THAT(whyRefused(whole.substr(0, length)), HasSubstr("not a Tilescope progress file")) << length;
    EXPECT_THAT(whyRefused(std::string(10 << 20, ' ')), HasSubstr("larger than 8 MB"));
    EXPECT_THAT(whyRefused(std::string(1 << 20, '[')), HasSubstr("levels deep"));
}

/// The further one wins for each lesson; nothing that only one of them has is lost.
TEST(ProgressFile, TheFurtherOneWins)
{
    Progress here{"Kim", "1.0", "blur", "one", {}};
    here.lessons["sobel"].answers["tile"] = answered("324");
    here.lessons["sobel"].answers["border"] = answered("yes");
    here.lessons["blur"].answers = {{"one", answered("a")}, {"two", answered("b")}};
    here.lessons["blur"].hands["one"].before = {{"a", 5}};
    Progress read = kims();
    read.lessons["blur"].answers = {{"one", answered("c")}, {"three", answered("d")}};
    read.lessons["blur"].hands["one"].before = {{"a", 9}};

    const Progress made = merged(here, read);
    EXPECT_EQ(made.student, read.student);
    EXPECT_EQ(made.step, "tile");
    const auto& sobel = made.lessons.at("sobel").answers;
    EXPECT_EQ(sobel.size(), 4U);
    EXPECT_EQ(sobel.at("tile").given, "1,024"); // the file has three answers, this computer two
    EXPECT_EQ(sobel.at("border").given, "yes");
    const auto& blur = made.lessons.at("blur").answers;
    EXPECT_EQ(blur.at("one").given, "a"); // as far: what is here stays
    EXPECT_EQ(blur.size(), 3U);
    EXPECT_EQ(made.lessons.at("blur").hands.at("one").before.at("a"), 5);
    EXPECT_EQ(made.lessons.at("sobel").hands, read.lessons.at("sobel").hands);
    EXPECT_EQ(made.lessons.count("a teacher's own"), 1U);
    EXPECT_EQ(merged(made, made), made);
}

TEST(HandsTest, CountsStayWithinBounds)
{
    Hands hands;
    EXPECT_TRUE(hands.isEmpty());
    EXPECT_EQ(hands.leader(), "");
    hands.add(Vote::Before, "a", -1);
    EXPECT_EQ(hands.count(Vote::Before, "a"), 0);
    hands.add(Vote::Before, "a", 2);
    hands.add(Vote::Before, "b", 2);
    EXPECT_EQ(hands.leader(), ""); // nobody is ahead
    hands.add(Vote::Before, "b", 1);
    EXPECT_EQ(hands.leader(), "b");
    hands.add(Vote::After, "a", 1); // the last vote decides
    EXPECT_EQ(hands.leader(), "a");
    hands.add(Vote::After, "a", 1 << 30);
    EXPECT_EQ(hands.total(Vote::After), Hands::most);
}
