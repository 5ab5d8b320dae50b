#pragma once

#include "gpu/ptx/matrix_shape.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

/// PTX as data. Names and meanings follow NVIDIA's "Parallel Thread Execution ISA"; section numbers there are named
/// after the tables. Calls are inlined, names resolved and scopes removed: the result is a list of instructions over
/// numbered virtual registers.
namespace tilescope::ptx
{

// clang-format off
enum class Type : std::uint8_t {
    None, Pred, B8, B16, B32, B64, B128, U8, U16, U32, U64, S8, S16, S32, S64, F16, F16x2, F32, F64,
    Bf16, Bf16x2
};
// clang-format on
int bitsOf(Type type); ///< 1 for Pred, 0 for None
bool isSigned(Type type);
bool isFloat(Type type);

enum class Space : std::uint8_t { None, Generic, Global, Shared, Constant, Local, Parameter };

// clang-format off
enum class Opcode : std::uint8_t {
    // integer and bits
    Add, Sub, Mul, Mad, Mul24, Mad24, Sad, Div, Rem, Abs, Neg, Min, Max, AddCarry, SubCarry, MadCarry,
    Popc, Clz, Bfind, Brev, Bfe, Bfi, Fns, Szext, Bmsk, Dp4a, Dp2a, VabsDiff4, And, Or, Xor, Not, Cnot, Lop3, Shl, Shr, Shf, Prmt,
    // float
    Fma, Rcp, Sqrt, Rsqrt, Sin, Cos, Lg2, Ex2, Tanh, Copysign, Mma, Testp,
    // compare, select, move, convert
    Set, Setp, Selp, Slct, Mov, Cvt, CvtTf32, Cvta, Isspacep,
    // memory
    Ld, St, Prefetch, Tex, Tld4, Txq, SurfaceLoad, SurfaceStore, Atom, Red, Membar, CpAsync, CpAsyncCommit, CpAsyncWait, LdMatrix, Mbarrier,
    // control and warp
    Unmodelled, Bra, BrxIdx, Ret, Exit, Trap, Brkpt, Bar, BarRed, BarWarp, Shfl, Vote, Match, Activemask, Redux, Nanosleep,
    Print, AssertFail, BadCall, Malloc, Free, Nop
};

enum class Rounding : std::uint8_t { None, Rn, Rz, Rm, Rp, Rni, Rzi, Rmi, Rpi };
enum class Compare : std::uint8_t {
    None, Eq, Ne, Lt, Le, Gt, Ge, Lo, Ls, Hi, Hs, Equ, Neu, Ltu, Leu, Gtu, Geu, Num, Nan
};
enum class Combine : std::uint8_t { None, And, Or, Xor }; ///< setp.CmpOp.BoolOp
enum class Half : std::uint8_t { None, Lo, Hi, Wide };    ///< mul.lo, mul.hi, mul.wide; also dp2a.lo/.hi
enum class ShiftMode : std::uint8_t { None, Left, Right }; ///< shf.l, shf.r; Instruction::clamp: clamp or wrap
enum class PermuteMode : std::uint8_t { None, F4e, B4e, Rc8, Ecl, Ecr, Rc16 };
enum class AtomicOp : std::uint8_t { None, Add, Min, Max, Inc, Dec, And, Or, Xor, Exch, Cas };
enum class ShuffleMode : std::uint8_t { None, Up, Down, Bfly, Idx };
enum class VoteMode : std::uint8_t { None, All, Any, Uni, Ballot };
enum class TextureShape : std::uint8_t { None, OneD, TwoD, ThreeD, Array1D, Array2D, Cube, ArrayCube };

/// tex.level and tex.grad; the query of txq; the channel that tld4 gathers.
enum class TextureDetail : std::uint8_t { None, Level, Gradient, Width, Height, Depth, Red, Green, Blue, Alpha };
/// Operations on a barrier object in shared memory; CopyArrive and CopyArriveNoInc arrive once the thread's copies
/// (cp.async) have landed.
enum class MbarrierOp : std::uint8_t {
    None, Init, Invalidate, Arrive, Drop, Wait, WaitParity, Pending, CopyArrive, CopyArriveNoInc
};
enum class SurfaceBounds : std::uint8_t { Trap, Clamp, Zero }; ///< what an access beyond a surface does
enum class FloatTest : std::uint8_t { None, Finite, Infinite, Number, NotANumber, Normal, Subnormal }; ///< testp

/// The group of an instruction that is recognized by its name only: it has no operands here, and cannot be executed.
enum class Unmodelled : std::uint8_t { None, Tma, Clusters, Matrices };

enum class Special : std::uint8_t {
    TidX, TidY, TidZ, NtidX, NtidY, NtidZ, CtaidX, CtaidY, CtaidZ, NctaidX, NctaidY, NctaidZ, LaneId, WarpId, NwarpId,
    LanemaskEq, LanemaskLe, LanemaskLt, LanemaskGe, LanemaskGt, SmId, NsmId, GridId, Clock, Clock64, GlobalTimer,
    DynamicSmemSize, TotalSmemSize
};
// clang-format on

/// A resolved operand.
struct Operand {
    enum class Kind : std::uint8_t {
        None,      ///< absent, or the bit bucket "_"
        Register,  ///< `index` into Kernel::registers; `negated` for "!%p"
        Immediate, ///< `bits`: integers as written, sign-extended to 64 bits; floats as their bits in the instruction's
                   ///< type (F32 in the low 32)
        Special,   ///< `special`; only as the source of mov, which may read the lower 32 bits of a 64-bit one
        Variable, ///< the address of a variable: `index` into the table of `space` plus `offset`; as a source of mov it
                  ///< is the address in that space. Space Parameter: Kernel::parameters (mov and cvta.param take the
                  ///< address of a __grid_constant__ one; loads through it are generic)
        Memory    ///< [base + offset]: base is `base` Register, Variable or None (absolute)
    };
    Kind kind = Kind::None;
    Kind base = Kind::None; ///< for Memory
    bool negated = false;
    Space space = Space::None; ///< space of the variable
    Special special = Special::TidX;
    std::uint32_t index = 0;
    std::int64_t offset = 0;
    std::uint64_t bits = 0;
    bool operator==(const Operand&) const = default;
};

constexpr std::uint32_t noIndex = 0xFFFF'FFFF;

/// The "address" of a BadCall where a function that calls itself has done so this many times, which are as many as were
/// inlined: above all addresses that a pointer can hold.
constexpr std::uint64_t recursionEnd(std::size_t levels) { return 0xFFFF'FFFF'0000'0000 | levels; }
/// How many they were; 0: it is another address.
constexpr std::uint32_t recursionLevels(std::uint64_t address)
{
    return address >> 32 == 0xFFFF'FFFF ? static_cast<std::uint32_t>(address) : 0;
}

/// One instruction. `destinations` and `sources` are in PTX order; a vector operand {a, b, c, d} is expanded to its
/// elements. For ld/st/atom/red/tex: ld has its Memory in sources[0]; st has it in sources[0] and the stored values
/// after it; atom/red Memory first, then values; tex has the texture object (a register or a Variable) in sources[0],
/// then the coordinates. setp p|q has two destinations; shfl d|p too. mov.b32 r,{lo,hi} has one destination and two
/// sources, mov.b32 {lo,hi},r the reverse. bra: no operands, `target`. brx.idx: the index in sources[0], `targets`.
/// add.cc, addc and addc.cc are all AddCarry, distinguished by carryIn and carryOut; sub and mad likewise. bar.red:
/// `atomic` is Add for popc (a count, type U32), And or Or (type Pred); the predicate is the last source. match: `vote`
/// is Any or All. redux: `atomic`. tex of 3d and a2d has three coordinates (the padding fourth is dropped), cube has x,
/// y and z; .level and .grad add theirs after the coordinates. suld and sust (of bytes, .b): the surface object and the
/// coordinates, of which x is in bytes; sust then the values. min.xorsign.abs is `signedAbs`. cp.async: the address in
/// shared memory, the address in global memory, optionally the number of bytes to read (the others are zero); `vector`
/// words of 32 bits; `space` Shared. mma: the registers of d; then those of a, b and c. ldmatrix: a register for each
/// of `vector` matrices; the address of the lane's row. cp.async.wait_group has its number in sources[0], wait_all has
/// none. A load or store without a space but with a variable as its base has that variable's space. print (a call of
/// vprintf): the generic addresses of the format and of the arguments; assertFail (of __assertfail): those of the
/// condition and of the file's name, the line, the address of the function's name. mbarrier: the
/// barrier's address, then the number of arrivals, the state or the parity, as written. badCall: the address that a
/// call through a pointer found to be none of the functions that it can reach, or recursionEnd(). malloc, free: the
/// size, the generic address. A local variable of an inlined function is one variable, however often the function is
/// inlined.
struct Instruction {
    Opcode opcode = Opcode::Nop;
    Type type = Type::None;       ///< the instruction's type; for cvt and set the destination's
    Type sourceType = Type::None; ///< cvt, set, tex (type of the coordinates), dp4a (of the second operand)
    Space space = Space::None;    ///< ld, st, atom, red; for cvta the space that it converts to or from
    Rounding rounding = Rounding::None;
    Compare compare = Compare::None;
    Combine combine = Combine::None;
    Half half = Half::None;
    ShiftMode shift = ShiftMode::None;
    PermuteMode permute = PermuteMode::None;
    AtomicOp atomic = AtomicOp::None;
    ShuffleMode shuffle = ShuffleMode::None;
    VoteMode vote = VoteMode::None;
    TextureShape texture = TextureShape::None;
    TextureDetail textureDetail = TextureDetail::None;
    SurfaceBounds bounds = SurfaceBounds::Trap;
    FloatTest test = FloatTest::None;
    MatrixShape matrix = MatrixShape::None; ///< mma
    MbarrierOp mbarrier = MbarrierOp::None;
    Unmodelled unmodelled = Unmodelled::None;
    std::uint8_t vector = 1; ///< elements of a vector load or store; ldmatrix: matrices
    bool transposed = false; ///< ldmatrix
    bool ftz = false, saturate = false, approximate = false, full = false, clamp = false;
    bool readOnly = false;                  ///< ld.global.nc
    bool bypassesL1 = false;                ///< cp.async.cg
    bool isVolatile = false;                ///< also .relaxed and .acquire
    bool uniform = false;                   ///< bra.uni
    bool toGeneric = true;                  ///< cvta: to generic; false for cvta.to.space
    bool carryIn = false, carryOut = false; ///< addc, .cc
    bool arrive = false;                    ///< bar.arrive: Opcode::Bar without waiting
    bool shiftAmount = false;               ///< bfind.shiftamt
    bool nan = false, signedAbs = false;    ///< min.NaN, .xorsign.abs
    std::uint32_t guard = noIndex;          ///< predicate register of "@p"
    bool guardNegated = false;              ///< "@!p"
    std::uint32_t target = noIndex;         ///< bra: index of an instruction
    std::vector<std::uint32_t> targets{};   ///< brx.idx
    std::vector<Operand> destinations{}, sources{};
    std::uint32_t location = noIndex; ///< index into Module::locations
    std::uint32_t textLine = 0;       ///< line in the PTX text, from 1
    bool operator==(const Instruction&) const = default;
};

/// The origin of an instruction in the kernel text. `line` is the innermost place (perhaps inside an inlined function);
/// `userLine` the innermost place in the kernel's own file: the line itself if it is in that file, else the line that
/// led to it through `inlined_at` or a call. Known in every Location.
struct Location {
    std::uint32_t file = 0; ///< index into Module::files
    int line = 0, column = 0;
    std::uint32_t userFile = 0;
    int userLine = 0;
    bool operator==(const Location&) const = default;
};

struct Register {
    std::string name; ///< as in the text, with an inlining suffix if needed
    Type type = Type::None;
};

/// A variable of module or kernel scope. Offsets are within its space: shared variables of a kernel follow one another
/// with their alignment; the extern array (dynamic shared memory) comes last.
struct Variable {
    std::string name;
    Space space = Space::None;
    Type type = Type::None;
    std::size_t alignment = 1, bytes = 0;
    std::size_t offset = 0;
    bool isExtern = false;
    std::vector<std::byte> initialiser; ///< empty: zeros
    /// An initialiser that contains another variable's address: at byte `at`, the generic address of `variable` +
    /// offset.
    struct AddressPatch {
        std::size_t at = 0;
        std::string variable;
        std::int64_t offset = 0;
    };
    std::vector<AddressPatch> patches;
};

struct Parameter {
    std::string name;
    Type type = Type::None;
    std::size_t alignment = 1, bytes = 0, offset = 0; ///< offset in the parameter block
};

struct Kernel {
    std::string name;
    std::vector<Parameter> parameters;
    std::size_t parameterBytes = 0;
    std::vector<Register> registers;
    std::vector<Instruction> instructions; ///< the last one is always Ret or Exit
    std::vector<Variable> shared;          ///< static ones, then the extern array if any
    std::size_t staticSharedBytes = 0;
    std::size_t dynamicSharedOffset = 0;              ///< where dynamic shared memory begins
    std::vector<Variable> local;                      ///< depots of this kernel and of inlined functions
    std::size_t localBytes = 0;                       ///< per thread
    std::array<std::uint32_t, 3> maxThreads{0, 0, 0}; ///< .maxntid; 0 if absent
};

/// PTX that cannot be read or is not supported: names the instruction, the PTX line and the kernel's source line.
class PtxError : public std::runtime_error
{
public:
    PtxError(const std::string& message, std::uint32_t atTextLine, std::string inSource, int atSourceLine)
        : std::runtime_error(message), textLine(atTextLine), source(std::move(inSource)), sourceLine(atSourceLine)
    {
    }
    std::uint32_t textLine;
    std::string source; ///< kernel file; empty if unknown
    int sourceLine;     ///< 0 if unknown
};

/// A kernel with something unsupported in its body or in a function that it calls.
struct RefusedKernel {
    std::string name;
    PtxError reason;
};

struct Module {
    int versionMajor = 0, versionMinor = 0;
    std::string target; ///< "sm_75"
    std::vector<std::string> files;
    std::vector<Location> locations;
    std::vector<Variable> global, constant; ///< module scope
    std::size_t globalBytes = 0, constantBytes = 0;
    std::vector<Kernel> kernels;
    std::vector<RefusedKernel> refused;
    bool usesHeap = false;                                   ///< a kernel has malloc or free
    const Kernel* findKernel(const std::string& name) const; ///< null if absent; throws the error of a refused one
    const Variable* findConstant(const std::string& name) const;
};

/// Reads PTX text (as generated by NVRTC 12–13 and clang 14–19). Hostile text gives PtxError, never a crash or a hang;
/// an error in a function's body affects only the kernels that need it (Module::refused). `mainFile` is the kernel's
/// own file name, for Location::userFile; if it ends in ".ptx", places are lines of the PTX.
Module parseModule(const std::string& text, const std::string& mainFile);

} // namespace tilescope::ptx
