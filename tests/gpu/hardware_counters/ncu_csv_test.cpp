#include "tests/gpu/hardware_counters/program/ncu_csv.h"

#include <gtest/gtest.h>

#include <stdexcept>

namespace tilescope
{
namespace
{

TEST(NcuCsv, CountsInEveryWriting)
{
    const struct {
        const char* text;
        std::optional<std::uint64_t> count;
    } cases[] = {
        {"0", 0},
        {"100804", 100804},
        {"100,804", 100804},
        {"1,404,062", 1404062},
        {"12.000000", 12},
        {"18446744073709551615", ~std::uint64_t{0}},
        {"n/a", std::nullopt},
        {"", std::nullopt},
        {"-3", std::nullopt},
        {"0.5", std::nullopt},
        {"12 x", std::nullopt},
        {"18446744073709551616", std::nullopt},
        {".", std::nullopt},
    };
    for (const auto& c : cases)
        EXPECT_EQ(parseCount(c.text), c.count) << c.text;
}

TEST(NcuCsv, ReadsKernelsInTheOrderOfTheirLaunches)
{
    const auto rows = parseNcuCsv(R"csv(==PROF== Connected to process 12 (/x/hardware_counters)
==PROF== Profiling "gather" - 0: 0%....50%....100% - 9 passes
183 cases launched on a "GPU", twice
==PROF== Disconnected from process 12
"ID","Process ID","Kernel Name","Block Size","memory_l1_wavefronts_shared","smsp__inst_executed.sum"
"","","","","","inst"
"0","12","gather(const unsigned char *, float *, int)","(16, 16, 1)","n/a","1,404,062"
"1","12","say ""a, b""","(8, 8, 1)","440,320","7"
==WARNING== a word at the end
)csv");
    ASSERT_EQ(rows.size(), 2u);
    EXPECT_EQ(rows[0].kernel, "gather");
    EXPECT_EQ(rows[0].metrics.at("smsp__inst_executed.sum"), 1404062u);
    EXPECT_EQ(rows[0].metrics.at("memory_l1_wavefronts_shared"), std::nullopt);
    EXPECT_EQ(rows[1].kernel, "say \"a, b\"");
    EXPECT_EQ(rows[1].metrics.at("memory_l1_wavefronts_shared"), 440320u);
}

TEST(NcuCsv, WindowsLineEndsAndAFieldOfTwoLines)
{
    const auto rows = parseNcuCsv("\"ID\",\"Kernel Name\",\"a\"\r\n\"0\",\"first\nline\",\"5\"\r\n");
    ASSERT_EQ(rows.size(), 1u);
    EXPECT_EQ(rows[0].kernel, "first\nline");
    EXPECT_EQ(rows[0].metrics.at("a"), 5u);
}

TEST(NcuCsv, WhatIsNoTableIsRefusedWithItsLine)
{
    const struct {
        const char* text;
        const char* says;
    } cases[] = {
        {"", "no table"},
        {"==ERROR== The user does not have permission\n", "no table"},
        {"\"ID\",\"a\"\n\"0\",\"1\"\n", "Kernel Name"},
        {"\"ID\",\"Kernel Name\"\n\"0\",\"k\"\n\"1\",\"k\",\"more\"\n", "Line 3"},
        {"\"ID\",\"Kernel Name\"\n\"0\",\"k", ""}, // truncated inside a field: the part is read
    };
    for (const auto& c : cases) {
        try {
            (void)parseNcuCsv(c.text);
            EXPECT_STREQ(c.says, "") << c.text;
        } catch (const std::runtime_error& error) {
            EXPECT_NE(std::string(error.what()).find(c.says), std::string::npos) << error.what();
        }
    }
}

} // namespace
} // namespace tilescope
