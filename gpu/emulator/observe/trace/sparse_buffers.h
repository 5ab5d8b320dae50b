#pragma once

#include "gpu/emulator/execute/launch_setup.h"
#include "gpu/emulator/execute/memory.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace tilescope::emulator
{

/// Fills the buffers of Memory::prepareSparse page by page as they are asked for: what one block needs of a picture of
/// any size is soon copied.
class SparseBuffers
{
public:
    /// All must outlive this.
    SparseBuffers(const Plan& plan, const LaunchSetup& setup, const Image& input);

    /// Before a kernel's access to [address, address + bytes); what lies beyond a buffer is nobody's.
    void touch(std::uint64_t address, std::uint64_t bytes)
    {
        // Neighbouring lanes mostly go to one page.
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
        std::vector<bool> filled; ///< by page; empty: there is nothing to fill
    };
    void touchPages(std::uint64_t address, std::uint64_t bytes);
    static void fill(Pages& pages, std::uint64_t page);

    std::vector<Pages> m_buffers;
    std::uint64_t m_lastPage = 0; ///< of all addresses; the null pointer's to begin with
};

} // namespace tilescope::emulator
