#include "gpu/recipe/parameter.h"
#include "gpu/recipe/recipe.h"
#include "gpu/recipe/words/typed_number.h"

#include <gtest/gtest.h>

#include <limits>

using namespace tilescope;

namespace
{

Parameter odd()
{
    return {"width", "Width", ParameterType::Integer, std::int64_t(9), 3, 31, 2, {}, "px", "Side of the filter."};
}
Parameter sigma()
{
    return {"sigma", "Sigma", ParameterType::Real, 1.5, 0.25, 10, 0.25, {}, "px", "Width of the bell."};
}
Parameter choice()
{
    return {"filter", "Filter", ParameterType::Choice, "box", 0, 0, 1, {"box", "gaussian"}, "", "Shape of the filter."};
}
Parameter flag() { return {"invert", "Invert", ParameterType::Boolean, false, 0, 0, 1, {}, "", "White for black."}; }

std::string outcome(const Parameter& parameter, const std::string& text)
{
    try {
        return "=" + toText(parseValue(parameter, text));
    } catch (const SettingError& error) {
        return error.what();
    }
}

} // namespace

TEST(TypedNumber, CommaAndPointAreWhatTheyCanBe)
{
    using Numbers = std::vector<double>;
    const std::pair<const char*, Numbers> rows[] = {
        {"146", {146}},
        {"1.46", {1.46}},
        {"1,46", {1.46}},
        {"-0,5", {-0.5}},
        {"0,315", {0.315}},
        {"0.315", {0.315}},
        {"1,85139", {1.85139}},
        {"8,192", {8192, 8.192}}, // as the window writes it, or as a comma is elsewhere
        {"8.192", {8.192, 8192}},
        {"1,851,392", {1851392}},
        {"1.851.392", {1851392}},
        {"1 851 392", {1851392}},
        {"1\u00a0851\u202f392,5", {1851392.5}},
        {"1,851,392.5", {1851392.5}},
        {"1.851.392,5", {1851392.5}},
        {"\u22121,46", {-1.46}},
        {"12345,6", {12345.6}},
        {"1e3", {1000}},
        {"1,85,392", {}},
        {"1,2,3", {}},
        {"1.2.3", {}},
        {",", {}},
        {"1,", {1}},
        {"", {}},
        {"nan", {}},
        {"inf", {}},
        {"1,46 px", {}},
        {"one", {}},
    };
    for (const auto& [text, numbers] : rows)
        EXPECT_EQ(typedNumbers(text), numbers) << text;
}

TEST(Parameter, readsWhatIsAllowedAndSaysWhatIs)
{
    struct Case {
        Parameter parameter;
        const char* text;
        const char* outcome;
    };
    const Case cases[] = {
        {odd(), "9", "=9"},
        {odd(), "31", "=31"},
        {odd(), "8", "\"width\" cannot be 8: it must be an odd number from 3 to 31 px. The nearest valid value is 9."},
        {odd(), "33",
         "\"width\" cannot be 33: it must be an odd number from 3 to 31 px. The nearest valid value is 31."},
        {odd(), "-1",
         "\"width\" cannot be -1: it must be an odd number from 3 to 31 px. The nearest valid value is 3."},
        {odd(), "9.5", "\"width\" cannot be \"9.5\": it must be an odd number from 3 to 31 px."},
        {odd(), "", "\"width\" cannot be \"\": it must be an odd number from 3 to 31 px."},
        {odd(), "99999999999999999999",
         "\"width\" cannot be \"99999999999999999999\": it must be an odd number from 3 "
         "to 31 px."},
        {sigma(), "1.3", "=1.3"},
        {sigma(), "2", "=2"},
        {sigma(), "11", "\"sigma\" cannot be 11: it must be between 0.25 and 10 px. The nearest valid value is 10."},
        {sigma(), "nan",
         "\"sigma\" cannot be nan: it must be between 0.25 and 10 px. The nearest valid value is 0.25."},
        {sigma(), "wide", "\"sigma\" cannot be \"wide\": it must be a number."},
        {choice(), "gaussian", "=gaussian"},
        {choice(), "median", "\"filter\" cannot be \"median\". Valid values: box, gaussian."},
        {flag(), "on", "=on"},
        {flag(), "false", "=off"},
        {flag(), "maybe", "\"invert\" cannot be \"maybe\": it must be on or off."},
    };
    for (const Case& c : cases)
        EXPECT_EQ(outcome(c.parameter, c.text), c.outcome) << c.parameter.name << " = " << c.text;
}

TEST(Parameter, refusesAValueOfAnotherType)
{
    EXPECT_THROW(checkedValue(odd(), ParameterValue(9.0)), SettingError);
    EXPECT_THROW(checkedValue(odd(), ParameterValue("9")), SettingError);
    EXPECT_THROW(checkedValue(flag(), ParameterValue(std::int64_t(1))), SettingError);
    EXPECT_THROW(checkedValue(choice(), ParameterValue(true)), SettingError);
    EXPECT_EQ(checkedValue(sigma(), ParameterValue(std::int64_t(2))), ParameterValue(2.0));
    EXPECT_THROW(checkedValue(sigma(), ParameterValue(std::numeric_limits<double>::infinity())), SettingError);
    EXPECT_THROW(checkedValue(odd(), ParameterValue(std::numeric_limits<std::int64_t>::max())), SettingError);
}
