#include "gpu/recipe/words/duration.h"

#include <gtest/gtest.h>

namespace tilescope
{

TEST(Duration, HasThreeFiguresAndTheUnitOfWhatTheyRoundTo)
{
    const struct {
        double microseconds;
        const char* text;
    } rows[] = {{0, "0.00 µs"},        {2.843, "2.84 µs"},     {9.9949, "9.99 µs"},    {9.995, "10.0 µs"},
                {9.996, "10.0 µs"},    {12.345, "12.3 µs"},    {17.25, "17.3 µs"},     {99.949, "99.9 µs"},
                {99.95, "100 µs"},     {847.2, "847 µs"},      {999.49, "999 µs"},     {999.5, "1.00 ms"},
                {999.7, "1.00 ms"},    {1000, "1.00 ms"},      {9'995, "10.0 ms"},     {99'950, "100 ms"},
                {999'499, "999 ms"},   {999'500, "1.00 s"},    {999'700, "1.00 s"},    {1'200'000, "1.20 s"},
                {9'996'000, "10.0 s"}, {61'000'000, "61.0 s"}, {999'700'000, "1000 s"}};
    for (const auto& row : rows)
        EXPECT_EQ(plainDuration(row.microseconds), row.text) << row.microseconds;
}

TEST(Duration, IsNeverAThousandOfAUnitThatHasANext)
{
    for (const double unit : {1.0, 1e3})
        for (double tenths = 9'980; tenths <= 10'020; ++tenths) {
            const std::string text = plainDuration(tenths / 10 * unit);
            EXPECT_EQ(text.find("1000"), std::string::npos) << text;
        }
}

TEST(Duration, ABandHasTheUnitOfItsLongerEnd)
{
    EXPECT_EQ(plainBand(3.1, 7.4), "3.10 – 7.40 µs");
    EXPECT_EQ(plainBand(840, 999.6), "0.84 – 1.00 ms");
    EXPECT_EQ(plainBand(3.1, 7.4, "_"), "3.10_–_7.40_µs");
}

} // namespace tilescope
