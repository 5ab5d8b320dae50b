#include "tests/bench/emulator/peer_classes.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <cmath>
#include <cstring>
#include <limits>
#include <type_traits>

namespace tilescope::peers
{

namespace
{

using Element = PeerClass::Element;
using Uses = PeerClass::Uses;

/// What a step of C++ reads: a lane's numbers, and its memory.
template <typename T>
struct Lane {
    T x, y, p, q;
    unsigned* memory; ///< global, or the block's copy
    unsigned place;   ///< the thread's own word in it
    const float* texels;
};

/// The steps of a round are written one after the other, so that their numbers stay in vector registers; a compiler may
/// not compute rounds together.
template <typename T, typename Step>
void runLoop(ClassData& data, unsigned rounds, bool isLocal)
{
    constexpr std::size_t row = items * sizeof(T);
    std::array<unsigned, memoryWords> tile{};
    for (unsigned first = 0; first < items; first += lanes) {
        if (isLocal && first % threads == 0)
            std::ranges::copy(data.memory, tile.begin());
        unsigned* const memory = isLocal ? tile.data() : data.memory.data();
        const unsigned place = isLocal ? first % threads : first;
        const float* const texels = data.texels.data();
        T x[chains][lanes], p[lanes], q[lanes];
        std::byte* const values = data.values.data() + first * sizeof(T);
        for (unsigned c = 0; c < chains; ++c)
            std::memcpy(x[c], values + c * row, sizeof x[c]);
        std::memcpy(p, values + chains * row, sizeof p);
        std::memcpy(q, values + (chains + 1) * row, sizeof q);
        for (unsigned round = 0; round < rounds; ++round) {
#pragma GCC unroll 32
            for (unsigned i = 0; i < repeats; ++i) {
                T* const own = x[i % chains];
                const T* const next = x[(i + 1) % chains];
                for (unsigned l = 0; l < lanes; ++l)
                    own[l] = Step{}(Lane<T>{own[l], next[l], p[l], q[l], memory, place + l, texels});
            }
            asm volatile("" : "+m"(x));
        }
        for (unsigned c = 0; c < chains; ++c)
            std::memcpy(values + c * row, x[c], sizeof x[c]);
    }
}

template <typename T, typename Step>
constexpr PeerClass row(const char* name, Uses uses, const char* ptx, const char* opencl, Step, double tolerance = 0)
{
    static_assert(std::is_empty_v<Step>);
    constexpr Element element = std::is_same_v<T, float>    ? Element::F32
                                : std::is_same_v<T, double> ? Element::F64
                                                            : Element::U32;
    constexpr auto local = [](ClassData& data, unsigned rounds) { runLoop<T, Step>(data, rounds, true); };
    constexpr auto global = [](ClassData& data, unsigned rounds) { runLoop<T, Step>(data, rounds, false); };
    if (uses == Uses::Local)
        return {name, element, uses, ptx, opencl, local, tolerance};
    return {name, element, uses, ptx, opencl, global, tolerance};
}

using F = Lane<float>;
using U = Lane<unsigned>;
using D = Lane<double>;

constexpr auto addAtomically = [](U l) {
    return std::atomic_ref(l.memory[l.place]).fetch_add(l.x, std::memory_order_relaxed);
};

float texel(const float* texels, int x, int y)
{
    return texels[std::clamp(y, 0, textureSide - 1) * textureSide + std::clamp(x, 0, textureSide - 1)];
}

float nearest(F l) { return texel(l.texels, static_cast<int>(std::floor(l.x)), static_cast<int>(std::floor(l.p))); }

float interpolated(F l)
{
    const float left = std::floor(l.x - 0.5F), top = std::floor(l.p - 0.5F);
    const float toRight = l.x - 0.5F - left, down = l.p - 0.5F - top;
    const int x = static_cast<int>(left), y = static_cast<int>(top);
    const float upper = (1 - toRight) * texel(l.texels, x, y) + toRight * texel(l.texels, x + 1, y);
    const float lower = (1 - toRight) * texel(l.texels, x, y + 1) + toRight * texel(l.texels, x + 1, y + 1);
    return (1 - down) * upper + down * lower;
}

constexpr auto registers = Uses::Registers;
constexpr double approximate = 1e-5; ///< ex2.approx and sin.approx
constexpr double eightBits = 0.01;   ///< a texture's weights have eight bits of fraction, OpenCL's images have floats

/// Where numbers neither overflow nor reach a value that a step keeps: q is 1 for floats and 1 to 3 for integers, p is
/// below 1 for floats and at least every x for integers.
constexpr PeerClass rows[] = {
    row<float>("f32 add", registers, "add.f32 %x$, %x$, %q;\n", "x$ = x$ + q;\n", [](F l) { return l.x + l.q; }),
    row<float>("f32 mul", registers, "mul.f32 %x$, %x$, %q;\n", "x$ = x$ * q;\n", [](F l) { return l.x * l.q; }),
    row<float>("f32 fma", registers, "fma.rn.f32 %x$, %x$, %p, %q;\n", "x$ = fma(x$, p, q);\n",
               [](F l) { return std::fma(l.x, l.p, l.q); }),
    row<float>("f32 min", registers, "min.f32 %x$, %x$, %x^;\n", "x$ = min(x$, x^);\n",
               [](F l) { return l.y < l.x ? l.y : l.x; }),
    row<float>("f32 div", registers, "div.rn.f32 %x$, %p, %x$;\n", "x$ = p / x$;\n", [](F l) { return l.p / l.x; }),
    row<float>("f32 sqrt", registers, "sqrt.rn.f32 %x$, %x$;\n", "x$ = sqrt(x$);\n",
               [](F l) { return std::sqrt(l.x); }),
    row<float>(
        "f32 neg, ex2.approx", registers, "neg.f32 %f0, %x$;\nex2.approx.f32 %x$, %f0;\n", "x$ = native_exp2(-x$);\n",
        [](F l) { return std::exp2(-l.x); }, approximate),
    row<float>(
        "f32 sin.approx", registers, "sin.approx.f32 %x$, %x$;\n", "x$ = native_sin(x$);\n",
        [](F l) { return std::sin(l.x); }, approximate),
    row<double>("f64 fma", registers, "fma.rn.f64 %x$, %x$, %p, %q;\n", "x$ = fma(x$, p, q);\n",
                [](D l) { return std::fma(l.x, l.p, l.q); }),
    row<unsigned>("int add", registers, "add.u32 %x$, %x$, %x^;\n", "x$ = x$ + x^;\n", [](U l) { return l.x + l.y; }),
    row<unsigned>("int mad.lo", registers, "mad.lo.u32 %x$, %x$, %p, %x^;\n", "x$ = x$ * p + x^;\n",
                  [](U l) { return l.x * l.p + l.y; }),
    row<unsigned>("int shl", registers, "shl.b32 %x$, %x$, %q;\n", "x$ = x$ << q;\n", [](U l) { return l.x << l.q; }),
    row<unsigned>("int popc, add", registers, "popc.b32 %t, %x$;\nadd.u32 %x$, %t, %x^;\n", "x$ = popcount(x$) + x^;\n",
                  [](U l) { return static_cast<unsigned>(std::popcount(l.x)) + l.y; }),
    row<unsigned>("int clz, add", registers, "clz.b32 %t, %x$;\nadd.u32 %x$, %t, %x^;\n", "x$ = clz(x$) + x^;\n",
                  [](U l) { return static_cast<unsigned>(std::countl_zero(l.x)) + l.y; }),
    row<unsigned>("int div", registers, "div.u32 %x$, %p, %x$;\n", "x$ = p / x$;\n", [](U l) { return l.p / l.x; }),
    row<unsigned>("mad.lo, ld.shared u32, scattered", Uses::Local,
                  "mad.lo.u32 %t, %x$, 4, %local;\nld.shared.u32 %x$, [%t];\n", "x$ = memory[x$];\n",
                  [](U l) { return l.memory[l.x]; }),
    row<unsigned>("mad.wide, ld.global u32, scattered", Uses::Global,
                  "mad.wide.u32 %g, %x$, 4, %memory;\nld.global.u32 %x$, [%g];\n", "x$ = memory[x$];\n",
                  [](U l) { return l.memory[l.x]; }),
    row<unsigned>("atom.shared.add", Uses::Local, "atom.shared.add.u32 %x$, [%place], %x$;\n",
                  "x$ = atomic_add(memory + place, x$);\n", addAtomically),
    row<unsigned>("atom.global.add", Uses::Global, "atom.global.add.u32 %x$, [%own], %x$;\n",
                  "x$ = atomic_add(memory + place, x$);\n", addAtomically),
    row<float>("tex floats, point, clamp", Uses::Image,
               "tex.2d.v4.f32.f32 {%x$, %f1, %f2, %f3}, [%texture, {%x$, %p}];\n",
               "x$ = read_imagef(texture, texels, (float2)(x$, p)).x;\n", [](F l) { return nearest(l); }),
    row<float>(
        "tex floats, linear, clamp", Uses::LinearImage,
        "tex.2d.v4.f32.f32 {%x$, %f1, %f2, %f3}, [%texture, {%x$, %p}];\n",
        "x$ = read_imagef(texture, texels, (float2)(x$, p)).x;\n", [](F l) { return interpolated(l); }, eightBits),
    row<unsigned>("branch, divergent", registers,
                  "setp.lt.u32 %c, %x$, %x^;\n@!%c bra L&;\nadd.u32 %x$, %x$, %p;\nL&:\n",
                  "if (x$ < x^) x$ = x$ + p;\n", [](U l) { return l.x < l.y ? l.x + l.p : l.x; }),
};

/// The steps of a round, one after the other.
std::string stepsOf(const char* step)
{
    std::string text;
    for (unsigned i = 0; i < repeats; ++i)
        for (const char* c = step; *c; ++c)
            if (*c == '$')
                text += std::to_string(i % chains);
            else if (*c == '^')
                text += std::to_string((i + 1) % chains);
            else if (*c == '&')
                text += std::to_string(i);
            else
                text += *c;
    return text;
}

/// A thread's numbers: x of each chain, p and q. In PTX and in OpenCL C.
constexpr const char* ptxNumbers[] = {"%x0", "%x1", "%x2", "%x3", "%p", "%q"};
constexpr const char* numbers[] = {"x0", "x1", "x2", "x3", "p", "q"};

/// Pseudo-random, the same in every run.
class Numbers
{
public:
    unsigned below(unsigned limit)
    {
        m_state = m_state * 6364136223846793005U + 1442695040888963407U;
        return static_cast<unsigned>(m_state >> 33) % limit;
    }
    double fraction() { return below(1U << 20) / static_cast<double>(1U << 20); }

private:
    unsigned long long m_state = 1;
};

template <typename T>
void fill(std::vector<std::byte>& bytes, const PeerClass& row)
{
    std::vector<T> values(std::size_t{items} * (chains + 2));
    const bool isImage = usesTexture(row);
    const bool isIndex = row.uses == Uses::Local || row.uses == Uses::Global;
    Numbers random;
    for (unsigned i = 0; i < items; ++i) {
        if constexpr (std::is_same_v<T, unsigned>) {
            const unsigned p = (1U << 16) + random.below(1U << 30);
            for (unsigned c = 0; c < chains; ++c)
                values[c * items + i] = isIndex ? random.below(memoryWords) : 1 + random.below(p);
            values[chains * items + i] = p;
            values[(chains + 1) * items + i] = 1 + random.below(3);
        } else {
            for (unsigned c = 0; c < chains; ++c)
                values[c * items + i] =
                    static_cast<T>(isImage ? textureSide * random.fraction() : 1 + random.fraction());
            values[chains * items + i] =
                static_cast<T>(isImage ? textureSide * random.fraction() : 0.25 + random.fraction() / 2);
            values[(chains + 1) * items + i] = 1;
        }
    }
    const auto all = std::as_bytes(std::span(values));
    bytes.assign(all.begin(), all.end());
}

template <typename T>
double differenceOf(const PeerClass& row, std::span<const std::byte> a, std::span<const std::byte> b)
{
    double most = 0;
    for (std::size_t i = 0; i < a.size(); i += sizeof(T)) {
        T left, right;
        std::memcpy(&left, a.data() + i, sizeof(T));
        std::memcpy(&right, b.data() + i, sizeof(T));
        if (left == right)
            continue;
        const double apart = std::abs(static_cast<double>(left) - static_cast<double>(right)) /
                             std::max(1.0, std::abs(static_cast<double>(left)));
        most = std::max(most, row.tolerance > 0 ? apart / row.tolerance : std::numeric_limits<double>::infinity());
    }
    return most;
}

} // namespace

std::span<const PeerClass> peerClasses() { return rows; }

bool usesTexture(const PeerClass& row) { return row.uses == Uses::Image || row.uses == Uses::LinearImage; }

std::size_t elementBytes(const PeerClass& row) { return row.element == Element::F64 ? 8 : 4; }

unsigned instructionsOfStep(const PeerClass& row)
{
    return static_cast<unsigned>(std::ranges::count(std::string(row.ptx), ';'));
}

double millionsOfWarpInstructions(const PeerClass& row, unsigned rounds)
{
    return static_cast<double>(items / lanes * repeats * instructionsOfStep(row)) * rounds / 1e6;
}

ClassData classData(const PeerClass& row)
{
    ClassData data;
    switch (row.element) {
    case Element::F32: fill<float>(data.values, row); break;
    case Element::U32: fill<unsigned>(data.values, row); break;
    case Element::F64: fill<double>(data.values, row); break;
    }
    for (unsigned i = 0; i < memoryWords; ++i)
        data.memory.push_back((i * 1664525U + 1013904223U) % memoryWords);
    for (int i = 0; i < textureSide * textureSide; ++i)
        data.texels.push_back(static_cast<float>(textureSide - i % textureSide) - 0.5F);
    return data;
}

std::string ptxOf(const PeerClass& row)
{
    const std::string type = row.element == Element::F32 ? ".f32" : row.element == Element::F64 ? ".f64" : ".u32";
    const std::string bytes = std::to_string(elementBytes(row));
    const auto at = [&](unsigned number) { return "+" + std::to_string(number * items * elementBytes(row)) + "]"; };
    std::string text =
        ".version 8.0\n.target sm_80\n.address_size 64\n.visible .entry k(.param .u64 values, .param .u64 "
        "result, .param .u64 memory, .param .u64 texture, .param .u32 rounds)\n{\n"
        ".reg .pred %c, %again;\n.reg .b32 %thread, %item, %round, %rounds, %t, %local, %place;\n"
        ".reg .b64 %values, %result, %memory, %texture, %own, %g;\n.reg .f32 %f<4>;\n.reg " +
        type + " %x<4>, %p, %q;\n.shared .align 4 .b8 tile[" + std::to_string(memoryWords * 4) +
        "];\nld.param.u64 %values, [values];\ncvta.to.global.u64 %values, %values;\n"
        "ld.param.u64 %result, [result];\ncvta.to.global.u64 %result, %result;\n"
        "ld.param.u64 %memory, [memory];\ncvta.to.global.u64 %memory, %memory;\n"
        "ld.param.u64 %texture, [texture];\nld.param.u32 %rounds, [rounds];\n"
        "mov.u32 %thread, %tid.x;\nmov.u32 %t, %ctaid.x;\nmad.lo.u32 %item, %t, " +
        std::to_string(threads) +
        ", %thread;\nmov.u32 %local, tile;\nmad.lo.u32 %place, %thread, 4, %local;\n"
        "mad.wide.u32 %own, %item, 4, %memory;\n";
    if (row.uses == Uses::Local) {
        text += "mad.wide.u32 %g, %thread, 4, %memory;\n";
        for (unsigned word = 0; word < memoryWords; word += threads) {
            const std::string offset = "+" + std::to_string(word * 4) + "]";
            text += "ld.global.u32 %t, [%g" + offset + ";\nst.shared.u32 [%place" + offset + ", %t;\n";
        }
        text += "bar.sync 0;\n";
    }
    text +=
        "mad.wide.u32 %values, %item, " + bytes + ", %values;\nmad.wide.u32 %result, %item, " + bytes + ", %result;\n";
    for (unsigned n = 0; n < chains + 2; ++n)
        text += "ld.global" + type + " " + ptxNumbers[n] + ", [%values" + at(n) + ";\n";
    text += "mov.u32 %round, 0;\nbody:\n" + stepsOf(row.ptx) +
            "add.u32 %round, %round, 1;\nsetp.lt.u32 %again, %round, %rounds;\n@%again bra body;\n";
    for (unsigned n = 0; n < chains; ++n)
        text += "st.global" + type + " [%result" + at(n) + ", " + ptxNumbers[n] + ";\n";
    return text + "ret;\n}\n";
}

std::string openClOf(const PeerClass& row, bool hasBarriers)
{
    const std::string type = row.element == Element::F32 ? "float" : row.element == Element::F64 ? "double" : "uint";
    const bool isLocal = row.uses == Uses::Local;
    std::string text;
    if (row.element == Element::F64)
        text += "#pragma OPENCL EXTENSION cl_khr_fp64 : enable\n";
    if (usesTexture(row))
        text += "constant sampler_t texels = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_" +
                std::string(row.uses == Uses::Image ? "NEAREST" : "LINEAR") + ";\n";
    text += "kernel void k(global const " + type + "* values, global " + type + "* result, global uint* " +
            (isLocal ? "filled" : "memory") + ", uint rounds";
    if (usesTexture(row))
        text += ", read_only image2d_t texture";
    text += ")\n{\n    const uint item = get_global_id(0);\n    const uint place = get_" +
            std::string(isLocal ? "local" : "global") + "_id(0);\n";
    const std::string words = std::to_string(memoryWords), step = std::to_string(threads);
    if (isLocal)
        text += "    local uint memory[" + words + "];\n    for (uint i = place; i < " + words + "; i += " + step +
                ")\n        memory[i] = filled[i];\n    barrier(CLK_LOCAL_MEM_FENCE);\n";
    for (unsigned n = 0; n < chains + 2; ++n)
        text += "    " + type + " " + numbers[n] + " = values[item + " + std::to_string(n * items) + "];\n";
    text += "    for (uint round = 0; round < rounds; ++round) {\n" + stepsOf(row.opencl) +
            (hasBarriers ? "barrier(CLK_LOCAL_MEM_FENCE);\n    }\n" : "    }\n");
    for (unsigned n = 0; n < chains; ++n)
        text += "    result[item + " + std::to_string(n * items) + "] = " + numbers[n] + ";\n";
    return text + "}\n";
}

bool canRunPlainLoops()
{
#ifdef __AVX2__
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma") && __builtin_cpu_supports("bmi2");
#else
    return true;
#endif
}

double difference(const PeerClass& row, std::span<const std::byte> a, std::span<const std::byte> b)
{
    if (a.size() != b.size())
        return std::numeric_limits<double>::infinity();
    switch (row.element) {
    case Element::F32: return differenceOf<float>(row, a, b);
    case Element::U32: return differenceOf<unsigned>(row, a, b);
    case Element::F64: return differenceOf<double>(row, a, b);
    }
    return 0;
}

} // namespace tilescope::peers
