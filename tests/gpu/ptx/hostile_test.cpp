#include "ptx_fixture.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>

namespace tilescope::ptx
{
namespace
{

std::string repeated(const std::string& text, std::size_t times)
{
    std::string result;
    for (std::size_t i = 0; i < times; ++i)
        result += text;
    return result;
}

struct HostileText {
    const char* name;
    std::string text;
    const char* message; ///< a part of it
};

std::vector<HostileText> hostileTexts()
{
    return {
        {"nothing", "", "this is not PTX"},
        {"prose", "Hello, world", "this is not PTX"},
        {"an object file",
         std::string("\x7f"
                     "ELF\x02\x01",
                     6),
         "byte 127 does not belong in PTX"},
        {"version", ".version nine\n", "this is not PTX"},
        {"version number", ".version 8\n", "\"8\" is not a version of PTX"},
        {"32 bits", ".version 8.0\n.target sm_75\n.address_size 32\n", "addresses of 64 bits"},
        {"stray word", moduleHead + "hello\n", "\"hello\" is not known at the top of a module"},
        {"no body", moduleHead + ".entry k()", "\";\" expected after the declaration of a function, found the end"},
        {"open body", moduleHead + ".entry k() { ret;", "the text ends inside the function \"k\""},
        {"open comment", moduleHead + "/* ...", "the text ends inside the comment"},
        {"open string", moduleHead + ".file 1 \"name\n", "does not end on its line"},
        {"open section", moduleHead + ".section .debug_info {\n.b8 1\n", "the text ends inside the braces"},
        {"twice", moduleHead + ".entry k() { ret; }\n.entry k() { ret; }\n", "the function \"k\" is defined twice"},
        {"unknown opcode", kernelText("frobnicate.u32 %r1, %r2;"),
         "PTX line 8: \"frobnicate.u32\" is not an instruction that Tilescope knows (in \"frobnicate.u32 %r1, %r2\")."},
        {"unknown modifier", kernelText("add.fast.u32 %r1, %r2, %r3;"),
         "the modifier \".fast\" of \"add\" is not known"},
        {"a fragment too short",
         kernelText("mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 {%f1, %f2, %f3, %f4}, {%r1, %r2}, {%r3, %r4}, "
                    "{%f1, %f2, %f3, %f4};"),
         "a fragment of this matrix instruction has 4 registers"},
        {"three matrices", kernelText("ldmatrix.sync.aligned.m8n8.x3.shared.b16 {%r1, %r2, %r3}, [%r4];"),
         "\"ldmatrix.sync.aligned.m8n8.x3.shared.b16\" is not an instruction that Tilescope knows"},
        {"a matrix of bytes", kernelText("ldmatrix.sync.aligned.m8n8.x1.shared.b8 {%r1}, [%r4];"),
         "has a type that \"ldmatrix.sync.aligned.m8n8.x1\" does not take"},
        {"a matrix without sync", kernelText("ldmatrix.aligned.m8n8.x1.shared.b16 {%r1}, [%r4];"),
         "\"ldmatrix.aligned.m8n8.x1.shared.b16\" is not an instruction that Tilescope knows"},
        {"a matrix of nothing", kernelText("ldmatrix.sync.aligned.m8n8.x1.shared {%r1}, [%r4];"),
         "has 0 types instead of 1"},
        {"a matrix from global memory", kernelText("ldmatrix.sync.aligned.m8n8.x1.global.b16 {%r1}, [%d1];"),
         "reads shared memory: it needs .shared"},
        {"a matrix from anywhere", kernelText("ldmatrix.sync.aligned.m8n8.x1.b16 {%r1}, [%d1];"),
         "reads shared memory: it needs .shared"},
        {"matrices of too few registers", kernelText("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%r1, %r2}, [%r4];"),
         "a fragment of this matrix instruction has 4 registers"},
        {"a matrix in half a register", kernelText("ldmatrix.sync.aligned.m8n8.x1.shared.b16 {%h1}, [%r4];"),
         "a register of 16 bits stands where 32 bits are needed"},
        {"a matrix at a number", kernelText("ldmatrix.sync.aligned.m8n8.x1.shared.b16 {%r1}, %r4;"),
         "ldmatrix takes its fragments' registers and the address of a row"},
        {"a copy of three bytes", kernelText("cp.async.ca.shared.global [%r1], [%d1], 3;"),
         "an asynchronous copy moves 4, 8 or 16 bytes"},
        {"a small copy past L1", kernelText("cp.async.cg.shared.global [%r1], [%d1], 4;"),
         "cp.async.cg copies 16 bytes; .ca copies 4 or 8 too"},
        {"a copy from nowhere", kernelText("cp.async.ca.shared.global [%r1], 4;"),
         "an asynchronous copy has two places"},
        {"a copy to a number", kernelText("cp.async.ca.shared.global %r1, [%d1], 4;"),
         "an operand is not of the form that the instruction takes"},
        {"a copy the other way", kernelText("cp.async.ca.global.shared [%d1], [%r1], 4;"),
         "\"cp.async.ca.global.shared\" is not an instruction that Tilescope knows"},
        {"unknown type", kernelText("add.rn.e4m3 %h1, %h2, %h3;"), "the modifier \".e4m3\" of \"add\" is not known"},
        {"wrong type", kernelText("and.f32 %f1, %f2, %f3;"), "has a type that \"and\" does not take"},
        {"no type", kernelText("add %r1, %r2, %r3;"), "\"add\" has 0 types instead of 1"},
        {"contradiction", kernelText("add.rn.rz.f32 %f1, %f2, %f3;"), "\".rz\" contradicts an earlier one"},
        {"no half", kernelText("mul.s32 %r1, %r2, %r3;"), "lacks .lo, .hi or .wide"},
        {"no sync", kernelText("shfl.down.b32 %r1, %r2, 1, 31, -1;"), "lacks .sync"},
        {"missing operand", kernelText("add.u32 %r1, %r2;"), "an operand is missing"},
        {"operand too many", kernelText("add.u32 %r1, %r2, %r3, %r4;"), "more operands than the instruction takes"},
        {"undeclared", kernelText("add.u32 %r1, %x, %r3;"), "\"%x\" is not declared"},
        {"width", kernelText("add.u32 %r1, %d1, %r3;"), "a register of 64 bits stands where 32 bits are needed"},
        {"predicate", kernelText("add.u32 %r1, %p1, %r3;"), "a register of 1 bit stands where"},
        {"guard", kernelText("@%r1 ret;"), "not a predicate"},
        {"constant", kernelText("add.f32 %f1, %f2, 1;"), "a constant does not have the instruction's type"},
        {"to a constant", kernelText("add.u32 5, %r1, %r2;"), "the result must go to a register"},
        {"special", kernelText("add.u32 %r1, %tid.x, 1;"), "a special register can only be read by mov"},
        {"elements", kernelText("ld.global.v4.f32 {%f1, %f2}, [%d1];"), "as many elements as the instruction moves"},
        {"address", kernelText("ld.global.f32 %f1, %d1;"), "not of the form that the instruction takes"},
        {"address width", kernelText("ld.global.f32 %f1, [%r1];"), "an address must be a 64-bit register"},
        {"space", kernelText("ld.global.f32 %f1, [tile];"), "the variable is not in the instruction's state space"},
        {"number", kernelText("mov.u32 %r1, 0xZZ;"), "a number expected, found \"0xZZ\""},
        {"huge number", kernelText("mov.u64 %d1, 99999999999999999999;"), "a number expected"},
        {"coordinates", kernelText("tex.2d.v4.f32.f32 {%f1,%f2,%f3,%f4}, [%d1, {%f1}];"),
         "takes 2 coordinates, found 1"},
        {"a surface without a shape", kernelText("suld.b.b32.trap %r1, [%d1, {%r1}];"), "lacks the texture's shape"},
        {"a surface of cubes", kernelText("suld.b.cube.b32.trap %r1, [%d1, {%r1, %r2, %r3, %r3}];"),
         "a surface is not a cube"},
        {"a surface's coordinates", kernelText("sust.b.3d.b32.trap [%d1, {%r1, %r2, %r3}], %r4;"),
         "takes 4 coordinates, found 3"},
        {"a surface's values", kernelText("sust.b.2d.v2.b32.trap [%d1, {%r1, %r2}], {%r3};"),
         "as many elements as the instruction moves"},
        {"a surface at a number", kernelText("sust.b.2d.b32.trap [%r1, {%r1, %r2}], %r3;"),
         "must be a 64-bit register"},
        {"a surface without a place", kernelText("suld.b.2d.b32.trap %r1, %r2;"), "takes its values and"},
        {"a surface in colours", kernelText("sust.p.2d.b32.trap [%d1, {%r1, %r2}], {%r3};"),
         "is not an instruction that Tilescope knows"},
        {"a surface of floats", kernelText("suld.b.2d.f32.trap %f1, [%d1, {%r1, %r2}];"),
         "has a type that \"suld.b\" does not take"},
        {"a shift that traps", kernelText("shf.l.trap.b32 %r1, %r2, %r3, %r4;"),
         "treats what is out of range in a way that it cannot"},
        {"a surface that wraps", kernelText("suld.b.2d.b32.wrap %r1, [%d1, {%r1, %r2}];"),
         "treats what is out of range in a way that it cannot"},
        {"parameters are read only", kernelText("st.param.u32 [count], 1;"), "a kernel cannot write its parameters"},
        {"label", kernelText("bra nowhere;"), "the label \"nowhere\" is not defined"},
        {"label twice", kernelText("a: a: ret;"), "the label \"a\" is defined twice"},
        {"register twice", kernelText(".reg .b32 %r<3>;"), "\"%r\" is declared twice"},
        {"registers", kernelText(".reg .b32 %q<4000000000>;"), "more than 1048576 registers are declared"},
        {"more registers", kernelText(".reg .b32 %q<1000000>;\n.reg .b32 %s<1000000>;"), "more than 1048576 registers"},
        {"register type", kernelText(".reg .v4 .f32 %q;"), "\".v4\" is not a type of register"},
        {"global array", moduleHead + ".global .b8 a[4000000000000];\n", "\"a\" is larger than the 67108864 bytes"},
        {"overflow", moduleHead + ".global .b64 a[4294967296][4294967296][2];\n", "\"a\" is larger than"},
        {"all globals", moduleHead + ".global .b8 a[40000000];\n.global .b8 b[40000000];\n",
         "the global variables take more than 67108864 bytes"},
        {"constant memory", moduleHead + ".const .b8 a[65536];\n.const .b8 b[1];\n",
         "the constant variables take more than"},
        {"shared memory", kernelText(".shared .b8 big[2000000];"), "\"big\" is larger than the 1048576 bytes"},
        {"local memory", kernelText(".local .b8 big[600000];"), "\"big\" is larger than the 524288 bytes"},
        {"parameter", moduleHead + ".entry k(.param .b8 p[40000]) { ret; }\n", "\"p\" is larger than the 32764 bytes"},
        {"dimensions", moduleHead + ".global .b8 a" + repeated("[1]", 9) + ";\n", "too many dimensions"},
        {"alignment", moduleHead + ".global .align 3 .b8 a;\n", "an alignment must be a power of two"},
        {"no size", moduleHead + ".global .b8 a[];\n", "\"a\" has no size"},
        {"values", moduleHead + ".global .b8 a[2] = {1, 2, 3};\n", "more values than elements"},
        {"short address", moduleHead + ".global .b32 a;\n.global .b32 b = a;\n", "an address needs 64 bits"},
        {"nested scopes", kernelText(repeated("{", 100000)), "more than 64 scopes are nested"},
        {"operands", kernelText("call f, (" + repeated("%r1,", 10) + "%r1);"), "has no body"},
        {"long vector", kernelText("mov.b64 %d1, {" + repeated("%r1,", 100000) + "%r1};"), "too many operands"},
    };
}

TEST(Hostile, EachTextHasItsSentence)
{
    for (const HostileText& row : hostileTexts()) {
        SCOPED_TRACE(row.name);
        EXPECT_THAT(errorOf(row.text), testing::HasSubstr(row.message));
    }
}

TEST(Hostile, TheErrorNamesBothPlaces)
{
    try {
        const std::string text =
            kernelText(".loc 3 17 4\nadd.u32 %r1, %r2, %r3;\nfrob;") + ".file 3 \"/tmp/kernel.cu\"\n";
        parseModule(text, "kernel.cu").findKernel("k");
        FAIL();
    } catch (const PtxError& error) {
        EXPECT_STREQ(error.what(), "PTX line 10, /tmp/kernel.cu line 17: \"frob\" is not an instruction that Tilescope "
                                   "knows (in \"frob\").");
        EXPECT_EQ(error.textLine, 10u);
        EXPECT_EQ(error.source, "/tmp/kernel.cu");
        EXPECT_EQ(error.sourceLine, 17);
    }
}

TEST(Hostile, WhatIsNotKnownRefusesOnlyTheKernelsThatNeedIt)
{
    const Module module =
        parseModule(moduleHead + ".file 1 \"/tmp/kernel.cu\"\n.func helper() { .loc 1 3 1\n { frob.u32 1; } ret; }\n"
                                 ".func between() { call helper; ret; }\n"
                                 ".entry before() { .loc 1 5 1\n ret; }\n"
                                 ".entry itself() { .loc 1 7 1\n .reg .b32 %r<2>; { wobble.u32 %r1; } ret; }\n"
                                 ".entry caller() { .loc 1 9 1\n call between; ret; }\n"
                                 ".entry second() { .loc 1 10 1\n call between; ret; }\n"
                                 ".entry missing() { .loc 1 11 1\n call missing_one; ret; }\n"
                                 ".entry after() { .reg .b32 %r<2>; .loc 1 13 1\n mov.u32 %r1, 5; ret; }\n",
                    "kernel.cu");
    std::vector<std::string> read;
    for (const Kernel& kernel : module.kernels)
        read.push_back(kernel.name);
    EXPECT_THAT(read, testing::ElementsAre("before", "after"));
    EXPECT_EQ(module.findKernel("after")->instructions.size(), 2u);
    EXPECT_EQ(module.findKernel("absent"), nullptr);
    const auto reasonOf = [&module](const char* kernel) {
        try {
            module.findKernel(kernel);
            return std::string();
        } catch (const PtxError& error) {
            return std::string(error.what());
        }
    };
    const std::string helper =
        "PTX line 6, /tmp/kernel.cu line 3: \"frob.u32\" is not an instruction that Tilescope knows "
        "(in \"frob.u32 1\").";
    EXPECT_EQ(reasonOf("caller"), helper);
    EXPECT_EQ(reasonOf("second"), helper);
    EXPECT_EQ(reasonOf("itself"),
              "PTX line 11, /tmp/kernel.cu line 7: \"wobble.u32\" is not an instruction that Tilescope "
              "knows (in \"wobble.u32 %r1\").");
    EXPECT_THAT(reasonOf("missing"),
                testing::HasSubstr("/tmp/kernel.cu line 11: the function \"missing_one\" is called"));
}

TEST(Hostile, CallsThatGrowWithoutEnd)
{
    // Each function calls the previous one twice: 2^40 copies of the first.
    std::string text = moduleHead + ".func f0() { .reg .b32 %r; mov.u32 %r, 1; mov.u32 %r, 2; ret; }\n";
    for (int i = 1; i < 40; ++i) {
        const std::string callee = "call f" + std::to_string(i - 1) + "; ";
        text += ".func f" + std::to_string(i) + "() { " + callee + callee + "ret; }\n";
    }
    EXPECT_THAT(errorOf(text + ".entry k() { call f39; ret; }\n"), testing::HasSubstr("once its calls are inlined"));

    text = moduleHead + ".func g0() { ret; }\n";
    for (int i = 1; i < 5000; ++i)
        text += ".func g" + std::to_string(i) + "() { call g" + std::to_string(i - 1) + "; ret; }\n";
    EXPECT_THAT(errorOf(text + ".entry k() { call g4999; ret; }\n"), testing::HasSubstr("more than 64 deep"));
}

TEST(Hostile, NothingTakesMoreThanItsShare)
{
    const std::string function = ".func f() {" + repeated("{ .local .b8 a; .param .b32 b; }", 20000) + " ret; }\n";
    EXPECT_THAT(errorOf(moduleHead + function + ".entry k() {" + repeated("call f;", 20000) + "}\n"),
                testing::HasSubstr("once its calls are inlined"));
    EXPECT_THAT(errorOf(kernelText(repeated("ret;", 300000))), testing::HasSubstr("more than 200000 instructions"));
    EXPECT_THAT(
        errorOf(kernelText("l: t: .branchtargets l" + repeated(",l", 5000) + ";" + repeated("brx.idx %r1, t;", 1000))),
        testing::HasSubstr("more than 65536 targets"));
    EXPECT_THAT(errorOf(moduleHead + ".global .b8 a[60000000] = {1};\n.global .b8 b[60000000] = {1};\n"),
                testing::HasSubstr("the global variables take more than 67108864 bytes"));
    EXPECT_THAT(errorOf(std::string(9 << 20, ' ')), testing::HasSubstr("the text is larger than 8 MB"));
    EXPECT_LT(errorOf(kernelText("add.u32 %r" + repeated("1", 1000000) + ", 1, 2;")).size(), 600u);
}

/// The result must be a valid module, or an error.
void expectSound(const std::string& text)
{
    try {
        const auto faults = faultsOf(parseModule(text, "kernel.cu"));
        EXPECT_TRUE(faults.empty()) << faults.front();
    } catch (const PtxError& error) {
        EXPECT_STRNE(error.what(), "");
    }
}

const char* const samples[] = {"ptx/calls.nvrtc75.ptx", "ptx/memory.clang19.ptx", "ptx/instructions.ptx",
                               "ptx/inlined.nvrtc100.ptx", "counters/covariance.nvrtc.ptx"};

TEST(Hostile, TextThatEndsAnywhere)
{
    for (const char* path : samples) {
        const std::string text = readData(path);
        for (std::size_t size = 0; size < text.size(); size += 13)
            expectSound(text.substr(0, size));
    }
}

TEST(Hostile, TextWithDamage)
{
    std::mt19937 random(20);
    const std::string characters = "{}()[]<>,;:@!+-|=.%_0987abrfx\n \"/*$";
    for (const char* path : samples) {
        const std::string text = readData(path);
        for (int round = 0; round < 400; ++round) {
            std::string damaged = text;
            for (int i = 0; i < 1 + round % 4; ++i) {
                const std::size_t at = random() % damaged.size();
                switch (random() % 4) {
                case 0: damaged[at] = characters[random() % characters.size()]; break;
                case 1: damaged.erase(at, random() % 12); break;
                case 2: damaged.insert(at, 1, characters[random() % characters.size()]); break;
                default: damaged.insert(at, damaged.substr(random() % damaged.size(), random() % 60));
                }
            }
            expectSound(damaged);
        }
    }
}

} // namespace
} // namespace tilescope::ptx
