#include "gpu/operations/covariance/covariance.h"
#include "gpu/operations/covariance/image_set.h"
#include "gpu/operations/kernel_text.h"
#include "gpu/operations/plan_parts.h"

#include <algorithm>
#include <cmath>

namespace tilescope::operations
{

namespace
{

constexpr int smallestSide = 2, largestSide = 32;

/// The block is a tile of C and of both chunks of D: square, and of no more threads than a GPU allows.
void checkSquare(BlockSize block)
{
    if (block.width == block.height && block.width >= smallestSide && block.width <= largestSide)
        return;
    const double side = std::sqrt(static_cast<double>(block.threads()));
    const int nearest = std::clamp(static_cast<int>(std::lround(side)), smallestSide, largestSide);
    const std::string size = toText(BlockSize{nearest, nearest});
    throw SettingError("block",
                       "A block of " + toText(block) +
                           " does not work here: a block is a tile of the covariance and must be square, 2x2 to "
                           "32x32. The nearest that works is " +
                           size + ".",
                       ParameterValue(size));
}

TileGeometry geometryOf(const std::string& strategy, BlockSize block)
{
    TileGeometry geometry = haloGeometry(block, 0);
    if (strategy == "global")
        return geometry;
    geometry = sharedTileGeometry(block, 0, sizeof(float));
    geometry.tileHeight *= 2; // two tiles, one after the other
    geometry.sharedBytes *= 2;
    return geometry;
}

/// Blocks of whole warps, a warp side by side in one image; enough of them to keep a GPU busy.
Launch overImages(const std::string& kernel, const ImageSet& set, std::vector<Argument> arguments)
{
    constexpr BlockSize block{32, 8};
    constexpr unsigned mostBlocksDown = 256;
    Dim3 grid = gridOver(set.pixels(), set.rows, block);
    grid.y = std::min(grid.y, mostBlocksDown);
    arguments.insert(arguments.end(), {set.rows, set.pixels()});
    return {.kernel = kernel,
            .source = 1,
            .grid = grid,
            .block = blockOf(block),
            .dynamicSharedBytes = 0,
            .arguments = std::move(arguments)};
}

Buffer stackBuffer(const Image& stack, const ImageSet& set)
{
    const std::size_t bytes = static_cast<std::size_t>(set.rows) * static_cast<std::size_t>(set.pixels());
    const auto first = stack.bytes().begin();
    return {.name = "stack",
            .bytes = bytes,
            .fill = Buffer::Fill::Bytes,
            .content = {first, first + static_cast<std::ptrdiff_t>(bytes)}};
}

} // namespace

Plan planCovariance(const Recipe& recipe, const Inputs& inputs)
{
    checkSquare(recipe.block);
    const ImageSet set = imageSetOf(recipe, inputs);
    const int pixels = set.pixels();
    constexpr std::size_t Output = 0, Images = 1, Sums = 2, Given = 3;

    Plan plan;
    plan.sources = {kernelSource("covariance/" + recipe.strategy + ".cu"), kernelSource("covariance/images.cu")};
    plan.buffers = {resultBuffer("output", pictureBytes(pixels, pixels, PixelFormat::Float32)),
                    resultBuffer("images", pictureBytes(pixels, set.rows, PixelFormat::Float32)),
                    {.name = "sums",
                     .bytes = static_cast<std::size_t>(pixels) * sizeof(std::uint32_t),
                     .fill = Buffer::Fill::Zero,
                     .content = {}}};
    plan.pictureBuffer = Output;
    plan.pictureWidth = pixels;
    plan.pictureHeight = pixels;
    plan.pictureFormat = PixelFormat::Float32;
    plan.display = {.map = ColourMap::Diverging, .automatic = true, .unit = ""};
    plan.sideBuffers = {Sums};
    plan.notes = set.notes;
    if (set.rows == 1)
        plan.notes.emplace_back(
            "There is only one image, which is its own mean: its covariance is 0 everywhere. Two or "
            "more images show how pixels vary together.");
    plan.geometry = geometryOf(recipe.strategy, recipe.block);

    // The image set, from where the recipe says.
    switch (set.source) {
    case ImageSet::Source::Patches:
        plan.buffers.push_back(inputBuffer(inputs.picture));
        plan.launches.push_back(overImages("gather", set, {BufferArgument{Given}, BufferArgument{Images}}));
        plan.launches.back().arguments.insert(
            plan.launches.back().arguments.end(),
            {inputs.picture.width(), set.width, set.patchesAcross, set.stride, set.step});
        break;
    case ImageSet::Source::Folder:
        plan.buffers.push_back(stackBuffer(*inputs.files.at("folder").image, set));
        plan.launches.push_back(overImages("unpack", set, {BufferArgument{Given}, BufferArgument{Images}}));
        break;
    case ImageSet::Source::Generated:
        plan.launches.push_back(overImages("generate", set, {BufferArgument{Images}}));
        break;
    }
    plan.launches.push_back(overImages("mean", set, {BufferArgument{Images}, BufferArgument{Sums}}));
    plan.launches.push_back(overImages("centre", set, {BufferArgument{Images}, BufferArgument{Sums}}));

    plan.mainLaunch = plan.launches.size();
    plan.launches.push_back({.kernel = "covariance",
                             .source = 0,
                             .grid = gridOver(pixels, pixels, recipe.block),
                             .block = blockOf(recipe.block),
                             .dynamicSharedBytes = plan.geometry.sharedBytes,
                             .arguments = {BufferArgument{Images}, BufferArgument{Output}, set.rows, pixels}});
    return plan;
}

double covarianceInstructions(const Recipe& recipe, const Inputs& inputs)
{
    const ImageSet set = imageSetOf(recipe, inputs);
    const double rows = set.rows, side = std::clamp(recipe.block.width, smallestSide, largestSide);
    const double blocksAcross = std::ceil(set.pixels() / side);
    const double blocks = blocksAcross * (blocksAcross + 1) / 2;
    const double warps = blocks * std::ceil(side * side / 32);
    // Between what NVRTC and clang make of it: two reads, their addresses, a multiply-add and the loop; for each chunk
    // the filling of both tiles and two barriers.
    const double perImage = recipe.strategy == "shared" ? 10 + 40 / side : 9;
    constexpr double perNumber = 40; // gathering, summing and centring
    return rows * (warps * perImage + std::ceil(set.pixels() / 32.0) * perNumber);
}

} // namespace tilescope::operations
