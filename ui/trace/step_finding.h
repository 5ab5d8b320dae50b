#pragma once

#include "gpu/emulator/observe/trace/block_trace.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace tilescope
{

/// Two accesses of different warps to the same byte of shared memory, at least one of them a store, with no barrier
/// between them.
struct TraceRace {
    std::size_t first = 0, second = 0; ///< indices into BlockTrace::events
    /// The first one loads what was not written yet, the second one stores it.
    bool loadsFirst = false;

    /// The access at which the race can be seen: that of the load which comes too early, else the second one.
    std::size_t moment() const { return loadsFirst ? first : second; }
    std::size_t other() const { return loadsFirst ? second : first; }
    bool operator==(const TraceRace&) const = default;
};

/// What is worth a look in a trace, by its events.
struct StepFindings {
    enum Kind : std::uint8_t { Conflict = 1, Scattered = 2, Race = 4 };
    std::vector<std::uint8_t> kinds; ///< of each event, a sum of these
    std::vector<TraceRace> races;    ///< for each event that races with an earlier one, in the order of their moments

    bool has(Kind kind) const;
    bool isAt(std::size_t event, int kind) const { return event < kinds.size() && (kinds[event] & kind) != 0; }
    const TraceRace* raceAt(std::size_t event) const; ///< the first one with that moment; null: none
};

/// To be called off the GUI thread.
StepFindings stepFindings(const BlockTrace& trace);

} // namespace tilescope
