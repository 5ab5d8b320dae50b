#include "gpu/model/line_accesses.h"

#include "gpu/ptx/module.h"
#include "gpu/sass/listing.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdlib>
#include <map>
#include <optional>
#include <string_view>
#include <tuple>
#include <utility>

namespace tilescope
{
namespace
{

enum class AccessKind { Load, Store, Atomic, AsyncCopy, MatrixLoad };

/// What two instructions must have in common to count as the same.
struct Access {
    AccessKind kind = AccessKind::Load;
    ptx::Space space = ptx::Space::Generic;
    int bits = 32; ///< per thread
    auto operator<=>(const Access&) const = default;
};

/// Names of the PTX (NVIDIA, "PTX ISA") are in lower case, those of machine code ("CUDA Binary Utilities") in upper
/// case.
struct AccessOpcode {
    std::string_view name;
    AccessKind kind;
    ptx::Space space;
};

// clang-format off
constexpr AccessOpcode accessOpcodes[] = {
    {"ld", AccessKind::Load, ptx::Space::Generic}, {"st", AccessKind::Store, ptx::Space::Generic},
    {"atom", AccessKind::Atomic, ptx::Space::Generic}, {"red", AccessKind::Atomic, ptx::Space::Generic},
    {"cp", AccessKind::AsyncCopy, ptx::Space::Shared}, {"ldmatrix", AccessKind::MatrixLoad, ptx::Space::Shared},
    {"wmma", AccessKind::MatrixLoad, ptx::Space::Generic}, // several instructions in machine code: always Other
    {"LD", AccessKind::Load, ptx::Space::Generic}, {"ST", AccessKind::Store, ptx::Space::Generic},
    {"LDG", AccessKind::Load, ptx::Space::Global}, {"STG", AccessKind::Store, ptx::Space::Global},
    {"LDS", AccessKind::Load, ptx::Space::Shared}, {"STS", AccessKind::Store, ptx::Space::Shared},
    {"LDL", AccessKind::Load, ptx::Space::Local}, {"STL", AccessKind::Store, ptx::Space::Local},
    {"ATOM", AccessKind::Atomic, ptx::Space::Generic}, {"ATOMG", AccessKind::Atomic, ptx::Space::Global},
    {"ATOMS", AccessKind::Atomic, ptx::Space::Shared}, {"RED", AccessKind::Atomic, ptx::Space::Global},
    {"REDG", AccessKind::Atomic, ptx::Space::Global}, {"REDS", AccessKind::Atomic, ptx::Space::Shared},
    {"LDGSTS", AccessKind::AsyncCopy, ptx::Space::Shared}, {"LDSM", AccessKind::MatrixLoad, ptx::Space::Shared},
};
// clang-format on

/// Cuts the text up to the separator off and returns it.
std::string_view cutAt(std::string_view& text, std::string_view separators)
{
    const std::size_t at = std::min(text.find_first_of(separators), text.size());
    const std::string_view part = text.substr(0, at);
    text.remove_prefix(std::min(at + 1, text.size()));
    return part;
}

int numberIn(std::string_view text) { return std::atoi(std::string(text).c_str()); }

/// 32 for "u32", "S32" and "f16x2", 128 for "128", 0 for words of other meanings.
int bitsNamed(std::string_view word)
{
    if (!word.empty() && std::string_view("usfbUSFB").find(word.front()) != std::string_view::npos)
        word.remove_prefix(1);
    const int bits = numberIn(word), times = word.ends_with("x2") ? 2 : 1;
    const bool isWidth = std::ranges::count(std::array{8, 16, 32, 64, 128, 256}, bits) == 1;
    return isWidth && word.substr(std::to_string(bits).size()) == (times == 2 ? "x2" : "") ? times * bits : 0;
}

/// Nothing for other instructions. `operands` follow the name.
std::optional<Access> accessOf(std::string_view name, std::string_view operands)
{
    const std::string_view opcode = cutAt(name, ".");
    const auto found = std::ranges::find(accessOpcodes, opcode, &AccessOpcode::name);
    if (found == std::end(accessOpcodes) ||
        (opcode == "cp" && !name.starts_with("async.ca.") && !name.starts_with("async.cg.")) ||
        (opcode == "wmma" && name.starts_with("mma")))
        return std::nullopt;
    Access access{found->kind, found->space};
    int vector = 1;
    while (!name.empty()) {
        const std::string_view word = cutAt(name, ".");
        const bool isTimes = word.size() == 2 && std::isdigit(static_cast<unsigned char>(word[1]));
        if (word == "param" || word == "const")
            return std::nullopt;
        if (const int bits = bitsNamed(word))
            access.bits = bits;
        else if (isTimes && (word[0] == 'v' || word[0] == 'V' || word[0] == 'x'))
            vector = word[1] - '0';
        else if (word == "2" || word == "4") // LDSM.16.M88.4: as many matrices
            vector = word[0] - '0';
        else if (word.starts_with("global") && access.space == ptx::Space::Generic)
            access.space = ptx::Space::Global;
        else if (word.starts_with("shared") && access.space == ptx::Space::Generic)
            access.space = ptx::Space::Shared;
        else if (word == "local" && access.space == ptx::Space::Generic)
            access.space = ptx::Space::Local;
    }
    if (access.kind == AccessKind::MatrixLoad)
        access.bits = 32;
    if (opcode == "cp") { // its third operand is the number of bytes
        cutAt(operands, ",");
        cutAt(operands, ",");
        while (operands.starts_with(' '))
            operands.remove_prefix(1);
        access.bits = 8 * numberIn(operands);
    }
    access.bits *= vector;
    return access;
}

/// The instructions of one line, and those of the PTX (first) and the machine code (second) for each access.
struct LineBalance {
    LineAccesses line;
    std::map<Access, std::pair<int, int>> balance;

    void add(std::string_view name, const Access& access, bool isPtx)
    {
        ++(isPtx ? line.ptx : line.machine)[std::string(name)];
        ++(isPtx ? balance[access].first : balance[access].second);
    }
    /// A generic access may be one of any space: ptxas knows more of its address than the PTX has.
    AccessDifference difference() const
    {
        const bool isGeneric =
            std::ranges::any_of(balance, [](const auto& entry) { return entry.first.space == ptx::Space::Generic; });
        std::map<Access, std::pair<int, int>> sums;
        for (const auto& [access, counts] : balance) {
            auto& sum = sums[{access.kind, isGeneric ? ptx::Space::Generic : access.space, access.bits}];
            sum.first += counts.first;
            sum.second += counts.second;
        }
        auto difference = AccessDifference::None;
        for (const auto& [access, counts] : sums) {
            if (counts.second < counts.first || counts.first == 0)
                return AccessDifference::Other;
            if (counts.second > counts.first)
                difference = AccessDifference::More;
        }
        return difference;
    }
};

std::vector<std::string_view> linesIn(std::string_view text)
{
    std::vector<std::string_view> lines;
    while (!text.empty())
        lines.push_back(cutAt(text, "\n"));
    return lines;
}

/// Adds the memory instructions in a line of PTX, which is several if it is the kernel's own asm.
void addPtx(std::string_view text, LineBalance& line)
{
    text = text.substr(0, text.find("//"));
    while (!text.empty()) {
        std::string_view statement = cutAt(text, ";{}");
        while (!statement.empty()) {
            const std::string_view word = cutAt(statement, " \t");
            if (const auto access = accessOf(word, statement)) {
                line.add(word, *access, true);
                break;
            }
        }
    }
}

/// The places in the kernel's file, by the line of the PTX at which their instructions are.
using Place = std::pair<std::string, int>;
using Places = std::map<std::uint32_t, Place>;

Places placesOf(const ptx::Module& module)
{
    Places places;
    for (const ptx::Kernel& kernel : module.kernels)
        for (const ptx::Instruction& instruction : kernel.instructions)
            if (instruction.location < module.locations.size()) {
                const ptx::Location& place = module.locations[instruction.location];
                if (place.userFile < module.files.size() && place.userLine > 0)
                    places.try_emplace(instruction.textLine, module.files[place.userFile], place.userLine);
            }
    return places;
}

} // namespace

std::vector<LineAccesses> lineAccesses(const std::string& ptx, const std::string& source, const std::string& listing,
                                       const std::set<std::string>& kernels)
{
    const ptx::Module module = ptx::parseModule(ptx, source);
    const Places places = placesOf(module);
    const std::vector<std::string_view> text = linesIn(ptx);
    const std::vector<sass::Function> listed = sass::parseListing(listing);
    std::map<Place, LineBalance> lines;
    for (const ptx::Kernel& kernel : module.kernels) {
        const sass::Function* const function = sass::findFunction(listed, kernel.name);
        if (!kernels.contains(kernel.name) || !function)
            continue;
        std::set<std::uint32_t> written; // a function that is called twice is in the PTX once
        for (const ptx::Instruction& instruction : kernel.instructions)
            written.insert(instruction.textLine);
        for (const std::uint32_t at : written)
            if (const auto place = places.find(at); place != places.end() && at >= 1 && at <= text.size())
                addPtx(text[at - 1], lines[place->second]);
        for (const sass::Instruction& instruction : function->instructions) {
            const auto place = places.upper_bound(instruction.ptxLine); // the nearest at or before this line
            if (instruction.isNever() || instruction.ptxLine == 0 || place == places.begin())
                continue; // such as the three LDS that precede each LDGSTS
            if (const auto access = accessOf(instruction.opcode, {}))
                lines[std::prev(place)->second].add(instruction.opcode, *access, false);
        }
    }
    std::vector<LineAccesses> result;
    for (auto& [place, line] : lines)
        if (!line.balance.empty()) {
            line.line.source = place.first;
            line.line.line = place.second;
            line.line.difference = line.difference();
            result.push_back(std::move(line.line));
        }
    return result;
}

} // namespace tilescope
