#include "gpu/compile/temporary_folder.h"

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <fcntl.h>
#include <fstream>
#include <iterator>
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

fs::path parentFolder()
{
    std::error_code error;
    const fs::path folder = fs::temp_directory_path(error);
    return error ? "/tmp" : folder;
}

FileDescriptor openFolder(const fs::path& folder)
{
    return FileDescriptor(open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC));
}

/// Whether it is this user's and has been left alone for a minute: a new one is not locked yet.
bool isOldAndOwn(int folder)
{
    constexpr std::time_t seconds = 60;
    struct stat status;
    return fstat(folder, &status) == 0 && status.st_uid == geteuid() &&
           std::time(nullptr) - status.st_mtim.tv_sec > seconds;
}

} // namespace

TemporaryFolder::TemporaryFolder()
{
    const fs::path parent = parentFolder();
    std::string pattern = (parent / folderPrefix).string() + "XXXXXX";
    if (mkdtemp(pattern.data()) == nullptr)
        throw std::runtime_error("No temporary folder can be made in " + parent.string() + " (" + std::strerror(errno) +
                                 "). Free some space there, or set TMPDIR to another folder.");
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
    for (fs::directory_iterator entry(parentFolder(), error), end; !error && entry != end; entry.increment(error)) {
        if (!entry->path().filename().string().starts_with(folderPrefix))
            continue;
        const FileDescriptor folder = openFolder(entry->path());
        if (folder.isOpen() && isOldAndOwn(folder.number()) && flock(folder.number(), LOCK_EX | LOCK_NB) == 0)
            fs::remove_all(entry->path(), ignored);
    }
}

void TemporaryFolder::write(const std::string& name, std::string_view content) const
{
    std::ofstream file(m_path / name, std::ios::binary);
    file.write(content.data(), static_cast<std::streamsize>(content.size()));
    file.close();
    if (!file)
        throw std::runtime_error("The temporary file " + (m_path / name).string() +
                                 " cannot be written. Free some space there, or set TMPDIR to another folder.");
}

std::string TemporaryFolder::read(const std::string& name) const
{
    std::ifstream file(m_path / name, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

} // namespace tilescope
