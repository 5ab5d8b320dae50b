#include "gpu/compile/module_cache.h"

#include "compile_fixture.h"
#include "gpu/compile/sha256.h"

#include <gtest/gtest.h>

#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

namespace tilescope::testing_help
{
namespace
{

namespace fs = std::filesystem;

CompiledModule moduleOfBytes(std::size_t bytes, char letter = 'x')
{
    CompiledModule module;
    module.compiler = "clang 14.0.6";
    module.ptx = std::string(bytes, letter);
    module.cubin = {std::byte{0}, std::byte{255}, std::byte{7}};
    module.warnings = {{DiagnosticSeverity::Warning, "a.cu", 3, 7, "odd \xff"}};
    return module;
}

TEST(Sha256, EqualsTheStandardsExamples)
{
    EXPECT_EQ(sha256(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    EXPECT_EQ(sha256("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    EXPECT_EQ(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
              "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
    EXPECT_EQ(sha256(std::string(1'000'000, 'a')), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

TEST(MemoryCache, DropsWhatWasNotUsedForTheLongestTime)
{
    MemoryCache cache(3500);
    cache.insert("a", moduleOfBytes(1000));
    cache.insert("b", moduleOfBytes(1000));
    EXPECT_NE(cache.find("a"), nullptr);
    cache.insert("c", moduleOfBytes(1000));
    EXPECT_NE(cache.find("a"), nullptr);
    EXPECT_EQ(cache.find("b"), nullptr);
    EXPECT_EQ(std::get<CompiledModule>(*cache.find("c")), moduleOfBytes(1000));
    cache.insert("huge", moduleOfBytes(10'000));
    EXPECT_EQ(cache.find("huge"), nullptr);
}

class DiskCacheTest : public testing::Test
{
protected:
    void SetUp() override { fs::remove_all(folder); }
    void TearDown() override { fs::remove_all(folder); }
    std::vector<fs::path> files() const
    {
        std::vector<fs::path> list;
        for (const auto& entry : fs::directory_iterator(folder))
            list.push_back(entry.path());
        return list;
    }
    const fs::path folder = fs::path(testing::TempDir()) / ("tilescope-cache-" + std::to_string(getpid())) / "deep";
};

TEST_F(DiskCacheTest, GivesBackWhatWasStored)
{
    DiskCache(folder, 1u << 20).insert("key", moduleOfBytes(5000));
    DiskCache other(folder, 1u << 20);
    EXPECT_EQ(other.find("key"), moduleOfBytes(5000));
    EXPECT_EQ(other.find("absent"), std::nullopt);
}

TEST_F(DiskCacheTest, NeverTrustsADamagedEntry)
{
    DiskCache cache(folder, 1u << 20);
    cache.insert("key", moduleOfBytes(300));
    const auto file = files().at(0);
    const std::string whole = readFile(file);
    for (std::size_t length = 0; length < whole.size(); length += 13) {
        writeFile(file, whole.substr(0, length));
        EXPECT_EQ(cache.find("key"), std::nullopt) << length;
    }
    for (std::size_t at = 0; at < whole.size(); at += 7) {
        std::string changed = whole;
        changed[at] = static_cast<char>(changed[at] ^ 4);
        writeFile(file, changed);
        EXPECT_EQ(cache.find("key"), std::nullopt) << at;
        EXPECT_FALSE(fs::exists(file)) << "a damaged entry goes";
    }
    writeFile(file, whole);
    EXPECT_EQ(cache.find("key"), moduleOfBytes(300));
}

TEST_F(DiskCacheTest, WaitsForNoPipeAndReadsNoFolder)
{
    DiskCache cache(folder, 1u << 20);
    cache.insert("key", moduleOfBytes(1000));
    const auto file = files().front();
    fs::remove(file);
    ASSERT_EQ(mkfifo(file.c_str(), 0600), 0);
    EXPECT_FALSE(cache.find("key"));
    cache.insert("key", moduleOfBytes(1000));
    EXPECT_EQ(cache.find("key"), moduleOfBytes(1000));
    fs::remove(file);
    fs::create_directories(file / "within");
    EXPECT_FALSE(cache.find("key"));
    cache.insert("key", moduleOfBytes(1000));
    EXPECT_FALSE(cache.find("key"));
}

TEST_F(DiskCacheTest, StaysWithinItsBoundAndDropsTheOldest)
{
    DiskCache cache(folder, 10'000);
    const auto age = [&](const std::string& key, int hours) {
        fs::last_write_time(folder / (key + ".module"), fs::file_time_type::clock::now() - std::chrono::hours(hours));
    };
    cache.insert("a", moduleOfBytes(3000)), age("a", 3);
    cache.insert("b", moduleOfBytes(3000)), age("b", 2);
    EXPECT_TRUE(cache.find("a")); // used now
    cache.insert("c", moduleOfBytes(3000));
    cache.insert("d", moduleOfBytes(3000));
    EXPECT_FALSE(cache.find("b"));
    EXPECT_TRUE(cache.find("a"));
    std::uintmax_t total = 0;
    for (const auto& file : files())
        total += fs::file_size(file);
    EXPECT_LE(total, 10'000u);
    cache.insert("huge", moduleOfBytes(20'000));
    EXPECT_FALSE(cache.find("huge"));
    EXPECT_TRUE(cache.find("a"));
}

TEST_F(DiskCacheTest, ClearsAwayWhatADeadProgramLeft)
{
    fs::create_directories(folder);
    writeFile(folder / "writing-1-1", "half");
    writeFile(folder / "writing-2-2", "now");
    fs::last_write_time(folder / "writing-1-1", fs::file_time_type::clock::now() - std::chrono::hours(2));
    DiskCache(folder, 1u << 20).insert("key", moduleOfBytes(10));
    EXPECT_FALSE(fs::exists(folder / "writing-1-1"));
    EXPECT_TRUE(fs::exists(folder / "writing-2-2"));
}

TEST_F(DiskCacheTest, WorksWithoutAFolderItCanWrite)
{
    for (const fs::path place : {"/proc/no/such/place", "/dev/null/x"}) {
        DiskCache cache(place, 1u << 20);
        EXPECT_NO_THROW(cache.insert("key", moduleOfBytes(10)));
        EXPECT_EQ(cache.find("key"), std::nullopt);
    }
}

TEST_F(DiskCacheTest, IsSafeForSeveralProgramsAtOnce)
{
    // Four programs write and read the same few keys, and evict each other's entries; every entry read is complete.
    std::vector<pid_t> children;
    for (int program = 0; program < 4; ++program) {
        const pid_t pid = fork();
        ASSERT_GE(pid, 0);
        if (pid == 0) {
            DiskCache cache(folder, 12'000);
            int found = 0;
            for (int round = 0; round < 200; ++round) {
                const char letter = static_cast<char>('a' + (round / 2 + program) % 6); // each twice in succession
                const auto module = cache.find(std::string(1, letter));
                if (module && *module != moduleOfBytes(3000, letter))
                    _exit(1);
                found += module ? 1 : 0;
                if (!module)
                    cache.insert(std::string(1, letter), moduleOfBytes(3000, letter));
            }
            _exit(found > 0 ? 0 : 2);
        }
        children.push_back(pid);
    }
    for (const pid_t pid : children) {
        int status = -1;
        waitpid(pid, &status, 0);
        EXPECT_EQ(status, 0);
    }
}

} // namespace
} // namespace tilescope::testing_help
