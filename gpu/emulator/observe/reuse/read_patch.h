#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

namespace tilescope::emulator
{

/// How often one block read each byte of the input: a window of the input that grows on demand, and a list of the bytes
/// that were read.
class ReadPatch
{
public:
    void add(std::uint64_t byte)
    {
        const std::uint64_t at = byte - m_first; // wraps for a byte before the window
        if (at >= m_counts.size()) {
            grow(byte);
            add(byte);
            return;
        }
        if (m_counts[at]++ == 0)
            m_touched.push_back(byte);
    }

    const std::vector<std::uint64_t>& touched() const { return m_touched; } ///< unordered
    std::uint32_t count(std::uint64_t byte) const { return m_counts[byte - m_first]; }

    void clear()
    {
        for (const std::uint64_t byte : m_touched)
            m_counts[byte - m_first] = 0;
        m_touched.clear();
        if (m_counts.size() > keptBytes)
            m_counts = {};
    }

private:
    static constexpr std::uint64_t margin = 4096;
    static constexpr std::size_t keptBytes = std::size_t{1} << 22; ///< larger windows are not kept for the next block

    void grow(std::uint64_t byte)
    {
        if (m_touched.empty() && !m_counts.empty()) { // the next block reads elsewhere
            m_first = byte > margin ? byte - margin : 0;
            if (byte - m_first < m_counts.size())
                return;
        }
        const std::uint64_t room = std::max<std::uint64_t>(margin, m_counts.size());
        std::uint64_t first = byte > room ? byte - room : 0, end = byte + room;
        if (!m_counts.empty()) {
            first = std::min(m_first, byte < m_first ? first : m_first);
            end = std::max(m_first + m_counts.size(), byte < m_first ? 0 : end);
        }
        std::vector<std::uint32_t> counts(end - first, 0);
        if (!m_counts.empty())
            std::copy(m_counts.begin(), m_counts.end(), counts.begin() + static_cast<std::ptrdiff_t>(m_first - first));
        m_counts = std::move(counts);
        m_first = first;
    }

    std::uint64_t m_first = 0;
    std::vector<std::uint32_t> m_counts;
    std::vector<std::uint64_t> m_touched;
};

} // namespace tilescope::emulator
