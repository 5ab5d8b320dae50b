#pragma once

#include "gpu/timing/kernel_steps.h"

#include <vector>

namespace tilescope::timing
{

/// Where threads of a warp may part, as far as the text tells, and meet again.
class Divergence
{
public:
    explicit Divergence(const KernelSteps& kernel);

    /// Whether they may part at the block's end and meet again.
    bool parts(std::uint32_t block) const;
    /// Whether all threads of a warp access one address, as far as the text tells.
    bool isUniformAccess(const emulator::Step& access) const;

    /// How many partings end where the block begins.
    std::size_t meetings(std::uint32_t block) const { return m_meetings[block]; }

private:
    void findVarying();

    const KernelSteps& m_kernel;
    std::vector<bool> m_isVarying; ///< by register: its value may differ between threads of a warp
    std::vector<std::size_t> m_meetings;
};

} // namespace tilescope::timing
