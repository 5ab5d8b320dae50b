#include "gpu/image/sample.h"
#include "gpu/remote/wire.h"
#include "gpu/remote/worker.h"
#include "gpu/run/runner.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <thread>

#include <fcntl.h>
#include <unistd.h>

using namespace tilescope;
using namespace tilescope::remote;
using nlohmann::json;

namespace
{

/// A false worker: a shell that says what the test wrote before.
class LinkTest : public testing::Test
{
protected:
    LinkTest() : m_folder(std::filesystem::temp_directory_path() / ("tilescope-link-" + std::to_string(getpid())))
    {
        std::filesystem::create_directories(m_folder);
        DeviceInfo device;
        device.name = "false";
        json hello = deviceToJson({device, {}});
        hello.update({{"type", "hello"}, {"protocol", protocol}, {"version", "test"}, {"host", ""}});
        write("hello", hello);
        write("alive", {{"type", "alive"}});
    }
    ~LinkTest() override { std::filesystem::remove_all(m_folder); }

    void write(const std::string& name, const json& head, const Body& body = {}) const
    {
        const int file = open((m_folder / name).c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
        writeFrame(file, head, body.pieces());
        close(file);
    }

    /// `says`: shell commands, after the hello; the link's first run has the number 1.
    std::shared_ptr<RemoteGpu> link(const std::string& says) const
    {
        WorkerCommand command;
        command.words = {"sh", "-c", "cd " + m_folder.string() + "; echo >> starts; cat hello; " + says};
        command.version = "test";
        command.silentSeconds = 1;
        command.busySeconds = 3;
        command.cancelSeconds = 0.5;
        return makeWorkerLink(std::move(command));
    }

    static Report run(RemoteGpu& gpu, const RunControl& control = {}, std::size_t resultBytes = 0)
    {
        RunRequest request;
        request.image = std::make_shared<const Image>(makeSample("board", 64, 64));
        return gpu.run({request, {}, {}, resultBytes}, control);
    }

    /// What the run is refused with; "cancelled" if it is.
    static std::string outcome(RemoteGpu& gpu, const RunControl& control = {}, std::size_t resultBytes = 0)
    {
        try {
            run(gpu, control, resultBytes);
            return "a report";
        } catch (const LinkLost& lost) {
            return lost.what();
        } catch (const Cancelled&) {
            return "cancelled";
        }
    }

    std::size_t starts() const
    {
        std::ifstream file(m_folder / "starts");
        return static_cast<std::size_t>(std::count(std::istreambuf_iterator<char>(file), {}, '\n'));
    }

    std::filesystem::path m_folder;
};

constexpr const char* aliveForEver = "while sleep 0.1; do cat alive; done";

} // namespace

TEST_F(LinkTest, SignsOfLifeAreNotProgress)
{
    const auto gpu = link(aliveForEver);
    EXPECT_THAT(outcome(*gpu), testing::HasSubstr("has made no progress for 3 s"));
    EXPECT_EQ(starts(), 1u);
}

TEST_F(LinkTest, ProgressThatStandsStillIsNone)
{
    write("progress", {{"type", "progress"}, {"id", 1}, {"fraction", 0.25}});
    EXPECT_THAT(outcome(*link("while sleep 0.1; do cat progress; done")), testing::HasSubstr("made no progress"));
}

TEST_F(LinkTest, ACancelledRunEndsWhateverTheWorkerSays)
{
    const auto gpu = link(aliveForEver);
    std::stop_source stop;
    const std::jthread user([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(200));
        stop.request_stop();
    });
    EXPECT_EQ(outcome(*gpu, {stop.get_token(), {}}), "cancelled");
}

/// It would take its time again.
TEST_F(LinkTest, ASilentWorkerIsNotTriedTwice)
{
    const auto gpu = link("sleep 60");
    EXPECT_THAT(outcome(*gpu), testing::HasSubstr("has not answered for"));
    EXPECT_EQ(starts(), 1u);
    EXPECT_THAT(outcome(*gpu), testing::HasSubstr("has not answered for"));
    EXPECT_EQ(starts(), 1u) << "not so soon";
}

TEST_F(LinkTest, AWorkerThatHasEndedIsTriedTwice)
{
    EXPECT_THAT(outcome(*link("exit")), testing::HasSubstr("has ended"));
    EXPECT_EQ(starts(), 2u);
}

TEST_F(LinkTest, WhatNobodyAskedForIsRefused)
{
    const Image picture = makeSample("board", 64, 64);
    Body body;
    const json description = body.add(picture);
    write("part",
          {{"type", "part"},
           {"id", 1},
           {"x", 0},
           {"y", 0},
           {"width", 64},
           {"height", 64},
           {"scale", 1},
           {"picture", description}},
          body);
    EXPECT_THAT(outcome(*link("cat part; sleep 60")), testing::HasSubstr("response cannot be read"));
    write("cancelled", {{"type", "failure"}, {"id", 1}, {"kind", "cancelled"}});
    EXPECT_THAT(outcome(*link("cat cancelled; sleep 60")), testing::HasSubstr("response cannot be read"));
}

/// Before its bytes have come.
TEST_F(LinkTest, AnAnswerIsNotMuchLargerThanTheResult)
{
    const std::string says =
        R"(printf 'Tilesc02\002\000\000\000\000\000\000\062\000\000\000\000{}'; sleep 60)"; // 800 MB
    EXPECT_THAT(outcome(*link(says), {}, std::size_t{64} * 64), testing::HasSubstr("A frame exceeds the maximum size"));
    EXPECT_THAT(outcome(*link(says)), testing::HasSubstr("has not answered for")) << "it may be of a large picture";
}

TEST_F(LinkTest, LastWordsCommandNoTerminal)
{
    const std::string words = outcome(*link(R"(printf 'a\033[2J\302\233b\n' >&2; exit)"));
    EXPECT_THAT(words, testing::HasSubstr("Output of the worker: \"a\uFFFD[2J\uFFFDb\""));
}
