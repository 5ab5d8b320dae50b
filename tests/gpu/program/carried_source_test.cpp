#include "gpu/program/replay/carried_source.h"
#include "gpu/program/replay/replay.h"
#include "gpu/recipe/text/header_places.h"
#include "gpu/recipe/text/own_header.h"
#include "gpu/run/runner.h"
#include "tests/gpu/program/program_fixture.h"
#include "tests/gpu/run/emulator_only.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <functional>

// A launch's text carries the headers of the user's own, and what is found in them is told at their lines.

using namespace tilescope;

namespace
{

/// The faults of headers: a race in one beside the program, a read beyond the end in one of another folder, and a
/// kernel that is in a header.
class OwnHeaders : public ProgramTest
{
protected:
    void SetUp() override
    {
        ProgramTest::SetUp();
        for (const char* const folder : {"lab", "common"})
            m_folder.makeFolder(folder);
        m_folder.write("lab/mirror.cuh", "#pragma once\n\n__device__ inline int mirrored(int* s, int i)\n{\n"
                                         "    s[i] = i;\n    return s[63 - i];\n}\n");
        m_folder.write("common/look.cuh", "#pragma once\n// far\n__device__ inline int looked(const int* p, int i)\n{\n"
                                          "    return p[i + 1000];\n}\n");
        m_folder.write("lab/fill.cuh", "template <int value>\n__global__ void fill(int* p)\n{\n"
                                       "    __shared__ int s[64];\n    p[threadIdx.x] = value + mirrored(s, "
                                       "threadIdx.x);\n}\n");
        m_folder.write("lab/lab.cu", R"(#include "mirror.cuh"
#include "look.cuh"
#include "fill.cuh"
__global__ void race(int* p)
{
    __shared__ int s[64];
    p[threadIdx.x] = mirrored(s, threadIdx.x);
}
__global__ void stray(int* p)
{
    p[threadIdx.x] = looked(p, threadIdx.x);
}
int main()
{
    int* p;
    cudaMalloc(&p, 256);
    race<<<1, 64>>>(p);
    fill<3><<<1, 64>>>(p);
    stray<<<1, 64>>>(p);
}
)");
    }

    std::string place(const std::string& name) const { return (m_folder.path() / name).string(); }

    ProgramRecord ran() const
    {
        ProgramRequest request;
        request.sources.files = {place("lab/lab.cu")};
        request.sources.includes = {place("common")};
        request.sources.definitions = {"FAR=1000"};
        request.receive = [](int, std::string_view) {};
        return runProgram(request, {});
    }

    /// The first finding of the kind, in its file's own lines.
    Finding found(const Replay& replay, const std::string& strategy, FindingKind kind,
                  const std::function<void(std::string&)>& edit = {}) const
    {
        RunnerOptions options = emulatorOnly();
        options.operations = {replay.operation};
        RunRequest request;
        request.recipe.operation = replay.operation.name;
        request.recipe.strategy = strategy;
        request.recipe.block = {64, 1};
        request.image = std::make_shared<const Image>(1, 1, PixelFormat::Grey8);
        for (const Strategy& one : replay.operation.strategies)
            if (edit && one.name == strategy)
                edit(request.recipe.source.emplace(one.source.text));
        const Report report = Runner(options).run(request, {});
        const auto one = std::ranges::find(report.findings, kind, &Finding::kind);
        if (one == report.findings.end())
            return {};
        const auto own = std::ranges::find(replay.operation.strategies, strategy, &Strategy::name);
        return placedInHeader(*one, own->source.text, own->source.name);
    }

    TemporaryFolder m_folder;
};

} // namespace

TEST_F(OwnHeaders, AreCarriedAndTheirLinesAreTold)
{
    const Replay replay = replayOf(ran());
    ASSERT_EQ(replay.operation.strategies.size(), 3U);
    for (const Strategy& strategy : replay.operation.strategies) {
        std::vector<std::string> names;
        for (const CarriedHeader& header : headersIn(strategy.source.text))
            names.push_back(header.name);
        EXPECT_EQ(strategy.source.name, place("lab/lab.cu")) << strategy.name;
        EXPECT_THAT(names, testing::UnorderedElementsAre("mirror.cuh", "fill.cuh", "look.cuh"));
    }
    EXPECT_EQ(headerPlace(replay, place("lab/lab.cu"), "look.cuh"), place("common/look.cuh"));
    EXPECT_EQ(headerPlace(replay, place("lab/lab.cu"), "fill.cuh"), place("lab/fill.cuh"));
    for (const char* const kernel : {"race", "fill"}) {
        const Finding race = found(replay, kernel, FindingKind::Race);
        EXPECT_EQ(race.source, "mirror.cuh") << kernel;
        EXPECT_THAT((std::vector{race.line, race.otherLine}), testing::UnorderedElementsAre(5, 6)) << kernel;
    }
    const Finding stray = found(replay, "stray", FindingKind::OutOfBounds);
    EXPECT_EQ(stray.source, "look.cuh");
    EXPECT_EQ(stray.line, 5);
}

TEST_F(OwnHeaders, AreEditedWithTheText)
{
    const Replay replay = replayOf(ran());
    const auto replaced = [](const char* from, const char* to) {
        return [from, to](std::string& text) { text.replace(text.find(from), std::string(from).size(), to); };
    };
    EXPECT_EQ(found(replay, "race", FindingKind::Race, replaced("63 - i", "i")).line, 0);
    EXPECT_EQ(found(replay, "stray", FindingKind::OutOfBounds, replaced("i + 1000", "i + FAR")).line, 5);
    EXPECT_EQ(found(replay, "stray", FindingKind::OutOfBounds, replaced("i + 1000", "i")).line, 0);
}

TEST_F(OwnHeaders, AreThoseOfTheTimeOfTheRun)
{
    const ProgramRecord record = ran();
    m_folder.write("common/look.cuh", "// changed\n");
    m_folder.write("lab/mirror.cuh", "// changed\n");
    const Replay replay = replayOf(record);
    for (const Strategy& strategy : replay.operation.strategies)
        EXPECT_EQ(strategy.source.text.find("// changed"), std::string::npos);
}

TEST(CarriedSource, MovesPlacesToTheTextsLines)
{
    ProgramRecord record;
    record.files = {{"lab.cu", "a\nb\n"}};
    record.headers = {{"/absent/own.cuh", "c\n"}};
    const std::string body = ".loc\t2 1 5\n.loc 2 1 5, function_name $L, inlined_at 1 2 3\n.loc 3 7 1\n.local x;\n";
    const std::string files = ".file 1 \"lab.cu\"\n.file 2 \"/absent/own.cuh\", 12, 34\n.file 3 \"/usr/include/x.h\"\n";
    const KernelSource source = carriedSource(record, record.files[0], body + files).source;
    EXPECT_EQ(headersIn(source.text).at(0).line, 5);
    EXPECT_EQ(source.ptx,
              ".loc 1 5 5\n.loc 1 5 5, function_name $L, inlined_at 1 2 3\n.loc 3 7 1\n.local x;\n" + files);
    EXPECT_EQ(carriedSource({}, record.files[0], body).source.ptx, body);
    EXPECT_EQ(carriedSource({}, record.files[0], "").source.text, "a\nb\n");
}
