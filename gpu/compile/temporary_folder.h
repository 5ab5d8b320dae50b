#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace tilescope
{

/// A new folder that only this user can read; it goes, with all in it, when the object does.
class TemporaryFolder
{
public:
    TemporaryFolder(); ///< throws std::runtime_error when none can be made
    ~TemporaryFolder();
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;

    const std::filesystem::path& path() const { return m_path; }
    void write(const std::string& name, std::string_view content) const; ///< throws std::runtime_error
    std::string read(const std::string& name) const;                     ///< empty when it is not there

private:
    std::filesystem::path m_path;
};

} // namespace tilescope
