#include "ptx_fixture.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

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

TEST(Calls, WhatCannotBeInlinedIsNamed)
{
    const std::string print = ".extern .func (.param .b64 r) malloc(.param .b64 a);\n"
                              ".func f() { call f; ret; }\n.func a() { call b; ret; }\n.func b() { call a; ret; }\n"
                              ".func takes(.param .b64 v) { ret; }\n";
    const auto message = [&](const std::string& body) {
        return errorOf(moduleHead + print + ".entry k() { .reg .b64 %d; .param .b64 p; .param .b32 q;\n.loc 1 42 1\n" +
                       body + " ret; }\n.file 1 \"kernel.cu\"\n");
    };
    EXPECT_EQ(message("call (p), malloc, (p);"),
              "PTX line 11, kernel.cu line 42: the function \"malloc\" is called but has no body in this module "
              "(malloc and free need a GPU).");
    EXPECT_THAT(message("call f;"), testing::HasSubstr("the function \"f\" calls itself"));
    EXPECT_THAT(message("call a;"), testing::HasSubstr("calls itself"));
    EXPECT_THAT(message("call nothing;"), testing::HasSubstr("\"nothing\" is called but has no body"));
    EXPECT_THAT(message("call %d;"), testing::HasSubstr("an indirect call"));
    EXPECT_THAT(message("mov.u64 %d, f;"), testing::HasSubstr("the address of the function \"f\""));
    EXPECT_THAT(message("call takes;"), testing::HasSubstr("number of arguments"));
    EXPECT_THAT(message("call takes, (q);"), testing::HasSubstr("\"v\" does not have the size"));
    EXPECT_EQ(message(""), ""); // unused functions do no harm
}

} // namespace
} // namespace tilescope::ptx
