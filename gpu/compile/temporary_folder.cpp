#include "gpu/compile/temporary_folder.h"

#include "gpu/compile/tool_error.h"
#include "gpu/files/regular_file.h"

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <fcntl.h>
#include <fstream>
#include <stdexcept>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace tilescope
{

namespace
{

namespace fs = std::filesystem;

constexpr const char* folderPrefix = "tilescope-compile-";

FileDescriptor openFolder(const fs::path& folder)
{
    return FileDescriptor(open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC));
}

/// Whether it is this user's and has been left alone for a minute, since a new one is not locked yet. A time in the
/// future comes from a clock that was wrong.
bool isOldAndOwn(int folder)
{
    constexpr std::time_t seconds = 60;
    struct stat status;
    return fstat(folder, &status) == 0 && status.st_uid == geteuid() &&
           std::abs(std::time(nullptr) - status.st_mtim.tv_sec) > seconds;
}

} // namespace

fs::path TemporaryFolder::parent()
{
    std::error_code error;
    const fs::path folder = fs::temp_directory_path(error);
    return error ? "/tmp" : folder;
}

TemporaryFolder::TemporaryFolder()
{
    std::string pattern = (parent() / folderPrefix).string() + "XXXXXX";
    if (mkdtemp(pattern.data()) == nullptr)
        throw ToolError("No temporary folder can be made in " + parent().string() + " (" + std::strerror(errno) +
                        "). " + roomAdvice);
    m_path = pattern;
    m_lock = openFolder(m_path);
    if (m_lock.isOpen())
        flock(m_lock.number(), LOCK_EX | LOCK_NB);
}

TemporaryFolder::~TemporaryFolder()
{
    std::error_code ignored;
    fs::remove_all(m_path, ignored);
}

void TemporaryFolder::removeAbandoned()
{
    std::error_code error, ignored;
    for (fs::directory_iterator entry(parent(), error), end; !error && entry != end; entry.increment(error)) {
        if (!entry->path().filename().string().starts_with(folderPrefix))
            continue;
        const FileDescriptor folder = openFolder(entry->path());
        if (folder.isOpen() && isOldAndOwn(folder.number()) && flock(folder.number(), LOCK_EX | LOCK_NB) == 0)
            fs::remove_all(entry->path(), ignored);
    }
}

void TemporaryFolder::makeFolder(const std::string& name) const
{
    std::error_code error;
    fs::create_directory(m_path / name, error);
    if (error)
        throw ToolError("The temporary folder " + (m_path / name).string() + " cannot be made (" + error.message() +
                        "). " + roomAdvice);
}

void TemporaryFolder::write(const std::string& name, std::string_view content) const
{
    std::ofstream file(m_path / name, std::ios::binary);
    file.write(content.data(), static_cast<std::streamsize>(content.size()));
    file.close();
    if (!file)
        throw ToolError("The temporary file " + (m_path / name).string() + " cannot be written. " + roomAdvice);
}

std::string TemporaryFolder::read(const std::string& name) const
{
    constexpr std::size_t mostBytes = std::size_t{1} << 30; // more than a child process may write
    try {
        return readRegularFile(m_path / name, mostBytes);
    } catch (const std::runtime_error&) { // not there
        return {};
    }
}

} // namespace tilescope
