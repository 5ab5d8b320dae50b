#include "gpu/recipe/words/figures.h"

#include <gtest/gtest.h>

#include <set>

namespace tilescope
{

TEST(Figures, AreNamedOnceAndExplained)
{
    std::set<std::string> keys, names;
    for (const Figure& figure : figures()) {
        EXPECT_TRUE(keys.insert(figure.key).second) << figure.key;
        EXPECT_TRUE(names.insert(figure.name).second) << figure.name;
        EXPECT_FALSE(figure.shortName.empty()) << figure.key;
        EXPECT_TRUE(figure.meaning.ends_with('.')) << figure.key << ": " << figure.meaning;
        EXPECT_NE(figure.measured == nullptr, figure.counted == nullptr) << figure.key;
        EXPECT_FALSE(figure.of(Report{})) << figure.key << " of a report without anything";
        EXPECT_EQ(&figureNamed(figure.key), &figure);
    }
    EXPECT_THROW(figureNamed("no_such_figure"), std::logic_error);
}

/// Every explanation of a wavefront is the same sentence.
TEST(Figures, AWavefrontIsExplainedOnce)
{
    const std::string sentence = figureNamed("shared_wavefronts").meaning;
    for (const Figure& figure : figures()) {
        if (figure.name.find("wavefronts") != std::string::npos) {
            EXPECT_NE(figure.meaning.find(sentence), std::string::npos) << figure.key;
        }
    }
}

TEST(Figures, OfAWholeRunLackNothingThatTexturesMove)
{
    Report report;
    report.image = {"board", 64, 32, 1};
    report.counters.emplace();
    report.counters->globalLoad = {64, 128, 64};
    for (const bool isRead : {false, true}) {
        report.counters->textureRequests = isRead ? 64 : 0;
        for (const char* key : {"sectors", "bytes_per_pixel", "sectors_per_pixel", "global_load_sectors"}) {
            EXPECT_EQ(figureNamed(key).of(report).has_value(), !isRead) << key;
            EXPECT_EQ(figureNamed(key).idealOf(report).has_value(), !isRead) << key;
        }
    }
    EXPECT_EQ(figureNamed("global_load_sectors").of(*report.counters), 128) << "as it was counted";
}

TEST(Figures, AreWrittenByTheirUnit)
{
    const struct {
        double value;
        FigureUnit unit;
        const char* text;
    } rows[] = {{440320, FigureUnit::Count, "440320"},
                {1600, FigureUnit::Bytes, "1600 B"},
                {2.843, FigureUnit::Microseconds, "2.84 µs"},
                {2.843, FigureUnit::Milliseconds, "2.84 ms"},
                {1785.2, FigureUnit::Megahertz, "1785 MHz"},
                {0, FigureUnit::Ratio, "0.00"},
                {0.0625, FigureUnit::Ratio, "0.063"},
                {1.125, FigureUnit::Ratio, "1.13"},
                {391.5, FigureUnit::Ratio, "392"},
                {0.75, FigureUnit::Fraction, "75 %"},
                {8.34, FigureUnit::Percent, "8.3 %"},
                {73.4, FigureUnit::Percent, "73 %"},
                {25.6, FigureUnit::Share, "25.6 %"},
                {0.00012345, FigureUnit::Number, "0.0001234"}};
    for (const auto& row : rows)
        EXPECT_EQ(plainFigure(row.value, row.unit), row.text);
    EXPECT_EQ(plainFigure(75, FigureUnit::Percent, "_"), "75_%");
}

TEST(Figures, KeepTheirCapitalsAmongWords)
{
    EXPECT_EQ(lowerFirst("Load sectors"), "load sectors");
    EXPECT_EQ(lowerFirst("GPU time"), "GPU time");
    EXPECT_EQ(titleOf(figureNamed("branches")), "Branches, PTX");
}

} // namespace tilescope
