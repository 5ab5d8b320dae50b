#include "gpu/operations/mistake_parts.h"
#include "gpu/operations/plan_parts.h"
#include "gpu/operations/sobel/sobel.h"

namespace tilescope::operations
{

BlockSize pixelsOfBlock(BlockSize block, PixelsPerThread pixels)
{
    return {block.width * pixels.columns, block.height * pixels.rows};
}

Plan pitchedSobelPlan(const Recipe& recipe, const Inputs& inputs, const TileGeometry& geometry)
{
    const int width = inputs.picture.width(), height = inputs.picture.height();
    Plan plan = sobelPlan(recipe, inputs, geometry);
    plan.buffers = {pitchedInputBuffer(inputs.picture),
                    pitchedResultBuffer("output", width, height, PixelFormat::Grey8)};
    plan.launches[0].arguments.push_back(static_cast<std::int32_t>(pitchOf(width, PixelFormat::Grey8)));
    return plan;
}

Mistake gridOfThreads(const std::string& anchor, PixelsPerThread pixels)
{
    const auto divided = [](const std::string& side, const std::string& block, int each) {
        return side + " / " + (each > 1 ? "(" + std::to_string(each) + " * " + block + ")" : block);
    };
    const std::string columns = divided("width", "blockDim.x", pixels.columns);
    const std::string rows = divided("height", "blockDim.y", pixels.rows);
    Mistake mistake = gridRoundedDown(anchor);
    mistake.edits = {{anchor, anchor + "\n    // Mistake of the host: a grid of " + columns + " × " + rows +
                                  ",\n    // rounded down; it has no such block.\n    if (blockIdx.x >= " + columns +
                                  " || blockIdx.y >= " + rows + ")\n        return;"}};
    return mistake;
}

Mistake unpitchedRow(const std::string& type, const std::string& column)
{
    return {.name = "unpitched_row",
            .title = "Rows without pitch",
            .lesson = "If the distance between rows is the number of image columns, the wrong rows are read, and their "
                      "words start at addresses that are not multiples of the word size: the GPU aborts such a kernel.",
            .edits = {{"*(const " + type + "*)&input[row * pitch + " + column + "];",
                       "*(const " + type + "*)&input[row * width + " + column +
                           "];\n            // Mistake: rows begin pitch bytes apart."}},
            .finds = {FindingKind::Misaligned},
            .pictureChanges = true};
}

Mistake edgeForgotten(const std::string& passage, const std::string& without)
{
    return {.name = "edge_forgotten",
            .title = "Missing edge within a word",
            .lesson = "If the image ends within a word, its last column uses the padding after the row as its "
                      "neighbour. The mistake stays hidden while the width is a multiple of the word size.",
            .edits = {{passage, without}},
            .pictureChanges = true};
}

Mistake overflowingPixel(const std::string& shift)
{
    return {.name = "not_saturated",
            .title = "Sum not clamped to 255",
            .lesson = "A pixel occupies eight bits of the word. If a sum exceeds 255, its upper bits spill into the "
                      "pixel on its right.",
            .edits = {{"min(255, abs(gx) + abs(gy)) << " + shift + ";",
                       "(abs(gx) + abs(gy)) << " + shift + "; // Mistake: not limited to eight bits."}},
            .pictureChanges = true};
}

} // namespace tilescope::operations
