#include "gpu/emulator/observe/hazards/shared_shadow.h"

#include <algorithm>
#include <bit>

namespace tilescope::emulator
{

SharedShadow::SharedShadow(const Size& size, const BlockOrder& order, HazardTable& found)
    : m_bytes(size.sharedBytes), m_shift(static_cast<unsigned>(std::countr_zero(size.granuleBytes))), m_order(order),
      m_races(Space::Shared, order, found), m_granules((size.sharedBytes + size.granuleBytes - 1) / size.granuleBytes),
      m_quiet(m_granules.size()), m_patterns(size.instructions)
{
}

void SharedShadow::begin()
{
    // Epochs must not overflow: after very many barriers the launch restarts with empty granules.
    if (m_order.blockStart() == 0)
        std::fill(m_granules.begin(), m_granules.end(), Granule());
    if (m_flying > 0) // never waited for
        std::fill(m_underWay.begin(), m_underWay.end(), UnderWay());
    m_flying = 0;
    m_readsUnset = false;
}

void SharedShadow::end(std::uint64_t block)
{
    if (!m_readsUnset)
        return;
    enter(0, block);
    const std::uint32_t start = m_order.blockStart();
    for (std::uint64_t g = 0; g < m_granules.size(); ++g)
        if (m_granules[g].read.epoch() > start && m_granules[g].write.epoch() <= start && !isUnderWay(g))
            add(HazardKind::NeverStored, m_granules[g].read, m_granules[g].read, g);
}

void SharedShadow::enter(std::uint64_t window, std::uint64_t block)
{
    m_window = window;
    m_races.enter(block);
    m_quiet.bringTo(m_order.now());
}

void SharedShadow::access(const AccessEvent& event, std::uint64_t window, std::uint64_t block)
{
    enter(window, block);
    if (event.atomic)
        atomic(event);
    else if (event.store)
        store(event);
    else if (!loadTogether(event, 0, 1))
        load(event);
}

void SharedShadow::accessJoined(const JoinedAccessEvent& event, std::uint64_t window, std::uint64_t block)
{
    enter(window, block);
    if (event.first.store)
        for (unsigned i = 0; i < event.count; ++i)
            store(event.element(i));
    else if (!loadTogether(event.first, event.sites, event.count))
        for (unsigned i = 0; i < event.count; ++i)
            load(event.element(i));
}

void SharedShadow::store(const AccessEvent& event)
{
    ++m_event;
    const AccessRecord base = recordOf(event);
    const std::uint64_t count = std::max<std::uint64_t>(event.bytes >> m_shift, 1);
    const std::uint32_t settled = m_order.settled();
    for (std::uint32_t lanes = event.mask; lanes; lanes &= lanes - 1) {
        const auto lane = static_cast<unsigned>(std::countr_zero(lanes));
        const std::uint64_t first = firstGranule(event, lane);
        if (first >= m_granules.size())
            continue;
        const AccessRecord record = base.byLane(lane);
        for (unsigned g = 0; g < count; ++g) {
            Granule& granule = m_granules[first + g];
            const Granule next{record, {}, {}, valueKey(event.values.part(g, m_shift, lane)), m_event};
            if (isUnderWay(first + g)) [[unlikely]]
                add(HazardKind::Unwaited, m_underWay[first + g].copy, record, first + g);
            else if (granule.isAccessedSince(settled)) [[unlikely]]
                m_races.checkStore(granule, next, event.values.count != 0, (first + g) << m_shift);
            granule = next;
            m_quiet.clear(first + g);
        }
    }
}

/// Written in this block, before the last barrier of all warps; in one comparison.
inline bool SharedShadow::isWrittenInTime(const Granule& granule, const Epochs& epochs)
{
    return granule.write.epoch() - epochs.start - 1 < epochs.settled - epochs.start;
}

inline void SharedShadow::noteRead(std::uint64_t index, AccessRecord record, const Epochs& epochs)
{
    const auto isRecent = [&](AccessRecord old) { return old.epoch() == m_order.epoch(old.warp()); };
    Granule& granule = m_granules[index];
    m_quiet.clear(index);
    if (!granule.noteRead(record, epochs.settled))
        return;
    const AccessRecord other = granule.otherRead;
    if (!isRecent(other) || !isWrittenInTime(granule, epochs))
        return;
    // Of two readers in different warps, one differs from any next writer, so further readers do not matter. The same
    // holds for two lanes within the warp.
    m_quiet.set(index, other.warp() != record.warp() ? QuietMap::everyone : record.warp());
}

inline void SharedShadow::loadLane(AccessRecord record, std::uint64_t index, const Epochs& epochs)
{
    const Granule& granule = m_granules[index];
    if (!isWrittenInTime(granule, epochs)) [[unlikely]]
        checkRead(granule, record, index);
    noteRead(index, record, epochs);
}

void SharedShadow::load(const AccessEvent& event)
{
    const AccessRecord base = recordOf(event);
    const std::uint64_t count = std::max<std::uint64_t>(event.bytes >> m_shift, 1);
    std::uint32_t lanes = event.mask;
    if (event.uniform) { // two lanes represent all, because no more are kept
        const std::uint32_t rest = lanes & (lanes - 1);
        lanes = (lanes ^ rest) | (rest & (~rest + 1));
    }
    for (; lanes; lanes &= lanes - 1) {
        const auto lane = static_cast<unsigned>(std::countr_zero(lanes));
        const std::uint64_t first = firstGranule(event, lane);
        if (first >= m_granules.size())
            continue;
        for (std::uint64_t g = first; g < first + count; ++g)
            if (!m_quiet.isQuiet(g, event.warp))
                loadLane(base.byLane(lane), g, epochs());
    }
}

/// Checks all lanes and elements of a load by the map of its pattern: quiet granules are skipped sixteen at a time, and
/// two readers of each other granule are recorded. Returns false if every lane must be checked: a granule was not
/// written in time, an address faults, or the pattern is new.
bool SharedShadow::loadTogether(const AccessEvent& event, std::uint32_t sites, std::uint32_t elements)
{
    if (event.far || event.site + TouchMap::mostFurtherOn > AccessRecord::siteMask)
        return false;
    KnownPattern& known = m_patterns[event.site].find(event, elements).known;
    if (known.met < 2 && ++known.met == 2)
        known.map.make({event, sites, elements}, m_shift);
    const TouchMap& map = known.map;
    const std::uint64_t at = firstAddress(event) - m_window;
    if (!map.isMade() || at >= m_bytes || (at & ((std::uint64_t{1} << m_shift) - 1)))
        return false;
    const auto origin = static_cast<std::int64_t>(at >> m_shift);
    if (origin + map.lowest() < 0 || origin + map.highest() >= static_cast<std::int64_t>(m_bytes >> m_shift))
        return false;
    const AccessRecord base = recordOf(event);
    const Epochs now = epochs(); // a copy, so that recording does not change it
    for (const TouchMap::Run& run : map.runs()) {
        const auto first = static_cast<std::uint64_t>(origin + run.first);
        for (std::uint32_t i = 0; i < run.count; i += 16)
            for (std::uint32_t loud = m_quiet.loud(first + i, run.count - i, event.warp); loud; loud &= loud - 1) {
                const std::uint32_t g = i + static_cast<std::uint32_t>(std::countr_zero(loud));
                if (!noteTouched(map.readers(run.place + g), base, first + g, now))
                    return false;
            }
    }
    return true;
}

inline bool SharedShadow::noteTouched(const TouchMap::Readers& by, AccessRecord base, std::uint64_t granule,
                                      const Epochs& epochs)
{
    if (!isWrittenInTime(m_granules[granule], epochs))
        return false;
    noteRead(granule, {base.bits + by.first}, epochs);
    if (by.other != by.first && !m_quiet.isQuiet(granule, base.warp()))
        noteRead(granule, {base.bits + by.other}, epochs);
    return true;
}

/// Atomics are ordered among each other. They read the old value, so they count as readers too.
void SharedShadow::atomic(const AccessEvent& event)
{
    const AccessRecord base = recordOf(event).asAtomic();
    const std::uint64_t count = std::max<std::uint64_t>(event.bytes >> m_shift, 1);
    for (std::uint32_t lanes = event.mask; lanes; lanes &= lanes - 1) {
        const auto lane = static_cast<unsigned>(std::countr_zero(lanes));
        const std::uint64_t first = firstGranule(event, lane);
        if (first >= m_granules.size())
            continue;
        const AccessRecord record = base.byLane(lane);
        for (std::uint64_t g = first; g < first + count; ++g) {
            Granule& granule = m_granules[g];
            checkRead(granule, record, g);
            m_races.checkReaders(granule, record, g << m_shift);
            noteRead(g, record, epochs());
            granule.write = record;
            granule.event = 0;
            m_quiet.clear(g);
        }
    }
}

/// A read of a granule that was not written in this block, or not certainly before, or is being written.
void SharedShadow::checkRead(const Granule& granule, AccessRecord record, std::uint64_t index)
{
    if (isUnderWay(index)) {
        add(HazardKind::Unwaited, m_underWay[index].copy, record, index);
        return;
    }
    if (granule.write.epoch() <= m_order.blockStart()) {
        m_readsUnset = true;
        add(HazardKind::Uninitialised, record, record, index);
        return;
    }
    m_races.checkRead(granule, record, index << m_shift);
}

void SharedShadow::copyBegins(const CopyEvent& event, std::uint64_t block)
{
    enter(0, block);
    ++m_event;
    m_underWay.resize(m_granules.size());
    const AccessRecord base = recordOf(event.store);
    const std::uint64_t count = std::max<std::uint64_t>(event.store.bytes >> m_shift, 1);
    for (std::uint32_t lanes = event.store.mask; lanes; lanes &= lanes - 1) {
        const auto lane = static_cast<unsigned>(std::countr_zero(lanes));
        const std::uint64_t first = firstGranule(event.store, lane);
        if (first >= m_granules.size())
            continue;
        UnderWay copy{base.byLane(lane), event.load.mask >> lane & 1 ? event.load.address(lane) : 0, m_event};
        for (std::uint64_t g = 0; g < count; ++g) {
            beginAt(event.store, copy, first + g);
            copy.source += copy.source ? std::uint64_t{1} << m_shift : 0;
        }
    }
}

void SharedShadow::beginAt(const AccessEvent& store, UnderWay copy, std::uint64_t index)
{
    Granule& granule = m_granules[index];
    UnderWay& other = m_underWay[index];
    if (other.copy) {
        const HazardKind within = other.source == copy.source ? HazardKind::SameValue : HazardKind::Collision;
        add(other.event == copy.event ? within : HazardKind::Unwaited, other.copy, copy.copy, index);
    } else {
        ++m_flying;
        if (granule.isAccessedSince(m_order.settled()))
            m_races.checkStore(granule, {copy.copy, {}, {}, 0, m_event}, store.values.count != 0, index << m_shift);
    }
    other = copy;
    granule = {};
    m_quiet.clear(index);
}

void SharedShadow::copyLands(const AccessEvent& store, std::uint64_t block)
{
    enter(0, block);
    ++m_event;
    const AccessRecord base = recordOf(store);
    const std::uint64_t count = std::max<std::uint64_t>(store.bytes >> m_shift, 1);
    for (std::uint32_t lanes = store.mask; lanes; lanes &= lanes - 1) {
        const auto lane = static_cast<unsigned>(std::countr_zero(lanes));
        const std::uint64_t first = firstGranule(store, lane);
        if (first >= m_granules.size())
            continue;
        for (unsigned g = 0; g < count; ++g) {
            m_granules[first + g] = {base.byLane(lane), {}, {}, 0, m_event};
            m_flying -= isUnderWay(first + g);
            m_underWay[first + g] = {};
            m_quiet.clear(first + g);
        }
    }
}

} // namespace tilescope::emulator
