#include "gpu/recipe/message.h"
#include "gpu/remote/worker.h"

#include "gpu/recipe/text/outside_text.h"
#include "gpu/remote/wire.h"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstring>
#include <optional>
#include <set>
#include <thread>

extern char** environ;

namespace tilescope::remote
{

namespace
{

using nlohmann::json;
using Clock = std::chrono::steady_clock;

/// A descriptor that is closed with its owner.
class Descriptor
{
public:
    Descriptor() = default;
    explicit Descriptor(int number) : m_number(number) {}
    ~Descriptor() { reset(); }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;

    int get() const { return m_number; }
    void reset(int number = -1)
    {
        if (m_number >= 0)
            close(m_number);
        m_number = number;
    }

private:
    int m_number = -1;
};

/// The picture of a file, which is sent.
const ImagePtr& pictureOf(const std::string& parameter, const LoadedFile& file)
{
    if (!file.image)
        throw SettingError(parameter, gpu::phrase("This number of images is read from the file piece by piece, but a "
                                                  "worker reads no files. Start Tilescope on the computer that has the "
                                                  "file and the GPU, or use fewer images: up to 512 MB are sent."));
    return file.image;
}

/// The program at the other end: its standard input and output are one socket, its standard error is a pipe.
class Process
{
public:
    explicit Process(const std::vector<std::string>& words)
    {
        std::array<int, 2> talk{}, errors{};
        if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, talk.data()) != 0)
            fail(words, errno);
        m_talk.reset(talk[0]);
        const Descriptor theirTalk(talk[1]);
        if (pipe2(errors.data(), O_CLOEXEC) != 0)
            fail(words, errno);
        m_errors.reset(errors[0]);
        const Descriptor theirErrors(errors[1]);
        fcntl(talk[0], F_SETFL, O_NONBLOCK);
        fcntl(errors[0], F_SETFL, O_NONBLOCK);

        posix_spawn_file_actions_t actions;
        posix_spawn_file_actions_init(&actions);
        posix_spawn_file_actions_adddup2(&actions, talk[1], 0);
        posix_spawn_file_actions_adddup2(&actions, talk[1], 1);
        posix_spawn_file_actions_adddup2(&actions, errors[1], 2);
        // A group of its own: Ctrl+C in the terminal is for this program, which ends the worker in order.
        posix_spawnattr_t attributes;
        posix_spawnattr_init(&attributes);
        sigset_t none, usual;
        sigemptyset(&none);
        sigemptyset(&usual);
        sigaddset(&usual, SIGPIPE);
        posix_spawnattr_setsigmask(&attributes, &none);
        posix_spawnattr_setsigdefault(&attributes, &usual);
        posix_spawnattr_setpgroup(&attributes, 0);
        posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
        std::vector<char*> arguments;
        for (const std::string& word : words)
            arguments.push_back(const_cast<char*>(word.c_str()));
        arguments.push_back(nullptr);
        const int error = posix_spawnp(&m_process, arguments.front(), &actions, &attributes, arguments.data(), environ);
        posix_spawn_file_actions_destroy(&actions);
        posix_spawnattr_destroy(&attributes);
        if (error != 0) {
            m_process = 0;
            fail(words, error);
        }
    }

    /// Its input ends; if it does not end soon, it is ended.
    ~Process()
    {
        m_talk.reset();
        if (m_process <= 0)
            return;
        constexpr auto step = std::chrono::milliseconds(20);
        constexpr int steps = 50;
        for (int i = 0; i < 2 * steps; ++i) {
            if (waitpid(m_process, nullptr, WNOHANG) != 0)
                return;
            if (i == steps)
                kill(-m_process, SIGTERM);
            std::this_thread::sleep_for(step);
        }
        kill(-m_process, SIGKILL);
        waitpid(m_process, nullptr, 0);
    }
    Process(const Process&) = delete;
    Process& operator=(const Process&) = delete;

    int talk() const { return m_talk.get(); }
    int errors() const { return m_errors.get(); }

    /// What it has written to standard error: the last line.
    std::string lastWords()
    {
        readErrors();
        std::string text = m_said;
        while (!text.empty() && (text.back() == '\n' || text.back() == '\r' || text.back() == ' '))
            text.pop_back();
        const std::size_t line = text.rfind('\n');
        text = line == std::string::npos ? text : text.substr(line + 1);
        return shownText(text);
    }

    /// False when it has closed its standard error.
    bool readErrors()
    {
        constexpr std::size_t kept = 4096;
        std::array<char, 1024> piece{};
        for (;;) {
            const ssize_t count = ::read(m_errors.get(), piece.data(), piece.size());
            if (count <= 0)
                return count < 0 && (errno == EAGAIN || errno == EINTR);
            m_said.append(piece.data(), static_cast<std::size_t>(count));
            if (m_said.size() > kept)
                m_said.erase(0, m_said.size() - kept);
        }
    }

private:
    [[noreturn]] static void fail(const std::vector<std::string>& words, int error)
    {
        throw LinkLost(say(gpu::phrase("The worker's command \"%1\" cannot be started: %2."), words.front(),
                           std::string(std::strerror(error))));
    }

    Descriptor m_talk, m_errors;
    pid_t m_process = 0;
    std::string m_said;
};

/// Wakes a poll() when a stop is requested.
class Waker
{
public:
    Waker()
    {
        std::array<int, 2> ends{};
        if (pipe2(ends.data(), O_CLOEXEC | O_NONBLOCK) == 0) {
            m_read.reset(ends[0]);
            m_write.reset(ends[1]);
        }
    }
    void wake() const
    {
        const char byte = 0;
        [[maybe_unused]] const ssize_t written = write(m_write.get(), &byte, 1);
    }
    int descriptor() const { return m_read.get(); }

private:
    Descriptor m_read, m_write;
};

class WorkerLink : public RemoteGpu
{
public:
    explicit WorkerLink(WorkerCommand command) : m_command(std::move(command)) {}

    DeviceProbe probe(const std::stop_token& stop) override
    {
        try {
            connect(stop);
            return m_device;
        } catch (const Cancelled&) {
            throw;
        } catch (const std::exception& error) {
            return {std::nullopt, messageOf(error)};
        }
    }

    Report run(const RemoteRun& run, const RunControl& control) override
    {
        try {
            connect(control.stop);
            return runOnce(run, control);
        } catch (const LinkLost&) {
            if (!m_wasConnected || !m_hasEnded || control.stop.stop_requested())
                throw;
        }
        m_reason = {}; // once without the pause: the worker may have been started anew, or the line be back
        connect(control.stop);
        return runOnce(run, control);
    }

private:
    enum class Loss { Ended, Useless };

    /// One that has ended may be started again at once. One that does not answer, or not as it must, would take its
    /// time again: the pause grows until a run has succeeded.
    [[noreturn]] void lose(Message sentence, Loss loss = Loss::Useless)
    {
        constexpr auto longest = std::chrono::seconds(600);
        m_hasEnded = loss == Loss::Ended;
        m_pause = m_hasEnded ? shortPause : std::clamp(4 * m_pause, 6 * shortPause, longest);
        if (m_process)
            if (const std::string words = m_process->lastWords(); !words.empty())
                sentence = joined(std::move(sentence), say(gpu::phrase("Output of the worker: \"%1\"."), words));
        m_process.reset();
        m_lostAt = Clock::now();
        m_reason = sentence;
        throw LinkLost(sentence);
    }

    /// Throws LinkLost; soon after a loss the same again, so that a slider does not wait for each attempt.
    void connect(const std::stop_token& stop)
    {
        if (m_process)
            return;
        m_wasConnected = false;
        if (!m_reason.empty() && Clock::now() - m_lostAt < m_pause)
            throw LinkLost(m_reason);
        m_sent.clear();
        m_parser = FrameParser();
        m_hasErrors = true;
        try {
            m_process = std::make_unique<Process>(m_command.words);
        } catch (const LinkLost& error) {
            m_lostAt = Clock::now();
            m_reason = error.message;
            throw;
        }
        const Frame hello = receive(stop, m_command.connectSeconds, [](const json& head) {
            const auto type = head.find("type");
            return type != head.end() && *type == "hello";
        });
        const json& head = hello.head;
        try {
            const std::string version = head.value("version", "");
            if (head.value("protocol", 0) != protocol || version != m_command.version)
                lose(say(gpu::phrase("The worker has a different version, \"%1\"; this is \"%2\". Install the same "
                                     "version on both computers."),
                         version, m_command.version));
            m_host = head.value("host", "");
            m_device = deviceFromJson(head);
        } catch (const FrameError& error) {
            lose(joined(gpu::phrase("The worker's response cannot be read."), error.message));
        } catch (const json::exception&) {
            lose(gpu::phrase("The worker's response cannot be read."));
        }
        if (m_device.device)
            m_device.device->name = placed(m_device.device->name);
        m_reason = {};
        m_wasConnected = true;
    }

    /// Found by what is noticed first: that it reads no more, or that it says no more.
    [[noreturn]] void loseEnded() { lose(gpu::phrase("The worker has ended."), Loss::Ended); }

    std::string placed(const std::string& gpu) const { return m_host.empty() ? gpu : gpu + " at " + m_host; }

    void send(const json& head, const std::vector<std::span<const std::byte>>& body = {})
    {
        try {
            writeFrame(m_process->talk(), head, body);
        } catch (const FrameError&) {
            loseEnded();
        }
    }

    /// The next frame that `wanted` accepts. While it waits, what the worker says to other runs is dropped.
    template <class Wanted>
    Frame receive(const std::stop_token& stop, double seconds, const Wanted& wanted)
    {
        const auto wake = [this] { m_waker.wake(); };
        const std::stop_callback whenStopped(stop, wake);
        const auto secondsSince = [](Clock::time_point then) {
            return std::chrono::duration<double>(Clock::now() - then).count();
        };
        auto heard = Clock::now();
        std::optional<Clock::time_point> cancelled;
        m_progressAt = heard;
        m_progress = 0;
        std::size_t waiting = 0;
        for (;;) {
            try {
                while (std::optional<Frame> frame = m_parser.take())
                    if (wanted(frame->head))
                        return std::move(*frame);
            } catch (const FrameError& error) {
                lose(joined(gpu::phrase("The worker's response cannot be read."), error.message));
            }
            constexpr std::size_t step = 1 << 16; // bytes of a frame that takes its time on a slow line
            if (m_parser.waitingBytes() >= waiting + step)
                m_progressAt = Clock::now();
            if (m_parser.waitingBytes() >= waiting + step || m_parser.waitingBytes() < waiting)
                waiting = m_parser.waitingBytes();
            if (stop.stop_requested() && !cancelled && m_running != 0) {
                cancelled = Clock::now();
                send({{"type", "cancel"}, {"id", m_running}});
            }
            if (stop.stop_requested() && (m_running == 0 || secondsSince(*cancelled) > m_command.cancelSeconds)) {
                m_process.reset();
                throw Cancelled();
            }
            if (secondsSince(heard) > seconds)
                lose(say(gpu::phrase("The worker has not answered for %1 s."), Decimal{seconds, 0}));
            if (secondsSince(m_progressAt) > m_command.busySeconds)
                lose(say(gpu::phrase("The worker has made no progress for %1 s."), Decimal{m_command.busySeconds, 0}));
            if (hasHeard())
                heard = Clock::now(); // a large frame takes its time on a slow line
        }
    }

    /// Waits for bytes from the worker, a stop request, or a moment. Whether bytes have come.
    bool hasHeard()
    {
        constexpr int momentMs = 500;
        std::array<pollfd, 3> waits{{{m_process->talk(), POLLIN, 0},
                                     {m_waker.descriptor(), POLLIN, 0},
                                     {m_hasErrors ? m_process->errors() : -1, POLLIN, 0}}};
        poll(waits.data(), waits.size(), momentMs);
        if (waits[1].revents) {
            std::array<char, 64> bytes{};
            while (::read(m_waker.descriptor(), bytes.data(), bytes.size()) > 0) {
            }
        }
        if (waits[2].revents)
            m_hasErrors = m_process->readErrors();
        if (!waits[0].revents)
            return false;
        m_piece.resize(std::size_t{1} << 18);
        const ssize_t count = ::read(m_process->talk(), m_piece.data(), m_piece.size());
        if (count > 0)
            m_parser.feed({m_piece.data(), static_cast<std::size_t>(count)});
        else if (count == 0 || (errno != EAGAIN && errno != EINTR))
            loseEnded();
        return count > 0;
    }

    /// The hash of a picture, which is computed once.
    std::string hashOfKnown(const ImagePtr& picture)
    {
        std::erase_if(m_hashes, [](const auto& known) { return known.first.expired(); });
        for (const auto& [known, hash] : m_hashes)
            if (known.lock() == picture)
                return hash;
        m_hashes.emplace_back(picture, hashOf(*picture));
        return m_hashes.back().second;
    }

    void sendPicture(const std::string& hash, const Image& picture)
    {
        Body body;
        const json description = body.add(picture);
        send({{"type", "picture"}, {"picture", description}}, body.pieces());
        m_sent.insert(hash);
    }

    Report runOnce(const RemoteRun& run, const RunControl& control)
    {
        constexpr std::size_t others = std::size_t{256} << 20; // a gallery, the values of side buffers
        if (run.resultBytes > 0)
            m_parser.setMostBody(4 * run.resultBytes + others); // the picture, its reference
        NamedRun named{.request = run.request, .picture = {}, .files = {}, .view = {}};
        named.request.preview.reset();
        std::map<std::string, ImagePtr> pictures;
        const auto nameOf = [&](const ImagePtr& picture) {
            const std::string hash = hashOfKnown(picture);
            pictures[hash] = picture;
            return hash;
        };
        named.picture = nameOf(run.request.image);
        for (const auto& [parameter, file] : run.files)
            named.files[parameter] = {nameOf(pictureOf(parameter, file)), file.notes, file.height};
        if (run.show && run.request.preview)
            named.view = run.request.preview->view;
        for (const auto& [hash, picture] : pictures)
            if (!m_sent.contains(hash))
                sendPicture(hash, *picture);
        json head = runToJson(named);
        head["type"] = "run";
        constexpr int mostAttempts = 4; // the worker may have forgotten pictures
        for (int attempt = 0; attempt < mostAttempts; ++attempt) {
            head["id"] = ++m_id;
            m_running = m_id;
            const struct Ended {
                std::uint64_t& running;
                ~Ended() { running = 0; }
            } ended{m_running};
            send(head);
            const Frame answer = receive(control.stop, m_command.silentSeconds,
                                         [&](const json& what) { return isAnswer(what, control); });
            const std::string type = answer.head.at("type").get<std::string>();
            try {
                if (type == "failure")
                    fail(answer, control);
                if (type == "part") {
                    if (!named.view) // nobody asked for it
                        lose(gpu::phrase("The worker's response cannot be read."));
                    show(run, answer);
                    return finish(control);
                }
                if (type == "report")
                    return reportOf(answer);
                for (const json& hash : answer.head.at("pictures"))
                    if (const auto found = pictures.find(hash.get<std::string>()); found != pictures.end())
                        sendPicture(found->first, *found->second);
            } catch (const FrameError& error) {
                lose(joined(gpu::phrase("The worker's response cannot be read."), error.message));
            } catch (const json::exception&) {
                lose(gpu::phrase("The worker's response cannot be read."));
            }
        }
        lose(gpu::phrase("The worker did not keep the image that was sent to it."));
    }

    /// After the part in view has been shown.
    Report finish(const RunControl& control)
    {
        const Frame answer =
            receive(control.stop, m_command.silentSeconds, [&](const json& what) { return isAnswer(what, control); });
        if (answer.head.at("type") == "failure")
            fail(answer, control);
        return reportOf(answer);
    }

    [[noreturn]] void fail(const Frame& answer, const RunControl& control)
    {
        if (answer.head.at("kind") == "cancelled" && !control.stop.stop_requested()) // nobody would run it again
            lose(gpu::phrase("The worker's response cannot be read."));
        throwFailure(answer.head);
    }

    bool isAnswer(const json& head, const RunControl& control)
    {
        const auto id = head.find("id"), type = head.find("type");
        if (id == head.end() || type == head.end() || !type->is_string() || *id != m_running)
            return false;
        if (*type == "progress") {
            const auto fraction = head.find("fraction");
            if (fraction == head.end() || !fraction->is_number())
                return false;
            constexpr double step = 0.005;
            const double done = std::clamp(fraction->get<double>(), 0.0, 1.0);
            if (done >= m_progress + step) {
                m_progress = done;
                m_progressAt = Clock::now();
            }
            if (control.progress)
                control.progress(done);
            return false;
        }
        return *type == "failure" || *type == "part" || *type == "report" || *type == "need";
    }

    static void show(const RemoteRun& run, const Frame& frame)
    {
        const json& head = frame.head;
        const PixelRect part{head.at("x").get<int>(), head.at("y").get<int>(), head.at("width").get<int>(),
                             head.at("height").get<int>()};
        const int scale = head.at("scale").get<int>();
        ImagePtr picture = pictureFrom(head.at("picture"), frame);
        const auto shrunk = [scale](int side) { return side / scale + (side % scale != 0 ? 1 : 0); };
        if (scale < 1 || part.x < 0 || part.y < 0 || part.isEmpty() || picture->width() != shrunk(part.width) ||
            picture->height() != shrunk(part.height))
            throw FrameError(gpu::phrase("A frame does not match its header."));
        run.show(std::move(picture), part, scale);
    }

    Report reportOf(const Frame& frame)
    {
        Report report = [&] {
            try {
                return reportFrom(frame);
            } catch (const SettingError& error) { // a field that this version does not know
                throw FrameError(error.message);
            }
        }();
        m_pause = shortPause;
        if (!report.deviceName.empty())
            report.deviceName = placed(report.deviceName);
        return report;
    }

    WorkerCommand m_command;
    std::unique_ptr<Process> m_process; ///< null: not connected
    FrameParser m_parser;
    Waker m_waker;
    std::vector<std::byte> m_piece;
    DeviceProbe m_device;
    std::string m_host;
    std::set<std::string> m_sent;                                             ///< hashes of pictures
    std::vector<std::pair<std::weak_ptr<const Image>, std::string>> m_hashes; ///< computed
    std::uint64_t m_id = 0, m_running = 0;                                    ///< 0: no run is there
    bool m_wasConnected = false, m_hasErrors = true, m_hasEnded = true;       ///< m_hasEnded: how it was lost
    double m_progress = 0; ///< of the run, from 0 to 1, and when it was made
    Clock::time_point m_lostAt, m_progressAt;
    static constexpr std::chrono::seconds shortPause{5};
    std::chrono::seconds m_pause = shortPause; ///< after a loss, in which no start is tried
    Message m_reason;                          ///< of the last loss; empty after a connection
};

} // namespace

std::shared_ptr<RemoteGpu> makeWorkerLink(WorkerCommand command)
{
    return std::make_shared<WorkerLink>(std::move(command));
}

} // namespace tilescope::remote
