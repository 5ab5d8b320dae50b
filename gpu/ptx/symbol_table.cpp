#include "gpu/ptx/symbol_table.h"

#include <charconv>

namespace tilescope::ptx
{

SymbolTable::Names& SymbolTable::namesFor(const Symbol& symbol)
{
    return symbol.kind == Symbol::Kind::RegisterRange ? m_ranges : m_names;
}

void SymbolTable::openScope() { m_scopeStarts.push_back(m_entries.size()); }

void SymbolTable::closeScope()
{
    while (m_entries.size() > m_scopeStarts.back()) {
        const Entry& entry = m_entries.back();
        Names& names = namesFor(entry.symbol);
        if (entry.shadowed == noIndex)
            names.erase(entry.name);
        else
            names[entry.name] = entry.shadowed;
        m_entries.pop_back();
    }
    m_scopeStarts.pop_back();
}

bool SymbolTable::declare(std::string_view name, const Symbol& symbol)
{
    const auto index = static_cast<std::uint32_t>(m_entries.size());
    const auto [place, isNew] = namesFor(symbol).try_emplace(name, index);
    const std::uint32_t shadowed = isNew ? noIndex : place->second;
    if (!isNew && shadowed >= (m_scopeStarts.empty() ? 0 : m_scopeStarts.back()))
        return false;
    place->second = index;
    m_entries.push_back({name, symbol, shadowed});
    return true;
}

std::optional<SymbolTable::Found> SymbolTable::find(std::string_view name) const
{
    std::uint32_t best = noIndex, number = 0;
    if (const auto found = m_names.find(name); found != m_names.end())
        best = found->second;
    // Any suffix of digits may be the number in a range: both %r<5> and %r1<5> could declare "%r12".
    for (std::size_t digits = 1; digits <= 7 && digits < name.size(); ++digits) {
        const char first = name[name.size() - digits];
        if (first < '0' || first > '9')
            break;
        if (first == '0' && digits > 1)
            continue;
        const std::string_view tail = name.substr(name.size() - digits);
        const auto range = m_ranges.find(name.substr(0, name.size() - digits));
        std::uint32_t value = 0;
        std::from_chars(tail.data(), tail.data() + tail.size(), value);
        if (range != m_ranges.end() && value < m_entries[range->second].symbol.count &&
            (best == noIndex || range->second > best)) {
            best = range->second;
            number = value;
        }
    }
    if (best == noIndex)
        return std::nullopt;
    return Found{m_entries[best].symbol, number};
}

} // namespace tilescope::ptx
