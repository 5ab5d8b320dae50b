#include "gpu/recipe/parameter.h"
#include "gpu/recipe/recipe.h"

#include <gtest/gtest.h>

namespace tilescope
{

namespace
{

Parameter odd()
{
    Parameter parameter;
    parameter.name = "width";
    parameter.defaultValue = std::int64_t(9);
    parameter.minimum = 3;
    parameter.maximum = 31;
    parameter.step = 2;
    return parameter;
}

std::vector<std::int64_t> integers(const std::string& text)
{
    std::vector<std::int64_t> found;
    for (const ParameterValue& value : valuesIn(odd(), text))
        found.push_back(std::get<std::int64_t>(value));
    return found;
}

} // namespace

TEST(ValueList, ReadsValuesListsAndRanges)
{
    using List = std::vector<std::int64_t>;
    EXPECT_EQ(integers("9"), (List{9}));
    EXPECT_EQ(integers("3, 5 ,9"), (List{3, 5, 9}));
    EXPECT_EQ(integers("3..9"), (List{3, 5, 7, 9})); // with the parameter's own step
    EXPECT_EQ(integers("3..11:4"), (List{3, 7, 11}));
    EXPECT_EQ(integers("3,9..13"), (List{3, 9, 11, 13}));
}

TEST(ValueList, RefusesWhatIsNoValueWithASentence)
{
    for (const char* text :
         {"", ",", "x", "3..", "..9", "9..3", "3..9:0", "3..9:-1", "4", "33", "3..1e99", "nan", "3..9:1e-300"}) {
        try {
            valuesIn(odd(), text);
            ADD_FAILURE() << "\"" << text << "\" was taken";
        } catch (const SettingError& error) {
            EXPECT_EQ(error.field, "width") << text;
            EXPECT_EQ(std::string(error.what()).back(), '.') << error.what();
        }
    }
}

TEST(ValueList, BlockSidesAscendAndStandOnce)
{
    EXPECT_EQ(blockSidesIn("block width", "32,8,16,8"), (std::vector<int>{8, 16, 32}));
    EXPECT_EQ(blockSidesIn("block width", "1..4"), (std::vector<int>{1, 2, 3, 4}));
    EXPECT_THROW(blockSidesIn("block width", "0"), SettingError);
    EXPECT_THROW(blockSidesIn("block width", "1025"), SettingError);
}

} // namespace tilescope
