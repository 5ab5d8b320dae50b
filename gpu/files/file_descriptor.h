#pragma once

#include <cerrno>
#include <utility>

#include <unistd.h>

namespace tilescope
{

/// Owns a descriptor of a file, a folder, a pipe or a socket, and closes it when it is destroyed. A negative number, as
/// open() returns after a failure, is none.
class FileDescriptor
{
public:
    FileDescriptor() = default;
    explicit FileDescriptor(int number) : m_number(number) {}
    ~FileDescriptor() { close(); }
    FileDescriptor(FileDescriptor&& other) noexcept : m_number(other.release()) {}
    FileDescriptor& operator=(FileDescriptor&& other) noexcept
    {
        if (this != &other) {
            close();
            m_number = other.release();
        }
        return *this;
    }

    bool isOpen() const { return m_number >= 0; }
    int number() const { return m_number; }

    /// For a caller that closes it itself.
    [[nodiscard]] int release() { return std::exchange(m_number, -1); }

    /// Returns zero, or errno: some file systems report only now that a write has failed. Never tries twice, since the
    /// number may already be another file's.
    int close() { return !isOpen() || ::close(release()) == 0 ? 0 : errno; }

private:
    int m_number = -1;
};

} // namespace tilescope
