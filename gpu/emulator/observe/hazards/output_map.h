#pragma once

#include "gpu/emulator/execute/memory.h"
#include "gpu/emulator/observe/observer.h"
#include "gpu/recipe/plan.h"
#include "gpu/recipe/report.h"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace tilescope::emulator
{

/// Which values of a plan's picture some thread has stored, in any of its launches. Shared by all workers. Watches
/// nothing if the host fills the picture's buffer, because every value is then defined without a store, or if the plan
/// has no picture.
class OutputMap
{
public:
    /// Without an observer only a picture of floats is watched: see compare().
    OutputMap(const Plan& plan, const Memory& memory, bool isObserved);

    /// To be called before each launch, by its index in the plan.
    void beginLaunch(std::size_t launch) { m_launch = launch; }
    bool watches(std::uint64_t region) const { return region == m_region; }
    /// All lanes are in the watched region, or fault. May be called from several threads at once.
    void access(const AccessEvent& event);

    /// In place of access(), for runs without an observer: values that have changed since the emulator filled the
    /// memory. A float has the fill's bytes only if it was not stored; a byte may have them by chance.
    void compare(std::span<const std::byte> memory);

    /// To be called after the last launch: the values that no thread stored, at the head of the last kernel that stored
    /// any.
    std::optional<Finding> finding() const;

private:
    const Plan& m_plan;
    std::uint64_t m_region = NullRegion;
    std::uint64_t m_valueBytes = 1;
    std::size_t m_launch = 0;
    std::atomic<std::size_t> m_lastStoring;
    std::vector<std::uint8_t> m_stored; ///< per value of the buffer, with the padding of its rows
};

} // namespace tilescope::emulator
