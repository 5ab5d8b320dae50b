#pragma once

#include "gpu/ptx/module.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace tilescope::ptx
{

struct Symbol {
    enum class Kind : std::uint8_t {
        Register,      ///< `index` into FunctionBody::registers
        RegisterRange, ///< `index` into the function's ranges; %r<42> declares %r0 … %r41
        Variable, ///< `index` into the table of `space`; of Parameter: a kernel's parameter or, with slotBit, a slot
        Function
    };
    Kind kind = Kind::Register;
    Space space = Space::None;
    Type type = Type::None;
    std::uint32_t index = 0;
    std::uint32_t count = 0; ///< of a range
};

/// Names of nested scopes. Names are views into the PTX text.
class SymbolTable
{
public:
    void openScope();
    void closeScope();
    std::size_t depth() const { return m_scopeStarts.size(); }

    /// False when this scope has the name already.
    bool declare(std::string_view name, const Symbol& symbol);

    struct Found {
        Symbol symbol;
        std::uint32_t number = 0; ///< of an element of a range
    };
    /// The innermost symbol of this name, perhaps as an element of a range.
    std::optional<Found> find(std::string_view name) const;

private:
    using Names = std::unordered_map<std::string_view, std::uint32_t>;
    struct Entry {
        std::string_view name;
        Symbol symbol;
        std::uint32_t shadowed; ///< entry of an outer scope with this name; noIndex when there is none
    };
    Names& namesFor(const Symbol& symbol);

    std::vector<Entry> m_entries; ///< later ones are further inside
    std::vector<std::size_t> m_scopeStarts;
    Names m_names, m_ranges;
};

} // namespace tilescope::ptx
