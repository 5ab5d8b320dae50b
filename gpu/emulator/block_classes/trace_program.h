#pragma once

#include "gpu/emulator/execute/launch_setup.h"
#include "gpu/emulator/translate/step.h"

#include <array>
#include <cstdint>
#include <vector>

namespace tilescope::emulator
{

/// A step that matters to addresses, branches or barriers, its operands made into numbers of values.
struct TraceStep {
    const Step* step = nullptr;
    std::uint32_t site = 0;
    ptx::Opcode opcode = ptx::Opcode::Nop;
    /// Values of the operands (registers, then presets). An access has its base and, where it was fused, its index; a
    /// predicate operand is not here: it is found in the step.
    std::array<std::uint32_t, 4> sources{ptx::noIndex, ptx::noIndex, ptx::noIndex, ptx::noIndex};
    std::uint32_t sourceCount = 0;
    std::uint32_t destination = ptx::noIndex; ///< register, if its value matters
    std::uint8_t bits = 0;                    ///< of the destination
    bool blended = false;                     ///< sleeping lanes keep what the register held
};

/// A value that no step writes.
struct TracePreset {
    bool isSpecial = false;
    ptx::Special special = ptx::Special::TidX;
    std::uint64_t value = 0;
};

struct TraceBlock {
    std::uint32_t first = 0, end = 0; ///< trace steps
    const Step* last = nullptr;       ///< the step that ends it; null where the next block follows
    std::uint32_t lastSite = 0, target = 0, join = 0;
    bool splits = false; ///< its lanes may go two ways
};

/// What must be followed of a kernel to know which addresses it touches and which way it goes: everything else is left
/// out.
struct TraceProgram {
    Steps steps;
    std::vector<TraceStep> list;
    std::vector<TraceBlock> blocks;
    std::vector<TracePreset> presets; ///< values number registers, registers + 1 …
    std::vector<bool> scalar;         ///< of each value: the same in all lanes
};

TraceProgram makeTraceProgram(const LaunchSetup& setup);

} // namespace tilescope::emulator
