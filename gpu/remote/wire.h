#pragma once

#include "gpu/remote/frame.h"
#include "gpu/run/remote_gpu.h"
#include "gpu/run/run_request.h"

#include <map>
#include <string>
#include <vector>

namespace tilescope::remote
{

/// The version of the frames below. Both sides compare it, and the program's version, before anything else.
inline constexpr int protocol = 3;

/// Pictures and other bytes of a frame's body, in order; its head describes them.
class Body
{
public:
    /// Returns what the head has to say of it. The picture must live until the frame is written.
    nlohmann::json add(const Image& picture);
    nlohmann::json add(std::span<const std::byte> bytes);
    const std::vector<std::span<const std::byte>>& pieces() const { return m_pieces; }

private:
    std::vector<std::span<const std::byte>> m_pieces;
    std::uint64_t m_bytes = 0;
};

/// The inverse of Body::add. Both throw FrameError for what does not lie in the body.
ImagePtr pictureFrom(const nlohmann::json& description, const Frame& frame);
std::vector<std::byte> bytesFrom(const nlohmann::json& description, const Frame& frame);

/// Identifies a picture by size, format and pixels (SHA-256).
std::string hashOf(const Image& picture);

nlohmann::json deviceToJson(const DeviceProbe& probe);
DeviceProbe deviceFromJson(const nlohmann::json& object);

/// A request without its pictures, which are named by their hashes: that of the request, and those of its files.
struct NamedRun {
    RunRequest request;
    std::string picture;
    struct File {
        std::string picture;
        std::vector<Message> notes;
        int height = 0; ///< of each image of a stack: LoadedFile::height
    };
    std::map<std::string, File> files; ///< by parameter
    std::optional<PictureView> view;   ///< that is wanted before the whole result
};
nlohmann::json runToJson(const NamedRun& run);
NamedRun runFromJson(const nlohmann::json& object); ///< throws SettingError

/// A report with its pictures, and what toJson(Report) leaves out. Without what stayed on the device.
nlohmann::json reportToJson(const Report& report, Body& body);
Report reportFrom(const Frame& frame);

/// An exception of a run, and the same exception on the other side.
nlohmann::json failureToJson(std::exception_ptr error);
[[noreturn]] void throwFailure(const nlohmann::json& object);

} // namespace tilescope::remote
