#include "fake_clang.h"
#include "gpu/compile/module_cache.h"
#include "tests/fakes/failing_calls.h"
#include "tests/gpu/thinned.h"

#include <gmock/gmock.h>

#include <cerrno>
#include <functional>

#include <sys/stat.h>
#include <sys/wait.h>

// The folder of compiled kernels is read-only, full, damaged, removed or shared, or the clock is wrong: every
// compilation gives the right code nevertheless, and leaves no temporary file.

namespace tilescope::testing_help
{
namespace
{

namespace fs = std::filesystem;
using test::FailingCall;
using test::FileCall;
using FileTime = fs::file_time_type;

class CacheFaults : public FakeClang
{
protected:
    void SetUp() override
    {
        FakeClang::SetUp();
        // The code depends on the text, so that the wrong entry would be seen.
        install("clang", "17.0.6", "echo \".version 6.5 // $(cat kernel.cu)\" > out.ptx");
    }

    static std::string textOf(int number) { return "text " + std::to_string(number); }
    static bool isRight(const CompiledModule& module, int number)
    {
        return module.ptx == ".version 6.5 // " + textOf(number) + "\n";
    }
    /// Compiles these texts as a newly started program does; returns how many of them were not cached.
    int compileAll(int texts = 3)
    {
        Toolchain toolchain(options);
        int compiled = 0;
        for (int text = 0; text < texts; ++text) {
            const int before = calls();
            EXPECT_TRUE(isRight(toolchain.compile(CompilerChoice::Auto, request(textOf(text)), {}), text)) << text;
            compiled += calls() > before ? 1 : 0;
        }
        return compiled;
    }
    std::vector<fs::path> entries() const
    {
        std::vector<fs::path> list;
        for (const auto& entry : fs::directory_iterator(m_cache))
            list.push_back(entry.path());
        return list;
    }
    bool hasOnlyEntries() const
    {
        const auto list = entries();
        return std::all_of(list.begin(), list.end(),
                           [](const fs::path& file) { return file.extension() == ".module"; });
    }

    const fs::path m_cache = folder / "cache";
};

struct WriteFault {
    const char* name;
    FileCall call;
    int failure;
    long bytes = 0;
};

void PrintTo(const WriteFault& fault, std::ostream* out) { *out << fault.name; }

class EachWriteFault : public CacheFaults, public testing::WithParamInterface<WriteFault>
{
};

TEST_P(EachWriteFault, KeepsTheOldEntry)
{
    DiskCache cache(m_cache, 1u << 20);
    CompiledModule old, newer;
    old.ptx = std::string(3000, 'a'), newer.ptx = std::string(4000, 'b');
    cache.insert("key", old);
    {
        const auto& [name, call, failure, bytes] = GetParam();
        const FailingCall failing(call, failure, m_cache, bytes);
        cache.insert("key", newer);
        EXPECT_GT(failing.count(), 0);
    }
    EXPECT_EQ(cache.find("key"), old);
    EXPECT_EQ(entries().size(), 1u);
    cache.insert("key", newer);
    EXPECT_EQ(cache.find("key"), newer);
}

TEST_P(EachWriteFault, IsNoTroubleForACompilation)
{
    fs::create_directories(m_cache);
    {
        const auto& [name, call, failure, bytes] = GetParam();
        const FailingCall failing(call, failure, m_cache, bytes);
        EXPECT_EQ(compileAll(), 3);
        EXPECT_GT(failing.count(), 0);
    }
    EXPECT_TRUE(entries().empty());
    EXPECT_EQ(compileAll(), 3);
    EXPECT_EQ(compileAll(), 0);
}

INSTANTIATE_TEST_SUITE_P(Cache, EachWriteFault,
                         testing::Values(WriteFault{"DiskFull", FileCall::Write, ENOSPC},
                                         WriteFault{"DiskFullAfterSomeBytes", FileCall::Write, ENOSPC, 100},
                                         WriteFault{"DiskBroken", FileCall::Write, EIO},
                                         WriteFault{"NoRoomForTheName", FileCall::Rename, ENOSPC},
                                         WriteFault{"ReadOnlySinceThen", FileCall::Rename, EROFS}),
                         [](const auto& row) { return row.param.name; });

struct Damage {
    const char* name;
    std::function<void(const fs::path&)> make;
    int compiledAgain = 3; ///< of three texts, by the start after the next
};

void PrintTo(const Damage& damage, std::ostream* out) { *out << damage.name; }

class EachDamage : public CacheFaults, public testing::WithParamInterface<Damage>
{
};

TEST_P(EachDamage, OfEveryEntryIsMended)
{
    compileAll();
    for (const fs::path& entry : entries())
        GetParam().make(entry);
    EXPECT_EQ(compileAll(), 3);
    EXPECT_EQ(compileAll(), GetParam().compiledAgain);
    EXPECT_TRUE(hasOnlyEntries());
}

Damage rewritten(const char* name, const std::function<std::string(std::string)>& change)
{
    return {name, [change](const fs::path& file) { writeFile(file, change(readFile(file))); }, 0};
}

INSTANTIATE_TEST_SUITE_P(
    Cache, EachDamage,
    testing::Values(rewritten("Empty", [](const std::string&) { return std::string(); }),
                    rewritten("CutShort", [](const std::string& all) { return all.substr(0, all.size() - 1); }),
                    rewritten("OneBitFlipped",
                              [](std::string all) {
                                  all[all.size() / 2] = static_cast<char>(all[all.size() / 2] ^ 1);
                                  return all;
                              }),
                    rewritten("TwiceAsLong", [](const std::string& all) { return all + all; }),
                    Damage{"AnEmptyFolder",
                           [](const fs::path& file) {
                               fs::remove(file);
                               fs::create_directory(file);
                           },
                           0},
                    Damage{"AFullFolder", // which is not ours to remove
                           [](const fs::path& file) {
                               fs::remove(file);
                               fs::create_directories(file / "within");
                           },
                           3},
                    Damage{"ALinkToNowhere",
                           [](const fs::path& file) {
                               fs::remove(file);
                               fs::create_symlink("nowhere", file);
                           },
                           0},
                    Damage{"ALinkToADevice",
                           [](const fs::path& file) {
                               fs::remove(file);
                               fs::create_symlink("/dev/zero", file);
                           },
                           0}),
    [](const auto& row) { return row.param.name; });

/// Root may write everywhere: this is tried as another user, in a process of its own.
TEST_F(CacheFaults, AReadOnlyFolderIsReadOnly)
{
    constexpr uid_t nobody = 65534;
    fs::permissions(folder, fs::perms(0777));
    writeFile(folder / "calls", "");
    fs::permissions(folder / "calls", fs::perms(0666));
    fs::permissions(folder / "bin/clang", fs::perms(0755));
    EXPECT_EQ(compileAll(2), 2);
    fs::permissions(m_cache, fs::perms(0555));
    const pid_t process = fork();
    ASSERT_GE(process, 0);
    if (process == 0) {
        if (geteuid() == 0 && setuid(nobody) != 0)
            _exit(10);
        _exit(compileAll(3) + (HasFailure() ? 20 : 0)); // two of them are there
    }
    int status = -1;
    waitpid(process, &status, 0);
    fs::permissions(m_cache, fs::perms(0755));
    EXPECT_EQ(status, 1 << 8);
    EXPECT_EQ(entries().size(), 2u);
    EXPECT_EQ(compileAll(3), 1);
}

TEST_F(CacheFaults, AFileInPlaceOfTheFolderIsLeftAlone)
{
    writeFile(m_cache, "mine");
    EXPECT_EQ(compileAll(), 3);
    EXPECT_EQ(readFile(m_cache), "mine");
    fs::remove(m_cache);
    EXPECT_EQ(compileAll(), 3);
    EXPECT_EQ(compileAll(), 0);
}

TEST_F(CacheFaults, AFolderThatIsRemovedMeanwhileIsMadeAgain)
{
    Toolchain toolchain(options);
    for (int text = 0; text < 3; ++text) {
        EXPECT_TRUE(isRight(toolchain.compile(CompilerChoice::Auto, request(textOf(text)), {}), text));
        fs::remove_all(m_cache);
    }
    toolchain.compile(CompilerChoice::Auto, request(textOf(3)), {});
    EXPECT_EQ(entries().size(), 1u);
}

/// Times that a wrong clock gave to the entries: neither 1970 nor 2100 keeps new ones from being stored.
TEST_F(CacheFaults, AClockThatJumpsLosesNothingNew)
{
    constexpr int old = 6;
    for (const int years : {-56, +74}) {
        compileAll(old);
        options.cacheBytes = 0;
        for (const fs::path& entry : entries()) {
            options.cacheBytes += fs::file_size(entry); // full
            fs::last_write_time(entry, FileTime::clock::now() + std::chrono::years(years));
        }
        Toolchain toolchain(options);
        for (int text = old; text < 2 * old; ++text)
            toolchain.compile(CompilerChoice::Auto, request(textOf(text)), {});
        Toolchain after(options);
        const int before = calls();
        for (int text = old + 1; text < 2 * old; ++text) // the first may have had to go for the others
            EXPECT_TRUE(isRight(after.compile(CompilerChoice::Auto, request(textOf(text)), {}), text)) << years;
        EXPECT_EQ(calls(), before) << years << " years";
        fs::remove_all(m_cache);
        options.cacheBytes = 1u << 20;
    }
}

TEST_F(CacheFaults, AFileThatADeadProgramLeftInTheFutureIsRemoved)
{
    fs::create_directories(m_cache);
    writeFile(m_cache / "writing-1-1", "half");
    fs::last_write_time(m_cache / "writing-1-1", FileTime::clock::now() + std::chrono::years(50));
    compileAll(1);
    EXPECT_TRUE(hasOnlyEntries());
}

/// Eight programs compile the same texts in one folder, which has room for only some of them, while entries are
/// damaged and the folder is removed.
TEST_F(CacheFaults, EightProgramsShareAFolder)
{
    constexpr int programs = 8, texts = 6;
    compileAll(1);
    options.cacheBytes = 4 * fs::file_size(entries().at(0));
    const int rounds = isSanitized ? 2 : 4;
    std::vector<pid_t> processes;
    for (int program = 0; program < programs; ++program) {
        const pid_t process = fork();
        ASSERT_GE(process, 0);
        if (process == 0) {
            bool right = true;
            for (int round = 0; round < rounds; ++round) {
                Toolchain toolchain(options);
                for (int i = 0; i < texts; ++i) {
                    const int text = (i + program) % texts;
                    right = right && isRight(toolchain.compile(CompilerChoice::Auto, request(textOf(text)), {}), text);
                }
            }
            _exit(right ? 0 : 1);
        }
        processes.push_back(process);
    }
    for (std::size_t ended = 0; ended < processes.size();) {
        std::error_code gone;
        for (fs::directory_iterator entry(m_cache, gone), end; !gone && entry != end; entry.increment(gone))
            if (entry->path().extension() == ".module")
                truncate(entry->path().c_str(), 100);
        if (ended == programs / 2)
            fs::remove_all(m_cache, gone);
        int status = -1;
        usleep(2000);
        if (waitpid(processes[ended], &status, WNOHANG) != processes[ended])
            continue;
        EXPECT_EQ(status, 0) << "program " << ended;
        ++ended;
    }
    EXPECT_EQ(compileAll(texts) >= 0, true);
    EXPECT_TRUE(hasOnlyEntries());
}

} // namespace
} // namespace tilescope::testing_help
