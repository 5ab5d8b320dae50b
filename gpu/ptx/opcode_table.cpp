#include "gpu/ptx/opcode_table.h"

#include <algorithm>
#include <array>

namespace tilescope::ptx
{

namespace
{

template <typename... Types>
constexpr std::uint32_t setOf(Types... types)
{
    return ((1u << static_cast<unsigned>(types)) | ... | 0u);
}

constexpr std::uint32_t words = setOf(Type::U32, Type::S32, Type::B32);
constexpr std::uint32_t bitTypes = setOf(Type::B16, Type::B32, Type::B64);
constexpr std::uint32_t integers = setOf(Type::U16, Type::U32, Type::U64, Type::S16, Type::S32, Type::S64);
constexpr std::uint32_t wide = setOf(Type::U32, Type::U64, Type::S32, Type::S64);
constexpr std::uint32_t bytes = setOf(Type::B8, Type::U8, Type::S8);
constexpr std::uint32_t singles = setOf(Type::F32, Type::F64);
constexpr std::uint32_t halves = setOf(Type::F16, Type::F16x2, Type::Bf16, Type::Bf16x2);
constexpr std::uint32_t floats = singles | halves;
constexpr std::uint32_t predicate = setOf(Type::Pred);
constexpr std::uint32_t addresses = setOf(Type::U64, Type::B64);
constexpr std::uint32_t stored = bytes | bitTypes | integers | singles | setOf(Type::F16, Type::F16x2);
constexpr std::uint32_t atomics = bitTypes | wide | singles | setOf(Type::F16, Type::F16x2);
constexpr std::uint32_t none = setOf(Type::None);

template <typename... Groups>
constexpr std::uint32_t with(Groups... groups)
{
    return (bit(groups) | ... | 0u);
}
using G = Group;
constexpr std::uint32_t arithmetic = with(G::Type, G::Rounding, G::Ftz, G::Saturate, G::Precision, G::Carry);
constexpr std::uint32_t product = arithmetic | with(G::Half);
constexpr std::uint32_t extremum = with(G::Type, G::Ftz, G::Nan, G::Xorsign, G::Ignored);
constexpr std::uint32_t memory = with(G::Type, G::Space, G::Vector, G::Order, G::Cache, G::Scope, G::ReadOnly);
constexpr std::uint32_t atomic = with(G::Type, G::Space, G::Order, G::Scope, G::Atomic, G::Ignored);
constexpr std::uint32_t barrier = with(G::Type, G::Barrier, G::Atomic, G::Scope, G::Ignored);
constexpr std::uint32_t rowLoad = with(G::Type, G::Space);
constexpr std::uint32_t barrierObject = with(G::Type, G::Space, G::Order, G::Scope);
constexpr std::uint32_t fence = with(G::Order, G::Scope);
constexpr std::uint32_t texture = with(G::Type, G::Texture, G::Vector, G::Detail);
constexpr std::uint32_t surface = with(G::Type, G::Texture, G::Vector, G::Cache, G::Clamp);
constexpr std::uint32_t onlyType = with(G::Type);

constexpr bool opcodeByName(const OpcodeRow& a, const OpcodeRow& b) { return a.name < b.name; }

constexpr auto rows = [] {
    auto table = std::to_array<OpcodeRow>({
        {"add", Opcode::Add, arithmetic, integers | floats, 1, "T:TT"},
        {"addc", Opcode::AddCarry, arithmetic, wide, 1, "T:TT"},
        {"sub", Opcode::Sub, arithmetic, integers | floats, 1, "T:TT"},
        {"subc", Opcode::SubCarry, arithmetic, wide, 1, "T:TT"},
        {"mul", Opcode::Mul, product, integers | floats, 1, "W:TT"},
        {"mad", Opcode::Mad, product, integers | singles, 1, "W:TTW"},
        {"madc", Opcode::MadCarry, product, wide, 1, "T:TTT"},
        {"mul24", Opcode::Mul24, product, words, 1, "T:TT"},
        {"mad24", Opcode::Mad24, product, words, 1, "T:TTT"},
        {"sad", Opcode::Sad, onlyType, integers, 1, "T:TTT"},
        {"div", Opcode::Div, arithmetic, integers | singles, 1, "T:TT"},
        {"rem", Opcode::Rem, onlyType, integers, 1, "T:TT"},
        {"abs", Opcode::Abs, arithmetic, integers | floats, 1, "T:T"},
        {"neg", Opcode::Neg, arithmetic, integers | floats, 1, "T:T"},
        {"min", Opcode::Min, extremum, integers | floats, 1, "T:TT"},
        {"max", Opcode::Max, extremum, integers | floats, 1, "T:TT"},
        {"popc", Opcode::Popc, onlyType, setOf(Type::B32, Type::B64), 1, "U:T"},
        {"clz", Opcode::Clz, onlyType, setOf(Type::B32, Type::B64), 1, "U:T"},
        {"bfind", Opcode::Bfind, with(G::Type, G::ShiftAmount), wide, 1, "U:T"},
        {"brev", Opcode::Brev, onlyType, setOf(Type::B32, Type::B64), 1, "T:T"},
        {"bfe", Opcode::Bfe, onlyType, wide, 1, "T:TUU"},
        {"bfi", Opcode::Bfi, onlyType, setOf(Type::B32, Type::B64), 1, "T:TTUU"},
        {"fns", Opcode::Fns, onlyType, setOf(Type::B32), 1, "T:TTT"},
        {"szext", Opcode::Szext, with(G::Type, G::Clamp), words, 1, "T:TU"},
        {"bmsk", Opcode::Bmsk, with(G::Type, G::Clamp), setOf(Type::B32), 1, "T:TT"},
        {"dp4a", Opcode::Dp4a, onlyType, words, 2, "U:UUU"},
        {"dp2a", Opcode::Dp2a, with(G::Type, G::Half), words, 2, "U:UUU"},
        {"vabsdiff2.u32.u32.u32", Opcode::VabsDiff4, with(G::Atomic), none, 0, "U:UUU"}, // .add: the sum of the parts
        {"vabsdiff4.u32.u32.u32", Opcode::VabsDiff4, with(G::Atomic), none, 0, "U:UUU"},
        {"and", Opcode::And, onlyType, bitTypes | predicate, 1, "T:TT"},
        {"or", Opcode::Or, onlyType, bitTypes | predicate, 1, "T:TT"},
        {"xor", Opcode::Xor, onlyType, bitTypes | predicate, 1, "T:TT"},
        {"not", Opcode::Not, onlyType, bitTypes | predicate, 1, "T:T"},
        {"cnot", Opcode::Cnot, onlyType, bitTypes, 1, "T:T"},
        {"lop3", Opcode::Lop3, onlyType, setOf(Type::B32), 1, "T:TTTK"},
        {"shl", Opcode::Shl, onlyType, bitTypes, 1, "T:TU"},
        {"shr", Opcode::Shr, onlyType, bitTypes | integers, 1, "T:TU"},
        {"shf", Opcode::Shf, with(G::Type, G::Shift, G::Clamp), setOf(Type::B32), 1, "T:TTU"},
        {"prmt", Opcode::Prmt, with(G::Type, G::Permute), setOf(Type::B32), 1, "T:TTU"},

        {"fma", Opcode::Fma, arithmetic, floats, 1, "T:TTT"},
        {"rcp", Opcode::Rcp, arithmetic, singles, 1, "T:T"},
        {"sqrt", Opcode::Sqrt, arithmetic, singles, 1, "T:T"},
        {"rsqrt", Opcode::Rsqrt, arithmetic, singles, 1, "T:T"},
        {"sin", Opcode::Sin, arithmetic, setOf(Type::F32), 1, "T:T"},
        {"cos", Opcode::Cos, arithmetic, setOf(Type::F32), 1, "T:T"},
        {"lg2", Opcode::Lg2, arithmetic, setOf(Type::F32), 1, "T:T"},
        {"ex2", Opcode::Ex2, arithmetic, setOf(Type::F32) | halves, 1, "T:T"},
        {"tanh", Opcode::Tanh, arithmetic, setOf(Type::F32) | halves, 1, "T:T"},
        {"mma.sync.aligned.m16n8k4.row.col.f32.tf32.tf32.f32", Opcode::Mma, 0, none, 0, "matrix", MatrixShape::K4Tf32},
        {"mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32", Opcode::Mma, 0, none, 0, "matrix", MatrixShape::K8Tf32},
        {"mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32", Opcode::Mma, 0, none, 0, "matrix", MatrixShape::K8F16},
        {"mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32", Opcode::Mma, 0, none, 0, "matrix", MatrixShape::K16F16},
        {"mma.sync.aligned.m16n8k8.row.col.f32.bf16.bf16.f32", Opcode::Mma, 0, none, 0, "matrix", MatrixShape::K8Bf16},
        {"mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32", Opcode::Mma, 0, none, 0, "matrix",
         MatrixShape::K16Bf16},
        {"mma.sync.aligned.m16n8k32.row.col.s32.u8.u8.s32", Opcode::Mma, 0, none, 0, "matrix", MatrixShape::K32U8},
        {"mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32", Opcode::Mma, 0, none, 0, "matrix", MatrixShape::K32S8},
        {"mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64", Opcode::Mma, 0, none, 0, "matrix", MatrixShape::K4F64},
        {"ldmatrix.sync.aligned.m8n8.x1", Opcode::LdMatrix, rowLoad, setOf(Type::B16), 1, "rows"},
        {"ldmatrix.sync.aligned.m8n8.x2", Opcode::LdMatrix, rowLoad, setOf(Type::B16), 1, "rows"},
        {"ldmatrix.sync.aligned.m8n8.x4", Opcode::LdMatrix, rowLoad, setOf(Type::B16), 1, "rows"},
        {"ldmatrix.sync.aligned.m8n8.x1.trans", Opcode::LdMatrix, rowLoad, setOf(Type::B16), 1, "rows"},
        {"ldmatrix.sync.aligned.m8n8.x2.trans", Opcode::LdMatrix, rowLoad, setOf(Type::B16), 1, "rows"},
        {"ldmatrix.sync.aligned.m8n8.x4.trans", Opcode::LdMatrix, rowLoad, setOf(Type::B16), 1, "rows"},
        {"copysign", Opcode::Copysign, onlyType, singles, 1, "T:TT"},
        {"testp", Opcode::Testp, with(G::Type, G::Test), singles, 1, "P:T"},

        {"set", Opcode::Set, with(G::Type, G::Compare, G::Combine, G::Ftz), setOf(Type::U32, Type::S32) | floats, 2,
         "T:SSP?"},
        {"setp", Opcode::Setp, with(G::Type, G::Compare, G::Combine, G::Ftz), bitTypes | integers | floats, 1,
         "P|P:TTP?"},
        {"selp", Opcode::Selp, onlyType, bitTypes | integers | floats, 1, "T:TTP"},
        {"slct", Opcode::Slct, with(G::Type, G::Ftz), bitTypes | integers | singles, 2, "T:TTS"},
        {"mov", Opcode::Mov, onlyType, bitTypes | integers | floats | predicate, 1, "move"},
        {"cvt", Opcode::Cvt, with(G::Type, G::Rounding, G::Ftz, G::Saturate), bytes | integers | floats, 2, "C:c"},
        {"cvt.rna.tf32.f32", Opcode::CvtTf32, 0, none, 0, "U:U"},
        {"cvta", Opcode::Cvta, with(G::Type, G::Space, G::To), addresses, 1, "T:A"},
        {"isspacep", Opcode::Isspacep, with(G::Space), none, 0, "P:A"},

        {"ld", Opcode::Ld, memory, stored, 1, "V:M"},
        {"ldu", Opcode::Ld, memory, stored, 1, "V:M"},
        {"st", Opcode::St, memory, stored, 1, ":MV"},
        {"prefetch", Opcode::Prefetch, with(G::Space, G::Cache), none, 0, ":M"},
        {"prefetchu", Opcode::Prefetch, with(G::Cache), none, 0, ":M"},
        {"tex", Opcode::Tex, texture, setOf(Type::F32, Type::U32, Type::S32), 2, "texture"},
        {"tld4", Opcode::Tld4, texture, setOf(Type::F32, Type::U32, Type::S32), 2, "texture"},
        {"txq", Opcode::Txq, with(G::Type, G::Detail), setOf(Type::B32), 1, "texture"},
        {"suld.b", Opcode::SurfaceLoad, surface, setOf(Type::B8) | bitTypes, 1, "surface"},
        {"sust.b", Opcode::SurfaceStore, surface, setOf(Type::B8) | bitTypes, 1, "surface"},
        {"atom", Opcode::Atom, atomic, atomics, 1, "T:MTT?"},
        {"red", Opcode::Red, atomic, atomics, 1, ":MT"},
        {"membar", Opcode::Membar, fence, none, 0, ":"},
        {"fence", Opcode::Membar, fence, none, 0, ":"},
        {"cp.async.ca.shared.global", Opcode::CpAsync, with(G::Cache), none, 0, "copy"},
        {"cp.async.ca.shared::cta.global", Opcode::CpAsync, with(G::Cache), none, 0, "copy"},
        {"cp.async.cg.shared.global", Opcode::CpAsync, with(G::Cache), none, 0, "copy16"},
        {"cp.async.cg.shared::cta.global", Opcode::CpAsync, with(G::Cache), none, 0, "copy16"},
        {"cp.async.commit_group", Opcode::CpAsyncCommit, 0, none, 0, ":"},
        {"cp.async.wait_group", Opcode::CpAsyncWait, 0, none, 0, ":U"},
        {"cp.async.wait_all", Opcode::CpAsyncWait, 0, none, 0, ":"},

        {"mbarrier.init", Opcode::Mbarrier, barrierObject, setOf(Type::B64), 1, ":MU"},
        {"mbarrier.inval", Opcode::Mbarrier, barrierObject, setOf(Type::B64), 1, ":M"},
        {"mbarrier.arrive", Opcode::Mbarrier, barrierObject, setOf(Type::B64), 1, "T:MU?"},
        {"mbarrier.arrive.noComplete", Opcode::Mbarrier, barrierObject, setOf(Type::B64), 1, "T:MU"},
        {"mbarrier.arrive_drop", Opcode::Mbarrier, barrierObject, setOf(Type::B64), 1, "T:MU?"},
        {"mbarrier.arrive_drop.noComplete", Opcode::Mbarrier, barrierObject, setOf(Type::B64), 1, "T:MU"},
        {"mbarrier.test_wait", Opcode::Mbarrier, barrierObject, setOf(Type::B64), 1, "P:MT"},
        {"mbarrier.test_wait.parity", Opcode::Mbarrier, barrierObject, setOf(Type::B64), 1, "P:MU"},
        {"mbarrier.try_wait", Opcode::Mbarrier, barrierObject, setOf(Type::B64), 1, "P:MTU?"},
        {"mbarrier.try_wait.parity", Opcode::Mbarrier, barrierObject, setOf(Type::B64), 1, "P:MUU?"},
        {"mbarrier.pending_count", Opcode::Mbarrier, onlyType, setOf(Type::B64), 1, "U:T"},
        {"cp.async.mbarrier.arrive", Opcode::Mbarrier, barrierObject, setOf(Type::B64), 1, ":M"},
        {"cp.async.mbarrier.arrive.noinc", Opcode::Mbarrier, barrierObject, setOf(Type::B64), 1, ":M"},

        {"bra", Opcode::Bra, with(G::Uniform), none, 0, "label"},
        {"brx.idx", Opcode::BrxIdx, with(G::Uniform), none, 0, "label"},
        {"ret", Opcode::Ret, with(G::Uniform), none, 0, ":"},
        {"exit", Opcode::Exit, 0, none, 0, ":"},
        {"trap", Opcode::Trap, 0, none, 0, ":"},
        {"brkpt", Opcode::Brkpt, 0, none, 0, ":"},
        {"bar", Opcode::Bar, barrier, none | setOf(Type::Pred, Type::U32), 0, ":UU?"},
        {"barrier", Opcode::Bar, barrier, none | setOf(Type::Pred, Type::U32), 0, ":UU?"},
        {"shfl", Opcode::Shfl, with(G::Type, G::Shuffle, G::Sync), words, 1, "T|P:TUUU"},
        {"vote", Opcode::Vote, with(G::Type, G::Vote, G::Sync), setOf(Type::Pred, Type::B32), 1, "T:PU"},
        {"match", Opcode::Match, with(G::Type, G::Vote, G::Sync), setOf(Type::B32, Type::B64), 1, "U|P:TU"},
        {"activemask", Opcode::Activemask, onlyType, words, 1, "T:"},
        {"redux", Opcode::Redux, with(G::Type, G::Atomic, G::Sync), words, 1, "T:TU"},
        {"nanosleep", Opcode::Nanosleep, onlyType, words, 1, ":U"},
    });
    std::sort(table.begin(), table.end(), opcodeByName);
    return table;
}();

} // namespace

const OpcodeRow* findOpcode(std::string_view name)
{
    const auto found = std::ranges::lower_bound(rows, name, {}, &OpcodeRow::name);
    return found != rows.end() && found->name == name ? &*found : nullptr;
}

namespace
{

struct Entry {
    std::string_view name;
    Special special;
};

constexpr auto specials = std::to_array<Entry>({
    {"%tid.x", Special::TidX},
    {"%tid.y", Special::TidY},
    {"%tid.z", Special::TidZ},
    {"%ntid.x", Special::NtidX},
    {"%ntid.y", Special::NtidY},
    {"%ntid.z", Special::NtidZ},
    {"%ctaid.x", Special::CtaidX},
    {"%ctaid.y", Special::CtaidY},
    {"%ctaid.z", Special::CtaidZ},
    {"%nctaid.x", Special::NctaidX},
    {"%nctaid.y", Special::NctaidY},
    {"%nctaid.z", Special::NctaidZ},
    {"%laneid", Special::LaneId},
    {"%warpid", Special::WarpId},
    {"%nwarpid", Special::NwarpId},
    {"%lanemask_eq", Special::LanemaskEq},
    {"%lanemask_le", Special::LanemaskLe},
    {"%lanemask_lt", Special::LanemaskLt},
    {"%lanemask_ge", Special::LanemaskGe},
    {"%lanemask_gt", Special::LanemaskGt},
    {"%smid", Special::SmId},
    {"%nsmid", Special::NsmId},
    {"%gridid", Special::GridId},
    {"%clock", Special::Clock},
    {"%clock64", Special::Clock64},
    {"%globaltimer", Special::GlobalTimer},
    {"%dynamic_smem_size", Special::DynamicSmemSize},
    {"%total_smem_size", Special::TotalSmemSize},
    {"%aggr_smem_size", Special::TotalSmemSize},
    {"%reserved_smem_offset_begin", Special::TotalSmemSize}, // what is reserved would follow the kernel's own memory
    {"%reserved_smem_offset_end", Special::TotalSmemSize},
    {"%reserved_smem_offset_0", Special::TotalSmemSize},
    {"%reserved_smem_offset_1", Special::TotalSmemSize},
    {"%clusterid.x", Special::CtaidX}, // a block is a cluster of its own
    {"%clusterid.y", Special::CtaidY},
    {"%clusterid.z", Special::CtaidZ},
    {"%nclusterid.x", Special::NctaidX},
    {"%nclusterid.y", Special::NctaidY},
    {"%nclusterid.z", Special::NctaidZ},
});

} // namespace

std::optional<Special> specialFromName(std::string_view name)
{
    const auto found = std::ranges::find(specials, name, &Entry::name);
    return found == specials.end() ? std::nullopt : std::optional(found->special);
}

std::optional<std::uint32_t> fixedSpecial(std::string_view name)
{
    if (name.starts_with("%cluster_nctaid.") || name == "%cluster_nctarank")
        return 1;
    if (name.starts_with("%cluster_ctaid.") || name == "%cluster_ctarank" || name == "%is_explicit_cluster" ||
        name.starts_with("%envreg") || name == "%reserved_smem_offset_cap")
        return 0;
    return std::nullopt;
}

int bitsOf(Special special)
{
    const bool isWide = special == Special::Clock64 || special == Special::GlobalTimer || special == Special::GridId;
    return isWide ? 64 : 32;
}

} // namespace tilescope::ptx
