#include "gpu/operations/covariance/layout.h"
#include "gpu/operations/plan_parts.h"
#include "gpu/recipe/message.h"

#include <algorithm>
#include <array>

// The strategy for several GPUs: each multiplies the images of its share, in pieces, and NCCL adds the sums.

namespace tilescope::operations
{

namespace
{

constexpr int ncclInt64 = 4, ncclUint64 = 5, ncclSum = 0; // of nccl.h

constexpr BufferArgument output{0}, products{1}, sums{2}, ownShare{3}, pieceAtWork{4}, words{5}, partial{6}, source{7};

/// Images of a piece at most: 2 GB of words and 4 GB of partial sums, whose elements integers can number.
int mostImagesOfPiece(int pitch)
{
    constexpr std::int64_t mostLevels = std::int64_t{1} << 31, mostElements = std::int64_t{1} << 30;
    const std::int64_t parts = std::max<std::int64_t>(mostElements / pitch / pitch, 1);
    return static_cast<int>(std::min(mostLevels / pitch, parts * usualImagesOfPart));
}

/// Images of a piece that is read from a file, at most. GPUs add faster than a file is read, so that small pieces cost
/// nothing; two of them are in pinned memory for each GPU.
int mostImagesRead(int pixels) { return (256 << 20) / pixels; }

/// The images of each GPU, as even as can be.
std::vector<StoredPieces::Range> rangesOf(int images, int gpus)
{
    std::vector<StoredPieces::Range> ranges;
    for (int gpu = 0; gpu < gpus; ++gpu)
        ranges.push_back({std::int64_t{images} * gpu / gpus, std::int64_t{images} * (gpu + 1) / gpus});
    return ranges;
}

std::vector<SharedBytes> contentsOf(const std::vector<StoredPieces::Range>& ranges)
{
    std::vector<SharedBytes> contents;
    for (const auto& [first, end] : ranges) {
        const std::array<std::int32_t, 2> share{static_cast<std::int32_t>(first), static_cast<std::int32_t>(end)};
        contents.push_back(bytesOf(std::span(share)));
    }
    return contents;
}

/// The file whose images are read for each piece; null: the images are in memory.
std::shared_ptr<const StoredImages> readFrom(const ImageSet& set, const Inputs& inputs, int mostImages)
{
    if (set.source != ImageSet::Source::Stored)
        return nullptr;
    const bool isLarge = std::int64_t{set.rows} * set.pixels() > StoredImages::mostLoadedBytes;
    return isLarge || mostImages > 0 ? inputs.files.at(set.parameter).stored : nullptr;
}

Launch ofOneThread(const std::string& kernel, std::vector<Argument> arguments)
{
    return {.kernel = kernel,
            .source = 0,
            .grid = {1, 1, 1},
            .block = {1, 1, 1},
            .dynamicSharedBytes = 0,
            .arguments = std::move(arguments)};
}

Launch overElements(const std::string& kernel, int pixels, std::vector<Argument> arguments)
{
    constexpr BlockSize block{32, 8};
    return {.kernel = kernel,
            .source = 0,
            .grid = gridOver(pixels, pixels, block),
            .block = blockOf(block),
            .dynamicSharedBytes = 0,
            .arguments = std::move(arguments)};
}

/// Makes words of a piece's images, from the source that the recipe names. With `imagesRead` they are read from a file
/// for each piece, at most so many.
void addWords(Plan& plan, const ImageSet& set, const Layout& layout, const Inputs& inputs, int imagesRead)
{
    constexpr BlockSize block{32, 8};
    constexpr unsigned mostBlocksDown = 256;
    Launch launch{.kernel = "packGenerated",
                  .source = 0,
                  .grid = gridOver(set.pixels(), layout.rows, block),
                  .block = blockOf(block),
                  .dynamicSharedBytes = 0,
                  .arguments = {pieceAtWork, words, sums, layout.rows, set.pixels(), layout.pitch}};
    launch.grid.y = std::min(launch.grid.y, mostBlocksDown);
    if (set.source != ImageSet::Source::Generated)
        launch.arguments.emplace_back(source);
    if (set.source == ImageSet::Source::Patches) {
        launch.kernel = "packPatches";
        launch.arguments.insert(launch.arguments.end(),
                                {inputs.picture.width(), set.width, set.patchesAcross, set.stride, set.step});
        plan.buffers.push_back(inputBuffer(inputs.picture));
    } else if (imagesRead > 0) {
        launch.kernel = "packRead";
        plan.buffers.push_back(
            resultBuffer("stack", static_cast<std::size_t>(imagesRead) * static_cast<std::size_t>(set.pixels())));
    } else if (set.source == ImageSet::Source::Stored) {
        launch.kernel = "packStack";
        plan.buffers.push_back(stackBuffer(set, inputs));
    }
    plan.launches.push_back(std::move(launch));
}

void addProducts(Plan& plan, const Layout& layout)
{
    const unsigned tiles = static_cast<unsigned>(layout.pitch / layout.side);
    plan.mainLaunch = plan.launches.size();
    plan.launches.push_back({.kernel = "covariance",
                             .source = 1,
                             .grid = {tiles, tiles, static_cast<unsigned>(layout.parts)},
                             .block = blockOf(layout.block),
                             .dynamicSharedBytes = layout.sharedBytes(),
                             .arguments = {words, partial, layout.rowsOfPart(), layout.pitch}});
}

Launch summed(BufferArgument buffer, int numbers, int type)
{
    Launch launch = libraryLaunch("nccl", "ncclAllReduce");
    launch.arguments = {buffer, buffer, numbers, type, ncclSum};
    return launch;
}

Mistake meansForgotten()
{
    return {.name = "means_forgotten",
            .title = "Means not subtracted",
            .lesson = "These are sums of products of levels, not of deviations from the mean. As long as the "
                      "contribution of the means is included, any two bright pixels appear to vary together.",
            .edits = {{"products[(long long)y * (y + 1) / 2 + x] - ofMeans;",
                       "products[(long long)y * (y + 1) / 2 + x]; // Mistake: the means are not subtracted"}},
            .pictureChanges = true,
            .block = wholeNumbers.block};
}

} // namespace

Plan planPieces(const Recipe& recipe, const Inputs& inputs, int mostImages)
{
    const ImageSet set = imageSetOf(recipe, inputs);
    const int pixels = set.pixels(), elements = pixels * (pixels + 1) / 2;
    const int gpus = std::clamp(inputs.gpus, 1, set.rows);
    const int share = quotientUp(set.rows, gpus);
    const std::shared_ptr<const StoredImages> file = readFrom(set, inputs, mostImages);
    int fitting = mostImagesOfPiece(fitted(wholeNumbers, set).pitch);
    if (file)
        fitting = std::min(fitting, mostImagesRead(pixels));
    const int pieces = quotientUp(share, mostImages > 0 ? std::min(mostImages, fitting) : fitting);
    ImageSet piece = set;
    piece.rows = quotientUp(share, pieces);
    const Layout layout = fitted(wholeNumbers, piece);

    Plan plan;
    plan.sources = {kernelSource("covariance/pieces.cu"), kernelSource(layout.text)};
    const auto zeros = [](const std::string& name, std::size_t bytes) {
        return Buffer{.name = name, .bytes = bytes, .fill = Buffer::Fill::Zero, .content = {}};
    };
    const std::vector<StoredPieces::Range> ranges = rangesOf(set.rows, gpus);
    plan.shares = {ownShare.buffer, contentsOf(ranges)};
    const std::size_t square = pictureBytes(layout.pitch, layout.pitch, PixelFormat::Float32);
    plan.buffers = {
        resultBuffer("output", pictureBytes(pixels, pixels, PixelFormat::Float32)),
        zeros("products", static_cast<std::size_t>(elements) * sizeof(std::int64_t)),
        zeros("sums", static_cast<std::size_t>(pixels) * sizeof(std::uint64_t)),
        {.name = "share",
         .bytes = plan.shares.contents[0].size(),
         .fill = Buffer::Fill::Bytes,
         .content = plan.shares.contents[0]},
        resultBuffer("piece", 3 * sizeof(std::int32_t)),
        zeros("words", pictureBytes(layout.pitch, layout.rows, PixelFormat::Float32)),
        resultBuffer("partial", square * static_cast<std::size_t>(layout.parts)),
    };
    plan.pictureBuffer = output.buffer;
    plan.pictureWidth = plan.pictureHeight = pixels;
    plan.pictureFormat = PixelFormat::Float32;
    plan.display = {.map = ColourMap::Diverging, .automatic = true, .unit = "covariance of pixels"};
    plan.sideBuffers = {sums.buffer};
    plan.geometry = geometryOf(layout);
    plan.minimumCapability = layout.capability;
    plan.notes = set.notes;

    plan.launches = {ofOneThread("start", {ownShare, pieceAtWork}), ofOneThread("advance", {pieceAtWork, piece.rows})};
    addWords(plan, set, layout, inputs, file ? piece.rows : 0);
    if (file)
        plan.storedPieces = {file, source.buffer, piece.rows, ranges};
    addProducts(plan, layout);
    plan.launches.push_back(
        overElements("accumulate", pixels, {partial, products, layout.parts, pixels, layout.pitch}));
    plan.repetition = {1, plan.launches.size(), pieces};
    if (gpus > 1) {
        plan.deviceOnly = libraryDeviceOnly("nccl");
        plan.launches.push_back(summed(products, elements, ncclInt64));
        plan.launches.push_back(summed(sums, pixels, ncclUint64));
    } else {
        plan.shares = {};
        plan.notes.push_back(gpu::phrase("One GPU does all of the work here; with several, NCCL adds their sums."));
    }
    if (file)
        plan.deviceOnly = gpu::phrase("The images are read from the file in pieces, which the emulator does not "
                                      "support. Use fewer images, so that the file is loaded as a whole.");
    else if (pieces > 1)
        plan.deviceOnly = gpu::phrase("The images are processed in pieces, which the emulator does not support. Use "
                                      "fewer images, so that they fit in one piece.");
    plan.launches.push_back(overElements("finish", pixels, {products, sums, output, set.rows, pixels}));
    plan.launches.back().grid = gridOver(pixels, pixels, {32, 32}); // a block's tile is square, to be mirrored
    return plan;
}

Strategy ncclStrategy()
{
    return {.name = "nccl",
            .title = "All GPUs, NCCL",
            .idea = "Each GPU multiplies its share of the images in pieces; NCCL adds the sums.",
            .source = kernelSource("covariance/pieces.cu"),
            .after = "integer",
            .expects = "As many times as fast as there are GPUs, except for 0.15 ms on H200s connected by NVLink: two "
                       "GPUs add 24.5 MB of sums.",
            .plan = [](const Recipe& recipe, const Inputs& inputs) { return planPieces(recipe, inputs); },
            .blockRefusal = refusalIn<wholeNumbers>,
            .mistakes = {meansForgotten()}};
}

} // namespace tilescope::operations
