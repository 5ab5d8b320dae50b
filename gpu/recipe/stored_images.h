#pragma once

#include "gpu/files/file_descriptor.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>
#include <string>

namespace tilescope
{

/// Grey images of one size in a NumPy file (.npy): an array of bytes, images × height × width, in C order. They stay in
/// the file, which may be larger than the memory, and are read as they are needed.
/// Format: https://numpy.org/doc/stable/reference/generated/numpy.lib.format.html, versions 1.0 to 3.0.
class StoredImages
{
public:
    /// Sets up to this size are loaded whole; of larger ones a GPU reads piece after piece.
    static constexpr std::int64_t mostLoadedBytes = std::int64_t{512} << 20;

    /// Throws MessageError if the file cannot be read, or holds something else.
    static std::shared_ptr<const StoredImages> open(const std::filesystem::path& path);

    std::int64_t count() const { return m_count; }
    int width() const { return m_width; }   ///< pixels
    int height() const { return m_height; } ///< pixels
    std::size_t bytesOfImage() const { return static_cast<std::size_t>(m_width) * static_cast<std::size_t>(m_height); }

    /// Reads the images from `first` on that fill `levels`, one after the other. They must be there: first + how many
    /// ≤ count(). May be called from several threads at a time. Throws MessageError if the file does not give them.
    void read(std::int64_t first, std::span<std::byte> levels) const;

private:
    StoredImages(FileDescriptor file, std::string name);

    FileDescriptor m_file;
    std::string m_name;       ///< for messages
    std::int64_t m_begin = 0; ///< byte of the first image
    std::int64_t m_count = 0;
    int m_width = 0, m_height = 0;
};

} // namespace tilescope
