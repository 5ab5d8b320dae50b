#pragma once

#include "gpu/program/checks/grid_gap.h"
#include "gpu/program/checks/host_ledger.h"

// What the files of the ledger share.

namespace tilescope
{

struct HostLedger::Launch {
    std::string kernel;
    GridShape shape;
    std::vector<LaunchValue> values;
    CallSite site = 0;
    std::size_t begun = 0; ///< after so many synchronisations
    bool isRead = false;   ///< somebody has read a part of its results

    bool has(std::uint64_t value) const;
};

/// Of an allocation, by work in a stream.
struct HostLedger::Use {
    StreamOrder::Moment moment;
    std::string kernel; ///< empty: a copy, or cudaMemset
    CallSite site = 0;
    ByteRange read, written;

    bool clashesWith(const Use& other) const;
};

struct HostLedger::Allocation {
    HostAllocation made;
    FilledMap map;

    std::shared_ptr<Launch> writer; ///< the last launch that stored here, and whose result is still here
    std::shared_ptr<Launch> user;   ///< the last launch that read or stored here
    bool isRead = false;            ///< since then
    bool isFilled = false;          ///< something was filled here before, by anybody
    bool isUnseen = false;          ///< filled and read by what the ledger is not told of

    struct Copy {
        CallSite site = 0;
        std::size_t bytes = 0;
    };
    struct EarlyCopy {
        CallSite site = 0;
        std::size_t bytes = 0;
        std::shared_ptr<Launch> filledBy; ///< the first launch that stored here later
    };
    std::optional<EarlyCopy> early;   ///< of bytes that nobody had filled
    std::optional<Copy> partlyFilled; ///< from the start on, and nothing behind it
    std::optional<Copy> partlyRead;   ///< the same of a result
    struct Pitched {
        CallSite site = 0;
        std::size_t offset = 0, pitch = 0, width = 0, rows = 0;
    };
    std::optional<Pitched> pitched; ///< the last copy to or from here

    /// A launch whose grid was rounded down reads all but the end of its input.
    struct Tail {
        std::shared_ptr<Launch> launch;
        std::size_t begin = 0; ///< byte
        std::uint64_t extent = 0;
    };
    std::optional<Tail> tail;
    std::vector<Use> uses; ///< that may not be over

    explicit Allocation(const HostAllocation& allocation) : made(allocation), map(allocation.bytes) {}
    std::uintptr_t end() const { return made.address + made.bytes; }
};

struct HostLedger::Freed {
    std::uintptr_t address = 0, end = 0;
    CallSite site = 0;
};

struct HostLedger::Rows {
    Allocation* allocation = nullptr; ///< null: host memory
    std::uintptr_t address = 0;
    std::size_t width = 0, rows = 1, pitch = 0;

    std::size_t offset() const { return address - allocation->made.address; }
    std::size_t bytes() const { return rows == 0 || width == 0 ? 0 : (rows - 1) * pitch + width; } ///< from the first
    template <class Visit>
    void eachRow(const Visit& visit) const
    {
        for (std::size_t row = 0; row < rows; ++row)
            visit(offset() + row * pitch);
    }
};

/// The end of a list of rows that lie side by side, as one.
inline bool isOneRow(std::size_t width, std::size_t rows, std::size_t pitch) { return rows == 1 || width == pitch; }

} // namespace tilescope
