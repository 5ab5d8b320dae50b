#include "gpu/timing/listed_code.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

namespace tilescope::timing
{

namespace
{

using Kind = MachineOp::Kind;
using Memory = MachineOp::Memory;

/// NVIDIA, "CUDA Binary Utilities": instruction sets.
struct Named {
    std::string_view name;
    AccessKind kind;
    Memory memory;
};
// clang-format off
constexpr std::array accesses{
    Named{"LDG", AccessKind::Load, Memory::Global}, Named{"LDS", AccessKind::Load, Memory::Shared},
    Named{"LDL", AccessKind::Load, Memory::Local}, Named{"LD", AccessKind::Load, Memory::Any},
    Named{"LDC", AccessKind::Load, Memory::Constant}, Named{"LDSM", AccessKind::Load, Memory::Shared},
    Named{"STG", AccessKind::Store, Memory::Global}, Named{"STS", AccessKind::Store, Memory::Shared},
    Named{"STL", AccessKind::Store, Memory::Local}, Named{"ST", AccessKind::Store, Memory::Any},
    Named{"SULD", AccessKind::Load, Memory::Global}, Named{"SUST", AccessKind::Store, Memory::Global},
    Named{"ATOM", AccessKind::Atomic, Memory::Any}, Named{"ATOMG", AccessKind::Atomic, Memory::Global},
    Named{"ATOMS", AccessKind::Atomic, Memory::Shared}, Named{"RED", AccessKind::Atomic, Memory::Global},
    Named{"REDG", AccessKind::Atomic, Memory::Global}, Named{"REDS", AccessKind::Atomic, Memory::Shared},
    Named{"SYNCS", AccessKind::Atomic, Memory::Shared}, Named{"LDGSTS", AccessKind::Copy, Memory::Global},
    Named{"TEX", AccessKind::Texture, Memory::None}, Named{"TLD", AccessKind::Texture, Memory::None},
    Named{"TLD4", AccessKind::Texture, Memory::None}, Named{"SHFL", AccessKind::Shuffle, Memory::None},
    Named{"BAR", AccessKind::Barrier, Memory::None},
};
// clang-format on

const Named* namedAccess(const sass::Instruction& in)
{
    const auto* const found = std::ranges::find(accesses, in.name(), &Named::name);
    return found == accesses.end() ? nullptr : found;
}

bool isOneOf(std::string_view name, std::initializer_list<std::string_view> names)
{
    return std::ranges::find(names, name) != names.end();
}

/// 12 of "R12.reuse", 1 of "SB0, 0x1": behind the prefix; 0 without one.
std::uint32_t numberBehind(std::string_view prefix, std::string_view text)
{
    std::uint32_t number = 0;
    if (const std::size_t at = text.find(prefix); at != std::string_view::npos) {
        text.remove_prefix(at + prefix.size());
        std::from_chars(text.data(), text.data() + text.size(), number, prefix.ends_with("0x") ? 16 : 10);
    }
    return number;
}

int wordsOf(const sass::Instruction& in) { return in.has("128") ? 4 : in.has("64") ? 2 : 1; }

int wordsOf(const ptx::Instruction& in) { return in.vector * std::max(1, bitsOf(in.type) / 32); }

/// A source operand that is a register.
struct RegisterRead {
    std::uint32_t number = 0;
    std::size_t position = 0;
    bool isKept = false; ///< for the same operand of the next instruction (.reuse)
};

std::vector<RegisterRead> registersRead(const sass::Instruction& in)
{
    std::vector<RegisterRead> reads;
    std::string_view rest = in.operands;
    for (std::size_t position = 0; !rest.empty(); ++position) {
        const std::size_t at = std::min(rest.find(','), rest.size());
        std::string_view operand = rest.substr(0, at);
        rest.remove_prefix(std::min(at + 1, rest.size()));
        operand.remove_prefix(std::min(operand.find_first_not_of(" -|"), operand.size()));
        if (position > 0 && operand.size() > 1 && operand[0] == 'R' && operand[1] != 'Z') // the first is the result
            reads.push_back({numberBehind("R", operand), position, operand.find(".reuse") != std::string_view::npos});
    }
    return reads;
}

/// The registers have two banks, each of which gives two operands at a time (Jia et al. 2018, section 2.3): three
/// operands of one bank take a cycle more, unless the instruction before has kept one.
bool hasBankConflict(const sass::Instruction& in, const sass::Instruction* before)
{
    const std::vector<RegisterRead> kept = before ? registersRead(*before) : std::vector<RegisterRead>();
    int reads[2] = {0, 0};
    for (const RegisterRead& read : registersRead(in))
        if (std::ranges::none_of(kept, [&](const RegisterRead& other) {
                return other.isKept && other.number == read.number && other.position == read.position;
            }))
            ++reads[read.number % 2];
    return std::max(reads[0], reads[1]) > 2;
}

double productsOfTensor(const sass::Instruction& in)
{
    if (in.has("16832"))
        return 16 * 8 * 32;
    if (in.has("16816"))
        return 16 * 8 * 16;
    if (in.has("1688"))
        return 16 * 8 * 8;
    return in.has("1684") ? 16 * 8 * 4 : 8 * 8 * 16;
}

double tensorRate(const sass::Instruction& in, const MachineFigures& figures)
{
    return in.name() == "IMMA" ? figures.tensorInteger : in.has("TF32") ? figures.tensorTf32 : figures.tensorHalf;
}

/// What executes an instruction that is no access.
Pipe pipeOf(const sass::Instruction& in)
{
    const std::string_view name = in.name();
    if (isOneOf(name, {"FFMA", "FADD", "FMUL", "FFMA32I", "FADD32I", "FMUL32I"}))
        return Pipe::Fma;
    if (isOneOf(name, {"IMAD", "IDP", "IMUL"}))
        return Pipe::IntegerFma;
    if (isOneOf(name, {"HFMA2", "HADD2", "HMUL2"}))
        return Pipe::Half;
    if (isOneOf(name, {"DFMA", "DADD", "DMUL", "DSETP", "DMNMX"}))
        return Pipe::Double;
    if (isOneOf(name, {"MUFU", "F2I", "I2F", "F2F", "FRND", "POPC", "FLO", "BREV", "FCHK", "REDUX", "F2IP", "I2I"}))
        return Pipe::Special;
    if (isOneOf(name, {"HMMA", "IMMA", "BMMA", "DMMA", "QMMA"}))
        return Pipe::Tensor;
    const bool isUniform = name.starts_with("U") || name == "R2UR" || name == "S2UR";
    if (isUniform ||
        isOneOf(name, {"BRA",  "EXIT",  "BSSY",      "BSYNC",     "BREAK",         "WARPSYNC", "NOP",    "CALL",  "RET",
                       "BMOV", "YIELD", "DEPBAR",    "LDGDEPBAR", "MEMBAR",        "ERRBAR",   "CCTL",   "FENCE", "LDC",
                       "S2R",  "CS2R",  "NANOSLEEP", "WARPGROUP", "ENDCOLLECTIVE", "PREEXIT",  "ACQBULK"}))
        return Pipe::Control;
    return Pipe::Alu;
}

/// Until the results of an instruction are there that is no access and whose time the control code does not name.
double trackedLatency(const sass::Instruction& in, Pipe pipe, const MachineFigures& figures)
{
    constexpr double ofSpecialRegister = 24;
    const std::string_view name = in.name();
    if (name == "LDC" || name == "ULDC")
        return figures.constantLatency;
    if (name == "S2R" || name == "S2UR")
        return ofSpecialRegister;
    return figures.pipes[static_cast<std::size_t>(pipe)].latency;
}

void setAccess(const sass::Instruction& machine, const Named& named, const ptx::Instruction& in,
               const MachineFigures& figures, MachineOp& op)
{
    op.memory = named.memory;
    op.elements = static_cast<std::uint8_t>(wordsOf(machine));
    op.pipe = named.kind == AccessKind::Texture  ? Pipe::Texture
              : named.memory == Memory::Constant ? Pipe::ConstantCache
                                                 : Pipe::LoadStore;
    op.width = static_cast<std::uint8_t>(std::max(1, wordsOf(machine) / std::max(1, wordsOf(in))));
    switch (named.kind) {
    case AccessKind::Load:
    case AccessKind::Texture: op.kind = Kind::Load; break;
    case AccessKind::Store: op.kind = Kind::Store; break;
    case AccessKind::Atomic:
        op.isAtomic = true;
        op.kind = machine.name().starts_with("RED") || machine.operands.starts_with("RZ") ? Kind::Store : Kind::Atomic;
        break;
    case AccessKind::Copy: op.kind = Kind::Copy; break;
    case AccessKind::Shuffle:
        op.kind = Kind::Shuffle;
        op.latency = static_cast<float>(figures.shuffleLatency);
        break;
    case AccessKind::Barrier:
        op.pipe = Pipe::Control;
        op.kind = in.arrive ? Kind::Arrive : Kind::Barrier;
        op.barrier = in.sources.empty() ? 0 : static_cast<std::uint8_t>(in.sources[0].bits & 15);
        break;
    case AccessKind::None: break;
    }
}

/// Instructions that are something else to the simulation than cycles of a pipe.
std::optional<Kind> kindOf(const sass::Instruction& in)
{
    const std::string_view name = in.name();
    if (name == "BRA")
        return Kind::Branch;
    if (name == "EXIT")
        return Kind::Exit;
    if (name == "LDGDEPBAR")
        return Kind::CopyCommit;
    if (name == "DEPBAR")
        return Kind::CopyWait;
    if (name == "MEMBAR")
        return Kind::Fence;
    return std::nullopt;
}

} // namespace

AccessKind accessKind(const ptx::Instruction& in)
{
    using ptx::Opcode;
    switch (in.opcode) {
    case Opcode::Ld: return in.space == ptx::Space::Parameter ? AccessKind::None : AccessKind::Load;
    case Opcode::LdMatrix:
    case Opcode::SurfaceLoad: return AccessKind::Load;
    case Opcode::St:
    case Opcode::SurfaceStore: return AccessKind::Store;
    case Opcode::Atom:
    case Opcode::Red:
    case Opcode::Mbarrier: return AccessKind::Atomic;
    case Opcode::CpAsync: return AccessKind::Copy;
    case Opcode::Tex:
    case Opcode::Tld4: return AccessKind::Texture;
    case Opcode::Shfl: return AccessKind::Shuffle;
    case Opcode::Bar:
    case Opcode::BarRed: return AccessKind::Barrier;
    default: return AccessKind::None;
    }
}

bool isSameAccess(const sass::Instruction& machine, const ptx::Instruction& in)
{
    const Named* const named = namedAccess(machine);
    const bool isConstant = in.space == ptx::Space::Constant, isLocal = in.space == ptx::Space::Local;
    if (!named || machine.isNever() || named->kind != accessKind(in) ||
        (named->memory == Memory::Constant) != isConstant)
        return false;
    // A spilled register is stored and loaded at the lines of other accesses.
    return named->memory == Memory::Local  ? isLocal || in.space == ptx::Space::Generic
           : named->memory == Memory::None ? true
                                           : !isLocal || named->memory == Memory::Any;
}

MachineOp operationOf(const sass::Instruction& machine, const sass::Instruction* before, const ptx::Instruction* access,
                      const MachineFigures& figures)
{
    MachineOp op;
    op.slot = noSlot;
    op.stall = machine.control.stall;
    op.yields = machine.control.yields;
    for (std::uint16_t scoreboard = 0; scoreboard < sass::ControlCode::scoreboards; ++scoreboard)
        if (machine.control.waits >> scoreboard & 1)
            op.source[op.sources++] = scoreboard;
    op.writeScoreboard = machine.control.writeScoreboard;
    op.readScoreboard = machine.control.readScoreboard;
    op.isTracked = op.writeScoreboard != sass::ControlCode::none;
    const Named* const named = namedAccess(machine);
    if (named && access) {
        setAccess(machine, *named, *access, figures, op);
        return op;
    }
    op.pipe = pipeOf(machine);
    if (machine.name() == "LDC") { // of a parameter
        op.pipe = Pipe::ConstantCache;
        op.memory = Memory::Constant;
        op.kind = Kind::Load;
        return op;
    }
    op.interval =
        static_cast<float>(32.0 * figures.schedulers / figures.pipes[static_cast<std::size_t>(op.pipe)].lanes);
    op.latency = static_cast<float>(trackedLatency(machine, op.pipe, figures));
    if (const auto kind = kindOf(machine))
        op.kind = *kind;
    if (op.kind == Kind::CopyWait)
        op.groups = static_cast<std::uint8_t>(std::min(255u, numberBehind(", 0x", machine.operands)));
    if (hasBankConflict(machine, before))
        op.dispatch = 1;
    if (op.pipe == Pipe::Tensor)
        op.interval =
            static_cast<float>(productsOfTensor(machine) / (tensorRate(machine, figures) / figures.schedulers));
    if (named && !machine.isNever() && named->memory == Memory::Local) { // a spilled register
        op.kind = named->kind == AccessKind::Store ? Kind::Store : Kind::Load;
        op.memory = Memory::Local;
        op.pipe = Pipe::LoadStore;
        op.elements = static_cast<std::uint8_t>(wordsOf(machine));
        op.latency = static_cast<float>(figures.l1Latency);
    }
    return op;
}

} // namespace tilescope::timing
