#include "gpu/compile/temporary_folder.h"
#include "gpu/files/regular_file.h"

#include <gmock/gmock.h>

#include <fcntl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <utility>

namespace tilescope
{
namespace
{

std::string refusalOf(const std::filesystem::path& path)
{
    try {
        readRegularFile(path, 100);
    } catch (const std::runtime_error& error) {
        return error.what();
    }
    return "";
}

TEST(RegularFile, IsReadUpToTheLimit)
{
    const TemporaryFolder folder;
    const std::string text(200'000, 'x');
    folder.write("text", text);
    std::filesystem::create_symlink("text", folder.path() / "link");
    EXPECT_EQ(readRegularFile(folder.path() / "text", 1 << 20), text);
    EXPECT_EQ(readRegularFile(folder.path() / "link", 1 << 20), text);
    EXPECT_EQ(readRegularFile(folder.path() / "text", 70'000).size(), 70'000u);
    folder.write("empty", "");
    EXPECT_EQ(readRegularFile(folder.path() / "empty", 10), "");
    std::filesystem::resize_file(folder.path() / "empty", std::uintmax_t{1} << 35); // sparse
    EXPECT_EQ(readRegularFile(folder.path() / "empty", 10).size(), 10u);
}

TEST(RegularFile, AnythingElseIsRefusedAtOnce)
{
    const TemporaryFolder folder;
    const auto pipe = folder.path() / "pipe", socketFile = folder.path() / "socket", link = folder.path() / "link";
    ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
    std::filesystem::create_symlink(pipe, link);
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    ASSERT_LT(socketFile.string().size(), sizeof address.sun_path);
    std::strcpy(address.sun_path, socketFile.c_str());
    const int listener = socket(AF_UNIX, SOCK_STREAM, 0);
    ASSERT_EQ(bind(listener, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
    close(listener);

    EXPECT_EQ(refusalOf(pipe), "it is a pipe, not a file");
    EXPECT_EQ(refusalOf(link), "it is a pipe, not a file");
    EXPECT_EQ(refusalOf(socketFile), "it is a socket, not a file");
    EXPECT_EQ(refusalOf(folder.path()), "it is a folder, not a file");
    EXPECT_EQ(refusalOf("/dev/zero"), "it is a device, not a file");
    EXPECT_EQ(refusalOf(folder.path() / "absent"), "No such file or directory");
}

bool isDescriptor(int number) { return fcntl(number, F_GETFD) >= 0; }

TEST(RegularFile, ADescriptorIsClosedByItsOnlyOwner)
{
    FileDescriptor first(open("/dev/null", O_RDONLY)), second(open("/dev/null", O_RDONLY));
    ASSERT_TRUE(first.isOpen() && second.isOpen());
    const int one = first.number(), two = second.number();
    first = std::move(second);
    EXPECT_FALSE(isDescriptor(one));
    EXPECT_EQ(first.number(), two);
    EXPECT_EQ(FileDescriptor().close(), 0); // there is nothing to close
    EXPECT_TRUE(isDescriptor(two));
    const int released = FileDescriptor(std::move(first)).release();
    EXPECT_TRUE(isDescriptor(released));
    EXPECT_EQ(FileDescriptor(released).close(), 0);
    EXPECT_FALSE(isDescriptor(two));
    EXPECT_EQ(FileDescriptor(two).close(), EBADF);
}

} // namespace
} // namespace tilescope
