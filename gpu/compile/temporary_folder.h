#pragma once

#include "gpu/files/file_descriptor.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace tilescope
{

/// Follows a sentence that names the folder of temporary files, if that is full.
inline constexpr const char* roomAdvice = "Free some space there, or set TMPDIR to another folder.";

/// A new folder that only this user can read; removed with its content when the object is destroyed. It is locked until
/// then, or until the process dies.
class TemporaryFolder
{
public:
    TemporaryFolder(); ///< throws std::runtime_error if it cannot be created
    ~TemporaryFolder();
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;

    static std::filesystem::path parent(); ///< where it is created

    const std::filesystem::path& path() const { return m_path; }
    void makeFolder(const std::string& name) const;                      ///< throws std::runtime_error
    void write(const std::string& name, std::string_view content) const; ///< throws std::runtime_error
    std::string read(const std::string& name) const;                     ///< empty unless it is a regular file

    /// Removes this user's folders that processes left when they were killed more than a minute ago.
    static void removeAbandoned();

private:
    std::filesystem::path m_path;
    FileDescriptor m_lock; ///< the open folder
};

} // namespace tilescope
