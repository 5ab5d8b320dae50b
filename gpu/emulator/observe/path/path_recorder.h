#pragma once

#include "gpu/emulator/observe/counters/access_counter.h"
#include "gpu/emulator/observe/observer.h"
#include "gpu/emulator/observe/path/block_path.h"

#include <vector>

namespace tilescope::emulator
{

/// Records the path of one block (BlockPath).
class PathRecorder : public Observer
{
public:
    PathRecorder(std::uint64_t warps, const std::vector<AccessRule>& rules) : m_rules(rules)
    {
        m_path.warps.resize(warps);
    }

    BlockPath take() { return std::move(m_path); }

    void onBlockBegin(std::uint64_t block) override { m_path.block = block; }
    void onTurn(std::uint32_t warp) override { m_warp = warp; }
    void onAccess(const AccessEvent& event) override;
    void onCopyBegin(const CopyEvent& event) override;
    void onCopyLanding(const AccessEvent&) override {}
    void onTexture(std::uint32_t site, std::uint32_t warp, std::uint32_t mask) override;
    void onInstructions(std::uint32_t site, std::uint32_t count, std::uint32_t mask) override;
    void onCalledFunction(std::uint32_t site, std::uint32_t warp, std::uint32_t mask) override;

private:
    void addLines(const AccessEvent& event, PathAccess& access);
    void addLocalLines(const AccessEvent& event, PathAccess& access);
    PathLine& addSectors(PathAccess& access, std::uint64_t line, std::uint8_t sectors);

    const std::vector<AccessRule>& m_rules; ///< by site
    BlockPath m_path;
    std::uint32_t m_warp = 0;
};

} // namespace tilescope::emulator
