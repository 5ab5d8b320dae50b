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
        Variable, ///< `index` into the table of `space`; for Parameter: a kernel's parameter or, with slotBit, a slot
        Function
    };
    Kind kind = Kind::Register;
    Space space = Space::None;
    Type type = Type::None;
    std::uint32_t index = 0;
    std::uint32_t count = 0; ///< of a range
};

/// Names in nested scopes. The names are views into the PTX text.
class SymbolTable
{
public:
    void openScope();
    void closeScope();
    std::size_t depth() const { return m_scopeStarts.size(); }

    /// Returns false if this scope already has the name.
    bool declare(std::string_view name, const Symbol& symbol);

    struct Found {
        Symbol symbol;
        std::uint32_t number = 0; ///< index of the element in a range
    };
    /// The innermost symbol of this name, or the innermost range that contains it as an element.
    std::optional<Found> find(std::string_view name) const;

private:
    using Names = std::unordered_map<std::string_view, std::uint32_t>;
    struct Entry {
        std::string_view name;
        Symbol symbol;
        std::uint32_t shadowed; ///< entry of an outer scope with this name; noIndex if there is none
    };
    Names& namesFor(const Symbol& symbol);

    std::vector<Entry> m_entries; ///< in the order of nesting
    std::vector<std::size_t> m_scopeStarts;
    Names m_names, m_ranges;
};

} // namespace tilescope::ptx
