#pragma once

#include "gpu/emulator/observe/observer.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <vector>

namespace tilescope::emulator
{

/// A part of the text that lanes of a warp have executed: instructions `first` to `last`.
struct PathStep {
    std::uint32_t first = 0, last = 0;
    std::uint32_t mask = 0;
};

/// The texels of one fetch; a linear one has several entries.
struct FetchedTexels {
    std::uint32_t site = 0, warp = 0, mask = 0, texture = 0;
    std::array<std::int64_t, 32> texels{}; ///< as in TexelEvent
};

/// A block that is too long to follow.
struct PathTooLong : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// Records which instructions each warp of a block executes, and the texels that it fetches. Throws PathTooLong.
class LanePaths : public Observer
{
public:
    static constexpr std::size_t mostSteps = 4'000'000; ///< of all warps together

    explicit LanePaths(std::uint32_t warps) : m_paths(warps) {}

    void onTurn(std::uint32_t warp) override { m_warp = warp; }
    void onInstructions(std::uint32_t site, std::uint32_t count, std::uint32_t mask) override;
    bool wantsTexels() const override { return true; }
    void onTexel(const TexelEvent& event) override;

    const std::vector<PathStep>& pathOf(std::uint32_t warp) const { return m_paths[warp]; }
    const std::vector<FetchedTexels>& texels() const { return m_texels; }

private:
    void count();

    std::vector<std::vector<PathStep>> m_paths;
    std::vector<FetchedTexels> m_texels;
    std::uint32_t m_warp = 0;
    std::size_t m_steps = 0;
};

} // namespace tilescope::emulator
