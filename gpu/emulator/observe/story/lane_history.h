#pragma once

#include "gpu/emulator/observe/story/lane_paths.h"
#include "gpu/emulator/observe/trace/block_trace.h"
#include "gpu/ptx/module.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

namespace tilescope::emulator
{

/// What one lane has executed, in order: the parts of the text, and which event of the trace each of its memory
/// instructions is.
class LaneHistory
{
public:
    /// A memory instruction as this lane executed it.
    struct Execution {
        std::size_t step = 0;   ///< index into steps()
        std::uint32_t site = 0; ///< the PTX instruction
        std::optional<std::size_t> event;
    };

    /// `events` are the indices of the warp's events, ascending.
    LaneHistory(const ptx::Kernel& kernel, const BlockTrace& trace, const std::vector<std::size_t>& events,
                const std::vector<PathStep>& path, std::uint32_t lane);

    const std::vector<PathStep>& steps() const { return m_steps; }
    const std::vector<Execution>& executions() const { return m_executions; }

    /// The index of the execution that is this event; none if it could not be told.
    std::optional<std::size_t> executionOf(std::size_t event) const;

private:
    std::vector<PathStep> m_steps;
    std::vector<Execution> m_executions;
    std::unordered_map<std::size_t, std::size_t> m_ofEvent;
};

/// An instruction with an event for each lane that executes it.
bool isTraced(const ptx::Instruction& instruction);

} // namespace tilescope::emulator
