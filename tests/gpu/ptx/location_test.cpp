#include "ptx_fixture.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace tilescope::ptx
{
namespace
{

/// A kernel in "/home/me/kernel.cu" (file 7) with a header (file 2), whose .file lines come last.
std::string located(const std::string& body)
{
    return kernelText(body) + "\t.file\t7 \"/home/me/kernel.cu\"\n\t.file 2 \"./lib/header.h\", 12, 34\n";
}

struct Place {
    std::string file;
    int line, userLine;
    bool operator==(const Place&) const = default;
};
void PrintTo(const Place& place, std::ostream* out)
{
    *out << place.file << ':' << place.line << " user " << place.userLine;
}

/// The places of all instructions except the final ret.
std::vector<Place> placesOf(const std::string& body, const std::string& mainFile = "kernel.cu")
{
    const Module module = parseModule(located(body), mainFile);
    std::vector<Place> places;
    for (const Instruction& instruction : module.kernels.at(0).instructions) {
        if (instruction.location == noIndex) {
            places.push_back({"", 0, 0});
            continue;
        }
        const Location& location = module.locations.at(instruction.location);
        places.push_back({module.files.at(location.file), location.line, location.userLine});
    }
    places.pop_back();
    return places;
}

const std::string kernelFile = "/home/me/kernel.cu", header = "lib/header.h";

TEST(Location, LineZeroKeepsTheLineBefore)
{
    EXPECT_EQ(placesOf(".loc 7 5 3\nadd.s32 %r1, %r1, 1; .loc 7 0 3\nadd.s32 %r1, %r1, 1; .loc 7 6 1\n.loc 7 9 1\n"
                       "add.s32 %r1, %r1, 1;"),
              (std::vector<Place>{{kernelFile, 5, 5}, {kernelFile, 5, 5}, {kernelFile, 9, 9}}));
}

TEST(Location, CodeBeforeAnyLocHasNoPlace)
{
    EXPECT_EQ(placesOf("add.s32 %r1, %r1, 1; .loc 99 4 1\nadd.s32 %r1, %r1, 1;"),
              (std::vector<Place>{{"", 0, 0}, {"", 0, 0}}));
}

TEST(Location, AnInlinedPlaceLeadsToTheUsersLine)
{
    const std::string add = "add.s32 %r1, %r1, 1;\n";
    EXPECT_EQ(placesOf(".loc 7 20 5\n.loc 2 100 9, function_name $L__info0, inlined_at 7 20 5\n" + add +
                       ".loc 7 30 5\n.loc 7 4 1, function_name $L__info1, inlined_at 7 30 5\n" + add),
              (std::vector<Place>{{header, 100, 20}, {kernelFile, 4, 4}}));
}

TEST(Location, ChainsThroughAHeaderAreFollowedAndRemembered)
{
    const std::string add = "add.s32 %r1, %r1, 1;\n";
    const std::string inner = ".loc 2 50 4, function_name $L__info1, inlined_at 2 60 3\n" + add;
    const std::string otherInner = ".loc 2 51 4, function_name $L__info3, inlined_at 2 60 3\n" + add;
    const auto outer = [](int line) {
        const std::string place = "7 " + std::to_string(line) + " 5\n";
        return ".loc " + place + ".loc 2 60 3, function_name $L__info0, inlined_at " + place;
    };
    // The same two header lines, inlined from line 31 and from line 32; then copies of the inner place alone.
    EXPECT_EQ(placesOf(outer(31) + inner + outer(32) + otherInner + ".loc 7 40 1\n" + add + inner + otherInner +
                       ".loc 2 50 4\n" + add),
              (std::vector<Place>{{header, 50, 31},
                                  {header, 51, 32},
                                  {kernelFile, 40, 40},
                                  {header, 50, 31},
                                  {header, 51, 32},
                                  {header, 50, 31}}));
}

TEST(Location, AHeaderWithoutAChainBelongsToTheLineBefore)
{
    const std::string add = "add.s32 %r1, %r1, 1;\n";
    EXPECT_EQ(placesOf(".loc 7 2 30\n.loc 2 66 3\n" + add + ".loc 7 3 1\n.loc 2 66 3\n" + add),
              (std::vector<Place>{{header, 66, 2}, {header, 66, 3}}));
}

TEST(Location, TheKernelsFileIsFoundByItsName)
{
    const std::string body = ".loc 2 66 3, function_name $L__info0, inlined_at 7 9 1\nadd.s32 %r1, %r1, 1;";
    for (const char* mainFile :
         {"kernel.cu", "./kernel.cu", "/home/me/kernel.cu", "me/kernel.cu", "/elsewhere/kernel.cu"})
        EXPECT_EQ(placesOf(body, mainFile).at(0), (Place{header, 66, 9})) << mainFile;
    // For a file that the PTX does not name, every place is its own.
    EXPECT_EQ(placesOf(body, "other.cu").at(0), (Place{header, 66, 66}));
    // The header itself is shown as the kernel.
    EXPECT_EQ(placesOf(body, "header.h").at(0), (Place{header, 66, 66}));
}

TEST(Location, TexturesOfTheCompilers)
{
    const Module module = parseData("ptx/inlined.nvrtc75.ptx");
    std::vector<int> lines;
    for (const Instruction& instruction : module.kernels.at(0).instructions)
        if (instruction.opcode == Opcode::Tex) {
            const Location& location = module.locations.at(instruction.location);
            EXPECT_EQ(module.files.at(location.file), "/kernels/__nv_nvrtc_builtin_header.h");
            EXPECT_EQ(location.line, 4809);
            lines.push_back(location.userLine);
        }
    EXPECT_EQ(lines, (std::vector<int>{20, 22}));
}

TEST(Location, EveryInstructionOfEveryCompilerHasALineOfTheKernelsFile)
{
    for (const char* kernel : {"calls", "memory", "inlined", "wide"})
        for (const char* compiler : {"nvrtc75", "nvrtc100", "clang14", "clang19"}) {
            SCOPED_TRACE(std::string(kernel) + "." + compiler);
            const std::string path = "ptx/" + std::string(kernel) + "." + compiler + ".ptx";
            const Module module = parseData(path);
            EXPECT_TRUE(faultsOf(module).empty());
            for (const Instruction& instruction : module.kernels.at(0).instructions) {
                ASSERT_NE(instruction.location, noIndex) << instruction.textLine;
                const Location& location = module.locations.at(instruction.location);
                EXPECT_EQ(module.files.at(location.userFile), "/kernels/" + std::string(kernel) + ".cu");
            }
        }
}

} // namespace
} // namespace tilescope::ptx
