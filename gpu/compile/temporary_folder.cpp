#include "gpu/compile/temporary_folder.h"

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>
#include <stdexcept>

namespace tilescope
{

TemporaryFolder::TemporaryFolder()
{
    std::error_code error;
    auto parent = std::filesystem::temp_directory_path(error);
    if (error)
        parent = "/tmp";
    std::string pattern = (parent / "tilescope-XXXXXX").string();
    if (mkdtemp(pattern.data()) == nullptr)
        throw std::runtime_error("No temporary folder can be made in " + parent.string() + " (" + std::strerror(errno) +
                                 "). Free some space there, or set TMPDIR to another folder.");
    m_path = pattern;
}

TemporaryFolder::~TemporaryFolder()
{
    std::error_code ignored;
    std::filesystem::remove_all(m_path, ignored);
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
