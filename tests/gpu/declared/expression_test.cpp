#include "gpu/declared/expression.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

using namespace tilescope;
using testing::HasSubstr;

namespace
{

ExpressionValue figure(const ExpressionPointer& pointer)
{
    if (pointer.run != "a")
        throw ExpressionError("There is no report of \"" + pointer.run + "\".");
    if (pointer.path == "six")
        return 6.0;
    if (pointer.path == "name")
        return std::string("blocks");
    return {};
}

std::string written(double number) { return "<" + std::to_string(static_cast<long>(number)) + ">"; }

TEST(Expression, ComputesAsWritten)
{
    const std::pair<const char*, double> rows[] = {
        {"1 + 2 * 3", 7},
        {"(1 + 2) * 3", 9},
        {"7 // 2", 3},
        {"-7 // 2", -4},
        {"-7 % 3", 2},
        {"7 / 2", 3.5},
        {"2 - 3 - 4", -5},
        {"--3", 3},
        {"1.5e2", 150},
        {"1 < 2 < 3", 1},
        {"1 < 3 < 2", 0},
        {"1 == 1 and 2 != 2", 0},
        {"false or not false", 1},
        {"true and 1 <= 1 and 2 >= 3 or 1 > 0", 1},
        {"min(3, 2) + max(3, 2)", 5},
        {"abs(2 - 5)", 3},
        {"round(2.5)", 3},
        {"round(1.2345, 2)", 1.23},
        {"{a/six} * 2", 12},
        {"{a/six}/{a/six}", 1},
        {"{a/name} == \"blocks\"", 1},
        {"{a/name} == \"warps\" or {a/six} == 6", 1},
        {"{a/name} != 3", 1},
        {"false and {b/six} > 1", 0}, // what is not needed is not read
    };
    for (const auto& [text, value] : rows)
        EXPECT_DOUBLE_EQ(Expression(text).number(figure), value) << text;
}

TEST(Expression, ListsItsPointersOnce)
{
    const Expression expression("{a/six} + {b/x/y} > {a/six}");
    EXPECT_EQ(expression.pointers(), (std::vector<ExpressionPointer>{{"a", "six"}, {"b", "x/y"}}));
}

TEST(Expression, RefusesWhatItCannotRead)
{
    const std::pair<std::string, const char*> rows[] = {
        {"", "is missing"},
        {"1 +", "is missing"},
        {"(1", "\")\" is missing"},
        {"1 2", "follows the end"},
        {"{a}", "{RUN/PATH}"},
        {"{a/", "no closing"},
        {"\"a", "closing quote"},
        {"sqrt(2)", "not a function"},
        {"min(1)", "wrong number of arguments"},
        {"abs(1, 2)", "wrong number of arguments"},
        {"__import__(1)", "is missing"},
        {std::string(3000, '1'), "more than 2000"},
        {std::string(500, '('), "nested too deeply"},
        {std::string(500, '-') + "1", "nested too deeply"},
    };
    for (const auto& [text, message] : rows) {
        try {
            Expression{text};
            ADD_FAILURE() << text;
        } catch (const ExpressionError& error) {
            EXPECT_THAT(error.what(), HasSubstr(message)) << text;
        }
    }
}

TEST(Expression, SaysWhyItHasNoValue)
{
    const std::pair<const char*, const char*> rows[] = {
        {"1 / (2 - 2)", "division by 0"},
        {"{a/nothing} + 1", "{a/nothing} has no value"},
        {"{a/nothing} == 1", "missing in this report"},
        {"{a/name} + 1", "is a text, not a number"},
        {"{a/name} < 1", "compares numbers only"},
        {"{b/six} == 6", "no report of \"b\""},
    };
    for (const auto& [text, message] : rows) {
        try {
            (void)Expression(text).number(figure);
            ADD_FAILURE() << text;
        } catch (const ExpressionError& error) {
            EXPECT_THAT(error.what(), HasSubstr(message)) << text;
        }
    }
}

TEST(FilledText, HasFiguresAndLeavesCodeAlone)
{
    EXPECT_EQ(filledText("It takes {a/six}, limited by {a/name}; [[2 * {a/six}]] in all.", figure, written),
              "It takes <6>, limited by blocks; <12> in all.");
    const std::string code = "if (a) { b[0] = c / d; } else {a} [1]";
    EXPECT_EQ(filledText(code, figure, written), code);
    EXPECT_THROW((void)filledText("{a/nothing}", figure, written), ExpressionError);
    EXPECT_THROW((void)filledText("[[1 + ]]", figure, written), ExpressionError);
}

} // namespace
