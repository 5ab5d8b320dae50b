#include "gpu/program/record/recorder.h"

#include "gpu/program/record/record_files.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <fstream>
#include <stdexcept>
#include <unistd.h>
#include <utility>

namespace tilescope
{

using nlohmann::json;

namespace
{

std::string hexOf(const std::vector<std::byte>& bytes)
{
    constexpr const char* digits = "0123456789abcdef";
    std::string text;
    for (const std::byte byte : bytes) {
        text += digits[std::to_integer<unsigned>(byte) >> 4U];
        text += digits[std::to_integer<unsigned>(byte) & 15U];
    }
    return text;
}

json sidesOf(const Dim3& sides) { return {sides.x, sides.y, sides.z}; }

bool isWritten(int file, const std::byte* bytes, std::size_t count, std::size_t at)
{
    while (count > 0) {
        const ssize_t written = pwrite(file, bytes, count, static_cast<off_t>(at));
        if (written < 0 && errno == EINTR)
            continue;
        if (written <= 0)
            return false;
        bytes += written, at += static_cast<std::size_t>(written), count -= static_cast<std::size_t>(written);
    }
    return true;
}

/// Leaves holes for zeros: most of a large allocation often is.
bool isStored(int file, const SharedBytes& content, std::size_t at)
{
    constexpr std::size_t piece = 65'536;
    static constexpr std::byte zeros[piece] = {};
    for (std::size_t done = 0; done < content.size(); done += piece) {
        const std::size_t count = std::min(piece, content.size() - done);
        if (std::memcmp(content.data() + done, zeros, count) != 0 &&
            !isWritten(file, content.data() + done, count, at + done))
            return false;
    }
    return ftruncate(file, static_cast<off_t>(at + content.size())) == 0;
}

RecordRequest requestIn(const std::filesystem::path& folder)
{
    const json object = json::parse(std::ifstream(folder / recordRequestName));
    return {object.at("launches").get<std::vector<std::size_t>>(), object.at("bytes").get<std::size_t>(),
            object.at("no_code").get<std::string>()};
}

} // namespace

std::unique_ptr<Recorder> Recorder::fromEnvironment()
{
    const char* const folder = std::getenv(recordVariable);
    if (!folder)
        return nullptr;
    try {
        return std::make_unique<Recorder>(folder, requestIn(folder));
    } catch (const std::exception&) { // nothing that a program could do about it
        return nullptr;
    }
}

Recorder::Recorder(std::filesystem::path folder, RecordRequest request)
    : m_folder(std::move(folder)), m_request(std::move(request)),
      m_events(open((m_folder / recordEventsName).c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600)),
      m_process(getpid())
{
    if (!m_events.isOpen())
        throw std::runtime_error(m_folder.string() + " cannot be written.");
    event({{"version", recordVersion}});
}

bool Recorder::isOwnProcess() const { return getpid() == m_process; }

void Recorder::event(const json& line)
{
    if (isOwnProcess())
        write(line);
}

void Recorder::write(const json& line)
{
    std::string text = line.dump(-1, ' ', false, json::error_handler_t::replace) + "\n";
    const char* rest = text.data();
    for (std::size_t count = text.size(); count > 0;) {
        const ssize_t written = ::write(m_events.number(), rest, count);
        if (written < 0 && errno == EINTR)
            continue;
        if (written <= 0)
            return;
        rest += written, count -= static_cast<std::size_t>(written);
    }
}

void Recorder::module(const std::string& ptx)
{
    if (isOwnProcess())
        std::ofstream(m_folder / recordModuleName(m_modules), std::ios::binary) << ptx;
    ++m_modules;
}

static std::string configurationOf(const RecordedLaunch& launch)
{
    return json{launch.module, launch.kernel, sidesOf(launch.grid), sidesOf(launch.block), launch.sharedBytes}.dump(
        -1, ' ', false, json::error_handler_t::replace);
}

bool Recorder::observes(const RecordedLaunch& launch, std::size_t memoryBytes) const
{
    if (!isOwnProcess() || m_launches >= mostRecordedLaunches || memoryBytes > m_request.bytes - m_bytes)
        return false;
    if (!m_request.launches.empty())
        return std::ranges::find(m_request.launches, nextLaunch()) != m_request.launches.end();
    return !m_seen.contains(configurationOf(launch));
}

void Recorder::launch(const RecordedLaunch& launch)
{
    ++m_launches;
    if (!isOwnProcess() && !std::exchange(m_hasToldOfChild, true))
        write({{"child", true}});
    if (m_launches > mostRecordedLaunches) {
        constexpr std::size_t step = 1000;
        if (m_launches % step == 0)
            event({{"launches", m_launches}});
        return;
    }
    json line = {{"launch", m_launches},
                 {"module", launch.module},
                 {"kernel", launch.kernel},
                 {"file", launch.file},
                 {"line", launch.line},
                 {"grid", sidesOf(launch.grid)},
                 {"block", sidesOf(launch.block)},
                 {"shared", launch.sharedBytes},
                 {"parameters", hexOf(launch.parameters)}};
    if (launch.isCooperative)
        line["cooperative"] = true;
    if (launch.isObserved) {
        m_seen.insert(configurationOf(launch));
        writeMemory(launch, line);
    }
    event(line);
}

void Recorder::writeMemory(const RecordedLaunch& launch, json& line)
{
    if (!isOwnProcess())
        return;
    const std::filesystem::path path = m_folder / recordMemoryName(m_launches);
    FileDescriptor file(open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600));
    json memory = json::array(), variables = json::array(), textures = json::array();
    std::size_t end = 0;
    bool isWhole = file.isOpen();
    for (const RecordedMemory& one : launch.memory) {
        isWhole = isWhole && isStored(file.number(), one.content, end);
        memory.push_back({one.region, one.content.size(), end});
        end += one.content.size();
    }
    for (const RecordedVariable& one : launch.variables) {
        isWhole = isWhole && isStored(file.number(), one.content, end);
        variables.push_back({one.name, one.isConstant, one.content.size(), end});
        end += one.content.size();
    }
    for (const RecordedTexture& one : launch.textures) {
        isWhole = isWhole && isStored(file.number(), one.texels, end);
        const Texture& has = one.description;
        textures.push_back({has.width, has.height, has.depth, has.channels, has.format == PixelFormat::Float32,
                            static_cast<int>(has.address), static_cast<int>(has.shape),
                            has.filter == Texture::Filter::Linear, has.normalisedRead, has.normalisedCoordinates,
                            has.isSurface, one.memory, one.texels.size(), end});
        end += one.texels.size();
    }
    m_bytes += std::min(end, m_request.bytes - m_bytes);
    if (file.close() != 0 || !isWhole) {
        line["unwritten"] = true;
        unlink(path.c_str());
        return;
    }
    line["memory"] = std::move(memory);
    line["variables"] = std::move(variables);
    line["textures"] = std::move(textures);
}

void Recorder::fault(std::size_t launch, const std::string& sentence, const std::string& file, int line)
{
    if (launch <= mostRecordedLaunches)
        event({{"fault", launch}, {"sentence", sentence}, {"file", file}, {"line", line}});
}

void Recorder::skipped(const SkippedLaunch& launch)
{
    if (++m_skipped <= mostRecordedLaunches)
        event({{"skipped", launch.kernel}, {"file", launch.file}, {"line", launch.line}});
}

} // namespace tilescope
