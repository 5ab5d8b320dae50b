#include "gpu/ptx/failure.h"
#include "gpu/ptx/opcode_table.h"

#include <string>
#include <utility>

namespace tilescope::ptx
{
namespace
{

/// Classified by the start of the word. It is accepted because a device can run it, and the code around it is still
/// useful to users.
Unmodelled unmodelled(std::string_view word)
{
    using U = Unmodelled;
    constexpr std::pair<std::string_view, Unmodelled> beginnings[] = {
        {"cp.async.bulk", U::Tma},
        {"cp.reduce.async.bulk", U::Tma},
        {"mbarrier.expect_tx", U::Tma},
        {"mbarrier.complete_tx", U::Tma},
        {"mbarrier.arrive.expect_tx", U::Tma},
        {"mbarrier.arrive_drop.expect_tx", U::Tma},
        {"fence.proxy", U::Tma},
        {"fence.mbarrier_init", U::Tma},
        {"tensormap.", U::Tma},
        {"prefetch.tensormap", U::Tma},
        {"mapa", U::Clusters},
        {"barrier.cluster", U::Clusters},
        {"multimem.", U::Clusters},
        {"griddepcontrol", U::Clusters},
        {"elect.sync", U::Clusters},
        {"wgmma.", U::Matrices},
        {"wmma.", U::Matrices},
        {"ldmatrix.sync.aligned.m16n16.", U::Matrices}, // of 8 bits and fewer
        {"ldmatrix.sync.aligned.m8n16.", U::Matrices},
        {"stmatrix.", U::Matrices},
        {"tcgen05.", U::Matrices},
    };
    for (const auto& [beginning, what] : beginnings)
        if (word.starts_with(beginning))
            return what;
    if (word.starts_with("mbarrier.") && word.find("cluster") != word.npos)
        return U::Clusters;
    return U::None;
}

class WordDecoder
{
public:
    WordDecoder(std::string_view word, std::uint32_t textLine) : m_word(word), m_textLine(textLine) {}

    InstructionWord decode()
    {
        m_result.instruction.unmodelled = unmodelled(m_word);
        if (m_result.instruction.unmodelled != Unmodelled::None) {
            m_result.instruction.opcode = Opcode::Unmodelled;
            m_result.operands = "any";
            return std::move(m_result);
        }
        std::string_view name = m_word; // the dots in "brx.idx" and "cp.async.wait_group" belong to the name
        for (m_row = findOpcode(name); !m_row && name.find('.') != name.npos; m_row = findOpcode(name))
            name = name.substr(0, name.rfind('.'));
        if (!m_row)
            refuse("\"" + std::string(m_word) + "\" is not an instruction that Tilescope knows");
        m_result.instruction.opcode = m_row->opcode;
        m_result.instruction.matrix = m_row->matrix;
        m_result.operands = m_row->operands;
        std::string_view rest = m_word.substr(name.size());
        while (!rest.empty()) {
            const std::size_t end = std::min(rest.find('.', 1), rest.size());
            applyModifier(rest.substr(1, end - 1));
            rest.remove_prefix(end);
        }
        finish();
        return std::move(m_result);
    }

private:
    [[noreturn]] void refuse(const std::string& message) const { fail(message, m_textLine); }

    void applyModifier(std::string_view name)
    {
        const Modifier* modifier = findModifier(name, m_row->groups);
        if (!modifier)
            refuse("the modifier \"." + std::string(name) + "\" of \"" + std::string(m_row->name) + "\" is not known");
        constexpr std::uint32_t repeatable =
            bit(Group::Type) | bit(Group::Cache) | bit(Group::Ignored) | bit(Group::Barrier) | bit(Group::Scope);
        if ((m_seen & bit(modifier->group)) && !(repeatable & bit(modifier->group)))
            refuse("the modifier \"." + std::string(name) + "\" contradicts an earlier one");
        m_seen |= bit(modifier->group);
        set(*modifier);
    }

    void set(const Modifier& modifier)
    {
        Instruction& i = m_result.instruction;
        const std::uint8_t value = modifier.value;
        switch (modifier.group) {
        case Group::Type: addType(static_cast<Type>(value)); break;
        case Group::Space: i.space = static_cast<Space>(value); break;
        case Group::Rounding: i.rounding = static_cast<Rounding>(value); break;
        case Group::Ftz: i.ftz = true; break;
        case Group::Saturate: i.saturate = true; break;
        case Group::Precision: (value ? i.full : i.approximate) = true; break;
        case Group::Half: i.half = static_cast<Half>(value); break;
        case Group::Carry: i.carryOut = true; break;
        case Group::Compare: i.compare = static_cast<Compare>(value); break;
        case Group::Combine: i.combine = static_cast<Combine>(value); break;
        case Group::Vector: i.vector = value; break;
        case Group::ReadOnly: i.readOnly = true; break;
        case Group::Order: i.isVolatile = value != 0; break;
        case Group::Atomic: i.atomic = static_cast<AtomicOp>(value); break;
        case Group::Shuffle: i.shuffle = static_cast<ShuffleMode>(value); break;
        case Group::Vote: i.vote = static_cast<VoteMode>(value); break;
        case Group::Uniform: i.uniform = true; break;
        case Group::Texture: i.texture = static_cast<TextureShape>(value); break;
        case Group::Permute: i.permute = static_cast<PermuteMode>(value); break;
        case Group::Shift: i.shift = static_cast<ShiftMode>(value); break;
        case Group::Clamp: setClamp(value); break;
        case Group::Nan: i.nan = true; break;
        case Group::Xorsign: i.signedAbs = true; break;
        case Group::To: i.toGeneric = false; break;
        case Group::ShiftAmount: i.shiftAmount = true; break;
        case Group::Test: i.test = static_cast<FloatTest>(value); break;
        case Group::Barrier: setBarrier(static_cast<BarrierKind>(value)); break;
        case Group::Detail: i.textureDetail = static_cast<TextureDetail>(value); break;
        case Group::Cache:
        case Group::Scope:
        case Group::Sync:
        case Group::Ignored: break; // no effect in the emulator
        }
    }

    void addType(Type type)
    {
        Instruction& i = m_result.instruction;
        if (m_types == 0)
            i.type = type;
        else if (m_types == 1)
            i.sourceType = type;
        ++m_types;
    }

    void setClamp(std::uint8_t value)
    {
        Instruction& i = m_result.instruction;
        constexpr std::uint8_t clamp = 1, trap = 2, zero = 3;
        const bool isSurface = i.opcode == Opcode::SurfaceLoad || i.opcode == Opcode::SurfaceStore;
        if (isSurface ? value < clamp : value > clamp)
            refuse("\"" + std::string(m_word) + "\" treats what is out of range in a way that it cannot");
        i.clamp = !isSurface && value == clamp;
        if (isSurface)
            i.bounds = value == trap ? SurfaceBounds::Trap : value == zero ? SurfaceBounds::Zero : SurfaceBounds::Clamp;
    }

    void setBarrier(BarrierKind kind)
    {
        Instruction& i = m_result.instruction;
        if (kind == BarrierKind::Warp) {
            i.opcode = Opcode::BarWarp;
            m_result.operands = ":U";
        } else if (kind == BarrierKind::Reduce) {
            i.opcode = Opcode::BarRed;
            m_result.operands = "T:UU?P";
            m_expectedTypes = 1;
        } else if (kind == BarrierKind::Arrive) {
            i.arrive = true;
            m_result.operands = ":UU";
        }
    }

    bool seen(Group group) const { return (m_seen & bit(group)) != 0; }

    void finish()
    {
        Instruction& i = m_result.instruction;
        const unsigned expected = m_expectedTypes ? m_expectedTypes : m_row->typeCount;
        if (m_types != expected)
            refuse("\"" + std::string(m_word) + "\" has " + std::to_string(m_types) + " types instead of " +
                   std::to_string(expected));
        if (!(m_row->types & (1u << static_cast<unsigned>(i.type))))
            refuse("\"" + std::string(m_word) + "\" has a type that \"" + std::string(m_row->name) +
                   "\" does not take");
        if (i.opcode == Opcode::VabsDiff4) // the digit in the name is the number of parts of a word
            i.vector = m_row->name.starts_with("vabsdiff2") ? 2 : 4;
        if (i.opcode == Opcode::LdMatrix)
            finishRowLoad();
        if (i.opcode == Opcode::Mbarrier)
            finishBarrierObject();
        finishCarry();
        requireModifiers();
    }

    void finishRowLoad()
    {
        Instruction& i = m_result.instruction;
        if (i.space != Space::Shared)
            refuse("\"" + std::string(m_word) + "\" reads shared memory: it needs .shared");
        i.transposed = m_row->name.ends_with(".trans");
        i.vector = static_cast<std::uint8_t>(m_row->name[m_row->name.find(".x") + 2] - '0');
    }

    void finishBarrierObject()
    {
        using O = MbarrierOp;
        constexpr std::pair<std::string_view, O> operations[] = {{"init", O::Init},
                                                                 {"inval", O::Invalidate},
                                                                 {"arrive_drop", O::Drop},
                                                                 {"arrive", O::Arrive},
                                                                 {"pending_count", O::Pending}};
        Instruction& i = m_result.instruction;
        const std::string_view name = m_row->name;
        if (i.space != Space::None && i.space != Space::Shared)
            refuse("\"" + std::string(m_word) + "\" takes a barrier in shared memory");
        if (name.starts_with("cp.async"))
            i.mbarrier = name.ends_with("noinc") ? O::CopyArriveNoInc : O::CopyArrive;
        else
            i.mbarrier = name.ends_with("parity") ? O::WaitParity : O::Wait;
        for (const auto& [word, operation] : operations)
            if (i.mbarrier == O::Wait && name.substr(name.find('.') + 1).starts_with(word)) {
                i.mbarrier = operation;
                break;
            }
    }

    void finishCarry()
    {
        Instruction& i = m_result.instruction;
        i.carryIn = i.opcode == Opcode::AddCarry || i.opcode == Opcode::SubCarry || i.opcode == Opcode::MadCarry;
        if (i.carryOut && i.opcode == Opcode::Add)
            i.opcode = Opcode::AddCarry;
        else if (i.carryOut && i.opcode == Opcode::Sub)
            i.opcode = Opcode::SubCarry;
        else if (i.carryOut && i.opcode == Opcode::Mad)
            i.opcode = Opcode::MadCarry;
        else if (i.carryOut && !i.carryIn)
            refuse("\"" + std::string(m_row->name) + "\" has no .cc form");
    }

    void require(Group group, const char* what) const
    {
        if (!seen(group))
            refuse("\"" + std::string(m_word) + "\" lacks " + what);
    }

    void requireModifiers() const
    {
        const Instruction& i = m_result.instruction;
        switch (i.opcode) {
        case Opcode::Mul:
        case Opcode::Mad:
        case Opcode::MadCarry:
        case Opcode::Mul24:
        case Opcode::Mad24:
            if (!isFloat(i.type))
                require(Group::Half, ".lo, .hi or .wide");
            if (i.half == Half::Wide &&
                (bitsOf(i.type) > 32 || isFloat(i.type) || (i.opcode != Opcode::Mul && i.opcode != Opcode::Mad)))
                refuse("\"" + std::string(m_word) + "\" cannot be .wide");
            break;
        case Opcode::Dp2a: require(Group::Half, ".lo or .hi"); break;
        case Opcode::Set:
        case Opcode::Setp: require(Group::Compare, "a comparison"); break;
        case Opcode::Testp: require(Group::Test, "a property"); break;
        case Opcode::Cvta:
        case Opcode::Isspacep: require(Group::Space, "a state space"); break;
        case Opcode::Shf: require(Group::Shift, ".l or .r"); break;
        case Opcode::Atom:
        case Opcode::Red:
        case Opcode::BarRed: require(Group::Atomic, "an operation"); break;
        case Opcode::Redux:
            require(Group::Atomic, "an operation");
            require(Group::Sync, ".sync");
            break;
        case Opcode::Bar:
        case Opcode::BarWarp: require(Group::Barrier, ".sync"); break;
        case Opcode::Shfl:
            require(Group::Shuffle, "its mode");
            require(Group::Sync, ".sync");
            break;
        case Opcode::Vote:
        case Opcode::Match:
            require(Group::Vote, "its mode");
            require(Group::Sync, ".sync");
            break;
        case Opcode::Tex:
        case Opcode::Tld4:
        case Opcode::SurfaceLoad:
        case Opcode::SurfaceStore: require(Group::Texture, "the texture's shape"); break;
        case Opcode::Txq: require(Group::Detail, "what is asked"); break;
        default: break;
        }
    }

    std::string_view m_word;
    std::uint32_t m_textLine;
    const OpcodeRow* m_row = nullptr;
    InstructionWord m_result;
    std::uint32_t m_seen = 0;
    unsigned m_types = 0, m_expectedTypes = 0;
};

} // namespace

const InstructionWord& InstructionWords::decode(std::string_view word, std::uint32_t textLine)
{
    const auto found = m_words.find(word);
    if (found != m_words.end())
        return found->second;
    return m_words.emplace(word, WordDecoder(word, textLine).decode()).first->second;
}

} // namespace tilescope::ptx
