#include "tests/gpu/mistakes/mistake_rows.h"

#include <gmock/gmock.h>

#include <set>
#include <sstream>

namespace tilescope
{
namespace
{

using testing::HasSubstr;

/// Calls `look` with the text of each strategy and each of its mistakes.
template <typename Look>
void forEveryMistake(const Look& look)
{
    const Registry registry;
    for (const Operation& operation : registry.operations())
        for (const Strategy& strategy : operation.strategies)
            for (const Mistake& mistake : registry.mistakes(operation, strategy.name)) {
                SCOPED_TRACE(operation.name + " " + strategy.name + " " + mistake.name);
                look(strategy.source.text, mistake);
            }
}

std::string refusalOf(const std::function<void()>& act)
{
    try {
        act();
    } catch (const SettingError& error) {
        EXPECT_EQ(error.field, "source");
        return error.what();
    }
    return "";
}

TEST(MistakeText, IsMadeOnceAndRepairedWithoutATrace)
{
    forEveryMistake([](const std::string& text, const Mistake& mistake) {
        EXPECT_FALSE(isApplied(text, mistake));
        const std::string wrong = applied(text, mistake);
        EXPECT_NE(wrong, text);
        EXPECT_TRUE(isApplied(wrong, mistake));
        EXPECT_EQ(repaired(wrong, mistake), text);
        EXPECT_THAT(refusalOf([&] { applied(wrong, mistake); }), HasSubstr("already"));
        EXPECT_THAT(refusalOf([&] { repaired(text, mistake); }), HasSubstr("cannot be repaired"));
    });
}

TEST(MistakeText, SaysAtTheChangedLineWhatIsWrong)
{
    forEveryMistake([](const std::string& text, const Mistake& mistake) {
        const std::string wrong = applied(text, mistake);
        EXPECT_THAT(wrong, HasSubstr("// Mistake"));
        std::istringstream lines(wrong);
        for (std::string line; std::getline(lines, line);) {
            const auto columns = std::count_if(line.begin(), line.end(), [](char c) { return (c & 0xC0) != 0x80; });
            EXPECT_TRUE(columns <= 120 || text.find(line) != std::string::npos) << columns << " columns: " << line;
        }
    });
}

TEST(MistakeText, IsDescribedForAMenu)
{
    std::set<std::string> names;
    std::string strategy;
    forEveryMistake([&](const std::string& text, const Mistake& mistake) {
        EXPECT_FALSE(mistake.name.empty() || mistake.title.empty() || mistake.lesson.empty() || mistake.edits.empty());
        EXPECT_TRUE(mistake.lesson.ends_with(".")) << mistake.lesson;
        for (const TextEdit& edit : mistake.edits)
            EXPECT_FALSE(edit.find.empty() || edit.replace.empty());
        if (text != strategy)
            names.clear();
        strategy = text;
        EXPECT_TRUE(names.insert(mistake.name).second) << "is there twice";
    });
}

TEST(MistakeText, FindsNoPlaceInATextThatWasEditedThere)
{
    const Mistake mistake{.name = "less",
                          .title = "Less",
                          .lesson = "It is less.",
                          .edits = {{"a + b", "a - b // Mistake: less"}, {"twice", "once", 2}}};
    const std::string text = "a + b; twice; twice;";
    EXPECT_EQ(applied(text, mistake), "a - b // Mistake: less; once; once;");
    for (const char* edited : {"", "a + c; twice; twice;", "a + b; twice;", "a + b; a + b; twice; twice;"})
        EXPECT_THAT(refusalOf([&] { applied(edited, mistake); }),
                    HasSubstr("\"Less\" cannot be applied to this source"))
            << edited;
    for (const char* edited : {"", "a - b // Mistake: less; once", "a - b // Mistake: lesser; twice; twice"})
        EXPECT_THAT(refusalOf([&] { repaired(edited, mistake); }), HasSubstr("\"Less\" cannot be repaired")) << edited;
}

TEST(MistakeText, EveryStrategyWithoutALibraryHasSome)
{
    const Registry registry;
    for (const Operation& operation : registry.operations())
        for (const Strategy& strategy : operation.strategies)
            EXPECT_EQ(registry.mistakes(operation, strategy.name).empty(), !strategy.library.empty())
                << operation.name << strategy.name;
}

} // namespace
} // namespace tilescope
