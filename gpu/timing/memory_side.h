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
        std::uint32_t slot = 0;
        std::uint64_t tag = 0;
    };

    /// When the sectors of a line have arrived, or been handed on, if the request begins at `begin`. Counts in `run`.
    double lineTime(const Block& block, const MachineOp& op, const PathLine& line, double begin, bool isLocalAccess,
                    MultiprocessorRun& run);
    double atomicsEnd() const { return m_atomicsEnd; } ///< when the last atomic is done

private:
    void findCommonLines();
    std::uint64_t keyOf(const Block& block, std::uint64_t line) const;
    double atomicTime(std::uint64_t line, double begin, unsigned sectors, bool waits, MultiprocessorRun& run);
    double sendToL2(double begin, unsigned sectors, bool waits, MultiprocessorRun& run);

    const MultiprocessorLoad& m_load;
    const MachineFigures& m_figures;
    SectorCache m_cache;
    std::unordered_set<std::uint64_t> m_common;          ///< lines that several blocks touch
    std::unordered_map<std::uint64_t, double> m_atomics; ///< by line: when L2 has finished the last atomic on it
    double m_atomicsEnd = 0, m_l2Free = 0, m_memoryFree = 0, m_memoryDebt = 0;
};

} // namespace tilescope::timing
