#include "gpu/compile/temporary_folder.h"

#include "compile_fixture.h"

#include <chrono>
#include <csignal>
#include <memory>
#include <sys/wait.h>
#include <unistd.h>

namespace tilescope::testing_help
{
namespace
{

namespace fs = std::filesystem;

class TemporaryFolderTest : public testing::Test
{
protected:
    void SetUp() override
    {
        fs::remove_all(m_parent);
        fs::create_directories(m_parent);
    }
    void TearDown() override { fs::remove_all(m_parent); }

    static void age(const fs::path& folder)
    {
        fs::last_write_time(folder, fs::file_time_type::clock::now() - std::chrono::minutes(2));
    }

    const fs::path m_parent = fs::path(testing::TempDir()) / ("tilescope-parent-" + std::to_string(getpid()));
    const Environment m_temporary{"TMPDIR", m_parent.string()};
};

TEST_F(TemporaryFolderTest, GoesWithItsContent)
{
    auto folder = std::make_unique<TemporaryFolder>();
    folder->write("a", "text");
    EXPECT_EQ(folder->read("a"), "text");
    EXPECT_EQ(fs::status(folder->path()).permissions(), fs::perms::owner_all);
    folder.reset();
    EXPECT_TRUE(fs::is_empty(m_parent));
}

TEST_F(TemporaryFolderTest, OfAKilledProcessIsRemovedByALaterStart)
{
    const pid_t process = fork();
    ASSERT_GE(process, 0);
    if (process == 0) {
        const TemporaryFolder folder;
        folder.write("kernel.cu", "text");
        raise(SIGKILL);
    }
    waitpid(process, nullptr, 0);
    ASSERT_FALSE(fs::is_empty(m_parent));
    const fs::path left = fs::directory_iterator(m_parent)->path();
    TemporaryFolder::removeAbandoned();
    EXPECT_TRUE(fs::exists(left)) << "it could be another program's, which has not locked it yet";
    age(left);
    const Toolchain toolchain{ToolchainOptions()};
    EXPECT_FALSE(fs::exists(left));
}

TEST_F(TemporaryFolderTest, OthersStay)
{
    const TemporaryFolder inUse;
    inUse.write("a", "text");
    age(inUse.path());
    fs::create_directories(m_parent / "elsewhere");
    fs::create_directories(m_parent / "tilescope-other");
    fs::create_directory_symlink("elsewhere", m_parent / "tilescope-compile-link00");
    writeFile(m_parent / "tilescope-compile-file00", "text");
    for (const char* name : {"elsewhere", "tilescope-other"})
        age(m_parent / name);
    TemporaryFolder::removeAbandoned();
    EXPECT_EQ(inUse.read("a"), "text");
    for (const char* name : {"elsewhere", "tilescope-other", "tilescope-compile-link00", "tilescope-compile-file00"})
        EXPECT_TRUE(fs::exists(m_parent / name)) << name;
}

} // namespace
} // namespace tilescope::testing_help
