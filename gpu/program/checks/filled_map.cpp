#include "gpu/program/checks/filled_map.h"

#include <algorithm>
#include <atomic>
#include <cstdlib>

namespace tilescope
{
namespace
{

using Word = std::uint64_t;
constexpr std::size_t bitsPerWord = 64;

/// Calls visit(index, mask) for the words of a range of bits, until it returns false.
template <class Visit>
bool eachWord(std::size_t first, std::size_t count, const Visit& visit)
{
    const std::size_t end = first + count;
    while (first < end) {
        const std::size_t bit = first % bitsPerWord, bits = std::min(bitsPerWord - bit, end - first);
        if (!visit(first / bitsPerWord, (bits == bitsPerWord ? ~Word{0} : (Word{1} << bits) - 1) << bit))
            return false;
        first += bits;
    }
    return true;
}

Word load(Word& word) { return std::atomic_ref(word).load(std::memory_order_relaxed); }

/// Most words are there already, and reading them is cheaper than to write them.
void raise(Word& word, Word mask)
{
    if ((load(word) & mask) != mask)
        std::atomic_ref(word).fetch_or(mask, std::memory_order_relaxed);
}

} // namespace

void FilledMap::Free::operator()(Word* words) const { std::free(words); }

FilledMap::FilledMap(std::size_t bytes)
{
    const auto words = [&] {
        return static_cast<Word*>(std::calloc(bytes / bitsPerWord + 1, sizeof(Word))); // pages come when touched
    };
    m_filled.reset(words());
    m_stored.reset(words());
    if (!m_stored)
        m_filled.reset();
}

void FilledMap::fill(std::size_t offset, std::size_t bytes)
{
    if (!m_filled)
        return;
    eachWord(offset, bytes, [&](std::size_t i, Word mask) {
        m_filled.get()[i] |= mask;
        if (m_stored.get()[i] & mask) // else its page need not be touched
            m_stored.get()[i] &= ~mask;
        return true;
    });
}

void FilledMap::empty(std::size_t offset, std::size_t bytes)
{
    if (m_filled)
        eachWord(offset, bytes, [&](std::size_t i, Word mask) {
            m_filled.get()[i] &= ~mask;
            m_stored.get()[i] &= ~mask;
            return true;
        });
}

void FilledMap::store(std::size_t offset, std::size_t bytes)
{
    if (m_filled)
        eachWord(offset, bytes, [&](std::size_t i, Word mask) {
            raise(m_stored.get()[i], mask);
            return true;
        });
}

bool FilledMap::anyFilled(std::size_t offset, std::size_t bytes) const
{
    return !m_filled || !eachWord(offset, bytes, [&](std::size_t i, Word mask) {
        return ((load(m_stored.get()[i]) | m_filled.get()[i]) & mask) == 0;
    });
}

bool FilledMap::allFilled(std::size_t offset, std::size_t bytes) const
{
    return !m_filled || eachWord(offset, bytes, [&](std::size_t i, Word mask) {
        return ((load(m_stored.get()[i]) | m_filled.get()[i]) & mask) == mask;
    });
}

bool FilledMap::anyStored(std::size_t offset, std::size_t bytes) const
{
    return !m_filled ||
           !eachWord(offset, bytes, [&](std::size_t i, Word mask) { return (load(m_stored.get()[i]) & mask) == 0; });
}

bool FilledMap::allStored(std::size_t offset, std::size_t bytes) const
{
    return !m_filled ||
           eachWord(offset, bytes, [&](std::size_t i, Word mask) { return (load(m_stored.get()[i]) & mask) == mask; });
}

} // namespace tilescope
