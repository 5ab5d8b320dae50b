#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace tilescope::emulator
{

/// A set of virtual registers, as bits.
class RegisterSet
{
public:
    RegisterSet() = default;
    explicit RegisterSet(std::size_t registers) : m_words((registers + 63) / 64, 0) {}

    bool has(std::uint32_t r) const { return (m_words[r / 64] >> (r % 64)) & 1; }
    void add(std::uint32_t r) { m_words[r / 64] |= std::uint64_t{1} << (r % 64); }
    void remove(std::uint32_t r) { m_words[r / 64] &= ~(std::uint64_t{1} << (r % 64)); }

    /// This becomes `generated` ∪ (other − killed); true when it changed.
    bool flow(const RegisterSet& generated, const RegisterSet& other, const RegisterSet& killed)
    {
        bool changed = false;
        for (std::size_t i = 0; i < m_words.size(); ++i) {
            const std::uint64_t word = generated.m_words[i] | (other.m_words[i] & ~killed.m_words[i]);
            changed |= word != m_words[i];
            m_words[i] = word;
        }
        return changed;
    }
    void unite(const RegisterSet& other)
    {
        for (std::size_t i = 0; i < m_words.size(); ++i)
            m_words[i] |= other.m_words[i];
    }

private:
    std::vector<std::uint64_t> m_words;
};

} // namespace tilescope::emulator
