#include "gpu/model/registers.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <random>
#include <regex>

#include <unistd.h>

using namespace tilescope;

namespace
{

std::vector<std::byte> bytesOf(const std::filesystem::path& path)
{
    std::ifstream file(path, std::ios::binary);
    const std::string text((std::istreambuf_iterator<char>(file)), {});
    EXPECT_FALSE(text.empty()) << path;
    std::vector<std::byte> bytes;
    for (const char letter : text)
        bytes.push_back(static_cast<std::byte>(letter));
    return bytes;
}

const std::filesystem::path data = TILESCOPE_TEST_DATA;

struct Fixture {
    const char* file;
    int copy, windowSum; ///< as reported by `ptxas -v` when it made the file
};
constexpr std::array fixtures{Fixture{"sm_60_cuda_12.8", 6, 27}, Fixture{"sm_75_cuda_12.8", 8, 30},
                              Fixture{"sm_90_cuda_12.8", 10, 32}, Fixture{"sm_90_cuda_13.0", 10, 32},
                              Fixture{"sm_120_cuda_13.0", 10, 32}};

std::vector<std::byte> cubinOf(const Fixture& fixture)
{
    return bytesOf(data / "cubin" / (std::string(fixture.file) + ".cubin"));
}

/// A command's output; nothing if it fails.
std::string outputOf(const std::string& command)
{
    std::string text;
    FILE* const pipe = popen((command + " 2>&1").c_str(), "r");
    if (pipe == nullptr)
        return text;
    std::array<char, 4096> piece{};
    for (std::size_t got = 0; (got = fread(piece.data(), 1, piece.size(), pipe)) > 0;)
        text.append(piece.data(), got);
    return pclose(pipe) == 0 ? text : std::string();
}

ptx::Kernel registersKernel(const std::string& body)
{
    const ptx::Module module = ptx::parseModule(".version 6.3\n.target sm_75\n.address_size 64\n"
                                                ".visible .entry k(.param .u64 outParam)\n{\n.reg .pred %p<4>;\n"
                                                ".reg .b32 %r<10>;\n.reg .b64 %d<10>;\n" +
                                                    body + "ret;\n}\n",
                                                "k.cu");
    return module.kernels.front();
}

} // namespace

TEST(RegistersInCubin, AreThoseThatPtxasTold)
{
    for (const Fixture& fixture : fixtures) {
        const auto cubin = cubinOf(fixture);
        EXPECT_EQ(registersInCubin(cubin, "copy"), fixture.copy) << fixture.file;
        EXPECT_EQ(registersInCubin(cubin, "windowSum"), fixture.windowSum) << fixture.file;
        EXPECT_EQ(registersInCubin(cubin, "window"), std::nullopt) << fixture.file;
        EXPECT_EQ(registersInCubin(cubin, ""), std::nullopt) << fixture.file;
    }
}

TEST(RegistersInCubin, AreNoneInOtherBytes)
{
    EXPECT_EQ(registersInCubin({}, "copy"), std::nullopt);
    EXPECT_EQ(registersInCubin(bytesOf(data / "ptx" / "wide.nvrtc75.ptx"), "copy"), std::nullopt);
    auto cubin = cubinOf(fixtures.back());
    cubin[0x12] = std::byte{62}; // an x86-64 program
    EXPECT_EQ(registersInCubin(cubin, "copy"), std::nullopt);
}

TEST(RegistersInCubin, SurviveDamage)
{
    std::mt19937 random(1);
    for (const Fixture& fixture : fixtures) {
        const auto whole = cubinOf(fixture);
        for (std::size_t bytes = 0; bytes < whole.size(); bytes += bytes < 0x60 ? 1 : 97)
            registersInCubin(std::span(whole).first(bytes), "copy");
        for (int round = 0; round < 3000; ++round) {
            auto damaged = whole;
            // Mainly headers and tables: the first 64 bytes and the last kilobytes
            for (int i = 0; i < 4; ++i) {
                const std::size_t within = round % 3 == 0 ? 64 : damaged.size();
                damaged[random() % within] = static_cast<std::byte>(random() % 2 == 0 ? 0xFF : random());
            }
            damaged[0] = whole[0];
            if (const auto registers = registersInCubin(damaged, "copy")) {
                EXPECT_GE(*registers, 0);
                EXPECT_LE(*registers, 0xFFFF);
            }
        }
    }
}

TEST(RegistersInCubin, AreThoseOfThePtxasOfThisMachine)
{
    if (outputOf("ptxas --version").empty())
        GTEST_SKIP() << "there is no ptxas on the path";
    const auto folder = std::filesystem::temp_directory_path() / ("tilescope_registers_" + std::to_string(getpid()));
    std::filesystem::create_directory(folder);
    const auto cubin = folder / "made.cubin";
    int compared = 0;
    for (const char* name : {"calls", "inlined", "memory", "wide"})
        for (const char* capability : {"75", "86", "90", "100", "120"}) {
            const auto ptxFile = data / "ptx" / (std::string(name) + ".nvrtc75.ptx");
            const std::string said = outputOf(std::string("ptxas -v -arch=sm_") + capability + " -o '" +
                                              cubin.string() + "' '" + ptxFile.string() + "'");
            if (said.empty()) // an older or newer toolkit without this one
                continue;
            const auto bytes = bytesOf(cubin);
            const std::regex entry("entry function '([^']+)'[^]*?Used (\\d+) registers");
            for (std::sregex_iterator it(said.begin(), said.end(), entry), end; it != end; ++it, ++compared)
                EXPECT_EQ(registersInCubin(bytes, (*it)[1]), std::stoi((*it)[2])) << name << " " << capability;
        }
    std::filesystem::remove_all(folder);
    EXPECT_GT(compared, 4);
}

TEST(LiveRegisters, CountWhatLivesAtOnce)
{
    const struct {
        const char* body;
        int registers;
        const char* why;
    } rows[] = {
        {"", 0, "nothing"},
        {"mov.u32 %r1, %tid.x;\nmov.u32 %r2, %ntid.x;\nadd.u32 %r3, %r1, %r2;\nst.shared.u32 [%r3], %r3;\n", 2,
         "two, and their sum in the place of one"},
        {"mov.u32 %r1, %tid.x;\ncvt.u64.u32 %d1, %r1;\nst.global.u32 [%d1], %r1;\n", 3, "64 bits are two"},
        {"mov.u32 %r1, %tid.x;\nsetp.gt.u32 %p1, %r1, 4;\n@%p1 st.shared.u32 [%r1], %r1;\n", 1, "a predicate is none"},
        {"ld.param.u64 %d1, [outParam];\nmov.u32 %r2, 7;\nmov.u32 %r1, %tid.x;\nadd.u32 %r1, %r1, %r2;\n"
         "st.global.u32 [%d1], %r1;\n",
         1, "parameters and constants are none"},
        {"mov.u32 %r1, %tid.x;\nmov.u32 %r2, %tid.y;\nmov.u32 %r3, %tid.z;\nagain:\nadd.u32 %r1, %r1, %r2;\n"
         "setp.lt.u32 %p1, %r1, 99;\n@%p1 bra again;\nst.shared.u32 [%r3], %r1;\n",
         3, "%r2 lives on through the loop, %r3 across it"},
        {"mov.u32 %r1, %tid.x;\nmov.u32 %r2, %tid.y;\nsetp.gt.u32 %p1, %r1, 4;\n@%p1 mov.u32 %r2, %tid.z;\n"
         "st.shared.u32 [%r1], %r2;\n",
         2, "a guarded write keeps the old value alive"},
    };
    for (const auto& row : rows)
        EXPECT_EQ(mostLiveRegisters(registersKernel(row.body)), row.registers) << row.why;
}

TEST(EstimatedRegisters, StayWithinWhatAThreadCanHave)
{
    EXPECT_EQ(estimatedRegisters(registersKernel("")), 9);
    ptx::Kernel wide;
    wide.instructions.resize(2);
    for (std::uint32_t i = 0; i < 400; ++i) {
        wide.registers.push_back({"%d", ptx::Type::U64});
        ptx::Operand operand;
        operand.kind = ptx::Operand::Kind::Register;
        operand.index = i;
        wide.instructions.front().destinations.push_back(operand);
        wide.instructions.back().sources.push_back(operand);
    }
    EXPECT_EQ(estimatedRegisters(wide), 255 /* although 800 live */);
}
