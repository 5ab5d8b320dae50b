#pragma once

#include "gpu/image/image.h"

#include <cstddef>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <span>
#include <string>

#include <unistd.h>

namespace tilescope
{

/// A NumPy file, version 1.0, whose header has this dictionary.
inline std::string npyText(std::string dictionary, std::span<const std::byte> content)
{
    constexpr std::size_t start = 10, aligned = 64;
    while ((start + dictionary.size() + 1) % aligned != 0)
        dictionary += ' ';
    dictionary += '\n';
    std::string text = "\x93NUMPY\x01";
    text += '\0';
    text += static_cast<char>(dictionary.size() & 0xFF);
    text += static_cast<char>(dictionary.size() >> 8);
    return text + dictionary + std::string(reinterpret_cast<const char*>(content.data()), content.size());
}

/// The images of a stack, each `height` high, as np.save() writes them.
inline std::string npyText(const Image& stack, int height)
{
    return npyText("{'descr': '|u1', 'fortran_order': False, 'shape': (" + std::to_string(stack.height() / height) +
                       ", " + std::to_string(height) + ", " + std::to_string(stack.width()) + "), }",
                   stack.bytes());
}

/// A file with this content, until it is destroyed.
class TestFile
{
public:
    explicit TestFile(const std::string& content)
    {
        std::string pattern = (std::filesystem::temp_directory_path() / "tilescope_test_XXXXXX").string();
        close(mkstemp(pattern.data()));
        m_path = pattern;
        write(content);
    }
    ~TestFile() { std::filesystem::remove(m_path); }
    TestFile(const TestFile&) = delete;
    TestFile& operator=(const TestFile&) = delete;

    const std::string& path() const { return m_path; }
    void write(const std::string& content) const { std::ofstream(m_path, std::ios::binary) << content; }
    void shorten(std::size_t bytes) const
    {
        std::filesystem::resize_file(m_path, std::filesystem::file_size(m_path) - bytes);
    }

private:
    std::string m_path;
};

} // namespace tilescope
