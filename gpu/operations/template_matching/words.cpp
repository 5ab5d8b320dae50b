#include "gpu/operations/mistake_parts.h"
#include "gpu/operations/plan_parts.h"
#include "gpu/operations/template_matching/match.h"

#include <cstdint>

// Strategies that multiply four pixels per instruction. They store the template's pixels as little-endian words of
// four, each row padded with zeros, which add nothing to a sum.

namespace tilescope::operations
{

namespace
{

/// Calls put(row, column, pixel) for each pixel.
template <typename Put>
void forEachPixel(const Image& pattern, const Put& put)
{
    for (int row = 0; row < pattern.height(); ++row)
        for (int column = 0; column < pattern.width(); ++column)
            put(static_cast<std::size_t>(row), static_cast<std::size_t>(column),
                static_cast<std::byte>(pattern.row<std::uint8_t>(row)[column]));
}

/// ⌈width / 4⌉ words per row, row by row.
std::vector<std::byte> templateWords(const Image& pattern)
{
    const auto words = static_cast<std::size_t>((pattern.width() + 3) / 4);
    std::vector<std::byte> bytes(4 * words * static_cast<std::size_t>(pattern.height()));
    forEachPixel(pattern, [&](std::size_t row, std::size_t column, std::byte pixel) {
        bytes[4 * words * row + column] = pixel;
    });
    return bytes;
}

/// The same words column by column.
std::vector<std::byte> templateColumns(const Image& pattern)
{
    const auto words = static_cast<std::size_t>((pattern.width() + 3) / 4);
    const auto height = static_cast<std::size_t>(pattern.height());
    std::vector<std::byte> bytes(4 * words * height);
    forEachPixel(pattern, [&](std::size_t row, std::size_t column, std::byte pixel) {
        bytes[4 * (column / 4 * height + row) + column % 4] = pixel;
    });
    return bytes;
}

/// Four copies, shifted right by 0, 1, 2 and 3 pixels, so that the picture's words need no shift. ⌈(width + 3) / 4⌉
/// elements per row, column by column; an element has four words, one of each copy.
std::vector<std::byte> shiftedColumns(const Image& pattern)
{
    const auto elements = static_cast<std::size_t>((pattern.width() + 6) / 4);
    const auto height = static_cast<std::size_t>(pattern.height());
    std::vector<std::byte> bytes(16 * elements * height);
    forEachPixel(pattern, [&](std::size_t row, std::size_t column, std::byte pixel) {
        for (std::size_t shift = 0; shift < 4; ++shift) {
            const std::size_t place = column + shift;
            bytes[16 * (place / 4 * height + row) + 4 * shift + place % 4] = pixel;
        }
    });
    return bytes;
}

constexpr Reading words{.text = "template_matching/dp4a.cu",
                        .from = Reading::From::Padded,
                        .constant = "templateWords",
                        .content = templateWords,
                        .hasSums = true};
constexpr Reading fourResults{.text = "template_matching/dp4a_outputs.cu",
                              .from = Reading::From::Padded,
                              .constant = "templateWords",
                              .content = templateWords,
                              .hasSums = true,
                              .columns = 4};
constexpr Reading fourRows{.text = "template_matching/dp4a_rows.cu",
                           .from = Reading::From::Padded,
                           .constant = "templateWords",
                           .content = templateColumns,
                           .hasSums = true,
                           .columns = 4,
                           .rows = 4};
constexpr Reading shiftedCopies{.text = "template_matching/shifted_templates.cu",
                                .from = Reading::From::Padded,
                                .content = shiftedColumns,
                                .hasSums = true,
                                .columns = 4,
                                .rows = 8};

constexpr char wordShift[] = "__dp4a(__funnelshift_r(low, high, 8 * (x % 4)), weights, products);";
constexpr char outputShift[] = "__dp4a(__funnelshift_r(low, high, 8 * i), weights, products[i]);";
constexpr char wordsBegin[] = "const unsigned* pixels = padded + (y + row) * (paddedPitch / 4) + x / 4;";

Mistake wordsAtAnyPlace()
{
    return {.name = "unaligned_words",
            .title = "Words at any address",
            .lesson = "A 4-byte load must start at a multiple of four. At any other address, the GPU aborts the kernel "
                      "with an error. The correct kernel therefore loads two words and uses a funnel shift.",
            .edits = {{wordsBegin, "// Mistake: a word begins at a multiple of four bytes only.\n"
                                   "            const unsigned* pixels = (const unsigned*)((const char*)padded + (y + "
                                   "row) * paddedPitch + x);"},
                      {wordShift, "__dp4a(low, weights, products);"}},
            .finds = {FindingKind::Misaligned},
            .pictureChanges = true};
}

/// __dp4a with int arguments interprets its bytes as -128 … 127.
Mistake signedBytes(const std::string& call, const std::string& sum, const std::string& shift)
{
    return {.name = "signed_bytes",
            .title = "Signed bytes",
            .lesson = "__dp4a on two ints multiplies signed bytes, so levels above 127 count as negative. Dark images "
                      "do not show it.",
            .edits = {{call, "__dp4a((int)__funnelshift_r(low, high, " + shift + "),\n" +
                                 std::string(sum == "products" ? 42 : 44, ' ') + "(int)weights, (int)" + sum +
                                 "); // Mistake: levels above 127 are negative."}},
            .pictureChanges = true};
}

Mistake shiftedTheOtherWay()
{
    return {.name = "shifted_left",
            .title = "Shifted the other way",
            .lesson =
                "A word's first pixel is its lowest byte, so moving right by one pixel shifts the bytes down. In the "
                "wrong direction, the windows lie too far to the left, and three out of four results are wrong.",
            .edits = {{"for (int i = 0; i < 4; ++i)\n                    products[i] = __dp4a(__funnelshift_r(",
                       "for (int i = 0; i < 4; ++i) // Mistake: the pixels go up in their words, not down.\n"
                       "                    products[i] = __dp4a(__funnelshift_l("}},
            .pictureChanges = true};
}

/// `rows` is the number of rows per thread.
Mistake gridOfThreads(const std::string& anchor, const std::string& rows)
{
    return gridRoundedDown(anchor, 1, "width / 4 / blockDim.x", "height / " + rows + " / blockDim.y");
}

/// The row that should be dropped stays.
Mistake rowsStay(const std::string& moves)
{
    return {
        .name = "rows_stay",
        .title = "Rows do not move up",
        .lesson = "Each row of the template must meet the next row of the image. If the registers are not passed on, "
                  "only the last row of results of each thread sees new rows.",
        .edits = {{moves, "// Mistake: the rows in registers do not move up, and every row of the template meets the "
                          "first."}},
        .pictureChanges = true};
}

Mistake oneCopyForAll()
{
    return {
        .name = "template_not_shifted",
        .title = "Template not shifted",
        .lesson = "Words of the image start only at every fourth pixel. With a single copy of the template, all four "
                  "results of a thread are those of its first window: the map looks like a staircase.",
        .edits = {{"products[j][1] = __dp4a(rows[j], four.y, products[j][1]);",
                   "products[j][1] = __dp4a(rows[j], four.x, products[j][1]); // Mistake: the copies are the same."},
                  {"products[j][2] = __dp4a(rows[j], four.z,", "products[j][2] = __dp4a(rows[j], four.x,"},
                  {"products[j][3] = __dp4a(rows[j], four.w,", "products[j][3] = __dp4a(rows[j], four.x,"}},
        .pictureChanges = true};
}

Mistake copiesCutOff()
{
    return {.name = "copies_cut_off",
            .title = "Shifted copies cut off",
            .lesson = "Shifted by three pixels, a row of 16 pixels extends into a fifth word. With only the words of "
                      "the unshifted row, the last pixels of three copies are lost, and all columns except the first "
                      "read wrong elements.",
            .edits = {{"int words = (templateWidth + 6) / 4, pitch = paddedPitch / 4;",
                       "int words = (templateWidth + 3) / 4, pitch = paddedPitch / 4; // Mistake: the shift takes room "
                       "too."}},
            .pictureChanges = true};
}

} // namespace

Plan planRows(const Recipe& recipe, const Inputs& inputs) { return planIn<fourRows>(recipe, inputs); }

Plan planShiftedTemplates(const Recipe& recipe, const Inputs& inputs) { return planIn<shiftedCopies>(recipe, inputs); }

std::vector<Mistake> rowsMistakes()
{
    return {rowsStay("for (int j = 0; j < 3; ++j)\n                    for (int i = 0; i < 4; ++i)\n"
                     "                        rows[j][i] = rows[j + 1][i];"),
            gridOfThreads("int y = 4 * (blockIdx.y * blockDim.y + threadIdx.y); // and of four rows", "4"),
            flatWindows(), floatSums("products[j][i]")};
}

std::vector<Strategy> wordStrategies()
{
    return {
        {.name = "dp4a",
         .title = "Four pixels per instruction",
         .idea = "__dp4a multiplies and adds four image pixels and four template pixels at once.",
         .source = kernelSource("template_matching/dp4a.cu"),
         .isBasic = true,
         .after = "padded",
         .expects = "One load, one shift and one __dp4a for four pixels instead of four loads and four "
                    "multiplications: 3× as fast as padded.",
         .plan = planIn<words>,
         .mistakes = {wordsAtAnyPlace(), signedBytes(wordShift, "products", "8 * (x % 4)"), neighboursSums(),
                      gridRoundedDown(threadY), exchangedThreads(), flatWindows(), floatSums()}},
        {.name = "dp4a_outputs",
         .title = "Four results per thread",
         .idea = "A thread computes four adjacent results. Each word of the image and the template is loaded once for "
                 "all four.",
         .source = kernelSource("template_matching/dp4a_outputs.cu"),
         .after = "dp4a",
         .expects = "Two loads and three shifts for four __dp4a instead of eight and four: 2.5× faster than dp4a.",
         .plan = planIn<fourResults>,
         .mistakes = {shiftedTheOtherWay(), signedBytes(outputShift, "products[i]", "8 * i"),
                      gridRoundedDown(threadY, 1, "width / 4 / blockDim.x"), flatWindows(), floatSums("products[i]")}},
        {.name = "dp4a_rows",
         .title = "Four rows per thread",
         .idea = "Each row of words that is loaded and shifted is used for four rows of results.",
         .source = kernelSource("template_matching/dp4a_rows.cu"),
         .after = "dp4a_outputs",
         .expects = "Three loads and three shifts for sixteen __dp4a instead of eight and twelve: the multipliers are "
                    "the limit, 0.9 ms at 52×52 on an H200, 1.6× faster than dp4a_outputs.",
         .plan = planRows,
         .mistakes = rowsMistakes()},
        {.name = "shifted_templates",
         .title = "Shifted templates",
         .idea = "Four shifted copies of the template, so that words of the image need no shift.",
         .source = kernelSource("template_matching/shifted_templates.cu"),
         .after = "dp4a_rows",
         .expects = "Two loads for 32 __dp4a, with no shift, but a fourteenth word where rows have 13: within 10 % of "
                    "dp4a_rows at 52×52, and slower at 16×16.",
         .plan = planShiftedTemplates,
         .mistakes = {oneCopyForAll(), copiesCutOff(),
                      rowsStay("for (int j = 0; j < 7; ++j)\n                    rows[j] = rows[j + 1];"),
                      gridOfThreads("int words = (templateWidth + 6) / 4, pitch = paddedPitch / 4;", "8"),
                      flatWindows(), floatSums("products[j][i]")}},
    };
}

} // namespace tilescope::operations
