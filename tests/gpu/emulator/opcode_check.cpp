#include "opcode_check.h"

#include <limits>

namespace tilescope::test
{
namespace
{

/// Loads operand i of the thread into all its registers.
std::string loadOperand(int i, const std::string& address)
{
    const std::string n = std::to_string(i);
    return "ld.global.u64 %rd" + n + ", " + address + ";\ncvt.u32.u64 %r" + n + ", %rd" + n + ";\nmov.b32 %f" + n +
           ", %r" + n + ";\nmov.b64 %d" + n + ", %rd" + n + ";\ncvt.u16.u32 %h" + n + ", %r" + n + ";\n";
}

std::string takeResult(const std::string& result)
{
    if (result == "r")
        return "cvt.u64.u32 %rd9, %r9;\n";
    if (result == "f")
        return "mov.b32 %r9, %f9;\ncvt.u64.u32 %rd9, %r9;\n";
    if (result == "d")
        return "mov.b64 %rd9, %d9;\n";
    if (result == "h")
        return "cvt.u64.u16 %rd9, %h9;\n";
    if (result == "p")
        return "selp.b64 %rd9, 1, 0, %p9;\n";
    return "";
}

std::vector<std::uint64_t> flat(const std::vector<Operands>& operands)
{
    std::vector<std::uint64_t> values;
    for (const Operands& o : operands)
        values.insert(values.end(), {o.a, o.b, o.c});
    return values;
}

std::vector<std::uint64_t> resultsWith(const std::string& body, const std::string& result,
                                       const std::vector<Operands>& operands, bool uniform, EmulatorOptions::Code code)
{
    // Uniform: every thread of a block uses the block's operands, which the emulator then computes as scalars.
    const std::string thread = uniform ? "mov.u32 %r10, %ctaid.x;\n" : "mov.u32 %r10, %tid;\n";
    const std::string text = kernelOf(2, thread + "mul.wide.u32 %rd10, %r10, 24;\nadd.s64 %rd11, %in0, %rd10;\n" +
                                             loadOperand(0, "[%rd11]") + loadOperand(1, "[%rd11+8]") +
                                             loadOperand(2, "[%rd11+16]") + body + "\n" + takeResult(result) +
                                             "mul.wide.u32 %rd12, %r10, 8;\nadd.s64 %rd13, %in1, %rd12;\n"
                                             "st.global.u64 [%rd13], %rd9;");
    const auto count = static_cast<unsigned>(operands.size());
    const EmulatorResult done = KernelRun(text, "k")
                                    .grid(uniform ? count : 1)
                                    .block(uniform ? 3 : count)
                                    .input("operands", flat(operands))
                                    .output("results", operands.size() * 8)
                                    .run({.threads = 1, .code = code});
    if (!done.findings.empty())
        ADD_FAILURE() << body << ": " << english(done.findings[0].message);
    return valuesOf<std::uint64_t>(done.picture);
}

} // namespace

void check(const std::string& body, const std::string& result, const std::vector<Operands>& operands,
           const std::function<std::uint64_t(Operands)>& expected)
{
    for (const auto code : {EmulatorOptions::Code::Baseline, EmulatorOptions::Code::Auto})
        for (const bool uniform : {false, true}) {
            const std::vector<std::uint64_t> results = resultsWith(body, result, operands, uniform, code);
            ASSERT_EQ(results.size(), operands.size()) << body;
            for (std::size_t i = 0; i < operands.size(); ++i)
                ASSERT_EQ(results[i], expected(operands[i]))
                    << body << " of " << std::hex << "0x" << operands[i].a << ", 0x" << operands[i].b << ", 0x"
                    << operands[i].c << (uniform ? ", uniform" : ", divergent")
                    << (code == EmulatorOptions::Code::Baseline ? ", baseline" : ", this processor's build");
        }
}

std::vector<Operands> integerOperands()
{
    const std::uint64_t values[] = {0,
                                    1,
                                    2,
                                    7,
                                    31,
                                    33,
                                    0x7F,
                                    0x80,
                                    0xFFFF,
                                    0x8000,
                                    0x7FFF'FFFF,
                                    0x8000'0000,
                                    0xFFFF'FFFF,
                                    0x1234'5678'9ABC'DEF0,
                                    0x8000'0000'0000'0000,
                                    ~std::uint64_t{0}};
    std::vector<Operands> operands;
    for (std::size_t i = 0; i < std::size(values); ++i)
        for (std::size_t j = 0; j < std::size(values); ++j)
            operands.push_back({values[i], values[j], values[(i * 5 + j * 3 + 1) % std::size(values)]});
    return operands;
}

std::vector<Operands> floatOperands()
{
    const float values[] = {0.0F,
                            -0.0F,
                            1.0F,
                            -1.5F,
                            0.1F,
                            3.0F,
                            1e-40F,
                            2.5F,
                            16777216.0F,
                            1e30F,
                            -3.4e38F,
                            1.0F / 3,
                            std::numeric_limits<float>::infinity(),
                            -std::numeric_limits<float>::infinity(),
                            std::numeric_limits<float>::quiet_NaN(),
                            255.5F};
    std::vector<Operands> operands;
    for (std::size_t i = 0; i < std::size(values); ++i)
        for (std::size_t j = 0; j < std::size(values); ++j)
            operands.push_back(
                {bits(values[i]), bits(values[j]), bits(values[(i * 7 + j * 3 + 1) % std::size(values)])});
    return operands;
}

std::vector<Operands> doubleOperands()
{
    const double values[] = {0.0, -0.0, 1.0, -1.5, 0.1, 3.0, 1e-310, 2.5, 1e300, 1.0 / 3, 4294967296.5, -7.25};
    std::vector<Operands> operands;
    for (std::size_t i = 0; i < std::size(values); ++i)
        for (std::size_t j = 0; j < std::size(values); ++j)
            operands.push_back({bits(values[i]), bits(values[j]), bits(values[(i + j) % std::size(values)])});
    return operands;
}

void checkIntegers(std::initializer_list<IntegerRow> rows)
{
    for (const IntegerRow& row : rows)
        check(row.body, row.result, integerOperands(), row.expected);
}

} // namespace tilescope::test
