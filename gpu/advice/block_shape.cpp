#include "gpu/advice/rules.h"
#include "gpu/recipe/message.h"

#include <algorithm>
#include <optional>

namespace tilescope::advice
{
namespace
{

constexpr double worthAWord = 1.5; ///< pixels loaded per pixel written
constexpr double mostIdle = 0.1;   ///< of the threads launched
constexpr double lowestOccupancy = 0.5;
constexpr int mostThreads = 1024, warpLanes = 32;

Finding noteOn(const AdviceInput& input, FindingKind kind, Severity severity, std::size_t launch)
{
    Finding finding;
    finding.kind = kind;
    finding.severity = severity;
    finding.source = input.plan.sources[input.plan.launches[launch].source].name;
    return finding;
}

double loadsAPixel(const TileGeometry& tile, int width, int height)
{
    return static_cast<double>(width + 2 * tile.haloX) * (height + 2 * tile.haloY) /
           (static_cast<double>(width) * height);
}

/// The block of whole warps, at most 1024 threads, with the smallest halo per pixel whose tile still fits.
std::optional<BlockSize> betterBlock(const AdviceInput& input)
{
    const TileGeometry& tile = input.plan.geometry;
    const std::size_t room = limitsOf(input.gpu).maxSharedBytesPerBlock;
    std::optional<BlockSize> best;
    double least = loadsAPixel(tile, tile.blockWidth, tile.blockHeight) * 0.9; // a smaller gain is not worth a change
    for (int width = 8; width <= 128; width *= 2)
        for (int height = 1; width * height <= mostThreads; height *= 2) {
            const double loads = loadsAPixel(tile, width, height);
            const std::size_t bytes = static_cast<std::size_t>(width + 2 * tile.haloX) *
                                      static_cast<std::size_t>(height + 2 * tile.haloY) *
                                      static_cast<std::size_t>(tile.elementBytes);
            if (width * height % warpLanes == 0 && loads < least && bytes <= room) {
                best = BlockSize{width, height};
                least = loads;
            }
        }
    return best;
}

} // namespace

std::vector<Finding> redundantHalo(const AdviceInput& input)
{
    const TileGeometry& tile = input.plan.geometry;
    if (!tile.hasSharedTile || tile.blockWidth <= 0 || tile.blockHeight <= 0)
        return {};
    const double loads = loadsAPixel(tile, tile.blockWidth, tile.blockHeight);
    if (loads < worthAWord)
        return {};
    Finding finding = noteOn(input, FindingKind::RedundantHalo, Severity::Note, input.plan.mainLaunch);
    finding.message = say(gpu::phrase("A block loads %1 pixels to write %2: %3 loads per pixel, because neighbouring "
                                      "blocks load each other's halo again."),
                          toText(BlockSize{tile.blockWidth + 2 * tile.haloX, tile.blockHeight + 2 * tile.haloY}),
                          toText(BlockSize{tile.blockWidth, tile.blockHeight}), Decimal{loads});
    if (const auto block = betterBlock(input)) {
        finding.cure = say(gpu::phrase("A block of %1 would load %2 per pixel."), toText(*block),
                           Decimal{loadsAPixel(tile, block->width, block->height)});
        const Dim3& threads = input.plan.launches[input.plan.mainLaunch].block;
        if (static_cast<int>(threads.x) == tile.blockWidth && static_cast<int>(threads.y) == tile.blockHeight)
            finding.remedy.block = block; // else a thread writes several pixels
    }
    return {finding};
}

std::vector<Finding> idleThreads(const AdviceInput& input)
{
    const Launch& launch = input.plan.launches[input.plan.mainLaunch];
    const int threads = static_cast<int>(launch.block.x * launch.block.y * launch.block.z);
    std::vector<Finding> findings;
    if (threads > 0 && threads % warpLanes != 0) {
        const int asleep = warpLanes - threads % warpLanes;
        Finding finding = noteOn(input, FindingKind::PartialWarp, Severity::Note, input.plan.mainLaunch);
        finding.message =
            say(gpu::plural("The number of threads in a block of %1 is not a multiple of 32: the last warp of each "
                            "block has %n [lane that is always idle|lanes that are always idle]."),
                asleep, say(gpu::plural("%n [thread|threads]"), threads));
        finding.remedy.block = BlockSize{warpLanes, (threads + asleep) / warpLanes};
        finding.cure = say(gpu::phrase("Choose a width and height whose product is a multiple of 32, such as %1."),
                           toText(*finding.remedy.block));
        findings.push_back(std::move(finding));
    }
    const TileGeometry& tile = input.plan.geometry;
    const double covered = static_cast<double>(launch.grid.x) * launch.grid.y * tile.blockWidth * tile.blockHeight;
    const PixelRect written = tile.written(input.plan.pictureWidth, input.plan.pictureHeight);
    const double wanted = static_cast<double>(written.width) * written.height;
    if (covered > 0 && wanted < covered * (1 - mostIdle)) {
        Finding finding = noteOn(input, FindingKind::IdleThreads, Severity::Note, input.plan.mainLaunch);
        finding.message = say(
            gpu::phrase(
                "The blocks at the right and bottom edges extend beyond the image: %1 of all threads have no pixel."),
            Percent{1 - wanted / covered});
        finding.cure =
            gpu::phrase("Smaller blocks extend less beyond the image; with a larger image, this hardly matters.");
        findings.push_back(std::move(finding));
    }
    return findings;
}

std::vector<Finding> lowOccupancy(const AdviceInput& input, std::size_t launch)
{
    if (launch >= input.occupancy.size() || input.occupancy[launch].fraction >= lowestOccupancy)
        return {};
    const Occupancy& occupancy = input.occupancy[launch];
    Finding finding = noteOn(input, FindingKind::LowOccupancy, Severity::Note, launch);
    finding.message =
        say(gpu::plural("Only %n [warp fits|warps fit] on a multiprocessor of the %1 at once (%2 occupancy), limited "
                        "by %3. With few warps, there is little to execute while one of them waits for memory."),
            occupancy.warpsPerSm, input.gpu.name, Percent{occupancy.fraction}, Message(occupancy.limitedBy));
    finding.cure = occupancy.limitedBy == "shared memory"
                       ? gpu::phrase("A smaller tile (a smaller block or filter) lets more blocks fit.")
                   : occupancy.limitedBy == "registers"
                       ? gpu::phrase("Use __launch_bounds__ to make the compiler use fewer registers per thread, or "
                                     "use smaller blocks, of which more can fit.")
                       : gpu::phrase("Blocks of 128 to 256 threads let more warps fit.");
    return {finding};
}

} // namespace tilescope::advice
