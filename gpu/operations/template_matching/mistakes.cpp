#include "gpu/operations/mistake_parts.h"
#include "gpu/operations/template_matching/ntt_mistakes.h"
#include "gpu/operations/template_matching/template_matching.h"

#include <cstdint>

namespace tilescope::operations
{

namespace
{

constexpr char threadY[] = "int y = blockIdx.y * blockDim.y + threadIdx.y;";
constexpr char tileY[] = "int y = y0 + threadIdx.y;"; ///< the same line of the shared strategy
constexpr char filling[] =
    "for (int row = threadIdx.y; row < blockDim.y + templateHeight; row += blockDim.y)\n"
    "        for (int column = threadIdx.x; column < tileWidth + templateWidth; column += blockDim.x)";

Mistake flatWindows()
{
    return {.name = "flat_windows",
            .title = "Flat windows divide by zero",
            .lesson =
                "A window of one colour has no variance: 0 / 0 is no number, and limiting it to -1 … 1 makes it -1. "
                "Flat parts of the picture become the worst match of all instead of none.",
            .edits = {{"(float)covariance / (bound > 0 ? bound : 1.0f), -1.0f), 1.0f);",
                       "(float)covariance / bound, -1.0f), 1.0f); // Mistake: 0 / 0."}},
            .pictureChanges = true,
            // Larger windows of one colour are in few photographs; of 2x2 pixels there are some in each.
            .parameters = {{"template", std::string("0,0,2,2")}}};
}

Mistake floatSums()
{
    return {
        .name = "float_sums",
        .title = "Products in floats",
        .lesson = "A float keeps 24 bits. Where the picture is bright and has little contrast, the variance is the "
                  "small difference of two large products, and what is left of it is rounding.",
        .edits = {{"long long pixels = templateWidth * templateHeight;",
                   "float pixels = templateWidth * templateHeight; // Mistake: floats are too short for what follows."},
                  {"long long covariance = pixels * products - (long long)sum",
                   "float covariance = pixels * products - (float)sum"},
                  {"long long variance = pixels * squares - (long long)sum",
                   "float variance = pixels * squares - (float)sum"},
                  {"long long templateVariance = pixels * templateSquares - (long long)templateSum",
                   "float templateVariance = pixels * templateSquares - (float)templateSum"}},
        .pictureChanges = true};
}

Mistake returnFromTile()
{
    Mistake mistake = earlyReturn(tileY);
    mistake.edits = {{tileY, std::string(tileY) +
                                 "\n    // Mistake: these threads leave before the barrier that all must come to.\n"
                                 "    if (x0 + threadIdx.x >= width || y >= height)\n        return;"}};
    return mistake;
}

Mistake blockPixelsOnly()
{
    return haloForgotten(
        {{filling, "// Mistake: the halo is forgotten; what the windows reach beyond the block is not "
                   "loaded.\n"
                   "    for (int row = threadIdx.y; row < blockDim.y; row += blockDim.y)\n"
                   "        for (int column = threadIdx.x; column < tileWidth; column += blockDim.x)"}});
}

Mistake piecesOfTheBlock()
{
    Mistake mistake = fourPieces(
        {{filling,
          "// Mistake: four pieces of the block's size each, however large the template is.\n"
          "    for (int piece = 0; piece < 4; ++piece)\n"
          "        if (int row = threadIdx.y + piece / 2 * blockDim.y, column = threadIdx.x + piece % 2 * blockDim.x;\n"
          "            row < blockDim.y + templateHeight && column < tileWidth + templateWidth)"}});
    mistake.lesson =
        "A block, a piece on its right, one below and one in the corner: right as long as the template is no "
        "larger than the block, wrong as soon as it outgrows it.";
    mistake.block = BlockSize{32, 8};
    return mistake;
}

/// Older printings' pitch.
Mistake pitchRoundedDown()
{
    return {
        .name = "pitch_rounded_down",
        .title = "Pitch rounded down",
        .lesson =
            "The pitch must be rounded up to a multiple of 64. Rounded down it is shorter than a row of the tile, "
            "and the end of each row is overwritten by the beginning of the next.",
        .edits = {{tileY, std::string(tileY) + "\n    tilePitch = (tileWidth + templateWidth) / 64 * 64; // Mistake: "
                                               "rounded down, a row is longer."}},
        .finds = {"race"},
        .pictureChanges = true,
        .parameters = {{"tile_width", std::int64_t{96}}}};
}

/// Where a thread stands in the tile follows the exchange.
Mistake exchangedInTile()
{
    Mistake mistake = exchangedThreads();
    mistake.edits = {{tileY, "int y = y0 + threadIdx.x; // Mistake: threadIdx.x and threadIdx.y are exchanged."},
                     {"for (int tileX = threadIdx.x; tileX < tileWidth; tileX += blockDim.x)",
                      "for (int tileX = threadIdx.y; tileX < tileWidth; tileX += blockDim.y)"},
                     {"tile[(threadIdx.y + row) * tilePitch + tileX + column]",
                      "tile[(threadIdx.x + row) * tilePitch + tileX + column]"}};
    return mistake;
}

constexpr char windowSums[] = "int sum = sums[y * sumsPitch + x].x, squares = sums[y * sumsPitch + x].y;";
constexpr char wordShift[] = "__dp4a(__funnelshift_r(low, high, 8 * (x % 4)), weights, products);";
constexpr char outputShift[] = "__dp4a(__funnelshift_r(low, high, 8 * i), weights, products[i]);";
constexpr char wordsBegin[] = "const unsigned* pixels = padded + (y + row) * (paddedPitch / 4) + x / 4;";

Mistake neighboursSums()
{
    return {.name = "sums_off_by_one",
            .title = "Sums of the next window",
            .lesson = "The sums lie where windows begin. Counted from 1 they are the next window's: coefficients look "
                      "nearly right, and even the template on itself is no 1.",
            .edits = {{windowSums, "int sum = sums[y * sumsPitch + x + 1].x; // Mistake: the sums of the next window.\n"
                                   "            int squares = sums[y * sumsPitch + x + 1].y;"}},
            .pictureChanges = true,
            .parameters = {}};
}

/// The padded picture is already moved by half a template.
Mistake cornerTwice()
{
    return {
        .name = "corner_twice",
        .title = "Corner subtracted twice",
        .lesson = "In the padded picture a window begins at its result's own place. Going back by half a template "
                  "once more reads another window, and before the picture's first pixel what lies before it.",
        .edits = {{"int pixel = padded[(y + row) * paddedPitch + x + column];",
                   "int pixel = padded[(y + row) * paddedPitch + x - templateWidth / 2 + column]; // Mistake: moved "
                   "already."}},
        .finds = {"out_of_bounds"},
        .pictureChanges = true};
}

Mistake wordsAtAnyPlace()
{
    return {.name = "unaligned_words",
            .title = "Words at any place",
            .lesson = "A load of four bytes must begin at a multiple of four. At any other place a GPU ends the kernel "
                      "with an error; that is what the two words and the funnel shift are for.",
            .edits = {{wordsBegin, "// Mistake: a word begins at a multiple of four bytes only.\n"
                                   "            const unsigned* pixels = (const unsigned*)((const char*)padded + (y + "
                                   "row) * paddedPitch + x);"},
                      {wordShift, "__dp4a(low, weights, products);"}},
            .finds = {"misaligned"},
            .pictureChanges = true};
}

/// __dp4a of ints takes its bytes for -128 … 127.
Mistake signedBytes(const std::string& call, const std::string& sum, const std::string& shift)
{
    return {.name = "signed_bytes",
            .title = "Signed bytes",
            .lesson = "__dp4a of two ints multiplies signed bytes: levels above 127 count as negative ones. Dark "
                      "pictures do not show it.",
            .edits = {{call, "__dp4a((int)__funnelshift_r(low, high, " + shift + "),\n" +
                                 std::string(sum == "products" ? 42 : 44, ' ') + "(int)weights, (int)" + sum +
                                 "); // Mistake: levels above 127 are negative."}},
            .pictureChanges = true};
}

Mistake shiftedTheOtherWay()
{
    return {.name = "shifted_left",
            .title = "Shifted the other way",
            .lesson = "A word's first pixel is its lowest byte, so moving right by a pixel shifts the bytes down. The "
                      "other way windows lie to the left of where they should, and three results of four are wrong.",
            .edits = {{"for (int i = 0; i < 4; ++i)\n                    products[i] = __dp4a(__funnelshift_r(",
                       "for (int i = 0; i < 4; ++i) // Mistake: the pixels go up in their words, not down.\n"
                       "                    products[i] = __dp4a(__funnelshift_l("}},
            .pictureChanges = true};
}

/// `product` is what the text calls a sum of products.
Mistake floatProducts(const std::string& product)
{
    Mistake mistake = floatSums();
    mistake.edits[1] = {"long long covariance = pixels * " + product + " - (long long)sum",
                        "float covariance = pixels * " + product + " - (float)sum"};
    return mistake;
}

/// `rows` are those of a thread.
Mistake gridOfThreads(const std::string& anchor, const std::string& rows)
{
    return gridRoundedDown(anchor, 1, "width / 4 / blockDim.x", "height / " + rows + " / blockDim.y");
}

/// The row that should have gone stays.
Mistake rowsStay(const std::string& moves)
{
    return {
        .name = "rows_stay",
        .title = "Rows do not move up",
        .lesson = "Each row of the template must meet the next row of the picture. Where the registers are not handed "
                  "on, only the thread's last row of results sees new ones.",
        .edits = {{moves, "// Mistake: the rows in registers do not move up, and every row of the template meets the "
                          "first."}},
        .pictureChanges = true};
}

Mistake oneCopyForAll()
{
    return {
        .name = "template_not_shifted",
        .title = "Template not shifted",
        .lesson = "The words of the picture begin at every fourth pixel only. With one copy of the template all four "
                  "results of a thread are those of its first window: the map is a staircase.",
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
            .lesson = "Shifted by three pixels a row of 16 ends in a fifth word. With the words of the unshifted one "
                      "the last pixels of three copies are lost, and all columns but the first read wrong elements.",
            .edits = {{"int words = (templateWidth + 6) / 4, pitch = paddedPitch / 4;",
                       "int words = (templateWidth + 3) / 4, pitch = paddedPitch / 4; // Mistake: the shift takes room "
                       "too."}},
            .pictureChanges = true};
}

/// Of the strategies that read the picture through a tile in shared memory.
std::vector<Mistake> tileMistakes()
{
    return {
        noBarrier(),
        barrierInBranch(),
        returnFromTile(),
        blockPixelsOnly(),
        piecesOfTheBlock(),
        gridRoundedDown(tileY, 1, "width / tileWidth"),
        wrongPrecedence("blockDim.y + templateHeight rows of tileWidth + templateWidth pixels",
                        "tileWidth + templateWidth * blockDim.y + templateHeight pixels"),
        pitchRoundedDown(),
        conflictingPitch({{tileY, std::string(tileY) + "\n    tilePitch = (tilePitch + 127) / 128 * 128; // Mistake: "
                                                       "every row of the tile begins at bank 0."}}),
        exchangedInTile(),
        flatWindows(),
        floatSums()};
}

} // namespace

std::vector<Mistake> matchingMistakes(const std::string& strategy)
{
    if (strategy == "shared")
        return tileMistakes();
    if (strategy == "window_sums") {
        std::vector<Mistake> mistakes = tileMistakes();
        mistakes.insert(mistakes.begin(), neighboursSums());
        return mistakes;
    }
    if (strategy == "padded")
        return {cornerTwice(),      neighboursSums(), gridRoundedDown(threadY),
                exchangedThreads(), flatWindows(),    floatSums()};
    if (strategy == "dp4a")
        return {wordsAtAnyPlace(),  signedBytes(wordShift, "products", "8 * (x % 4)"),
                neighboursSums(),   gridRoundedDown(threadY),
                exchangedThreads(), flatWindows(),
                floatSums()};
    if (strategy == "dp4a_outputs")
        return {shiftedTheOtherWay(), signedBytes(outputShift, "products[i]", "8 * i"),
                gridRoundedDown(threadY, 1, "width / 4 / blockDim.x"), flatWindows(), floatProducts("products[i]")};
    if (strategy == "dp4a_rows" || strategy == "automatic") // whose text it is
        return {rowsStay("for (int j = 0; j < 3; ++j)\n                    for (int i = 0; i < 4; ++i)\n"
                         "                        rows[j][i] = rows[j + 1][i];"),
                gridOfThreads("int y = 4 * (blockIdx.y * blockDim.y + threadIdx.y); // and of four rows", "4"),
                flatWindows(), floatProducts("products[j][i]")};
    if (strategy == "shifted_templates")
        return {oneCopyForAll(),
                copiesCutOff(),
                rowsStay("for (int j = 0; j < 7; ++j)\n                    rows[j] = rows[j + 1];"),
                gridOfThreads("int words = (templateWidth + 6) / 4, pitch = paddedPitch / 4;", "8"),
                flatWindows(),
                floatProducts("products[j][i]")};
    if (strategy == "ntt")
        return nttMistakes({flatWindows(), floatProducts("product")});
    if (strategy == "fft")
        return {}; // the device cannot check an edited text
    return {gridRoundedDown(threadY), exchangedThreads(), flatWindows(), floatSums()}; // textures clamp by themselves
}

} // namespace tilescope::operations
