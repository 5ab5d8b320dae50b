#pragma once

#include "gpu/emulator/observe/trace/block_trace.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace tilescope
{

/// The sectors (32 bytes) of a global access, by the rule in gpu/emulator/observe/counters/access_rules.h. The sectors
/// of a local access follow that file's rule for local memory, which is interleaved: word w of lane l is at (32 w + l)
/// × 4. Other events have no sectors.
struct SectorPicture {
    struct Sector {
        std::int64_t begin = 0;      ///< of its first byte, from the start of the region; may be negative
        std::uint32_t usedBytes = 0; ///< bit i: an active lane requests byte i
        std::uint32_t lanes = 0;     ///< which lanes touch it
    };
    std::vector<Sector> sectors; ///< by address
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
        unsigned wavefront = 0; ///< the wavefront that serves it, from 0
        bool broadcast = false; ///< another lane requests the same word
    };
    std::vector<Cell> cells; ///< by lane; an access of 8 or 16 bytes per lane has one cell per word
    unsigned wavefronts = 0, ideal = 0;
    std::array<unsigned, 32> wordsOfBank{}; ///< distinct words requested from each bank in its worst pass
};
BankPicture bankPicture(const TraceEvent& access, const TraceLanes& lanes);

/// The same access with another pitch of the tile: word w of a row stays, rows are `to` instead of `from` bytes apart.
/// The tile begins at `tileBegin`; addresses before it do not change, and none do if `from` is 0.
BankPicture bankPictureAtPitch(const TraceEvent& access, const TraceLanes& lanes, std::size_t fromPitchBytes,
                               std::size_t toPitchBytes, std::size_t tileBegin = 0);

/// Constant memory serves one distinct address at a time: the addresses, and the lanes that each serves.
struct ConstantPicture {
    struct Address {
        std::uint32_t offset = 0;
        std::uint32_t lanes = 0;
    };
    std::vector<Address> addresses; ///< in the order of the first lane that requests each
};
ConstantPicture constantPicture(const TraceEvent& access, const TraceLanes& lanes);

/// Shared memory after the first `events` events of the trace: its bytes and which of them have been written; the
/// others are 0xCD. To step through a trace, use SharedReplay (replay.h), which need not restart each time.
struct SharedState {
    std::vector<std::byte> bytes;
    std::vector<bool> written;
};
SharedState sharedAfter(const BlockTrace& trace, std::size_t events);

/// The state of the warps after the first `events` events.
struct WarpState {
    bool waits = false;                   ///< at a barrier
    bool ended = false;                   ///< every lane has exited
    std::uint32_t exited = 0;             ///< lanes that have exited
    std::optional<std::size_t> lastEvent; ///< its latest event
    std::uint64_t instructions = 0;       ///< PTX instructions so far, within the trace
};
std::vector<WarpState> warpsAfter(const BlockTrace& trace, std::size_t events);

/// For a divergent branch: the event of the same warp at which lanes of both sides have reconverged; none if they do
/// not reconverge within the trace.
std::optional<std::size_t> meetingAfter(const BlockTrace& trace, std::size_t branchEvent);

} // namespace tilescope
