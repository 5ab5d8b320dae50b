#include "gpu/advice/rules.h"
#include "gpu/recipe/message.h"

#include <algorithm>
#include <utility>

namespace tilescope::advice
{
namespace
{

/// Rows of a picture that are not aligned to sectors cost up to one more sector per request, which is not reported.
constexpr double smallestExcess = 2.0;
constexpr double smallestSectorShare = 0.05; ///< of all the launch's sectors
/// The most costly lines represent the others, which mostly have the same cause.
constexpr std::size_t mostLines = 3;

struct Sectors {
    std::uint64_t taken = 0, ideal = 0, requests = 0;
};

Sectors sectorsOf(const AccessCounters& access) { return {access.sectors, access.sectorsIdeal, access.requests}; }

/// The block of about as many threads whose rows are as wide as a warp, if those of the main launch are narrower. None
/// for a shared tile: a lower block reads more halo.
std::optional<BlockSize> widerBlock(const AdviceInput& input, std::size_t launch)
{
    constexpr int lanes = 32;
    const Dim3& block = input.plan.launches[launch].block;
    const int width = static_cast<int>(block.x), threads = width * static_cast<int>(block.y);
    const bool isPossible = launch == input.plan.mainLaunch && !input.plan.geometry.hasSharedTile && width < lanes;
    return isPossible ? std::optional(BlockSize{lanes, std::max(1, threads / lanes)}) : std::nullopt;
}

Finding findingOf(const LineCounters& line, const Sectors& here, bool store, const std::optional<BlockSize>& wider)
{
    const auto perRequest = [&](std::uint64_t sectors) {
        return Decimal{static_cast<double>(sectors) / static_cast<double>(here.requests)};
    };
    const bool isFarApart = here.taken >= 8 * here.requests;
    Finding finding;
    finding.kind = FindingKind::Uncoalesced;
    finding.severity = Severity::Warning;
    finding.source = line.source;
    finding.line = line.line;
    const Phrase how =
        store
            ? (isFarApart
                   ? gpu::phrase("The lanes of a warp write global memory at addresses that are far apart: a request "
                                 "on this line touches %1 sectors of 32 bytes where its bytes would fit in %2 (%3 "
                                 "sectors instead of %4).")
                   : gpu::phrase(
                         "The lanes of a warp write global memory with gaps between them: a request on this line "
                         "touches %1 sectors of 32 bytes where its bytes would fit in %2 (%3 sectors instead of %4)."))
            : (isFarApart
                   ? gpu::phrase("The lanes of a warp read global memory at addresses that are far apart: a request on "
                                 "this line touches %1 sectors of 32 bytes where its bytes would fit in %2 (%3 sectors "
                                 "instead of %4).")
                   : gpu::phrase(
                         "The lanes of a warp read global memory with gaps between them: a request on this line "
                         "touches %1 sectors of 32 bytes where its bytes would fit in %2 (%3 sectors instead of %4)."));
    finding.message = say(how, perRequest(here.taken), perRequest(here.ideal), here.taken, here.ideal);
    if (!isFarApart)
        finding.remedy.block = wider;
    finding.cure =
        isFarApart
            ? gpu::phrase(
                  "Make neighbouring lanes access neighbouring addresses: use threadIdx.x along the rows of memory.")
            : gpu::phrase(
                  "Let the lanes of a warp access neighbouring elements without gaps, and make a row of the block "
                  "at least as wide as a warp. Read single bytes as whole 4-byte words.");
    return finding;
}

} // namespace

std::vector<Finding> coalescing(const AdviceInput& input, std::size_t launch)
{
    const LaunchCounters& counters = input.counters[launch];
    const double all = static_cast<double>(counters.total.globalLoad.sectors) +
                       static_cast<double>(counters.total.globalStore.sectors);
    const std::optional<BlockSize> wider = widerBlock(input, launch);
    std::vector<std::pair<std::uint64_t, Finding>> found; // with the number of sectors that could be saved
    for (const LineCounters& line : counters.lines)
        for (const bool store : {false, true}) {
            const Sectors here = sectorsOf(store ? line.counters.globalStore : line.counters.globalLoad);
            if (here.requests > 0 && static_cast<double>(here.taken) >= smallestSectorShare * all &&
                static_cast<double>(here.taken) >= smallestExcess * static_cast<double>(here.ideal))
                found.emplace_back(here.taken - here.ideal, findingOf(line, here, store, wider));
        }
    std::stable_sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
    std::vector<Finding> findings;
    for (std::size_t i = 0; i < std::min(found.size(), mostLines); ++i)
        findings.push_back(std::move(found[i].second));
    return findings;
}

} // namespace tilescope::advice
