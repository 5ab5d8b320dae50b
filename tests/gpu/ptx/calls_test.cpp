#include "gpu/ptx/failure.h"
#include "gpu/ptx/function_body.h"
#include "ptx_fixture.h"
#include "tests/gpu/thinned.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <ctime>
#include <set>

namespace tilescope::ptx
{
namespace
{

std::vector<std::string> listing(const Kernel& kernel)
{
    std::vector<std::string> lines;
    for (const Instruction& instruction : kernel.instructions)
        lines.push_back(operandsOf(kernel, instruction));
    return lines;
}

TEST(Calls, AScalarFunctionBecomesMoves)
{
    const Module module = parseModule(
        moduleHead +
            ".func (.param .b32 result) twice(.param .b32 value) { .reg .f32 %f<3>; ld.param.f32 %f1, [value];\n"
            "add.f32 %f2, %f1, %f1; st.param.f32 [result+0], %f2; ret; }\n"
            ".entry k() { .reg .f32 %f<3>;\n"
            "{ .param .b32 param0; st.param.f32 [param0+0], 0f40000000; .param .b32 retval0;\n"
            "call.uni (retval0), twice, (param0); ld.param.f32 %f1, [retval0+0]; }\n"
            "add.f32 %f2, %f1, %f1; ret; }\n",
        "kernel.cu");
    const Kernel& kernel = module.kernels.at(0);
    EXPECT_EQ(listing(kernel),
              (std::vector<std::string>{"param0+0 <- 1073741824", "%f1@8 <- param0+0", "%f2@8 <- %f1@8, %f1@8",
                                        "retval0+0 <- %f2@8", "%f1 <- retval0+0", "%f2 <- %f1, %f1", " <- "}));
    EXPECT_EQ(countOf(kernel, Opcode::Ld) + countOf(kernel, Opcode::St), 0u);
    EXPECT_TRUE(kernel.local.empty());
}

TEST(Calls, NoCompilersCallLeavesParameterSpaceBehind)
{
    for (const char* compiler : {"nvrtc75", "nvrtc100", "clang14", "clang19"}) {
        SCOPED_TRACE(compiler);
        const Module module = parseData("ptx/calls." + std::string(compiler) + ".ptx");
        EXPECT_TRUE(faultsOf(module).empty());
        const Kernel& kernel = module.kernels.at(0);
        EXPECT_EQ(countOf(kernel, Opcode::St, Space::Parameter), 0u);
        EXPECT_EQ(countOf(kernel, Opcode::Ret), 1u); // those of the functions became branches or were removed
        for (const Instruction& instruction : kernel.instructions)
            if (instruction.space == Space::Parameter) {
                EXPECT_EQ(instruction.sources.at(0).base, Operand::Kind::Variable);
            }
        // halve() is inlined twice: its multiplication by a half is on line 12 both times.
        std::set<std::uint32_t> destinations;
        for (const Instruction& instruction : kernel.instructions)
            if (instruction.opcode == Opcode::Mul && instruction.type == Type::F32 &&
                module.locations.at(instruction.location).userLine == 12)
                destinations.insert(instruction.destinations.at(0).index);
        EXPECT_EQ(destinations.size(), 2u);
    }
}

TEST(Calls, BytesAreCutAndExtended)
{
    const Module module = parseModule(
        moduleHead + ".func (.param .b32 result) f(.param .align 4 .b8 s[4]) { .reg .b16 %h<3>; .reg .b32 %r<3>;\n"
                     "ld.param.s8 %r1, [s+1]; ld.param.u8 %h1, [s]; st.param.b32 [result], %r1; ret; }\n"
                     ".entry k() { .reg .b16 %h<3>; .reg .b32 %r<3>; .reg .b64 %d;\n"
                     "{ .param .align 4 .b8 p[4]; st.param.v2.b8 [p], {%h1, %r1}; .param .b32 q;\n"
                     "call (q), f, (p); ld.param.u32 %d, [q]; } ret; }\n",
        "kernel.cu");
    const Kernel& kernel = module.kernels.at(0);
    const auto form = [&](std::size_t at) {
        const Instruction& i = kernel.instructions.at(at);
        return std::tuple(i.opcode, i.type, i.sourceType);
    };
    EXPECT_EQ(form(0), std::tuple(Opcode::Cvt, Type::U16, Type::U8)); // st of a byte from a 16-bit register
    EXPECT_EQ(form(1), std::tuple(Opcode::Cvt, Type::U16, Type::U8)); // and from a 32-bit one
    EXPECT_EQ(form(2), std::tuple(Opcode::Cvt, Type::S32, Type::S8));
    EXPECT_EQ(form(3), std::tuple(Opcode::Cvt, Type::U16, Type::U8));
    EXPECT_EQ(form(4), std::tuple(Opcode::Mov, Type::B32, Type::None));
    EXPECT_EQ(form(5), std::tuple(Opcode::Cvt, Type::U64, Type::U32)); // ld of 32 bits into 64
}

TEST(Calls, AParameterWhoseAddressIsTakenLivesInLocalMemory)
{
    const Module module = parseModule(
        moduleHead + ".func (.param .b32 result) f(.param .align 4 .b8 s[16]) { .reg .b32 %r; .reg .b64 %d<3>;\n"
                     "mov.u64 %d1, s; add.u64 %d2, %d1, 4; ld.param.u32 %r, [%d2]; st.param.b32 [result], %r; ret; }\n"
                     ".entry k(.param .align 4 .b8 own[16]) { .reg .b32 %r; .reg .b64 %d<3>;\n"
                     "mov.u64 %d1, own; ld.param.u32 %r, [%d1+4];\n"
                     "{ .param .align 4 .b8 p[16]; st.param.b32 [p+4], %r; .param .b32 q;\n"
                     "call (q), f, (p); ld.param.b32 %r, [q]; } ret; }\n",
        "kernel.cu");
    const Kernel& kernel = module.kernels.at(0);
    ASSERT_EQ(kernel.local.size(), 1u);
    EXPECT_EQ(kernel.localBytes, 16u);
    EXPECT_EQ(operandsOf(module, kernel, kernel.instructions.at(0)), "%d1 <- &own"); // the kernel's own parameters
                                                                                     // remain
    EXPECT_EQ(kernel.instructions.at(1).space, Space::Parameter);
    EXPECT_EQ(operandsOf(module, kernel, kernel.instructions.at(2)), " <- [p+4], %r");
    EXPECT_EQ(kernel.instructions.at(2).space, Space::Local);
    EXPECT_EQ(operandsOf(module, kernel, kernel.instructions.at(3)), "%d1@9 <- &p");
    EXPECT_EQ(kernel.instructions.at(5).space, Space::Local);
}

TEST(Calls, PiecesOfDifferentSizesLiveInLocalMemory)
{
    const Module module = parseModule(
        moduleHead + ".func f(.param .b64 v) { .reg .b32 %r; ld.param.u32 %r, [v+4]; ret; }\n"
                     ".entry k() { .reg .b64 %d; { .param .b64 p; st.param.b64 [p], %d; call f, (p); } ret; }\n",
        "kernel.cu");
    EXPECT_EQ(countOf(module.kernels.at(0), Opcode::St, Space::Local), 1u);
    EXPECT_EQ(countOf(module.kernels.at(0), Opcode::Ld, Space::Local), 1u);
}

TEST(Calls, ReturnsGoToTheEndAndGuardsSkipTheCall)
{
    const Kernel kernel =
        parseModule(moduleHead + ".func f(.reg .b32 v) { .reg .pred p; setp.eq.s32 p, v, 0; @p ret; add.s32 v, v, 1;\n"
                                 "bra out; out: ret; }\n"
                                 ".entry k() { .reg .pred q; .reg .b32 a; @!q call f, (a); @q call f, (7); exit; }\n",
                    "kernel.cu")
            .kernels.at(0);
    const auto target = [&](std::size_t at) { return kernel.instructions.at(at).target; };
    ASSERT_EQ(kernel.instructions.size(), 13u);
    EXPECT_EQ(target(0), 6u);
    EXPECT_FALSE(kernel.instructions[0].guardNegated);
    EXPECT_EQ(operandsOf(kernel, kernel.instructions[1]), "v@6 <- a");
    EXPECT_EQ(target(3), 6u);
    EXPECT_EQ(target(5), 6u);
    EXPECT_EQ(target(6), 12u);
    EXPECT_TRUE(kernel.instructions[6].guardNegated);
    EXPECT_EQ(operandsOf(kernel, kernel.instructions[7]), "v@6 <- 7");
    EXPECT_EQ(kernel.instructions[12].opcode, Opcode::Exit);
}

TEST(Calls, CopiesOfAFunctionShareItsLocalMemory)
{
    const Kernel kernel =
        parseModule(moduleHead + ".func f() { .local .align 8 .b8 depot[24]; .reg .b64 %d; mov.u64 %d, depot; ret; }\n"
                                 ".func g() { call f; ret; }\n"
                                 ".entry k() { .local .b8 own[4]; call f; call g; call f; ret; }\n",
                    "kernel.cu")
            .kernels.at(0);
    ASSERT_EQ(kernel.local.size(), 2u);
    EXPECT_EQ(kernel.local[1].offset, 8u);
    EXPECT_EQ(kernel.localBytes, 32u);
    EXPECT_EQ(kernel.registers.size(), 3u); // registers are not shared
}

TEST(Calls, AnInlinedHeaderFunctionHasTheLineOfItsCall)
{
    const Module module = parseModule(moduleHead + ".func f() { .reg .b32 %r; .loc 2 77 1\nmov.u32 %r, 1; ret; }\n"
                                                   ".entry k() { .loc 1 12 1\ncall f; .loc 1 13 1\ncall f; ret; }\n"
                                                   ".file 1 \"kernel.cu\"\n.file 2 \"header.h\"\n",
                                      "kernel.cu");
    const Kernel& kernel = module.kernels.at(0);
    EXPECT_EQ(module.locations.at(kernel.instructions.at(0).location), (Location{1, 77, 1, 0, 12}));
    EXPECT_EQ(module.locations.at(kernel.instructions.at(1).location), (Location{1, 77, 1, 0, 13}));
}

TEST(Calls, ACallThroughAPointerIsComparedWithWhatItCanReach)
{
    // The addresses of f, g and h are taken, but h has another parameter; nobody has the address of i.
    const Module module = parseModule(
        moduleHead +
            ".func f(.param .b32 v) { ret; }\n.func g(.param .b32 v) { .reg .b32 %r; ld.param.u32 %r, [v]; ret; "
            "}\n.func h(.param .b64 v) { ret; }\n.func i(.param .b32 v) { ret; }\n"
            ".global .u64 table[3] = {g, h, 7};\n"
            ".entry k() { .reg .b64 %d; .reg .b32 %r; mov.u64 %d, f; { .param .b32 p; st.param.b32 [p], %r;\n"
            "proto : .callprototype ()_ (.param .b32 _);\ncall %d, (p), proto; } ret; }\n",
        "kernel.cu");
    const Kernel& kernel = module.kernels.at(0);
    EXPECT_TRUE(faultsOf(module).empty());
    std::vector<std::uint64_t> compared;
    for (const Instruction& instruction : kernel.instructions)
        if (instruction.opcode == Opcode::Setp)
            compared.push_back(instruction.sources.at(1).bits);
    const auto word = [&](std::size_t i) {
        std::uint64_t value = 0;
        for (std::size_t byte = 8; byte-- > 0;)
            value = value << 8 | static_cast<std::uint64_t>(module.global.at(0).initialiser.at(8 * i + byte));
        return value;
    };
    EXPECT_EQ(compared, (std::vector<std::uint64_t>{kernel.instructions.at(0).sources.at(0).bits, word(0)}));
    EXPECT_NE(word(0), word(1));
    EXPECT_EQ(word(2), 7u);
    EXPECT_TRUE(module.global.at(0).patches.empty());
    EXPECT_EQ(countOf(kernel, Opcode::BadCall), 1u);
}

TEST(Calls, HostilePointersAreBounded)
{
    // Each call compares with every function, and each function calls: the copies would double with every one.
    std::string text = moduleHead;
    for (int i = 0; i < 40; ++i)
        text += ".func f" + std::to_string(i) + "() { .reg .b64 %d; call %d; call %d; ret; }\n";
    text += ".global .u64 table[40] = {f0";
    for (int i = 1; i < 40; ++i)
        text += ", f" + std::to_string(i);
    EXPECT_THAT(errorOf(text + "};\n.entry k() { .reg .b64 %d; call %d; ret; }\n"),
                testing::HasSubstr("more than 200000 instructions once its calls are inlined"));
}

TEST(Calls, WhatCannotBeInlinedIsNamed)
{
    const std::string print = ".extern .func (.param .b64 r) cudaGraphSetConditional(.param .b64 a);\n"
                              ".func takes(.param .b64 v) { ret; }\n";
    const auto message = [&](const std::string& body) {
        return errorOf(moduleHead + print + ".entry k() { .reg .b64 %d; .param .b64 p; .param .b32 q;\n.loc 1 42 1\n" +
                       body + " ret; }\n.file 1 \"kernel.cu\"\n");
    };
    EXPECT_EQ(
        message("call (p), cudaGraphSetConditional, (p);"),
        "PTX line 8, kernel.cu line 42: the function \"cudaGraphSetConditional\" is called but has no body in this "
        "module: it belongs to CUDA's run-time system on the device (graphs and launches by kernels), which "
        "Tilescope does not have.");
    EXPECT_THAT(message("call nothing;"), testing::HasSubstr("\"nothing\" is called but has no body"));
    const std::string noFunction = "no function of this module has these parameters and its address taken";
    EXPECT_THAT(message("call %d;"), testing::HasSubstr(noFunction));
    EXPECT_THAT(message("mov.u64 %d, takes; call %d;"), testing::HasSubstr(noFunction));
    EXPECT_THAT(message("call p, (p);"), testing::HasSubstr("not a 64-bit register"));
    EXPECT_THAT(message("call tile;"), testing::HasSubstr("has no body"));
    EXPECT_THAT(message("mov.u32 %d, takes;"), testing::HasSubstr("64 bits stands where 32"));
    EXPECT_THAT(message("ld.b64 %d, [takes];"), testing::HasSubstr("\"takes\" cannot be an address"));
    EXPECT_THAT(message("call takes;"), testing::HasSubstr("number of arguments"));
    EXPECT_THAT(message("call takes, (q);"), testing::HasSubstr("\"v\" does not have the size"));
    EXPECT_EQ(message(""), ""); // unused functions do no harm
}

/// A function is copied into itself as often as the limits allow; the innermost call says how often that was.
TEST(Calls, RecursionIsCopiedUpToALimit)
{
    const auto levelsOf = [](const std::string& functions) {
        const Module module = parseModule(moduleHead + functions + ".entry k() { call f; ret; }\n", "kernel.cu");
        EXPECT_TRUE(faultsOf(module).empty());
        std::set<std::uint32_t> levels;
        for (const Instruction& instruction : module.kernels.at(0).instructions)
            if (instruction.opcode == Opcode::BadCall)
                levels.insert(recursionLevels(instruction.sources.at(0).bits));
        EXPECT_EQ(levels.size(), 1U);
        return levels.empty() ? 0U : *levels.begin();
    };
    const std::string work = ".reg .b32 %r; add.u32 %r, %r, 1;";
    EXPECT_EQ(levelsOf(".func f() { " + work + " call f; ret; }\n"), limits::recursionLevels);
    EXPECT_EQ(levelsOf(".func f() { " + work + " call g; ret; }\n.func g() { " + work + " call f; ret; }\n"),
              limits::recursionLevels);
    const std::uint32_t divided = levelsOf(".func f() { " + work + " call f; call f; ret; }\n");
    EXPECT_GE(divided, 12U);
    EXPECT_LE(std::size_t{1} << divided, limits::recursionInstructions);
    EXPECT_EQ(recursionLevels(functionAddress(7)), 0U);
}

/// The time that recursion takes is bounded, whatever the number of functions and of cycles.
TEST(Calls, HostileRecursionIsBounded)
{
    constexpr int many = isSanitized ? 1000 : 6000;
    const auto name = [](int i) { return "f" + std::to_string(i); };
    std::string ring = moduleHead, pairs = moduleHead, entries;
    for (int i = 0; i < many; ++i) {
        ring += ".func " + name(i) + "() { call " + name((i + 1) % many) + "; ret; }\n";
        pairs += ".func " + name(i) + "() { call " + name(i ^ 1) + "; call " + name(i ^ 1) + "; ret; }\n";
        entries += ".entry k" + std::to_string(i) + "() { call " + name(i) + "; ret; }\n";
    }
    for (const std::string& functions : {ring, pairs}) {
        const std::clock_t begin = std::clock();
        try {
            (void)parseModule(functions + entries, "kernel.cu");
        } catch (const PtxError&) { // too many instructions
        }
        EXPECT_LT((std::clock() - begin) / CLOCKS_PER_SEC, 60); // processor time: other programs may run too
    }
}

} // namespace
} // namespace tilescope::ptx
