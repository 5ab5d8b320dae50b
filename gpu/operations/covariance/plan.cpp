#include "gpu/operations/covariance/covariance.h"
#include "gpu/operations/covariance/image_set.h"
#include "gpu/operations/covariance/layout.h"
#include "gpu/operations/covariance/library_plan.h"
#include "gpu/operations/kernel_text.h"
#include "gpu/operations/plan_parts.h"

#include <algorithm>

namespace tilescope::operations
{

namespace
{

/// Blocks of whole warps, a warp side by side in one image; enough of them to keep a GPU busy.
Launch overImages(const std::string& kernel, const ImageSet& set, int pitch, std::vector<Argument> arguments)
{
    constexpr BlockSize block{32, 8};
    constexpr unsigned mostBlocksDown = 256;
    Dim3 grid = gridOver(set.pixels(), set.rows, block);
    grid.y = std::min(grid.y, mostBlocksDown);
    arguments.insert(arguments.end(), {set.rows, set.pixels(), pitch});
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

constexpr std::size_t Output = 0, Images = 1, Sums = 2;

/// The image set, from where the recipe says.
void addImages(Plan& plan, const ImageSet& set, int pitch, const Inputs& inputs)
{
    const BufferArgument given{plan.buffers.size()}, images{Images};
    switch (set.source) {
    case ImageSet::Source::Patches:
        plan.buffers.push_back(inputBuffer(inputs.picture));
        plan.launches.push_back(overImages("gather", set, pitch, {given, images}));
        plan.launches.back().arguments.insert(
            plan.launches.back().arguments.end(),
            {inputs.picture.width(), set.width, set.patchesAcross, set.stride, set.step});
        break;
    case ImageSet::Source::Folder:
        plan.buffers.push_back(stackBuffer(*inputs.files.at("folder").image, set));
        plan.launches.push_back(overImages("unpack", set, pitch, {given, images}));
        break;
    case ImageSet::Source::Generated: plan.launches.push_back(overImages("generate", set, pitch, {images})); break;
    }
    plan.launches.push_back(overImages("mean", set, pitch, {images, BufferArgument{Sums}}));
    plan.launches.push_back(overImages("centre", set, pitch, {images, BufferArgument{Sums}}));
}

/// The products: a block a tile of C, or a part of its sums.
void addProducts(Plan& plan, const ImageSet& set, const Layout& layout, const Recipe& recipe)
{
    const int pixels = set.pixels();
    const BlockSize tile{layout.side, layout.side};
    plan.mainLaunch = plan.launches.size();
    plan.launches.push_back({.kernel = "covariance",
                             .source = 0,
                             .grid = gridOver(pixels, pixels, tile),
                             .block = blockOf(recipe.block),
                             .dynamicSharedBytes = recipe.strategy == "shared" ? plan.geometry.sharedBytes : 0,
                             .arguments = {BufferArgument{Images}, BufferArgument{Output}, set.rows, pixels}});
    Launch& products = plan.launches.back();
    if (layout.parts == 0) {
        if (layout.isPadded)
            products.arguments.emplace_back(layout.pitch);
        return;
    }
    const BufferArgument partial{plan.buffers.size()};
    plan.buffers.push_back(
        resultBuffer("partial", pictureBytes(layout.pitch, layout.pitch * layout.parts, PixelFormat::Float32)));
    products.grid.z = static_cast<unsigned>(layout.parts);
    products.arguments = {BufferArgument{Images}, partial, layout.rowsOfPart(), layout.pitch};

    constexpr BlockSize block{32, 8};
    plan.sources.push_back(kernelSource("covariance/parts.cu"));
    plan.launches.push_back(
        {.kernel = "add",
         .source = plan.sources.size() - 1,
         .grid = gridOver(pixels, pixels, block),
         .block = blockOf(block),
         .dynamicSharedBytes = 0,
         .arguments = {partial, BufferArgument{Output}, layout.parts, set.rows, pixels, layout.pitch}});
}

} // namespace

Plan planCovariance(const Recipe& recipe, const Inputs& inputs)
{
    const bool isOurs = !recipe.strategy.starts_with("cublas_");
    if (isOurs)
        checkBlock(recipe.strategy, recipe.block);
    const ImageSet set = imageSetOf(recipe, inputs);
    const Layout layout = layoutOf(recipe.strategy, recipe.block, set);
    const int pixels = set.pixels();

    Plan plan;
    plan.sources = {kernelSource("covariance/" + (isOurs ? recipe.strategy : "mirror") + ".cu"),
                    kernelSource("covariance/images.cu")};
    plan.buffers = {resultBuffer("output", pictureBytes(pixels, pixels, PixelFormat::Float32)),
                    resultBuffer("images", pictureBytes(layout.pitch, layout.rows, PixelFormat::Float32)),
                    {.name = "sums",
                     .bytes = static_cast<std::size_t>(pixels) * sizeof(std::uint32_t),
                     .fill = Buffer::Fill::Zero,
                     .content = {}}};
    if (layout.isPadded)
        plan.buffers[Images].fill = Buffer::Fill::Zero;
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
    addImages(plan, set, layout.pitch, inputs);
    if (!isOurs) {
        addCublasProducts(plan, recipe.strategy,
                          {BufferArgument{Images}, BufferArgument{Output}, set.rows, pixels, layout.pitch});
        return plan;
    }
    plan.geometry = geometryOf(layout);
    plan.minimumCapability = recipe.strategy == "async_copy" ? 80 : 0;
    addProducts(plan, set, layout, recipe);
    return plan;
}

} // namespace tilescope::operations
