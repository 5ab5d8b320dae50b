#include "gpu/model/line_accesses.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <utility>

using namespace tilescope;

namespace
{

using Names = std::map<std::string, int>;

std::string machineCodeFile(const std::string& name)
{
    std::ifstream file(std::filesystem::path(TILESCOPE_TEST_DATA) / "machine_code" / name);
    std::string text((std::istreambuf_iterator<char>(file)), {});
    EXPECT_FALSE(text.empty()) << name;
    return text;
}

/// The kernel "k" with one PTX instruction in line 1 of k.cu, which is line 10 of the PTX, and the listing that has
/// these instructions there.
LineAccesses compared(const std::string& instruction, const std::vector<std::string>& machine)
{
    const std::string ptx = ".version 7.8\n.target sm_90\n.address_size 64\n.file 1 \"k.cu\"\n"
                            ".visible .entry k(.param .u64 p)\n{\n"
                            ".reg .pred %p<2>; .reg .b16 %h<5>; .reg .b32 %r<9>; .reg .b64 %d<5>; .reg .f32 %f<5>;\n"
                            ".shared .align 16 .b8 tile[64]; .local .align 16 .b8 own[64];\n.loc 1 1 0\n" +
                            instruction + "\n.loc 1 2 0\nret;\n}\n";
    std::string listing = "\t.section\t.text.k,\"ax\",@progbits\nk:\n.text.k:\n"
                          "\t//## File \".nv_debug_ptx_txt\", line 10\n";
    for (const std::string& one : machine)
        listing += "        /*0010*/                   " + one + " ;\n";
    for (const LineAccesses& line : lineAccesses(ptx, "k.cu", listing, {"k"}))
        if (line.line == 1)
            return line;
    return {};
}

} // namespace

TEST(LineAccesses, AreReadFromARecordedListing)
{
    const auto lines = lineAccesses(machineCodeFile("local.nvrtc90.ptx"), "sobel/local.cu",
                                    machineCodeFile("local.sm_90.txt"), {"sobel"});
    ASSERT_EQ(lines.size(), 3U);
    EXPECT_EQ(lines[0].source, "sobel/local.cu");
    EXPECT_EQ(lines[0].line, 30);
    EXPECT_EQ(lines[0].ptx, (Names{{"ld.global.u8", 1}, {"st.local.u32", 1}}));
    EXPECT_EQ(lines[0].machine, (Names{{"LDG.E.U8", 1}}));
    EXPECT_EQ(lines[0].difference, AccessDifference::Other);
    EXPECT_EQ(lines[1].line, 36);
    EXPECT_EQ(lines[1].ptx, (Names{{"ld.local.u32", 8}}));
    EXPECT_TRUE(lines[1].machine.empty());
    EXPECT_EQ(lines[1].difference, AccessDifference::Other);
    EXPECT_EQ(lines[2].ptx, (Names{{"st.global.u8", 1}}));
    EXPECT_EQ(lines[2].machine, (Names{{"STG.E.U8", 1}}));
    EXPECT_EQ(lines[2].difference, AccessDifference::None);
}

TEST(LineAccesses, AreThoseOfTheKernelsAskedFor)
{
    const std::string ptx = machineCodeFile("local.nvrtc90.ptx"), listing = machineCodeFile("local.sm_90.txt");
    EXPECT_TRUE(lineAccesses(ptx, "sobel/local.cu", listing, {}).empty());
    EXPECT_TRUE(lineAccesses(ptx, "sobel/local.cu", listing, {"pad"}).empty());
    EXPECT_TRUE(lineAccesses(ptx, "sobel/local.cu", "", {"sobel"}).empty()) << "nothing is known of it";
    std::string other = listing;
    other.replace(other.find(".text.sobel,"), 12, ".text.sobe2,");
    EXPECT_TRUE(lineAccesses(ptx, "sobel/local.cu", other, {"sobel"}).empty());
    for (std::size_t length = 0; length < listing.size(); length += 97) // whatever is cut off, nothing breaks
        lineAccesses(ptx, "sobel/local.cu", listing.substr(0, length), {"sobel"});
}

TEST(LineAccesses, AreComparedByDirectionSpaceAndWidth)
{
    using enum AccessDifference;
    const struct {
        const char* ptx;
        std::vector<std::string> machine;
        AccessDifference difference;
    } rows[] = {
        {"ld.global.u32 %r1, [%d1];", {"LDG.E R3, desc[UR6][R6.64]"}, None},
        {"ld.global.u32 %r1, [%d1];", {"@!P0 LDG.E.CONSTANT R3, desc[UR6][R6.64]"}, None},
        {"ld.global.u32 %r1, [%d1];", {"LDG.E R3, [R6]", "LDG.E R4, [R6+0x4]"}, More},
        {"ld.global.u32 %r1, [%d1];", {"LDG.E R3, [R6]", "STL [R1], R3"}, Other},
        {"ld.global.u32 %r1, [%d1];", {"LDG.E.64 R2, [R6]"}, Other},
        {"ld.global.u32 %r1, [%d1];", {"LDS R3, [R6]"}, Other},
        {"ld.global.u32 %r1, [%d1];", {"STG.E [R6], R3"}, Other},
        {"ld.global.u32 %r1, [%d1];", {"FADD R3, R3, R3"}, Other},
        {"ld.global.v4.u32 {%r1,%r2,%r3,%r4}, [%d1];", {"LDG.E.128.CONSTANT R4, [R6]"}, None},
        {"ld.global.nc.v4.u8 {%h1,%h2,%h3,%h4}, [%d1];", {"LDG.E.CONSTANT R4, [R6]"}, None},
        {"ld.global.u8 %h1, [%d1];", {"LDG.E.U8 R4, [R6]"}, None},
        {"@%p1 st.volatile.global.f32 [%d1], %f1;", {"@P1 STG.E.STRONG.SYS [R6], R4"}, None},
        {"ld.u32 %r1, [%d1];", {"LD.E R4, [R6]"}, None},
        {"ld.u32 %r1, [%d1];", {"LDS R4, [R6]"}, None}, // ptxas knows where a generic address points
        {"ld.shared.v2.f32 {%f1,%f2}, [tile];", {"LDS.64 R4, [UR4]"}, None},
        {"st.local.u32 [own], %r1;", {"STL [R1], R4"}, None},
        {"atom.global.add.u32 %r1, [%d1], 1;", {"ATOMG.E.ADD.STRONG.GPU PT, R4, [R6], R5"}, None},
        {"red.global.add.u32 [%d1], 1;", {"RED.E.ADD.STRONG.GPU [R6], R5"}, None},
        {"red.global.add.u32 [%d1], 1;", {"REDUX.SUM UR4, R5", "REDG.E.ADD.STRONG.GPU [R6], R5"}, None},
        {"atom.shared.add.u32 %r1, [tile], 1;", {"ATOMS.POPC.INC.32 RZ, [UR4]"}, None},
        {"cp.async.cg.shared.global [tile], [%d1], 16;",
         {"@!PT LDS RZ, [RZ]", "LDGSTS.E.BYPASS.128 [R5], desc[UR4][R2.64]", "LDGDEPBAR"},
         None},
        {"cp.async.ca.shared.global [tile], [%d1], 4;", {"LDGSTS.E [R5], desc[UR4][R2.64]"}, None},
        {"cp.async.ca.shared.global [tile], [%d1], 8;", {"LDGSTS.E [R5], desc[UR4][R2.64]"}, Other},
        {"ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%r1,%r2,%r3,%r4}, [%r5];", {"LDSM.16.M88.4 R4, [R2]"}, None},
        {"ldmatrix.sync.aligned.m8n8.x2.shared.b16 {%r1,%r2}, [%r5];", {"LDSM.16.M88.4 R4, [R2]"}, Other},
        {"{ .reg .b32 t; ld.global.u32 t, [%d1]; st.shared.u32 [tile], t; }",
         {"LDG.E R4, [R6]", "STS [UR4], R4"},
         None},
    };
    for (const auto& row : rows) {
        const LineAccesses line = compared(row.ptx, row.machine);
        EXPECT_EQ(line.line, 1) << row.ptx;
        EXPECT_EQ(line.difference, row.difference) << row.ptx << " | " << row.machine.front();
    }
}

TEST(LineAccesses, LeaveOutWhatMachineInstructionsContain)
{
    EXPECT_TRUE(compared("ld.param.u64 %d1, [p];", {"LDC.64 R2, c[0x0][0x210]"}).ptx.empty());
    EXPECT_TRUE(compared("cp.async.commit_group;", {"LDGDEPBAR"}).ptx.empty());
    EXPECT_TRUE(compared("add.u32 %r1, %r1, 1;", {"ULDC UR4, c[0x0][0x210]"}).machine.empty());
}

TEST(LineAccesses, AreToldInASentence)
{
    LineAccesses line{"k.cu", 1, {{"ld.global.u32", 16}}, {{"LDG.E.128", 4}}, AccessDifference::Other};
    EXPECT_EQ(
        english(differenceText(line, "sm_90")),
        "The machine code for sm_90 has 4 × LDG.E.128 where the PTX has 16 × ld.global.u32: ptxas merged, widened, "
        "dropped or added accesses, and may have unrolled a loop. The counts of the machine code may differ from "
        "those of the PTX.");
    line.machine = {};
    EXPECT_NE(english(differenceText(line, "sm_90")).find("sm_90 has no memory instruction where"), std::string::npos);
    line.machine = {{"LDG.E", 32}};
    line.difference = AccessDifference::More;
    EXPECT_NE(english(differenceText(line, "sm_90"))
                  .find("unrolled a loop or copied the code, which does not change how often"),
              std::string::npos);
}
