#include "gpu/sass/listing.h"

#include <algorithm>
#include <charconv>
#include <map>

namespace tilescope::sass
{

namespace
{

/// Cuts the text up to the separator off and returns it.
std::string_view cutAt(std::string_view& text, std::string_view separator)
{
    const std::size_t at = std::min(text.find(separator), text.size());
    const std::string_view part = text.substr(0, at);
    text.remove_prefix(std::min(at + separator.size(), text.size()));
    return part;
}

std::string_view trimmed(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(" \t"), last = text.find_last_not_of(" \t\r");
    return first == std::string_view::npos ? std::string_view() : text.substr(first, last + 1 - first);
}

ControlCode controlCodeOf(std::uint64_t upperHalf)
{
    const auto bits = [upperHalf](int first, int count) {
        return static_cast<std::uint8_t>(upperHalf >> first & ((1u << count) - 1));
    };
    const auto scoreboard = [bits](int first) {
        const std::uint8_t number = bits(first, 3);
        return number < ControlCode::scoreboards ? number : ControlCode::none;
    };
    return {std::max<std::uint8_t>(1, bits(41, 4)), bits(45, 1) == 0, scoreboard(46), scoreboard(49), bits(52, 6)};
}

class Parser
{
public:
    std::vector<Function> run(std::string_view listing)
    {
        while (!listing.empty())
            addRow(trimmed(cutAt(listing, "\n")));
        endFunction();
        return std::move(m_functions);
    }

private:
    void addRow(std::string_view row)
    {
        constexpr std::string_view section = ".section\t.text.", place = "//## File \".nv_debug_ptx_txt";
        if (row.starts_with(section)) {
            endFunction();
            row.remove_prefix(section.size());
            m_functions.push_back({std::string(cutAt(row, ",")), {}, false});
        } else if (m_functions.empty()) {
            return;
        } else if (row.starts_with(place)) {
            cutAt(row, "line ");
            m_line = 0;
            std::from_chars(row.data(), row.data() + row.size(), m_line);
        } else if (row.starts_with("/* 0x")) { // the second half of an instruction's 128 bits
            addUpperHalf(row.substr(5));
        } else if (row.starts_with("/*")) { // the address, and perhaps a guard: /*00f0*/ @!P0 LDG.E R3, … ; /* 0x… */
            cutAt(row, "*/");
            addInstruction(trimmed(cutAt(row, ";")));
        } else if (row.ends_with(':')) {
            row.remove_suffix(1);
            m_labels.emplace(row, static_cast<std::uint32_t>(m_functions.back().instructions.size()));
        }
    }

    void addInstruction(std::string_view text)
    {
        Instruction in;
        in.ptxLine = m_line;
        if (text.starts_with('@')) {
            in.guard = cutAt(text, " ");
            text = trimmed(text);
        }
        in.opcode = cutAt(text, " ");
        in.operands = trimmed(text);
        if (!in.opcode.empty())
            m_functions.back().instructions.push_back(std::move(in));
    }

    void addUpperHalf(std::string_view text)
    {
        Function& function = m_functions.back();
        std::uint64_t half = 0;
        if (function.instructions.empty() ||
            std::from_chars(text.data(), text.data() + text.size(), half, 16).ec != std::errc())
            return;
        function.instructions.back().control = controlCodeOf(half);
        function.hasControlCodes = true;
    }

    /// Branches name labels: BRA `(.L_x_3)
    void endFunction()
    {
        if (m_functions.empty())
            return;
        Function& function = m_functions.back();
        for (Instruction& in : function.instructions) {
            std::string_view label = in.operands;
            cutAt(label, "`(");
            if (const auto found = m_labels.find(cutAt(label, ")"));
                found != m_labels.end() && found->second < function.instructions.size())
                in.target = found->second;
        }
        m_labels.clear();
        m_line = 0;
    }

    std::vector<Function> m_functions;
    std::map<std::string_view, std::uint32_t> m_labels;
    std::uint32_t m_line = 0;
};

} // namespace

bool Instruction::has(std::string_view modifier) const
{
    std::string_view rest = opcode;
    for (cutAt(rest, "."); !rest.empty();)
        if (cutAt(rest, ".") == modifier)
            return true;
    return false;
}

std::vector<Function> parseListing(std::string_view listing) { return Parser().run(listing); }

const Function* findFunction(const std::vector<Function>& functions, std::string_view name)
{
    const auto found = std::ranges::find(functions, name, &Function::name);
    return found == functions.end() ? nullptr : &*found;
}

} // namespace tilescope::sass
