#include "gpu/emulator/observe/hazards/global_shadow.h"

#include <algorithm>
#include <bit>
#include <new>

namespace tilescope::emulator
{
namespace
{

// A word: block + 1 in 28 bits, site in 20, a hash of the value in 14, whether the block wrote other values too, and
// whether it wrote only by atomics. Block and site together are its key.
using Word = std::uint64_t;

constexpr unsigned keyShift = 16, siteBits = 20;
constexpr std::uint64_t maxBlocks = (1U << 28) - 2;
constexpr Word siteMask = (Word{1} << siteBits) - 1;
constexpr Word atomicBit = 1, variedBit = 2, valueMask = 0xFFFC;
constexpr Word differsBit = variedBit; // in the highest of the other writers: some value differed from the owner's

Word keyOf(Word word) { return word >> keyShift; }
Word blockOf(Word word) { return word >> (keyShift + siteBits); }

Word valueHash(std::uint64_t value)
{
    if (value < 0x4000)
        return value << 2; // exact
    return (value * 0x9E3779B97F4A7C15ULL >> 50) << 2;
}

/// Keeps the word that `better` prefers; 0 means none.
template <class Better>
void keep(std::uint64_t& place, Word word, Better better)
{
    std::atomic_ref<std::uint64_t> at(place);
    Word old = at.load(std::memory_order_relaxed);
    while ((old == 0 || better(word, old)) &&
           !at.compare_exchange_weak(old, word | (old & variedBit), std::memory_order_relaxed,
                                     std::memory_order_relaxed)) {
    }
}

bool isLower(Word a, Word b) { return keyOf(a) < keyOf(b); }
bool isHigher(Word a, Word b) { return keyOf(a) > keyOf(b); }

} // namespace

GlobalShadow::Plane GlobalShadow::makePlane(std::uint64_t granules)
{
    Plane plane(static_cast<std::uint64_t*>(std::calloc(granules, sizeof(std::uint64_t))));
    if (!plane)
        throw std::bad_alloc();
    return plane;
}

GlobalShadow::GlobalShadow(const LaunchSetup& setup, const StoreTargets& targets, std::size_t maxBytes)
    : m_regions(setup.regions.size())
{
    if (targets.blocksInOrder || setup.blocks < 2 || setup.blocks > maxBlocks)
        return;
    m_shift = static_cast<unsigned>(std::countr_zero(targets.granuleBytes));
    std::uint64_t all = 0;
    for (std::size_t r = 0; r < m_regions.size(); ++r)
        all += targets.regions[r] ? setup.regions[r].bytes >> m_shift : 0;
    if (all > maxBytes / sizeof(Word))
        return;
    for (std::size_t r = FirstFreeRegion; r < m_regions.size(); ++r) {
        if (!targets.regions[r] || setup.regions[r].bytes == 0)
            continue;
        Region& region = m_regions[r];
        region.bytes = setup.regions[r].bytes;
        region.granules = (region.bytes + targets.granuleBytes - 1) >> m_shift;
        region.owner = makePlane(region.granules);
        region.writersMade = std::make_unique<std::once_flag>();
        region.readersMade = std::make_unique<std::once_flag>();
        region.hasWriters = std::make_unique<std::atomic<bool>>(false);
        region.hasReaders = std::make_unique<std::atomic<bool>>(false);
        m_watches = true;
    }
}

void GlobalShadow::access(const AccessEvent& event, std::uint64_t regionIndex, std::uint64_t block)
{
    Region& region = m_regions[regionIndex];
    const Word base = (block + 1) << (keyShift + siteBits) | std::min(Word{event.site}, siteMask) << keyShift |
                      (event.atomic ? atomicBit : 0) |
                      (event.store && !event.values.count && !event.atomic ? variedBit : 0);
    const std::uint64_t count = std::max<std::uint64_t>(event.bytes >> m_shift, 1);
    std::uint32_t lanes = event.mask;
    if (event.uniform && !event.store)
        lanes &= ~lanes + 1;
    for (; lanes; lanes &= lanes - 1) {
        const auto lane = static_cast<unsigned>(std::countr_zero(lanes));
        const std::uint64_t at = event.address(lane) - (regionIndex << regionShift);
        if (at >= region.bytes || event.bytes > region.bytes - at)
            continue;
        const std::uint64_t first = at >> m_shift;
        for (unsigned g = 0; g < count; ++g)
            if (event.store)
                store(region, first + g, base | valueHash(event.values.part(g, m_shift, lane)));
            else
                load(region, first + g, base);
    }
}

void GlobalShadow::load(Region& region, std::uint64_t granule, Word word)
{
    if (!region.hasReaders->load(std::memory_order_acquire))
        std::call_once(*region.readersMade, [&] {
            region.firstReader = makePlane(region.granules);
            region.lastReader = makePlane(region.granules);
            region.hasReaders->store(true, std::memory_order_release);
        });
    keep(region.firstReader.get()[granule], word, isLower);
    keep(region.lastReader.get()[granule], word, isHigher);
}

void GlobalShadow::store(Region& region, std::uint64_t granule, Word word)
{
    std::atomic_ref<std::uint64_t> owner(region.owner.get()[granule]);
    Word old = owner.load(std::memory_order_relaxed);
    if (old == 0 && owner.compare_exchange_strong(old, word, std::memory_order_relaxed, std::memory_order_relaxed))
        return;
    const bool differs = ((old ^ word) & valueMask) || ((old | word) & (variedBit | atomicBit));
    if (blockOf(old) == blockOf(word) && differs && !(old & variedBit))
        owner.fetch_or(variedBit, std::memory_order_relaxed);
    if (keyOf(old) != keyOf(word))
        addWriter(region, granule, word, differs && blockOf(old) != blockOf(word));
}

void GlobalShadow::addWriter(Region& region, std::uint64_t granule, Word word, bool differs)
{
    if (!region.hasWriters->load(std::memory_order_acquire))
        std::call_once(*region.writersMade, [&] {
            region.lowestPlain = makePlane(region.granules);
            region.lowest = makePlane(region.granules);
            region.highest = makePlane(region.granules);
            region.hasWriters->store(true, std::memory_order_release);
        });
    const Word key = (word & ~((Word{1} << keyShift) - 1)) | (word & atomicBit);
    if (!(word & atomicBit))
        keep(region.lowestPlain.get()[granule], key, isLower);
    keep(region.lowest.get()[granule], key, isLower);
    keep(region.highest.get()[granule], key, isHigher);
    if (differs)
        std::atomic_ref(region.highest.get()[granule]).fetch_or(differsBit, std::memory_order_relaxed);
}

void GlobalShadow::find(HazardTable& found) const
{
    for (std::uint64_t r = 0; r < m_regions.size(); ++r) {
        const Region& region = m_regions[r];
        if (!region.granules)
            continue;
        if (region.hasWriters->load())
            findWrites(region, r << regionShift, found);
        if (region.hasReaders->load())
            findReads(region, r << regionShift, found);
    }
}

namespace
{

Culprit culpritOf(Word word)
{
    Culprit culprit;
    culprit.block = blockOf(word) - 1;
    culprit.site = static_cast<std::uint32_t>(keyOf(word) & siteMask);
    return culprit;
}

Hazard hazardOf(HazardKind kind, Word one, Word other, std::uint64_t address)
{
    Hazard hazard;
    hazard.kind = kind;
    hazard.one = culpritOf(one);
    hazard.other = culpritOf(other);
    hazard.space = Space::Mapped;
    hazard.address = address;
    return hazard;
}

} // namespace

void GlobalShadow::findWrites(const Region& region, std::uint64_t base, HazardTable& found) const
{
    for (std::uint64_t g = 0; g < region.granules; ++g) {
        const Word marked = region.highest.get()[g], owner = region.owner.get()[g];
        if (marked == 0)
            continue;
        Word plain = region.lowestPlain.get()[g];
        if (!(owner & atomicBit) && (plain == 0 || isLower(owner, plain)))
            plain = owner;
        const Word low = std::min(owner, region.lowest.get()[g], isLower), high = std::max(owner, marked, isLower);
        const Word other = blockOf(high) != blockOf(plain) ? high : low;
        if (plain == 0 || blockOf(other) == blockOf(plain))
            continue;
        const bool differs = (marked & differsBit) || (owner & variedBit);
        found.add(
            hazardOf(differs ? HazardKind::BlockRace : HazardKind::SameByBlocks, plain, other, base + (g << m_shift)));
    }
}

void GlobalShadow::findReads(const Region& region, std::uint64_t base, HazardTable& found) const
{
    const bool several = region.hasWriters->load();
    for (std::uint64_t g = 0; g < region.granules; ++g) {
        const Word first = region.firstReader.get()[g], last = region.lastReader.get()[g];
        Word low = region.owner.get()[g], high = low;
        if (first == 0 || low == 0)
            continue;
        if (several && region.lowest.get()[g]) {
            low = std::min(low, region.lowest.get()[g], isLower);
            high = std::max(high, region.highest.get()[g], isLower);
        }
        const Word writer = blockOf(low) != blockOf(first) || blockOf(low) != blockOf(last) ? low : high;
        const Word reader = blockOf(first) != blockOf(writer) ? first : last;
        if (blockOf(reader) != blockOf(writer))
            found.add(hazardOf(HazardKind::BlockRace, reader, writer, base + (g << m_shift)));
    }
}

} // namespace tilescope::emulator
