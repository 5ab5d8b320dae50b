#include "gpu/compile/temporary_folder.h"
#include "gpu/program/record/record_files.h"
#include "gpu/program/record/record_reader.h"
#include "gpu/program/record/recorded_finding.h"
#include "gpu/program/record/recorder.h"
#include "gpu/recipe/message.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <cstring>
#include <filesystem>
#include <fstream>
#include <numeric>

using namespace tilescope;

namespace
{

RecordedLaunch someLaunch()
{
    std::vector<std::byte> content(200'000);
    content.front() = content.back() = std::byte{9}; // and nothing between
    RecordedLaunch launch{.module = 0,
                          .kernel = "_Z1kPi",
                          .file = "lab.cu",
                          .line = 12,
                          .grid = {4, 3, 2},
                          .block = {32, 1, 1},
                          .sharedBytes = 64,
                          .parameters = {std::byte{0x0f}, std::byte{0xf0}},
                          .isCooperative = true,
                          .isObserved = true};
    launch.memory = {{5, content}, {7, std::vector<std::byte>(10)}};
    launch.variables = {{"scale", true, std::vector<std::byte>(4, std::byte{3})}};
    launch.textures = {{{.width = 3, .height = 2, .address = Texture::Address::Wrap}, std::vector<std::byte>(6), 0}};
    return launch;
}

/// A record with one launch, in `folder`.
void writeRecord(const TemporaryFolder& folder)
{
    Recorder recorder(folder.path(), {});
    recorder.module(".version 7.0");
    recorder.launch(someLaunch());
    recorder.fault(1, "It fell.", "lab.cu", 3);
}

std::string eventsOf(const TemporaryFolder& folder) { return folder.read(recordEventsName); }

} // namespace

TEST(Record, IsReadAsItWasWritten)
{
    const TemporaryFolder folder;
    writeRecord(folder);
    const ReadRecord record = readRecord(folder.path());
    RecordedLaunch expected = someLaunch();
    expected.number = 1;
    expected.fault = "It fell.";
    expected.faultFile = "lab.cu";
    expected.faultLine = 3;
    EXPECT_EQ(record.launches, std::vector{expected});
    EXPECT_EQ(record.modules, std::vector<std::string>{".version 7.0"});
    EXPECT_EQ(record.notes, std::vector<std::string>());
}

TEST(Record, OfAProgramWithoutLaunchesIsEmpty)
{
    const TemporaryFolder folder;
    EXPECT_EQ(readRecord(folder.path()).launches.size(), 0U);
}

TEST(Record, MayEndAnywhere)
{
    const TemporaryFolder folder;
    writeRecord(folder);
    const std::string whole = eventsOf(folder);
    for (std::size_t size = 0; size < whole.size(); ++size) {
        folder.write(recordEventsName, whole.substr(0, size));
        const ReadRecord record = readRecord(folder.path());
        EXPECT_LE(record.launches.size(), 1U);
        EXPECT_LE(record.notes.size(), 1U);
    }
}

TEST(Record, MayBeDamaged)
{
    const TemporaryFolder folder;
    writeRecord(folder);
    const std::string whole = eventsOf(folder);
    struct Change {
        const char *from, *to;
    };
    for (const auto& [from, to] :
         {Change{"\"version\":1", "\"version\":2"}, Change{"\"launch\":1", "\"launch\":2"},
          Change{"\"launch\":1", "\"launch\":-1"}, Change{"\"0ff0\"", "\"0ff\""}, Change{"\"0ff0\"", "\"0fg0\""},
          Change{"[5,200000,0]", "[5,200000,1000000]"}, Change{"[5,200000,0]", "[5,18446744073709551615,8]"},
          Change{"[5,200000,0]", "[99999999,200000,0]"}, Change{"[5,200000,0]", "7"},
          Change{"\"grid\":[4,3,2]", "\"grid\":[4,3]"}, Change{"\"fault\":1", "\"fault\":0"},
          Change{"\"fault\":1", "\"fault\":77"}, Change{"\"kernel\":", "\"kern\":"}}) {
        std::string changed = whole;
        const std::size_t at = changed.find(from);
        ASSERT_NE(at, std::string::npos) << from;
        folder.write(recordEventsName, changed.replace(at, std::strlen(from), to));
        EXPECT_EQ(readRecord(folder.path()).notes.size(), 1U) << to;
    }
    folder.write(recordEventsName, whole);
    std::filesystem::resize_file(folder.path() / recordMemoryName(1), 100);
    EXPECT_EQ(readRecord(folder.path()).notes.size(), 1U);
    std::filesystem::remove(folder.path() / recordMemoryName(1));
    EXPECT_EQ(readRecord(folder.path()).notes.size(), 1U);
}

TEST(Record, CountsLaunchesBeyondItsLimit)
{
    const TemporaryFolder folder;
    Recorder recorder(folder.path(), {});
    RecordedLaunch launch = someLaunch();
    launch.isObserved = false;
    constexpr std::size_t more = 2'500;
    for (std::size_t i = 0; i < mostRecordedLaunches + more; ++i)
        recorder.launch(launch);
    const ReadRecord record = readRecord(folder.path());
    EXPECT_EQ(record.launches.size(), mostRecordedLaunches);
    EXPECT_EQ(record.launchCount, mostRecordedLaunches + 2'000);
}

TEST(RecordedFinding, ComesBack)
{
    Finding finding;
    finding.kind = FindingKind::CopyBounds;
    finding.severity = Severity::Warning;
    finding.source = "lab.cu";
    finding.line = 12;
    finding.message =
        say(gpu::phrase("The copy of %1 bytes leaves a block of host memory, in which %2 bytes are left."), 4000, 400);
    finding.otherLine = 3;
    finding.cure = say(gpu::phrase("Use the same pitch in both copies."));
    const std::string event = toRecordedEvent(finding).dump();
    EXPECT_EQ(
        findingsIn({"{\"other\": 1}", event, event.substr(0, event.size() / 2), "{\"finding\": {\"kind\": \"none\"}}"}),
        std::vector{finding});
}
