#pragma once

#include "gpu/emulator/execute/launch_setup.h"
#include "gpu/emulator/translate/step.h"

#include <array>
#include <cstdint>
#include <vector>

namespace tilescope::emulator
{

/// A step that affects addresses, branches or barriers, with its operands replaced by indices of values.
struct TraceStep {
    const Step* step = nullptr;
    std::uint32_t site = 0;
    ptx::Opcode opcode = ptx::Opcode::Nop;
    /// Values of the operands (registers, then presets). An access has its base and, if it was fused, its index; a
    /// predicate operand is not here but in the step.
    std::array<std::uint32_t, 4> sources{ptx::noIndex, ptx::noIndex, ptx::noIndex, ptx::noIndex};
    std::uint32_t sourceCount = 0;
    std::uint32_t destination = ptx::noIndex; ///< register, if its value is needed
    std::uint8_t bits = 0;                    ///< of the destination
    bool blended = false;                     ///< inactive lanes keep the register's old value
};

/// A value that is not written by any step.
struct TracePreset {
    bool isSpecial = false;
    ptx::Special special = ptx::Special::TidX;
    std::uint64_t value = 0;
};

struct TraceBlock {
    std::uint32_t first = 0, end = 0; ///< trace steps
    const Step* last = nullptr;       ///< the step that ends it; null if execution falls through to the next block
    std::uint32_t lastSite = 0, target = 0, join = 0;
    bool splits = false; ///< its lanes may diverge
};

/// The part of a kernel that determines its addresses and branches; everything else is left out.
struct TraceProgram {
    Steps steps;
    std::vector<TraceStep> list;
    std::vector<TraceBlock> blocks;
    std::vector<TracePreset> presets; ///< values are numbered: registers first, then presets
    std::vector<bool> scalar;         ///< per value: the same in all lanes
};

TraceProgram makeTraceProgram(const LaunchSetup& setup);

} // namespace tilescope::emulator
