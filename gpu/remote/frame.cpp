#include "gpu/remote/frame.h"

#include "gpu/recipe/message.h"

#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>

namespace tilescope::remote
{

namespace
{

/// A frame begins with this, the size of the head (4 bytes) and that of the body (8 bytes), both little-endian. It ends
/// with the end of a line: a launcher such as srun passes a program's output on line by line.
constexpr std::array<char, 8> start{'T', 'i', 'l', 'e', 's', 'c', '0', '2'};
constexpr std::size_t prefixBytes = start.size() + 4 + 8;
constexpr std::byte end{'\n'};

std::uint64_t numberAt(const std::byte* bytes, std::size_t count)
{
    std::uint64_t number = 0;
    for (std::size_t i = count; i-- > 0;)
        number = number << 8 | std::to_integer<std::uint64_t>(bytes[i]);
    return number;
}

void sendAll(int descriptor, const std::byte* bytes, std::size_t count)
{
    constexpr int mostIdle = 20; // seconds in which the other side takes nothing
    bool isSocket = true;
    int idle = 0;
    while (count > 0) {
        // A socket's reader may have gone: without the flag, that would end this program by SIGPIPE.
        const ssize_t sent = isSocket ? send(descriptor, bytes, count, MSG_NOSIGNAL) : write(descriptor, bytes, count);
        if (sent >= 0) {
            idle = 0;
            bytes += sent;
            count -= static_cast<std::size_t>(sent);
        } else if (errno == ENOTSOCK) {
            isSocket = false;
        } else if (errno == EAGAIN) {
            pollfd wait{descriptor, POLLOUT, 0};
            if (poll(&wait, 1, 1000) == 0 && ++idle >= mostIdle)
                throw FrameError(gpu::phrase("The other side has stopped reading."));
        } else if (errno != EINTR) {
            throw FrameError(gpu::phrase("The other side has stopped reading."));
        }
    }
}

} // namespace

void FrameParser::drop(std::size_t bytes)
{
    m_begin += bytes;
    if (m_begin == m_bytes.size()) {
        m_bytes.clear();
        m_begin = 0;
    }
}

/// Whether the bytes begin with a frame's start, after what may stand before the first.
bool FrameParser::findStart()
{
    const auto* const first = reinterpret_cast<const std::byte*>(start.data());
    const auto from = m_bytes.begin() + static_cast<std::ptrdiff_t>(m_begin);
    const auto found = std::search(from, m_bytes.end(), first, first + start.size());
    if (found == m_bytes.end()) {
        if (m_bytes.size() - m_begin >= start.size() + (m_hasStarted ? 0 : m_limits.preamble))
            throw FrameError(gpu::phrase("The response is not from Tilescope."));
        return false;
    }
    const auto before = static_cast<std::size_t>(found - from);
    if (before > (m_hasStarted ? 0 : m_limits.preamble))
        throw FrameError(gpu::phrase("The response is not from Tilescope."));
    drop(before);
    m_hasStarted = true;
    return true;
}

std::optional<Frame> FrameParser::take()
{
    if (m_bytes.size() - m_begin < prefixBytes || !findStart() || m_bytes.size() - m_begin < prefixBytes)
        return std::nullopt;
    const std::byte* const prefix = m_bytes.data() + m_begin + start.size();
    const std::uint64_t head = numberAt(prefix, 4), body = numberAt(prefix + 4, 8);
    if (head > m_limits.head || body > std::min(m_limits.body, m_mostBody))
        throw FrameError(gpu::phrase("A frame exceeds the maximum size."));
    if (m_bytes.size() - m_begin < prefixBytes + head + body + 1)
        return std::nullopt;
    const std::byte* const text = m_bytes.data() + m_begin + prefixBytes;
    if (text[head + body] != end)
        throw FrameError(gpu::phrase("The response is not from Tilescope."));
    Frame frame;
    frame.head = nlohmann::json::parse(reinterpret_cast<const char*>(text), reinterpret_cast<const char*>(text + head),
                                       nullptr, false);
    if (!frame.head.is_object())
        throw FrameError(gpu::phrase("The header of a frame is not a JSON object."));
    frame.body.assign(text + head, text + head + body);
    drop(prefixBytes + head + body + 1);
    if (m_begin > (std::size_t{1} << 20)) {
        m_bytes.erase(m_bytes.begin(), m_bytes.begin() + static_cast<std::ptrdiff_t>(m_begin));
        m_begin = 0;
    }
    return frame;
}

void writeFrame(int descriptor, const nlohmann::json& head, const std::vector<std::span<const std::byte>>& body)
{
    const std::string text = head.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
    std::uint64_t bodyBytes = 0;
    for (const auto& piece : body)
        bodyBytes += piece.size();
    std::vector<std::byte> first(prefixBytes + text.size());
    std::memcpy(first.data(), start.data(), start.size());
    for (std::size_t i = 0; i < 4; ++i)
        first[start.size() + i] = static_cast<std::byte>(text.size() >> (8 * i) & 0xFF);
    for (std::size_t i = 0; i < 8; ++i)
        first[start.size() + 4 + i] = static_cast<std::byte>(bodyBytes >> (8 * i) & 0xFF);
    std::memcpy(first.data() + prefixBytes, text.data(), text.size());
    if (body.empty())
        first.push_back(end);
    sendAll(descriptor, first.data(), first.size());
    for (const auto& piece : body)
        sendAll(descriptor, piece.data(), piece.size());
    if (!body.empty())
        sendAll(descriptor, &end, 1);
}

} // namespace tilescope::remote
