#include "ui/trace/step_finding.h"

#include "gpu/emulator/observe/trace/access_picture.h"

#include <algorithm>
#include <limits>
#include <optional>

namespace tilescope
{

namespace
{

bool hasConflict(const BlockTrace& trace, const TraceEvent& event)
{
    if (event.kind != TraceEvent::Kind::Access || event.space != TraceSpace::Shared)
        return false;
    const BankPicture picture = bankPicture(event, trace.lanes[event.lanes]);
    return picture.wavefronts > picture.ideal;
}

bool isScattered(const BlockTrace& trace, const TraceEvent& event)
{
    if (event.kind != TraceEvent::Kind::Access || event.space != TraceSpace::Global)
        return false;
    const SectorPicture picture = sectorPicture(trace, event);
    return picture.sectors.size() > picture.ideal;
}

/// Follows the last accesses to each byte of shared memory. Two warps are ordered by a barrier that released both after
/// the first access: then they have passed more barriers since.
class RaceFinder
{
public:
    explicit RaceFinder(const BlockTrace& trace)
        : m_trace(trace), m_bytes(trace.sharedBytes), m_passed(trace.warps(), 0), m_passedAt(trace.events.size(), 0)
    {
    }

    std::vector<TraceRace> run()
    {
        for (std::size_t i = 0; i < m_trace.events.size(); ++i) {
            const TraceEvent& event = m_trace.events[i];
            if (event.kind == TraceEvent::Kind::Release) {
                for (std::uint32_t warp = 0; warp < m_passed.size() && warp < 32; ++warp)
                    m_passed[warp] += event.mask >> warp & 1;
                continue;
            }
            if (event.warp < m_passed.size())
                m_passedAt[i] = m_passed[event.warp];
            if (event.kind == TraceEvent::Kind::Access && event.space == TraceSpace::Shared)
                if (const std::optional<TraceRace> race = access(i))
                    m_races.push_back(*race);
        }
        return std::move(m_races);
    }

private:
    static constexpr std::size_t none = std::numeric_limits<std::size_t>::max();
    struct Byte {
        std::size_t write = none;
        std::size_t read = none, readOfAnother = none; ///< the last one, and the last one of another warp
    };

    bool raceWith(std::size_t earlier, std::size_t now) const
    {
        if (earlier == none)
            return false;
        const TraceEvent &a = m_trace.events[earlier], &b = m_trace.events[now];
        return a.warp != b.warp && m_passedAt[earlier] == m_passedAt[now] && !(a.atomic && b.atomic);
    }

    std::optional<TraceRace> access(std::size_t now)
    {
        const TraceEvent& event = m_trace.events[now];
        std::optional<TraceRace> race;
        for (unsigned lane = 0; lane < 32; ++lane) {
            if ((event.mask & ~event.outside) >> lane & 1)
                for (std::size_t i = 0; i < event.bytes; ++i) {
                    const std::size_t at = m_trace.lanes[event.lanes].offsets[lane] + i;
                    if (at < m_bytes.size())
                        touch(at, now, race);
                }
        }
        return race;
    }

    void touch(std::size_t at, std::size_t now, std::optional<TraceRace>& race)
    {
        Byte& byte = m_bytes[at];
        const TraceEvent& event = m_trace.events[now];
        const bool writes = event.store || event.atomic;
        const bool isUnwritten =
            byte.write == none && !(at < m_trace.writtenAtStart.size() && m_trace.writtenAtStart[at]);
        for (const std::size_t earlier : {byte.write, writes ? byte.read : none, writes ? byte.readOfAnother : none})
            if (!race && raceWith(earlier, now))
                race = TraceRace{earlier, now, isUnwritten};
        if (writes) {
            byte.write = now;
        } else {
            if (byte.read != none && m_trace.events[byte.read].warp != event.warp)
                byte.readOfAnother = byte.read;
            byte.read = now;
        }
    }

    const BlockTrace& m_trace;
    std::vector<Byte> m_bytes;
    std::vector<std::uint32_t> m_passed;   ///< barriers, by warp
    std::vector<std::uint32_t> m_passedAt; ///< by the event's warp when it came
    std::vector<TraceRace> m_races;
};

} // namespace

bool StepFindings::has(Kind kind) const
{
    return std::ranges::any_of(kinds, [kind](std::uint8_t of) { return (of & kind) != 0; });
}

const TraceRace* StepFindings::raceAt(std::size_t event) const
{
    const auto found = std::ranges::lower_bound(races, event, {}, &TraceRace::moment);
    return found != races.end() && found->moment() == event ? &*found : nullptr;
}

StepFindings stepFindings(const BlockTrace& trace)
{
    StepFindings found;
    for (const TraceEvent& event : trace.events)
        found.kinds.push_back(static_cast<std::uint8_t>((hasConflict(trace, event) ? StepFindings::Conflict : 0) +
                                                        (isScattered(trace, event) ? StepFindings::Scattered : 0)));
    found.races = RaceFinder(trace).run();
    std::ranges::stable_sort(found.races, {}, &TraceRace::moment);
    for (const TraceRace& race : found.races)
        found.kinds[race.moment()] |= StepFindings::Race;
    return found;
}

} // namespace tilescope
