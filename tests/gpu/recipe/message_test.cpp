#include "gpu/recipe/message.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <limits>

using namespace tilescope;
using nlohmann::json;

namespace
{

/// As it is read from a report that says `said`.
Message readBack(const json& text, const std::string& said) { return messageFromJson(&text, said); }

/// With one of each kind of argument.
Message everyKind()
{
    return say(gpu::plural("%n [lane|lanes]: %1, %2, %3, %4 and %5."), 3, 1'234'567, Decimal{2.25, 1}, Percent{0.434},
               "tile[3]", say(gpu::phrase("block (%1, %2)"), "0", say(gpu::phrase("row %1"), -1'000)));
}

} // namespace

TEST(Message, PutsArgumentsWhereTheKeySays)
{
    EXPECT_EQ(english(say(gpu::phrase("%2 before %1, and %2 again"), "one", "two")), "two before one, and two again");
    EXPECT_EQ(english(say(gpu::phrase("nothing"))), "nothing");
    EXPECT_EQ(english(Message()), "");
    EXPECT_TRUE(Message().empty());
}

TEST(Message, LeavesWhatHasNoArgument)
{
    EXPECT_EQ(english(say(gpu::phrase("%1 of %2"), 1)), "1 of %2");
    EXPECT_EQ(english(Message("100 % of %n at 5%")), "100 % of %n at 5%");
    EXPECT_EQ(english(Message("__shared__ float tile[16]; a | b %0")), "__shared__ float tile[16]; a | b %0");
    EXPECT_EQ(english(verbatim("50%1 [a|b]")), "50%1 [a|b]");
}

TEST(Message, NumbersAreEnglish)
{
    const auto text = [](const MessageArgument& argument) { return english(argument); };
    EXPECT_EQ(text(999), "999");
    EXPECT_EQ(text(1'000), "1,000");
    EXPECT_EQ(text(-1'234'567), "-1,234,567");
    EXPECT_EQ(text(std::numeric_limits<std::int64_t>::min()), "-9,223,372,036,854,775,808");
    EXPECT_EQ(text(Decimal{2.25, 1}), "2.3") << "halves are rounded up";
    EXPECT_EQ(text(Decimal{2.04, 1}), "2");
    EXPECT_EQ(text(Decimal{100, 0}), "100");
    EXPECT_EQ(text(Decimal{-0.01, 1}), "0");
    EXPECT_EQ(text(Decimal{std::numeric_limits<double>::infinity(), 1}), "∞");
    EXPECT_EQ(text(Percent{0.434, 0}), "43 %");
    EXPECT_EQ(text(Percent{0.434, 1}), "43.4 %");
}

TEST(Message, TheNumberChoosesTheWords)
{
    const auto idle = [](int lanes) {
        return english(say(gpu::plural("%1 keeps %n [lane that never works|lanes that never work]."), lanes, "A warp"));
    };
    EXPECT_EQ(idle(1), "A warp keeps 1 lane that never works.");
    EXPECT_EQ(idle(0), "A warp keeps 0 lanes that never work.");
    EXPECT_EQ(idle(1'024), "A warp keeps 1,024 lanes that never work.");
    EXPECT_EQ(englishForm("[is|are] tile[x]", 2), "are tile[x]") << "brackets without a choice stay";
    EXPECT_EQ(english(say(gpu::plural("%n [byte|bytes] of %1"), 1, "a[b|c]")), "1 byte of a[b|c]")
        << "arguments are not read";
}

TEST(Message, JoinsSentences)
{
    const Message first = gpu::phrase("One."), second = gpu::phrase("Two.");
    EXPECT_EQ(english(joined(first, second)), "One. Two.");
    EXPECT_EQ(joined(first, {}), first);
    EXPECT_EQ(joined({}, second), second);
}

TEST(Message, AnExceptionSaysItInEnglish)
{
    const Message sentence = say(gpu::phrase("There is no pixel (%1, %2)."), "3", "4");
    const MessageError error(sentence);
    EXPECT_STREQ(error.what(), "There is no pixel (3, 4).");
    EXPECT_EQ(messageOf(error), sentence);
    EXPECT_EQ(messageOf(std::runtime_error("Disk full.")), Message("Disk full."));
}

TEST(MessageJson, RoundTrip)
{
    for (const Message& message : {everyKind(), Message("plain"), joined(everyKind(), everyKind()), verbatim("%1")}) {
        const json text = json::parse(toJson(message).dump());
        EXPECT_EQ(readBack(text, english(message)), message) << text;
    }
    EXPECT_TRUE(toJson(Message()).is_null());
    EXPECT_EQ(messageFromJson(nullptr, "of an older file"), Message("of an older file"));
    EXPECT_EQ(messageFromJson(nullptr, ""), Message());
}

TEST(MessageJson, SaysNothingElseThanItsEnglish)
{
    EXPECT_EQ(readBack(toJson(everyKind()), "A quite different sentence."), Message("A quite different sentence."));
}

TEST(MessageJson, MalformedTextsAreLeftOut)
{
    const std::string said = "said";
    json deep = toJson(Message(said)), wide = {{"key", said}, {"args", json::array()}};
    for (int level = 0; level < 200; ++level)
        deep = {{"key", said}, {"args", json::array({json::array({deep})})}};
    json phrases = json::array();
    for (int i = 0; i < 1'000; ++i)
        phrases.push_back(toJson(Message("x")));
    wide["args"].push_back(phrases);
    const json argument = {{"key", said}, {"args", json::array({0})}};
    std::vector<json> hostile{1,
                              "text",
                              json::array(),
                              json::object(),
                              {{"key", said}},
                              {{"key", 1}, {"args", json::array()}},
                              {{"key", said}, {"args", json::object()}},
                              {{"key", said}, {"args", json::array()}, {"n", 1.5}},
                              {{"key", said}, {"args", std::vector<int>(10, 1)}},
                              deep,
                              wide,
                              {{"key", said}, {"args", json::array({std::string(100'000, 'x')})}}};
    for (const json& value : std::initializer_list<json>{nullptr,
                                                         true,
                                                         1.5,
                                                         std::numeric_limits<std::uint64_t>::max(),
                                                         json::object(),
                                                         {{"value", 1}, {"decimals", 99}},
                                                         {{"value", "1"}, {"decimals", 1}},
                                                         {{"fraction", 1}, {"decimals", -1}},
                                                         json::array({1}),
                                                         json::array({json::object()})}) {
        hostile.push_back(argument);
        hostile.back()["args"][0] = value;
    }
    for (const json& text : hostile)
        EXPECT_EQ(readBack(text, said), Message(said)) << text.dump().substr(0, 200);
    EXPECT_EQ(readBack({{"key", said}, {"args", json::array({"unused"})}}, said), (Message{said, {"unused"}}))
        << "one that says it is kept";
}
