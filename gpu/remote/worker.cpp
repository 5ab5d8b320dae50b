#include "gpu/remote/worker.h"

#include "gpu/recipe/message.h"
#include "gpu/remote/wire.h"
#include "gpu/run/runner.h"
#include "gpu/system/recently_used.h"

#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <limits>
#include <mutex>
#include <thread>

namespace tilescope::remote
{

namespace
{

using nlohmann::json;

/// The pictures that were sent last: a slider's runs are all of one.
class PictureStore
{
public:
    void add(const std::string& hash, ImagePtr picture)
    {
        m_kept.dropIf([&](const Kept& kept) { return kept.hash == hash; });
        m_kept.add({hash, std::move(picture)});
        m_kept.shrinkTo(mostBytes, [](const Kept& kept) { return kept.picture->bytes().size(); });
    }
    ImagePtr find(const std::string& hash)
    {
        const Kept* const found = m_kept.find([&](const Kept& kept) { return kept.hash == hash; });
        return found ? found->picture : nullptr;
    }

private:
    static constexpr std::size_t mostBytes = std::size_t{1} << 30;
    struct Kept {
        std::string hash;
        ImagePtr picture;
    };
    RecentlyUsed<Kept> m_kept;
};

std::string typeOf(const Frame& frame)
{
    const auto found = frame.head.find("type");
    return found != frame.head.end() && found->is_string() ? found->get<std::string>() : std::string();
}

std::uint64_t idOf(const Frame& frame)
{
    const auto found = frame.head.find("id");
    return found != frame.head.end() && found->is_number_unsigned() ? found->get<std::uint64_t>() : 0;
}

/// Requests and pictures that wait while a run goes on. Tilescope sends a run when the one before it has ended.
constexpr std::size_t mostWaiting = 64;

class Worker
{
public:
    Worker(int in, int out, RunnerOptions options, std::string version)
        : m_in(in), m_out(out), m_options(std::move(options)), m_version(std::move(version))
    {
        m_options.loadFile = [this](const FileRequest& wanted, const RunControl&) { return fileOf(wanted); };
    }

    bool serve()
    {
        m_runner = std::make_unique<Runner>(m_options);
        json hello = deviceToJson(m_runner->device());
        hello["type"] = "hello";
        hello["protocol"] = protocol;
        hello["version"] = m_version;
        std::array<char, 256> host{};
        gethostname(host.data(), host.size() - 1);
        hello["host"] = host.data();
        write(hello);
        const std::jthread reader([this](const std::stop_token& stop) { read(stop); });
        const std::jthread pulse([this](const std::stop_token& stop) { beat(stop); });
        try {
            while (std::optional<Frame> frame = next())
                handle(*frame);
        } catch (const FrameError&) { // nobody listens
            m_isBroken = true;
        }
        stopRun();
        return !m_isBroken;
    }

private:
    void write(const json& head, const std::vector<std::span<const std::byte>>& body = {})
    {
        const std::scoped_lock lock(m_writing);
        writeFrame(m_out, head, body);
    }

    /// The reader's thread: what concerns the present run takes effect at once, all else waits for its end.
    void read(const std::stop_token& stop)
    {
        constexpr int lookEveryMs = 200;
        FrameParser parser;
        std::vector<std::byte> piece(std::size_t{1} << 18);
        try {
            while (!stop.stop_requested()) {
                pollfd wait{m_in, POLLIN, 0};
                if (poll(&wait, 1, lookEveryMs) <= 0)
                    continue;
                const ssize_t count = ::read(m_in, piece.data(), piece.size());
                if (count < 0 && errno == EINTR)
                    continue;
                if (count <= 0)
                    break;
                parser.feed({piece.data(), static_cast<std::size_t>(count)});
                while (std::optional<Frame> frame = parser.take()) {
                    const std::scoped_lock lock(m_mutex);
                    if (typeOf(*frame) == "cancel") {
                        const std::uint64_t id = idOf(*frame);
                        m_cancelled = std::max(m_cancelled, id);
                        if (m_running <= id)
                            m_stop.request_stop();
                        continue;
                    }
                    if (m_frames.size() >= mostWaiting)
                        throw FrameError(gpu::phrase("Too many requests are queued."));
                    m_frames.push_back(std::move(*frame));
                    m_changed.notify_all();
                }
            }
        } catch (const std::exception&) { // not Tilescope's, or no memory for it
            m_isBroken = true;
        }
        stopRun();
        const std::scoped_lock lock(m_mutex);
        m_isEnded = true;
        m_changed.notify_all();
    }

    void stopRun()
    {
        const std::scoped_lock lock(m_mutex);
        m_cancelled = std::numeric_limits<std::uint64_t>::max();
        m_stop.request_stop();
    }

    /// Nothing when the stream has ended: nobody waits for what came before.
    std::optional<Frame> next()
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [this] { return m_isEnded || !m_frames.empty(); });
        if (m_isEnded || m_frames.empty())
            return std::nullopt;
        Frame frame = std::move(m_frames.front());
        m_frames.pop_front();
        return frame;
    }

    /// Says now and then that the worker is there, so that the other side can tell long work from a lost link.
    void beat(const std::stop_token& stop)
    {
        std::mutex mutex;
        std::unique_lock lock(mutex);
        std::condition_variable_any wait;
        while (!wait.wait_for(lock, stop, std::chrono::seconds(2), [] { return false; }) && !stop.stop_requested())
            try {
                if (m_isBusy) // else nobody reads
                    write({{"type", "alive"}});
            } catch (const FrameError&) {
                stopRun();
                return;
            }
    }

    void handle(const Frame& frame)
    {
        const std::uint64_t id = idOf(frame);
        try {
            const std::string type = typeOf(frame);
            if (type == "picture")
                keep(frame);
            else if (type == "run")
                run(frame, id);
            else
                throw MessageError(say(gpu::phrase("The worker does not recognise \"%1\"."), type));
        } catch (const FrameError&) {
            throw;
        } catch (...) {
            json failure = failureToJson(std::current_exception());
            failure["type"] = "failure";
            failure["id"] = id;
            write(failure);
        }
    }

    void keep(const Frame& frame)
    {
        ImagePtr picture = [&] {
            try {
                return pictureFrom(frame.head.at("picture"), frame);
            } catch (const json::exception&) {
                throw MessageError(gpu::phrase("A frame does not match its header."));
            } catch (const FrameError& error) {
                throw MessageError(error.message);
            }
        }();
        const std::string hash = hashOf(*picture);
        m_pictures.add(hash, std::move(picture));
    }

    LoadedFile fileOf(const FileRequest& wanted)
    {
        const auto found = m_files.find(wanted.parameter);
        if (found == m_files.end())
            throw MessageError(gpu::phrase("A worker reads no files; they are sent with the request."));
        return found->second;
    }

    /// Asks for the pictures that are not here; false if there are any.
    bool hasPictures(NamedRun& run, std::uint64_t id)
    {
        json missing = json::array();
        const auto find = [&](const std::string& hash) {
            ImagePtr picture = m_pictures.find(hash);
            if (!picture)
                missing.push_back(hash);
            return picture;
        };
        run.request.image = find(run.picture);
        m_files.clear();
        for (const auto& [parameter, file] : run.files)
            m_files[parameter] = {find(file.picture), file.notes, file.height};
        if (!missing.empty())
            write({{"type", "need"}, {"id", id}, {"pictures", missing}});
        return missing.empty();
    }

    void run(const Frame& frame, std::uint64_t id)
    {
        NamedRun named = [&] {
            try {
                return runFromJson(frame.head);
            } catch (const FrameError& error) {
                throw MessageError(error.message);
            }
        }();
        if (!hasPictures(named, id))
            return;
        RunControl control;
        {
            const std::scoped_lock lock(m_mutex);
            m_stop = std::stop_source();
            m_running = id;
            if (m_cancelled >= id)
                m_stop.request_stop();
            control.stop = m_stop.get_token();
        }
        control.progress = [&](double fraction) {
            try {
                write({{"type", "progress"}, {"id", id}, {"fraction", fraction}});
            } catch (const FrameError&) {
                stopRun();
            }
        };
        m_isBusy = true;
        const struct Done {
            std::atomic<bool>& isBusy;
            ~Done() { isBusy = false; }
        } done{m_isBusy};
        const Report report = m_runner->run(named.request, control);
        if (named.view && report.picture)
            showPart(*report.picture, *named.view, id);
        if (control.stop.stop_requested())
            throw Cancelled();
        Body body;
        json head = reportToJson(report, body);
        head["type"] = "report";
        head["id"] = id;
        write(head, body.pieces());
    }

    /// What is in view, at the size at which it is shown: the rest follows if no newer setting comes first.
    void showPart(const Image& picture, const PictureView& view, std::uint64_t id)
    {
        constexpr double largestScale = 64;
        PixelRect part = intersected(view.part.isEmpty() ? wholeOf(picture) : view.part, wholeOf(picture));
        const int scale =
            view.devicePixels > 0 ? static_cast<int>(std::clamp(1 / view.devicePixels, 1.0, largestScale)) : 1;
        if (part.isEmpty() || (scale == 1 && part == wholeOf(picture)))
            return;
        part = intersected(alignedTo(part, scale, scale), wholeOf(picture));
        const Image shown = shrunkPart(picture, part, scale);
        Body body;
        const json description = body.add(shown);
        write({{"type", "part"},
               {"id", id},
               {"x", part.x},
               {"y", part.y},
               {"width", part.width},
               {"height", part.height},
               {"scale", scale},
               {"picture", description}},
              body.pieces());
    }

    int m_in, m_out;
    RunnerOptions m_options;
    std::string m_version;
    std::unique_ptr<Runner> m_runner;
    PictureStore m_pictures;
    std::map<std::string, LoadedFile> m_files; ///< of the present run, by parameter
    std::mutex m_writing;

    std::mutex m_mutex; ///< protects the members below
    std::condition_variable m_changed;
    std::deque<Frame> m_frames;
    std::stop_source m_stop; ///< of the present run
    std::uint64_t m_running = 0, m_cancelled = 0;
    bool m_isEnded = false;
    std::atomic<bool> m_isBroken = false, m_isBusy = false;
};

} // namespace

bool serve(int in, int out, RunnerOptions options, const std::string& version)
{
    return Worker(in, out, std::move(options), version).serve();
}

} // namespace tilescope::remote
