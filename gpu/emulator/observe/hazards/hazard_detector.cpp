#include "gpu/emulator/observe/hazards/hazard_detector.h"

#include "gpu/emulator/observe/hazards/block_watch.h"
#include "gpu/emulator/observe/hazards/hazard.h"

#include <algorithm>
#include <tuple>

namespace tilescope::emulator
{
namespace
{

/// The hazards reported for one pair of lines.
struct Told {
    Hazard hazard;
    Finding finding;
    int lowLine() const { return finding.otherLine ? std::min(finding.line, finding.otherLine) : finding.line; }
    int highLine() const { return std::max(finding.line, finding.otherLine); }
    bool samePair(const Told& o) const { return lowLine() == o.lowLine() && highLine() == o.highLine(); }
};

/// Of the accesses of one line two stores say more than a load and a store.
bool isOfStores(const Hazard& hazard, const LaunchSetup& setup)
{
    const std::vector<ptx::Instruction>& code = setup.program->kernel->instructions;
    const auto isStore = [&](const Culprit& culprit) {
        return culprit.site < code.size() && code[culprit.site].opcode == ptx::Opcode::St;
    };
    return isStore(hazard.one) && isStore(hazard.other);
}

/// One per kind and pair of lines: that of the lowest block.
std::vector<Told> byLines(std::vector<Hazard> hazards, const LaunchSetup& setup)
{
    if (hazards.empty())
        return {};
    const auto place = [&](const Hazard& h) {
        return std::tuple(h.one.block, h.other.block, !isOfStores(h, setup), h.one.site, h.other.site, h.address,
                          h.one.thread);
    };
    std::sort(hazards.begin(), hazards.end(), [&](const Hazard& a, const Hazard& b) { return place(a) < place(b); });
    std::vector<Told> result;
    const ProgramOrder order(*setup.program->kernel);
    for (const Hazard& hazard : hazards) {
        Told next{hazard, describe(hazard, setup, order)};
        const auto known = std::find_if(result.begin(), result.end(), [&](const Told& t) {
            return t.hazard.kind == hazard.kind && t.hazard.space == hazard.space && t.samePair(next);
        });
        if (known == result.end())
            result.push_back(std::move(next));
        else
            known->hazard.count += hazard.count;
    }
    return result;
}

/// One mistake, one finding: omits the consequences of a worse hazard on the same lines.
bool isCovered(const Told& told, const std::vector<Told>& all)
{
    return std::any_of(all.begin(), all.end(), [&](const Told& other) {
        const HazardKind worse = other.hazard.kind;
        const bool race = worse == HazardKind::Race || worse == HazardKind::Collision;
        if (worse == HazardKind::Unwaited && told.hazard.kind != worse && other.samePair(told))
            return true;
        const bool inBuffer = told.hazard.space == Space::Mapped;
        if (inBuffer && worse == HazardKind::BlockRace && told.hazard.kind != worse && other.samePair(told))
            return true; // the same threads would race within one block too
        switch (told.hazard.kind) {
        case HazardKind::Race: return worse == HazardKind::Collision && other.samePair(told);
        case HazardKind::WarpRace: return race && other.samePair(told);
        case HazardKind::SameValue:
            return (race || worse == HazardKind::WarpRace || (inBuffer && worse == HazardKind::SameByBlocks)) &&
                   other.samePair(told);
        case HazardKind::Uninitialised: // read too early, not uninitialised
            return told.hazard.space == Space::Shared && (race || worse == HazardKind::WarpRace) &&
                   (other.finding.line == told.finding.line || other.finding.otherLine == told.finding.line);
        case HazardKind::ReadsNobody:
        case HazardKind::ReadsBeyond:
            return (worse == HazardKind::CallerNotNamed || worse == HazardKind::NamedButAbsent) &&
                   other.finding.line == told.finding.line;
        case HazardKind::NeverStored: // said already, if no race hides it
            return worse == HazardKind::Uninitialised && other.finding.line == told.finding.line &&
                   !isCovered(other, all);
        default: return false;
        }
    });
}

} // namespace

struct HazardDetector::Members {
    Members(const LaunchSetup& s, const Options& options, unsigned workers) : setup(s)
    {
        const StoreTargets targets = findStoreTargets(setup);
        if (options.betweenBlocks)
            global = std::make_unique<GlobalShadow>(setup, targets, options.maxGlobalBytes);
        for (unsigned i = 0; i < workers; ++i)
            watches.push_back(std::make_unique<BlockWatch>(
                setup, targets, global && global->watches() ? global.get() : nullptr, options.output));
    }

    const LaunchSetup& setup;
    std::unique_ptr<GlobalShadow> global;
    std::vector<std::unique_ptr<BlockWatch>> watches;
};

HazardDetector::HazardDetector(const LaunchSetup& setup, const Options& options, unsigned workers)
    : m(std::make_unique<Members>(setup, options, workers))
{
}

HazardDetector::~HazardDetector() = default;

Observer& HazardDetector::observer(unsigned worker) { return *m->watches.at(worker); }

std::vector<Finding> HazardDetector::findings(std::optional<std::uint64_t> endedIn) const
{
    HazardTable found;
    for (const auto& watch : m->watches)
        found.add(watch->found());
    if (m->global && !endedIn)
        m->global->find(found);
    std::vector<Hazard> hazards = found.all();
    if (endedIn) // their number, and hazards in higher blocks, depend on how far other workers had come
        std::erase_if(hazards, [&](const Hazard& hazard) { return hazard.one.block > *endedIn; });
    std::vector<Told> all = byLines(std::move(hazards), m->setup);
    if (endedIn)
        for (Told& told : all)
            told.hazard.count = 0;

    std::sort(all.begin(), all.end(), [](const Told& a, const Told& b) {
        const auto rank = [](const Told& t) {
            return std::tuple(t.finding.severity, ~t.hazard.count, t.finding.line, t.finding.otherLine, t.hazard.kind);
        };
        return rank(a) < rank(b);
    });
    std::vector<Finding> findings;
    constexpr std::size_t enough = 20;
    for (const Told& told : all)
        if (findings.size() < enough && !isCovered(told, all))
            findings.push_back(told.finding);
    return findings;
}

} // namespace tilescope::emulator
