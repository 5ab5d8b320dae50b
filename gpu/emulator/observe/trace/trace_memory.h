#pragma once

#include "gpu/emulator/execute/block_runner.h"
#include "gpu/emulator/execute/launch_setup.h"
#include "gpu/emulator/execute/memory.h"
#include "gpu/emulator/observe/trace/block_trace.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace tilescope::emulator
{

/// The memory of a traced block: maps addresses to regions of the trace and offsets in them, and gives their content.
class TraceMemory
{
public:
    /// `worker` is the memory on which the block runs; all arguments must outlive this object.
    TraceMemory(const Plan& plan, const LaunchSetup& setup, const WorkerMemory& worker);

    struct Place {
        std::uint32_t region = 0;        ///< index into regions()
        std::uint32_t offset = 0;        ///< modulo 2^32
        const std::byte* host = nullptr; ///< null: some of the bytes are beyond the region
    };
    Place find(Space space, std::uint32_t warp, unsigned lane, std::uint64_t address, std::uint64_t bytes) const;

    /// The plan's buffers, __device__ variables, shared, constant and local memory, and last "no memory", for invalid
    /// pointers.
    const std::vector<TraceRegion>& regions() const { return m_regions; }

private:
    void addBuffers(const Plan& plan);
    void addSpaces();
    std::uint32_t regionAt(std::uint64_t index) const;

    const LaunchSetup& m_setup;
    const WorkerMemory& m_worker;
    std::vector<TraceRegion> m_regions;
    std::uint32_t m_shared = 0, m_constant = 0, m_local = 0, m_nowhere = 0;
};

/// Fills the buffers of Memory::prepareSparse page by page on demand, because one block needs only little of a large
/// picture.
class SparseBuffers
{
public:
    /// The arguments must outlive this object.
    SparseBuffers(const Plan& plan, const LaunchSetup& setup, const Image& input);

    /// To be called before a kernel's access to [address, address + bytes); bytes beyond a buffer are ignored.
    void touch(std::uint64_t address, std::uint64_t bytes)
    {
        // Neighbouring lanes mostly access one page.
        const std::uint64_t first = address / pageBytes, last = (address + bytes - 1) / pageBytes;
        if (first != m_lastPage || last != m_lastPage)
            touchPages(address, bytes);
        m_lastPage = last;
    }

private:
    static constexpr std::uint64_t pageBytes = 4096;

    struct Pages {
        std::byte* host = nullptr;
        std::uint64_t bytes = 0;
        BufferContent content;    ///< none: 0xCD
        std::vector<bool> filled; ///< by page; empty: nothing to fill
    };
    void touchPages(std::uint64_t address, std::uint64_t bytes);
    static void fill(Pages& pages, std::uint64_t page);

    std::vector<Pages> m_buffers;
    std::uint64_t m_lastPage = 0; ///< among all addresses; initially the null pointer's
};

} // namespace tilescope::emulator
