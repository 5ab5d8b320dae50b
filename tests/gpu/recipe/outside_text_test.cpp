#include "gpu/recipe/text/outside_text.h"

#include <gtest/gtest.h>

using namespace tilescope;

TEST(OutsideText, CommandsNoTerminal)
{
    const std::pair<std::string, std::string> texts[] = {{"plain, é, 한국어, 😀\n\tnext", "plain, é, 한국어, 😀\n\tnext"},
                                                         {"\x1b[2J", "�[2J"},
                                                         {"\x1b]0;title\x07", "�]0;title�"},
                                                         {"\xc2\x9b"
                                                          "2J",
                                                          "�2J"}, // C1, as U+009B
                                                         {"\x9b"
                                                          "2J",
                                                          "�2J"}, // and as a byte
                                                         {"a\u202Eb\u2066c\u200Fd\u061Ce", "a�b�c�d�e"},
                                                         {"a\rb\bc\x7f", "a�b�c�"},
                                                         {std::string("a\0b", 3), "a�b"},
                                                         {"\xc0\xaf\xed\xa0\x80\xf4\x90\x80\x80", "���������"},
                                                         {"cut \xe2\x82", "cut ��"},
                                                         {"", ""}};
    for (const auto& [text, shown] : texts)
        EXPECT_EQ(shownText(text), shown);
}

TEST(OutsideText, ComputesNothingInASpreadsheet)
{
    const std::pair<std::string, std::string> cells[] = {{"shared", "shared"},
                                                         {"=HYPERLINK(1)", "'=HYPERLINK(1)"},
                                                         {"@SUM(A1)", "'@SUM(A1)"},
                                                         {"+1+1", "'+1+1"},
                                                         {"-cmd", "'-cmd"},
                                                         {"\t=1", "'\t=1"},
                                                         {"-0.5", "-0.5"},
                                                         {"+3", "+3"},
                                                         {"-1e-9", "-1e-9"},
                                                         {"1=1", "1=1"},
                                                         {"a,b", "\"a,b\""},
                                                         {"=\"a\"", "\"'=\"\"a\"\"\""},
                                                         {"two\nlines", "\"two\nlines\""},
                                                         {"", ""}};
    for (const auto& [text, cell] : cells)
        EXPECT_EQ(csvCell(text), cell);
    EXPECT_EQ(csvCell("a,b", '\t'), "a,b");
    EXPECT_EQ(csvCell("a\tb", '\t'), "\"a\tb\"");
}
