#include "gpu/operations/covariance/layout.h"

#include "gpu/operations/plan_parts.h"
#include "gpu/recipe/message.h"

#include <algorithm>

namespace tilescope::operations
{

namespace
{

/// A block needs a launch attribute for more shared memory than this.
constexpr std::size_t mostStaticBytes = 49'152;

constexpr std::size_t Output = 0, Images = 1, Sums = 2;

int roundedUp(int number, int multiple) { return (number + multiple - 1) / multiple * multiple; }

/// Blocks of whole warps, each on consecutive pixels of one image; enough of them to keep a GPU busy.
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

/// A buffer of whole tiles, with zeros after the images.
Buffer zeroBuffer(const std::string& name, const Layout& layout)
{
    return {.name = name,
            .bytes = pictureBytes(layout.pitch, layout.rows, PixelFormat::Float32),
            .fill = Buffer::Fill::Zero,
            .content = {}};
}

/// D: whole tiles with zeros if it is multiplied directly. If words are made from it, only its rows are padded, because
/// with rows that begin inside a 32-byte sector a warp writes partial sectors (1.7 ms instead of 0.7 for two
/// gigabytes).
Buffer imagesBuffer(const ImageSet& set, const Layout& layout)
{
    if (layout.isPadded && layout.imagesOfWord() == 1 && layout.numbers != Numbers::Turned)
        return zeroBuffer("images", layout);
    return resultBuffer("images", pictureBytes(layout.pitch, set.rows, PixelFormat::Float32));
}

/// The image set, from the source that the recipe names.
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
    case ImageSet::Source::Stored:
        plan.buffers.push_back(stackBuffer(set, inputs));
        plan.launches.push_back(overImages("unpack", set, pitch, {given, images}));
        break;
    case ImageSet::Source::Generated: plan.launches.push_back(overImages("generate", set, pitch, {images})); break;
    }
    plan.launches.push_back(overImages("mean", set, pitch, {images, BufferArgument{Sums}}));
}

/// Adds a launch that makes padded words of D from `given`. Returns their buffers.
std::vector<Argument> addWords(Plan& plan, const ImageSet& set, const Layout& layout, const std::string& kernel,
                               const std::string& file, const std::vector<std::string>& buffers,
                               std::vector<Argument> given = {BufferArgument{Images}})
{
    std::vector<Argument> words;
    for (const std::string& name : buffers) {
        words.emplace_back(BufferArgument{plan.buffers.size()});
        plan.buffers.push_back(zeroBuffer(name, layout));
    }
    std::vector<Argument> arguments = std::move(given);
    arguments.insert(arguments.end(), words.begin(), words.end());
    plan.launches.push_back(overImages(kernel, set, layout.pitch, std::move(arguments)));
    plan.launches.back().source = plan.sources.size();
    plan.sources.push_back(kernelSource(file));
    return words;
}

/// Adds the launches that make the factors from the images' levels. Returns their buffers.
std::vector<Argument> addNumbers(Plan& plan, const ImageSet& set, const Layout& layout)
{
    const BufferArgument images{Images}, sums{Sums};
    if (layout.numbers == Numbers::Levels)
        return addWords(plan, set, layout, "pack", "covariance/levels.cu", {"words"});
    if (layout.numbers == Numbers::Turned)
        return addWords(plan, set, layout, "centreTurned", "covariance/turned.cu", {"words"}, {images, sums});
    const std::string kernel = layout.numbers == Numbers::Rounded ? "centreRounded" : "centre";
    plan.launches.push_back(overImages(kernel, set, layout.pitch, {images, sums}));
    if (layout.numbers == Numbers::Halves)
        return addWords(plan, set, layout, "halve", "covariance/halves.cu", {"words"});
    if (layout.numbers == Numbers::HalfPairs)
        return addWords(plan, set, layout, "halveTwice", "covariance/halves.cu", {"words", "lowWords"});
    return {images};
}

/// Adds the last launch of a split sum.
void addSum(Plan& plan, const ImageSet& set, const Layout& layout, BufferArgument partial)
{
    constexpr BlockSize block{32, 8};
    const bool areLevels = layout.numbers == Numbers::Levels; // which the plan has already
    if (!areLevels)
        plan.sources.push_back(kernelSource("covariance/parts.cu"));
    Launch launch{.kernel = areLevels ? "addLevels" : "add",
                  .source = plan.sources.size() - 1,
                  .grid = gridOver(set.pixels(), set.pixels(), block),
                  .block = blockOf(block),
                  .dynamicSharedBytes = 0,
                  .arguments = {partial}};
    if (areLevels)
        launch.arguments.emplace_back(BufferArgument{Sums});
    launch.arguments.insert(launch.arguments.end(),
                            {BufferArgument{Output}, layout.parts, set.rows, set.pixels(), layout.pitch});
    plan.launches.push_back(std::move(launch));
}

/// Adds the launch of the products: one block per tile of C, or per part of its sums.
void addProducts(Plan& plan, const ImageSet& set, const Layout& layout, std::vector<Argument> numbers)
{
    const int pixels = set.pixels();
    const bool isDynamic = layout.sharedBytes() > mostStaticBytes;
    plan.mainLaunch = plan.launches.size();
    plan.launches.push_back({.kernel = "covariance",
                             .source = 0,
                             .grid = gridOver(pixels, pixels, {layout.side, layout.side}),
                             .block = blockOf(layout.block),
                             .dynamicSharedBytes = isDynamic ? plan.geometry.sharedBytes : 0,
                             .arguments = std::move(numbers)});
    Launch& products = plan.launches.back();
    if (layout.parts == 0) {
        products.arguments.insert(products.arguments.end(), {BufferArgument{Output}, set.rows, pixels});
        if (layout.isPadded)
            products.arguments.emplace_back(layout.pitch);
        return;
    }
    const BufferArgument partial{plan.buffers.size()};
    plan.buffers.push_back(
        resultBuffer("partial", pictureBytes(layout.pitch, layout.pitch * layout.parts, PixelFormat::Float32)));
    products.grid.z = static_cast<unsigned>(layout.parts);
    products.arguments.insert(products.arguments.end(), {partial, layout.rowsOfPart(), layout.pitch});
    addSum(plan, set, layout, partial);
}

} // namespace

Buffer stackBuffer(const ImageSet& set, const Inputs& inputs)
{
    Buffer stack{.name = "stack", .bytes = 0, .fill = Buffer::Fill::Bytes, .content = storedLevels(set, inputs)};
    stack.bytes = stack.content.size();
    return stack;
}

TileGeometry geometryOf(const Layout& layout)
{
    TileGeometry geometry = haloGeometry({layout.side, layout.side}, 0);
    if (layout.chunk == 0)
        return geometry;
    geometry.hasSharedTile = true;
    geometry.tileWidth = layout.side;
    geometry.tilePitch = layout.tilePitch;
    geometry.tileHeight = layout.tiles() * layout.chunk * layout.stages; // the stages are one after the other
    if (layout.numbers == Numbers::Turned) {
        geometry.tileWidth = geometry.tilePitch = layout.chunk;
        geometry.tileHeight = layout.tiles() * layout.side * layout.stages;
    }
    geometry.elementBytes = sizeof(float);
    geometry.sharedBytes = layout.sharedBytes();
    return geometry;
}

int Layout::imagesOfWord() const
{
    switch (numbers) {
    case Numbers::Floats:
    case Numbers::Rounded:
    case Numbers::Turned: return 1;
    case Numbers::Halves:
    case Numbers::HalfPairs: return 2;
    case Numbers::Levels: return 4;
    }
    return 1;
}

int Layout::tiles() const { return numbers == Numbers::HalfPairs ? 4 : 2; }

std::size_t Layout::sharedBytes() const
{
    return sizeof(float) * static_cast<std::size_t>(tilePitch) * static_cast<std::size_t>(tiles() * chunk * stages);
}

Layout fitted(Layout layout, const ImageSet& set)
{
    layout.rows = quotientUp(set.rows, layout.imagesOfWord());
    layout.pitch = set.pixels();
    if (!layout.isPadded)
        return layout;
    layout.pitch = roundedUp(set.pixels(), layout.side);
    if (layout.imagesOfPart > 0)
        layout.parts = quotientUp(set.rows, layout.imagesOfPart);
    const int parts = std::max(layout.parts, 1);
    layout.rows = parts * roundedUp(quotientUp(layout.rows, parts), std::max(layout.chunk, 1));
    return layout;
}

PlanBeginning planBeginning(const ImageSet& set, const Layout& layout, const Inputs& inputs)
{
    checkNumbers(set);
    const int pixels = set.pixels();
    Plan plan;
    plan.sources = {kernelSource(layout.text), kernelSource("covariance/images.cu")};
    plan.buffers = {resultBuffer("output", pictureBytes(pixels, pixels, PixelFormat::Float32)),
                    imagesBuffer(set, layout),
                    {.name = "sums",
                     .bytes = static_cast<std::size_t>(pixels) * sizeof(std::uint32_t),
                     .fill = Buffer::Fill::Zero,
                     .content = {}}};
    plan.pictureBuffer = Output;
    plan.pictureWidth = pixels;
    plan.pictureHeight = pixels;
    plan.pictureFormat = PixelFormat::Float32;
    plan.display = {.map = ColourMap::Diverging, .automatic = true, .unit = "covariance of pixels"};
    plan.sideBuffers = {Sums};
    plan.notes = set.notes;
    if (set.rows == 1)
        plan.notes.emplace_back(gpu::phrase(
            "There is only one image, which is its own mean: its covariance is 0 everywhere. Two or more images show "
            "how pixels vary together."));
    addImages(plan, set, layout.pitch, inputs);
    std::vector<Argument> numbers = addNumbers(plan, set, layout);
    return {std::move(plan), std::move(numbers), BufferArgument{Output}};
}

Plan planProducts(const Recipe& recipe, const Inputs& inputs, const Layout& layout)
{
    const ImageSet set = imageSetOf(recipe, inputs);
    const Layout fitting = fitted(layout, set);
    auto [plan, numbers, output] = planBeginning(set, fitting, inputs);
    plan.geometry = geometryOf(fitting);
    plan.minimumCapability = fitting.capability;
    if (fitting.numbers == Numbers::Turned) {
        plan.architectureSpecific = true;
        plan.deviceOnly = gpu::phrase("The Tensor Cores that read this strategy's tiles are available only in GPUs of "
                                      "compute capability 9.0; the emulator does not support them.");
    }
    addProducts(plan, set, fitting, std::move(numbers));
    return std::move(plan);
}

Message refusalOf(BlockSize block, const Layout& layout)
{
    if (block == layout.block)
        return {};
    return say(gpu::phrase("this strategy divides its tile of the covariance among the %1 threads of a %2 block."),
               layout.block.threads(), toText(layout.block));
}

} // namespace tilescope::operations
