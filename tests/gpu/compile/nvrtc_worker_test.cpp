#include "gpu/compile/compiler_search.h"
#include "gpu/compile/temporary_folder.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <unistd.h>

namespace tilescope
{
namespace
{

namespace fs = std::filesystem;

/// A program in bin/, as installed; each test decides where its worker is.
class NvrtcWorker : public testing::Test
{
protected:
    NvrtcWorker()
    {
        fs::create_directories(m_root / "bin");
        fs::create_directories(m_root / "libexec/tilescope");
        addProgram("bin/tilescope");
    }

    fs::path addProgram(const char* name) const
    {
        m_folder.write(name, "");
        fs::permissions(m_root / name, fs::perms(0755));
        return m_root / name;
    }

    std::optional<fs::path> found() const { return findNvrtcWorker(m_root / "bin/tilescope"); }

    TemporaryFolder m_folder;
    fs::path m_root = fs::canonical(m_folder.path());
};

TEST_F(NvrtcWorker, IsInLibexecWhenInstalledAndBesideTheProgramInABuildFolder)
{
    EXPECT_EQ(found(), std::nullopt);
    const auto installed = addProgram("libexec/tilescope/tilescope-nvrtc");
    EXPECT_EQ(found(), installed);
    const auto beside = addProgram("bin/tilescope-nvrtc");
    EXPECT_EQ(found(), beside);
}

TEST_F(NvrtcWorker, IsNotTakenWhereEveryoneCanWrite)
{
    const auto worker = addProgram("bin/tilescope-nvrtc");
    fs::permissions(worker, fs::perms(0777));
    EXPECT_EQ(found(), std::nullopt) << "the file";
    fs::permissions(worker, fs::perms(0755));
    fs::permissions(worker.parent_path(), fs::perms(01777));
    EXPECT_EQ(found(), std::nullopt) << "the folder, as /tmp is";
    const auto installed = addProgram("libexec/tilescope/tilescope-nvrtc");
    EXPECT_EQ(found(), installed);
    fs::permissions(worker.parent_path(), fs::perms(0755));
    EXPECT_EQ(found(), worker);
}

TEST_F(NvrtcWorker, IsNotTakenFromAnotherUser)
{
    if (geteuid() != 0)
        GTEST_SKIP() << "Only root can make a file of another user.";
    const auto worker = addProgram("libexec/tilescope/tilescope-nvrtc");
    ASSERT_EQ(chown(worker.c_str(), 65534, 65534), 0);
    EXPECT_EQ(found(), std::nullopt) << "the file";
    ASSERT_EQ(chown(worker.c_str(), 0, 0), 0);
    ASSERT_EQ(chown(worker.parent_path().c_str(), 65534, 65534), 0);
    EXPECT_EQ(found(), std::nullopt) << "the folder";
    ASSERT_EQ(chown((m_root / "bin/tilescope").c_str(), 65534, 65534), 0);
    EXPECT_EQ(found(), worker) << "the program belongs to the same user";
}

} // namespace
} // namespace tilescope
