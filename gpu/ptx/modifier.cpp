#include "gpu/ptx/modifier.h"

#include <algorithm>
#include <array>

namespace tilescope::ptx
{
namespace
{

template <typename Enumeration>
constexpr Modifier entry(std::string_view name, Group group, Enumeration value)
{
    return {name, group, static_cast<std::uint8_t>(value)};
}
constexpr Modifier entry(std::string_view name, Group group) { return {name, group, 0}; }

constexpr bool byName(const Modifier& a, const Modifier& b) { return a.name < b.name; }

/// Sorted by name at compile time; a name may be in several groups.
constexpr auto modifiers = [] {
    auto table = std::to_array<Modifier>({
        entry("pred", Group::Type, Type::Pred),
        entry("b8", Group::Type, Type::B8),
        entry("b16", Group::Type, Type::B16),
        entry("b32", Group::Type, Type::B32),
        entry("b64", Group::Type, Type::B64),
        entry("u8", Group::Type, Type::U8),
        entry("u16", Group::Type, Type::U16),
        entry("u32", Group::Type, Type::U32),
        entry("u64", Group::Type, Type::U64),
        entry("s8", Group::Type, Type::S8),
        entry("s16", Group::Type, Type::S16),
        entry("s32", Group::Type, Type::S32),
        entry("s64", Group::Type, Type::S64),
        entry("f16", Group::Type, Type::F16),
        entry("f16x2", Group::Type, Type::F16x2),
        entry("bf16", Group::Type, Type::Bf16),
        entry("bf16x2", Group::Type, Type::Bf16x2),
        entry("f32", Group::Type, Type::F32),
        entry("f64", Group::Type, Type::F64),

        entry("global", Group::Space, Space::Global),
        entry("shared", Group::Space, Space::Shared),
        entry("shared::cta", Group::Space, Space::Shared),
        entry("const", Group::Space, Space::Constant),
        entry("local", Group::Space, Space::Local),
        entry("param", Group::Space, Space::Parameter),
        entry("param::entry", Group::Space, Space::Parameter),
        entry("param::func", Group::Space, Space::Parameter),

        entry("rn", Group::Rounding, Rounding::Rn),
        entry("rz", Group::Rounding, Rounding::Rz),
        entry("rm", Group::Rounding, Rounding::Rm),
        entry("rp", Group::Rounding, Rounding::Rp),
        entry("rni", Group::Rounding, Rounding::Rni),
        entry("rzi", Group::Rounding, Rounding::Rzi),
        entry("rmi", Group::Rounding, Rounding::Rmi),
        entry("rpi", Group::Rounding, Rounding::Rpi),
        entry("ftz", Group::Ftz),
        entry("sat", Group::Saturate),
        entry("approx", Group::Precision, 0),
        entry("full", Group::Precision, 1),
        entry("lo", Group::Half, Half::Lo),
        entry("hi", Group::Half, Half::Hi),
        entry("wide", Group::Half, Half::Wide),
        entry("cc", Group::Carry),

        entry("eq", Group::Compare, Compare::Eq),
        entry("ne", Group::Compare, Compare::Ne),
        entry("lt", Group::Compare, Compare::Lt),
        entry("le", Group::Compare, Compare::Le),
        entry("gt", Group::Compare, Compare::Gt),
        entry("ge", Group::Compare, Compare::Ge),
        entry("lo", Group::Compare, Compare::Lo),
        entry("ls", Group::Compare, Compare::Ls),
        entry("hi", Group::Compare, Compare::Hi),
        entry("hs", Group::Compare, Compare::Hs),
        entry("equ", Group::Compare, Compare::Equ),
        entry("neu", Group::Compare, Compare::Neu),
        entry("ltu", Group::Compare, Compare::Ltu),
        entry("leu", Group::Compare, Compare::Leu),
        entry("gtu", Group::Compare, Compare::Gtu),
        entry("geu", Group::Compare, Compare::Geu),
        entry("num", Group::Compare, Compare::Num),
        entry("nan", Group::Compare, Compare::Nan),
        entry("and", Group::Combine, Combine::And),
        entry("or", Group::Combine, Combine::Or),
        entry("xor", Group::Combine, Combine::Xor),

        entry("v2", Group::Vector, 2),
        entry("v4", Group::Vector, 4),
        entry("nc", Group::ReadOnly),
        entry("volatile", Group::Order, 1),
        entry("relaxed", Group::Order, 1),
        entry("acquire", Group::Order, 1),
        entry("release", Group::Order, 1),
        entry("acq_rel", Group::Order, 1),
        entry("sc", Group::Order, 1),
        entry("mmio", Group::Order, 1),
        entry("weak", Group::Order, 0),
        entry("ca", Group::Cache),
        entry("cg", Group::Cache),
        entry("cs", Group::Cache),
        entry("lu", Group::Cache),
        entry("cv", Group::Cache),
        entry("wb", Group::Cache),
        entry("wt", Group::Cache),
        entry("L1", Group::Cache),
        entry("L2", Group::Cache),
        entry("L1::evict_normal", Group::Cache),
        entry("L1::evict_unchanged", Group::Cache),
        entry("L1::evict_first", Group::Cache),
        entry("L1::evict_last", Group::Cache),
        entry("L1::no_allocate", Group::Cache),
        entry("L2::64B", Group::Cache),
        entry("L2::128B", Group::Cache),
        entry("L2::256B", Group::Cache),
        entry("L2::evict_last", Group::Cache),
        entry("L2::evict_normal", Group::Cache),
        entry("L2::evict_first", Group::Cache),
        entry("cta", Group::Scope),
        entry("gpu", Group::Scope),
        entry("sys", Group::Scope),
        entry("gl", Group::Scope),
        entry("cluster", Group::Scope),
        entry("noftz", Group::Ignored),

        entry("add", Group::Atomic, AtomicOp::Add),
        entry("min", Group::Atomic, AtomicOp::Min),
        entry("max", Group::Atomic, AtomicOp::Max),
        entry("inc", Group::Atomic, AtomicOp::Inc),
        entry("dec", Group::Atomic, AtomicOp::Dec),
        entry("and", Group::Atomic, AtomicOp::And),
        entry("or", Group::Atomic, AtomicOp::Or),
        entry("xor", Group::Atomic, AtomicOp::Xor),
        entry("exch", Group::Atomic, AtomicOp::Exch),
        entry("cas", Group::Atomic, AtomicOp::Cas),
        entry("popc", Group::Atomic, AtomicOp::Add), // bar.red.popc counts predicates
        entry("up", Group::Shuffle, ShuffleMode::Up),
        entry("down", Group::Shuffle, ShuffleMode::Down),
        entry("bfly", Group::Shuffle, ShuffleMode::Bfly),
        entry("idx", Group::Shuffle, ShuffleMode::Idx),
        entry("all", Group::Vote, VoteMode::All),
        entry("any", Group::Vote, VoteMode::Any),
        entry("uni", Group::Vote, VoteMode::Uni),
        entry("ballot", Group::Vote, VoteMode::Ballot),
        entry("sync", Group::Sync),
        entry("aligned", Group::Ignored),
        entry("uni", Group::Uniform),
        entry("sync", Group::Barrier, BarrierKind::Sync),
        entry("arrive", Group::Barrier, BarrierKind::Arrive),
        entry("red", Group::Barrier, BarrierKind::Reduce),
        entry("warp", Group::Barrier, BarrierKind::Warp),

        entry("1d", Group::Texture, TextureShape::OneD),
        entry("2d", Group::Texture, TextureShape::TwoD),
        entry("3d", Group::Texture, TextureShape::ThreeD),
        entry("a1d", Group::Texture, TextureShape::Array1D),
        entry("a2d", Group::Texture, TextureShape::Array2D),
        entry("cube", Group::Texture, TextureShape::Cube),
        entry("acube", Group::Texture, TextureShape::ArrayCube),
        entry("level", Group::Detail, TextureDetail::Level),
        entry("grad", Group::Detail, TextureDetail::Gradient),
        entry("width", Group::Detail, TextureDetail::Width),
        entry("height", Group::Detail, TextureDetail::Height),
        entry("depth", Group::Detail, TextureDetail::Depth),
        entry("r", Group::Detail, TextureDetail::Red),
        entry("g", Group::Detail, TextureDetail::Green),
        entry("b", Group::Detail, TextureDetail::Blue),
        entry("a", Group::Detail, TextureDetail::Alpha),
        entry("finite", Group::Test, FloatTest::Finite),
        entry("infinite", Group::Test, FloatTest::Infinite),
        entry("number", Group::Test, FloatTest::Number),
        entry("notanumber", Group::Test, FloatTest::NotANumber),
        entry("normal", Group::Test, FloatTest::Normal),
        entry("subnormal", Group::Test, FloatTest::Subnormal),
        entry("f4e", Group::Permute, PermuteMode::F4e),
        entry("b4e", Group::Permute, PermuteMode::B4e),
        entry("rc8", Group::Permute, PermuteMode::Rc8),
        entry("ecl", Group::Permute, PermuteMode::Ecl),
        entry("ecr", Group::Permute, PermuteMode::Ecr),
        entry("rc16", Group::Permute, PermuteMode::Rc16),
        entry("l", Group::Shift, ShiftMode::Left),
        entry("r", Group::Shift, ShiftMode::Right),
        entry("clamp", Group::Clamp, 1),
        entry("trap", Group::Clamp, 2), // surfaces
        entry("zero", Group::Clamp, 3),
        entry("wrap", Group::Clamp, 0),
        entry("NaN", Group::Nan),
        entry("xorsign", Group::Xorsign),
        entry("abs", Group::Ignored),
        entry("to", Group::To),
        entry("shiftamt", Group::ShiftAmount),
    });
    std::sort(table.begin(), table.end(), byName);
    return table;
}();

} // namespace

const Modifier* findModifier(std::string_view name, std::uint32_t groups)
{
    auto found = std::lower_bound(modifiers.begin(), modifiers.end(), Modifier{name, Group::Type, 0}, byName);
    for (; found != modifiers.end() && found->name == name; ++found)
        if (groups & bit(found->group))
            return &*found;
    return nullptr;
}

std::optional<Type> typeFromName(std::string_view name)
{
    const Modifier* found = findModifier(name, bit(Group::Type));
    return found ? std::optional(static_cast<Type>(found->value)) : std::nullopt;
}

std::optional<Space> spaceFromName(std::string_view name)
{
    const Modifier* found = findModifier(name, bit(Group::Space));
    return found ? std::optional(static_cast<Space>(found->value)) : std::nullopt;
}

} // namespace tilescope::ptx
