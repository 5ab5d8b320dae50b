#pragma once

#include "gpu/emulator/launch_setup.h"

#include <cstddef>
#include <cstdint>
#include <span>
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
    void touch(std::uint64_t address, std::uint64_t bytes);

private:
    static constexpr std::uint64_t pageBytes = 4096;

    struct Pages {
        std::byte* host = nullptr;
        std::uint64_t bytes = 0;
        std::span<const std::byte> content; ///< empty: 0xCD
        std::vector<bool> filled;           ///< by page; empty: there is nothing to fill
    };
    static void fill(Pages& pages, std::uint64_t page);

    std::vector<Pages> m_buffers;
};

} // namespace tilescope::emulator
