#pragma once

#include "gpu/emulator/observe/trace/block_trace.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace tilescope
{

/// The sectors (32 bytes) that a global access touches, by the rule of gpu/emulator/observe/counters/access_rules.h. A
/// local one's are by that of access_rules.h, their beginnings in thread memory as it is laid out for the warp: word w
/// of lane l at (32 w + l) × 4. Of any other event there are none.
struct SectorPicture {
    struct Sector {
        std::int64_t begin = 0;      ///< of its first byte, from the region's beginning; may lie before it
        std::uint32_t usedBytes = 0; ///< bit i: byte i is asked for by an active lane
        std::uint32_t lanes = 0;     ///< which lanes touch it
        unsigned pass = 0;           ///< of 8- and 16-byte accesses: which part of the warp
    };
    std::vector<Sector> sectors; ///< by pass, then by address; a sector of two passes stands twice
    unsigned ideal = 0;          ///< sectors that the same bytes need side by side
    unsigned lines = 0;          ///< distinct 128-byte lines
    unsigned bytesUsed = 0, bytesMoved = 0;
};
SectorPicture sectorPicture(const BlockTrace& trace, const TraceEvent& access);

/// A shared access as lane × bank, by the rule of gpu/emulator/observe/counters/access_rules.h.
struct BankPicture {
    struct Cell {
        unsigned lane = 0, bank = 0;
        std::uint32_t word = 0; ///< index of the 4-byte word in shared memory
        unsigned wavefront = 0; ///< the one that serves it, from 0
        bool broadcast = false; ///< another lane asks for the same word
    };
    std::vector<Cell> cells; ///< by lane; a lane of 8 or 16 bytes has one a word
    unsigned wavefronts = 0, ideal = 0;
    std::array<unsigned, 32> wordsOfBank{}; ///< distinct words asked of each bank in its worst pass
};
BankPicture bankPicture(const TraceEvent& access, const TraceLanes& lanes);

/// The same access had the tile another pitch: word w of a row stays, rows lie `to` instead of `from` bytes apart. The
/// tile begins at `tileBegin`; what lies before it, and everything where `from` is 0, stays.
BankPicture bankPictureAtPitch(const TraceEvent& access, const TraceLanes& lanes, std::size_t fromPitchBytes,
                               std::size_t toPitchBytes, std::size_t tileBegin = 0);

/// Constant memory serves one distinct address at a time: how many, and which lanes each serves.
struct ConstantPicture {
    struct Address {
        std::uint32_t offset = 0;
        std::uint32_t lanes = 0;
    };
    std::vector<Address> addresses; ///< in the order of the first lane that asks
};
ConstantPicture constantPicture(const TraceEvent& access, const TraceLanes& lanes);

/// Shared memory after the first `events` events of the trace: its bytes and which of them have been written; the
/// others are 0xCD. To step through a trace, take SharedReplay (replay.h), which need not begin anew each time.
struct SharedState {
    std::vector<std::byte> bytes;
    std::vector<bool> written;
};
SharedState sharedAfter(const BlockTrace& trace, std::size_t events);

/// Where the warps stand after the first `events` events.
struct WarpState {
    bool waits = false;                   ///< at a barrier
    bool ended = false;                   ///< every lane has left
    std::uint32_t exited = 0;             ///< lanes that have left
    std::optional<std::size_t> lastEvent; ///< its newest
    std::uint64_t instructions = 0;       ///< PTX instructions so far, within the trace
};
std::vector<WarpState> warpsAfter(const BlockTrace& trace, std::size_t events);

/// Of a divergent branch: the event of the same warp at which lanes of both sides are together again; none when they
/// are not within the trace.
std::optional<std::size_t> meetingAfter(const BlockTrace& trace, std::size_t branchEvent);

} // namespace tilescope
