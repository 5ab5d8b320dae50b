#pragma once

#include <cstddef>
#include <list>
#include <utility>

namespace tilescope
{

/// A cache's entries in the order of their last use. Its owner says what an entry costs, and when old ones go. An entry
/// keeps its address until it is dropped.
template <typename Entry>
class RecentlyUsed
{
public:
    /// The entry for which `isWanted` is true, which is then the first; null if there is none.
    template <typename Predicate>
    Entry* find(Predicate isWanted)
    {
        for (auto entry = m_entries.begin(); entry != m_entries.end(); ++entry)
            if (isWanted(std::as_const(*entry))) {
                m_entries.splice(m_entries.begin(), m_entries, entry);
                return &m_entries.front();
            }
        return nullptr;
    }

    /// Makes it the first.
    Entry& add(Entry entry)
    {
        m_entries.push_front(std::move(entry));
        return m_entries.front();
    }

    /// Drops the entries that were used least recently until the costs of all sum up to at most `mostCost`, but never
    /// the first. Returns those that were dropped.
    template <typename Cost>
    std::list<Entry> shrinkTo(std::size_t mostCost, Cost costOf)
    {
        std::size_t cost = 0;
        auto entry = m_entries.begin();
        for (; entry != m_entries.end(); ++entry) {
            cost += costOf(std::as_const(*entry));
            if (cost > mostCost && entry != m_entries.begin())
                break;
        }
        std::list<Entry> dropped;
        dropped.splice(dropped.end(), m_entries, entry, m_entries.end());
        return dropped;
    }
    std::list<Entry> shrinkToCount(std::size_t most)
    {
        return shrinkTo(most, [](const Entry&) { return 1; });
    }

    template <typename Predicate>
    void dropIf(Predicate isUnwanted)
    {
        m_entries.remove_if(isUnwanted);
    }
    void clear() { m_entries.clear(); }

    std::size_t size() const { return m_entries.size(); }
    auto begin() { return m_entries.begin(); } ///< the last used
    auto end() { return m_entries.end(); }

private:
    std::list<Entry> m_entries;
};

} // namespace tilescope
