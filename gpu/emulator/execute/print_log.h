#pragma once

#include "gpu/emulator/execute/warp.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace tilescope::emulator
{

/// What one thread printed by one call.
struct PrintedText {
    std::uint64_t block = 0;
    std::uint32_t site = 0;   ///< index of the PTX instruction
    std::uint32_t thread = 0; ///< within the block
    std::string text;
};

/// What the kernel's printf prints, on one worker thread: the first texts, and the number of all. The blocks of a
/// worker run in ascending order, so those of the lowest blocks are kept. Not inline, because handlers call it and are
/// compiled for more than one processor (handlers/lanes.h).
class PrintLog
{
public:
    static constexpr std::size_t most = 50;
    static constexpr std::size_t mostWholeBytes = std::size_t{1} << 20; ///< as CUDA's buffer

    /// `whole`: all texts up to mostWholeBytes, as they are; otherwise the first ones, as they may be shown.
    explicit PrintLog(bool whole = false) : m_isWhole(whole) {}

    void beginBlock(std::uint64_t block) { m_block = block; }
    /// Formats the text as CUDA's printf does; returns the number of its arguments.
    std::uint32_t print(const Warp& warp, std::uint32_t site, std::uint32_t lane, std::uint64_t format,
                        std::uint64_t arguments);

    const std::vector<PrintedText>& texts() const { return m_texts; }
    std::uint64_t count() const { return m_count; }

private:
    bool keepsMore() const { return m_isWhole ? m_bytes < mostWholeBytes : m_texts.size() < most; }

    bool m_isWhole;
    std::size_t m_bytes = 0; ///< of the texts
    std::uint64_t m_block = 0, m_count = 0;
    std::uint64_t m_format = 0;    ///< of the last text that was formatted,
    std::uint32_t m_arguments = 0; ///< and the number of its arguments
    std::vector<PrintedText> m_texts;
};

/// The bytes from a generic address to the end of its region, as a lane sees them; empty if there are none.
std::span<const std::byte> bytesAt(const Warp& warp, std::uint32_t lane, std::uint64_t address);
/// The text that begins there and ends with a NUL, without control characters and of limited length.
std::string textIn(std::span<const std::byte> bytes);

} // namespace tilescope::emulator
