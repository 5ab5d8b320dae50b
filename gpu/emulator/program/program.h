#pragma once

#include "gpu/emulator/program/op.h"
#include "gpu/ptx/module.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace tilescope::emulator
{

/// A scalar slot that is filled before the kernel runs.
struct ConstantSlot {
    std::uint32_t slot = 0;
    std::uint64_t value = 0;
};

/// A scalar slot that contains (a part of) a kernel parameter.
struct ParameterSlot {
    std::uint32_t slot = 0, offset = 0;
    std::uint8_t bytes = 0;
    bool isSigned = false;
};

/// A slot that contains a special register: a vector if it differs between lanes, else a scalar.
struct SpecialSlot {
    std::uint32_t slot = 0;
    ptx::Special special = ptx::Special::TidX;
};

/// A scalar slot that contains the address of a __device__ variable.
struct GlobalSlot {
    std::uint32_t slot = 0, variable = 0;
    std::int64_t offset = 0;
};

/// A decoded kernel, ready to run with any launch parameters. Shared between threads and immutable. `ops` begins with
/// the entry; `prologue` runs once per launch and warp with all lanes, before the first block.
struct Program {
    std::shared_ptr<const ptx::Module> module; ///< keeps `kernel` alive
    const ptx::Kernel* kernel = nullptr;
    std::vector<Op> ops, prologue;
    std::uint32_t fileBytes = 0;     ///< register file of a warp
    bool lanesPart = false;          ///< lanes that spin may be overtaken (maySpin)
    bool parametersInMemory = false; ///< it takes the address of a parameter
    std::vector<ConstantSlot> constants;
    std::vector<ParameterSlot> parameters;
    std::vector<SpecialSlot> specials;
    std::vector<GlobalSlot> globals;
};

} // namespace tilescope::emulator
