#pragma once

#include "gpu/ptx/module.h"

#include <cstdint>
#include <vector>

namespace tilescope::emulator
{

/// Which of two instructions of a kernel a thread comes to first, by its control flow and not by their places in the
/// PTX: compilers move branches, and copy what follows them into both sides.
class ProgramOrder
{
public:
    explicit ProgramOrder(const ptx::Kernel& kernel);

    enum class Way : std::uint8_t {
        Onward, ///< without going round a loop
        Around  ///< also by going round one
    };
    /// What the way must not lead through.
    enum class Without : std::uint8_t { Nothing, BlockBarriers, AnyBarriers };

    /// Whether a thread can go from one instruction to another.
    bool leads(std::uint32_t from, std::uint32_t to, Way way, Without without) const;

private:
    struct Followers {
        std::vector<std::uint32_t> onward, back; ///< back: to the head of a loop
    };
    const ptx::Kernel& m_kernel;
    std::vector<Followers> m_followers; ///< per instruction
};

} // namespace tilescope::emulator
