#include "gpu/compile/child_process.h"

#include "tests/gpu/thinned.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <string>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace tilescope
{
namespace
{

using std::chrono::milliseconds;

ChildRequest shell(const std::string& script)
{
    ChildRequest request;
    request.program = "/bin/sh";
    request.arguments = {"-c", script};
    request.folder = "/";
    return request;
}

TEST(ChildProcess, GivesStreamsAndExitStatus)
{
    const auto result = runChild(shell("echo out; echo bad >&2; pwd; echo $LC_ALL; exit 3"), {});
    EXPECT_EQ(result.output, "out\n/\nC\n");
    EXPECT_EQ(result.error, "bad\n");
    EXPECT_EQ(result.exitCode, 3);
    EXPECT_FALSE(result.timedOut);
    EXPECT_EQ(runChild(shell("kill -SEGV $$"), {}).exitCode, 128 + SIGSEGV);
}

TEST(ChildProcess, WaitsForAChildThatClosedItsStreams)
{
    EXPECT_EQ(runChild(shell("exec >&- 2>&-; sleep 0.05; exit 4"), {}).exitCode, 4);
}

TEST(ChildProcess, IsKilledPastItsTimeoutWithItsChildren)
{
    auto request = shell("sleep 3600 & sleep 3600"); // waiting for one of them would exceed the test's own time
    request.timeout = milliseconds(100);
    EXPECT_TRUE(runChild(request, {}).timedOut);
}

TEST(ChildProcess, IsKilledWhenAskedToStop)
{
    const auto begun = std::filesystem::temp_directory_path() / ("begun-" + std::to_string(getpid()));
    for (const std::string script :
         {"sleep 3600", "exec >&- 2>&-; sleep 3600", "yes", "trap '' TERM INT; sleep 3600"}) {
        std::filesystem::remove(begun);
        std::stop_source stop;
        const std::jthread stopper([&] {
            while (!std::filesystem::exists(begun))
                std::this_thread::sleep_for(milliseconds(1));
            stop.request_stop();
        });
        EXPECT_THROW(runChild(shell(": >" + begun.string() + "; " + script), {stop.get_token(), {}}), Cancelled)
            << script;
    }
    std::filesystem::remove(begun);
}

TEST(ChildProcess, DiesWithTheProcessThatStartedIt)
{
    prctl(PR_SET_CHILD_SUBREAPER, 1); // an orphan becomes this process's
    const auto file = std::filesystem::temp_directory_path() / ("orphan-" + std::to_string(getpid()));
    const pid_t starter = fork();
    ASSERT_GE(starter, 0);
    if (starter == 0) {
        runChild(shell("echo $$ > " + file.string() + "; exec sleep 60"), {});
        _exit(0);
    }
    pid_t orphan = 0;
    for (int i = 0; i < 2000 && orphan <= 0; ++i) {
        std::this_thread::sleep_for(milliseconds(10));
        std::ifstream(file) >> orphan;
    }
    kill(starter, SIGKILL);
    waitpid(starter, nullptr, 0);
    std::filesystem::remove(file);
    ASSERT_GT(orphan, 0);
    int status = 0;
    EXPECT_EQ(waitpid(orphan, &status, 0), orphan);
    prctl(PR_SET_CHILD_SUBREAPER, 0);
    EXPECT_TRUE(WIFSIGNALED(status)); // killed, instead of ending after a minute
}

TEST(ChildProcess, DoesNotStartOnceStopped)
{
    const auto file = std::filesystem::path(testing::TempDir()) / "tilescope-started";
    std::stop_source stop;
    stop.request_stop();
    EXPECT_THROW(runChild(shell("touch " + file.string()), {stop.get_token(), {}}), Cancelled);
    EXPECT_FALSE(std::filesystem::exists(file));
}

TEST(ChildProcess, KeepsTheFirstMegabyteOfAFlood)
{
    const auto result = runChild(shell("yes | head -c 5000000"), {});
    EXPECT_EQ(result.output.size(), 1u << 20);
    EXPECT_EQ(result.exitCode, 0);
}

TEST(ChildProcess, SaysWhatCannotBeStarted)
{
    if (isThreadSanitized)
        GTEST_SKIP() << "ThreadSanitizer replaces vfork() by fork(), after which the child cannot tell its parent";
    ChildRequest request = shell("");
    request.program = "/no/such/program";
    try {
        runChild(request, {});
        ADD_FAILURE();
    } catch (const std::runtime_error& error) {
        EXPECT_THAT(error.what(), testing::HasSubstr("/no/such/program cannot be started"));
    }
}

TEST(ChildProcess, HasItsMemoryLimited)
{
    auto request = shell("sleep 0.2; head -c 400000000 /dev/zero | tail -c 300000000 | wc -c");
    request.memoryBytes = 64u << 20;
    EXPECT_THAT(runChild(request, {}).output, testing::Not(testing::HasSubstr("300000000")));
}

} // namespace
} // namespace tilescope
