#pragma once

#include "gpu/recipe/message_value.h"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace tilescope::remote
{

/// What crosses the link: an object that says what it is, and bytes that it describes, such as pictures.
struct Frame { // NOLINT(bugprone-exception-escape): nlohmann::json throws for a broken invariant only
    nlohmann::json head;
    std::vector<std::byte> body;
};

/// The stream is not one of Tilescope's, or its frames exceed the limits.
class FrameError : public MessageError
{
public:
    using MessageError::MessageError;
};

/// Bytes before the first frame, such as a greeting of a login shell, head and body of a frame, at most.
struct FrameLimits {
    std::size_t preamble = std::size_t{64} << 10, head = std::size_t{32} << 20, body = std::size_t{1} << 30;
};

/// Cuts a stream of bytes, in whatever pieces it comes, into frames.
class FrameParser
{
public:
    explicit FrameParser(const FrameLimits& limits = {}) : m_limits(limits) {}

    void feed(std::span<const std::byte> bytes) { m_bytes.insert(m_bytes.end(), bytes.begin(), bytes.end()); }

    /// The next frame, or nothing until more bytes have come. Throws FrameError; the stream cannot be used after that.
    std::optional<Frame> take();

    /// Of the frames from now on, within the limits.
    void setMostBody(std::size_t bytes) { m_mostBody = bytes; }
    std::size_t waitingBytes() const { return m_bytes.size() - m_begin; } ///< of a frame that is not complete yet

private:
    bool findStart();
    void drop(std::size_t bytes);

    FrameLimits m_limits;
    std::size_t m_mostBody = m_limits.body;
    std::vector<std::byte> m_bytes;
    std::size_t m_begin = 0; ///< of m_bytes: what has not been taken
    bool m_hasStarted = false;
};

/// Writes a frame whose body is these pieces, one after the other. Waits while the reader is slow. Throws FrameError if
/// there is no reader any more. The descriptor may be of a file, pipe or socket.
void writeFrame(int descriptor, const nlohmann::json& head, const std::vector<std::span<const std::byte>>& body = {});

} // namespace tilescope::remote
