#pragma once

#include "gpu/emulator/observe/path/block_path.h"
#include "gpu/timing/machine_program.h"
#include "gpu/timing/multiprocessor.h"
#include "gpu/timing/sector_cache.h"

#include <cstdint>
#include <unordered_map>
#include <unordered_set>

namespace tilescope::timing
{

inline bool isLocal(std::uint64_t line) { return (line & localLine) != 0; }

/// What lies behind the load/store pipe of a multiprocessor: its L1, and its share of L2 and of device memory.
class MemorySide
{
public:
    explicit MemorySide(const MultiprocessorLoad& load);

    /// Whose access it is: the block's place on the multiprocessor, and what makes lines of a path that was recorded
    /// for another block its own (0: it is its own).
    struct Block {
        std::uint32_t slot = 0, position = 0;
        std::uint64_t tag = 0;
    };

    /// When the sectors of a line have arrived, or been handed on, if the request begins at `begin`. Counts in `run`.
    double lineTime(const Block& block, const MachineOp& op, const PathLine& line, double begin, bool isLocalAccess,
                    MultiprocessorRun& run);
    /// When L2 has taken the sectors of a store to local memory.
    double writeLocal(unsigned sectors, double begin, MultiprocessorRun& run);
    double atomicsEnd() const { return m_atomicsEnd; } ///< when the last atomic is done

    /// For how long the load/store pipe must stop after a request of `begin`, since the queues behind it are full.
    double stopAfter(double begin) const;

private:
    void findCommonLines();
    void findAtomicLines();
    std::uint64_t keyOf(const Block& block, std::uint64_t line) const;
    double atomicTime(const Block& block, const MachineOp& op, const PathLine& line, double begin,
                      MultiprocessorRun& run);
    double readOfL2(const Block& block, const PathLine& line, std::uint8_t sectors, double begin,
                    MultiprocessorRun& run);
    double memoryTime(const Block& block, std::uint64_t line, std::uint8_t sectors, double begin,
                      MultiprocessorRun& run);

    const MultiprocessorLoad& m_load;
    const MachineFigures& m_figures;
    SectorCache m_cache;
    TouchedSectors m_touched;                   ///< by the lines of each block
    std::unordered_set<std::uint64_t> m_common; ///< lines that several blocks touch
    /// A line of atomics: on how many multiprocessors blocks have it at a time, as far as the recorded blocks tell.
    struct AtomicLine {
        double sharers = 1;
        bool isOfAll = false; ///< recorded blocks
        double busy = 0;      ///< cycles that its atomics took
    };
    std::unordered_map<std::uint64_t, AtomicLine> m_atomicLines;
    std::vector<double> m_slices; ///< when each slice of L2 has finished its last atomic
    double m_atomicsFree = 0;     ///< when the share of all slices is free
    double m_sliceFree = 0;       ///< and the slice of the last atomic
    double m_atomicsEnd = 0, m_readFree = 0, m_writeFree = 0, m_memoryFree = 0, m_memoryBusy = 0, m_memoryDebt = 0;
};

} // namespace tilescope::timing
