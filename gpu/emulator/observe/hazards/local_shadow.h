#pragma once

#include "gpu/emulator/observe/hazards/hazard.h"
#include "gpu/emulator/observe/observer.h"

#include <cstdint>
#include <vector>

namespace tilescope::emulator
{

/// Which bytes of its local memory each thread of a block has written.
class LocalShadow
{
public:
    LocalShadow(std::size_t localBytes, std::uint64_t threads, HazardTable& found);

    void begin(); ///< of a block
    /// `window` is the difference between lanes' addresses and offsets in their own memory.
    void access(const AccessEvent& event, std::uint64_t window, std::uint64_t block);

private:
    std::uint64_t m_bytes;
    std::vector<std::uint8_t> m_written; ///< thread by thread, one byte each
    HazardTable& m_found;
    bool m_touched = true;
};

} // namespace tilescope::emulator
