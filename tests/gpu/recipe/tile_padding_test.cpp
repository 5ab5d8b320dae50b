#include "gpu/recipe/text/tile_padding.h"

#include <gtest/gtest.h>

using namespace tilescope;

namespace
{

const std::string mark = "// Host: the rows of the tile lie 1 elements further apart.\n";

struct PaddingRow {
    const char* name;
    std::string text;
    std::string padded; ///< without the mark; empty: it cannot be done
};

class TilePadding : public testing::TestWithParam<PaddingRow>
{
};

} // namespace

TEST_P(TilePadding, ChangesWhatIsCertain)
{
    const auto padded = withTilePadding(GetParam().text, 1);
    ASSERT_EQ(padded.has_value(), !GetParam().padded.empty());
    if (padded) {
        EXPECT_EQ(*padded, mark + GetParam().padded);
        EXPECT_EQ(tilePaddingOf(*padded), 1);
        EXPECT_FALSE(withTilePadding(*padded, 1)) << "once only";
    }
}

INSTANTIATE_TEST_SUITE_P(
    Texts, TilePadding,
    testing::Values(
        PaddingRow{"PitchIsDeclaredOnce", "int tileWidth = n + 2;\nt[r * tileWidth + c]; t[p - tileWidth];",
                   "int tileWidth = n + 2 + 1;\nt[r * tileWidth + c]; t[p - tileWidth];"},
        PaddingRow{"PitchOfAChoice", "int tilePitch = n < 32 ? 3 * n : n + 2; t[r * tilePitch];",
                   "int tilePitch = (n < 32 ? 3 * n : n + 2) + 1; t[r * tilePitch];"},
        PaddingRow{"BeforeAComma", "int tilePitch = f(n, 2), rows = 3; t[r * tilePitch];",
                   "int tilePitch = f(n, 2) + 1, rows = 3; t[r * tilePitch];"},
        PaddingRow{"WidthBoundsALoopToo", "int tileWidth = n; for (c = 0; c < tileWidth; ++c) t[r * tileWidth + c];",
                   "int tileWidth = n; for (c = 0; c < tileWidth; ++c) t[r * (tileWidth + 1) + c];"},
        PaddingRow{"PitchIsAnArgument", "void f(int tileWidth, int tilePitch) { x * tileWidth; t[r * tilePitch]; }",
                   "void f(int tileWidth, int tilePitch) { x * tileWidth; t[r * (tilePitch + 1)]; }"},
        PaddingRow{"InAComment", "int tileWidth = n; // tileWidth % 2\nt[r * tileWidth]; /* tileWidth / 2 */",
                   "int tileWidth = n + 1; // tileWidth % 2\nt[r * tileWidth]; /* tileWidth / 2 */"},
        PaddingRow{"PlaceIsDivided", "int tileWidth = n; t[i] = f(i % tileWidth); t[r * tileWidth];", ""},
        PaddingRow{"SizeOfTheTile", "int tilePitch = n, size = tilePitch * m; t[r * tilePitch];", ""},
        PaddingRow{"SummandAndBound", "int tileWidth = n; c < tileWidth; t[p + tileWidth]; t[r * tileWidth];", ""},
        PaddingRow{"DeclaredSecond", "int n = 2, tileWidth = n; t[r * tileWidth];", ""},
        PaddingRow{"OtherName", "int tileWidths = n; t[r * tileWidths];", ""},
        PaddingRow{"NoProduct", "int tileWidth = n;", ""}, PaddingRow{"Empty", "", ""},
        PaddingRow{"EndsAtItsValue", "t[r * tilePitch]; int tilePitch = ", ""},
        PaddingRow{"EndsInAComment", "int tileWidth = n; t[r * tileWidth]; //",
                   "int tileWidth = n + 1; t[r * tileWidth]; //"}),
    [](const auto& row) { return std::string(row.param.name); });

TEST(SharedElements, AreOfTheTextsOwnType)
{
    const std::string text =
        "extern __shared__ uchar3 tile[]; __shared__ unsigned char grey[16][17];\n// __shared__ int i;";
    EXPECT_TRUE(hasSharedElements(text, 3));
    EXPECT_TRUE(hasSharedElements(text, 1));
    EXPECT_FALSE(hasSharedElements(text, 4));
    EXPECT_FALSE(hasSharedElements("__shared__ ", 4));
    EXPECT_FALSE(hasSharedElements("", 4));
}

TEST(TilePaddingOf, ReadsOnlyItsOwnComment)
{
    EXPECT_EQ(tilePaddingOf("// Host: the rows of the tile lie 12 elements further apart.\n"), 12);
    EXPECT_EQ(tilePaddingOf("// Host: the rows of the tile lie 99999 elements further apart.\n"), 0);
    EXPECT_EQ(tilePaddingOf("// Host: the rows of the tile lie -1 elements further apart.\n"), 0);
    EXPECT_EQ(tilePaddingOf("// Host: the rows of the tile lie 1"), 0);
    EXPECT_EQ(tilePaddingOf(""), 0);
    EXPECT_FALSE(withTilePadding("int tileWidth = n; t[r * tileWidth];", 0));
    EXPECT_FALSE(withTilePadding("int tileWidth = n; t[r * tileWidth];", 5000));
}
