#include "gpu/compile/child_process.h"

#include "gpu/compile/tool_error.h"
#include "gpu/files/file_descriptor.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <stdexcept>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace tilescope
{
namespace
{

constexpr int pollMilliseconds = 10; // how late a stop may be noticed

struct Pipe {
    FileDescriptor readEnd, writeEnd;
    Pipe()
    {
        int ends[2];
        if (pipe2(ends, O_CLOEXEC) != 0)
            throw ToolError(std::string("No pipe can be made (") + std::strerror(errno) + ").");
        readEnd = FileDescriptor(ends[0]);
        writeEnd = FileDescriptor(ends[1]);
        fcntl(ends[0], F_SETFL, O_NONBLOCK);
    }
};

/// A running process group; killed and reaped if the object is destroyed before it ended. What the program started and
/// left behind ends with it.
class Child
{
public:
    explicit Child(pid_t pid) : m_pid(pid) {}
    ~Child() { kill(); }
    Child(const Child&) = delete;
    Child& operator=(const Child&) = delete;

    pid_t pid() const { return m_pid; }
    bool ended()
    {
        if (m_ended)
            return true;
        siginfo_t info{};
        if (waitid(P_PID, static_cast<id_t>(m_pid), &info, WEXITED | WNOHANG | WNOWAIT) != 0 || info.si_pid != m_pid)
            return false;
        kill(); // while the number of the group is still its own
        return true;
    }
    void wait()
    {
        while (!m_ended && waitpid(m_pid, &m_status, 0) < 0 && errno == EINTR) {
        }
        m_ended = true;
    }
    void kill()
    {
        if (m_ended)
            return;
        ::kill(-m_pid, SIGKILL);
        wait();
    }
    int exitCode() const { return signal() ? 128 + signal() : WEXITSTATUS(m_status); }
    int signal() const { return WIFSIGNALED(m_status) ? WTERMSIG(m_status) : 0; }

private:
    pid_t m_pid;
    int m_status = 0;
    bool m_ended = false;
};

std::vector<std::string> childEnvironment(const ChildRequest& request)
{
    if (request.environment) {
        std::vector<std::string> environment = *request.environment;
        for (char** variable = environ; *variable; ++variable)
            environment.emplace_back(*variable);
        return environment;
    }
    const std::filesystem::path& folder = request.folder;
    std::vector<std::string> environment = {"LC_ALL=C", "TMPDIR=" + folder.string(), "CLANG_NO_DEFAULT_CONFIG=1"};
    for (const char* name : {"PATH", "HOME", "LD_LIBRARY_PATH", "ASAN_OPTIONS"})
        if (const char* value = std::getenv(name))
            environment.push_back(std::string(name) + "=" + value);
    return environment;
}

std::vector<char*> pointers(std::vector<std::string>& strings)
{
    std::vector<char*> result;
    for (auto& string : strings)
        result.push_back(string.data());
    result.push_back(nullptr);
    return result;
}

/// Everything that the child needs before it executes the program, prepared in advance.
struct Start {
    const char* program;
    char* const* arguments;
    char* const* environment;
    const char* folder;
    int inputFd, outputFd, errorFd;
    rlimit fileSize, memory;
    pid_t parent;
};

/// The child's part between vfork() and exec: it shares this process's memory, so it may make only system calls.
/// posix_spawn cannot be used because it cannot tie the child's life to the starting thread.
[[noreturn]] void becomeProgram(const Start& start, volatile int& failure)
{
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != start.parent) // the parent died before prctl()
        _exit(127);
    setpgid(0, 0);
    for (int signal = 1; signal < NSIG; ++signal)
        std::signal(signal, SIG_DFL);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, nullptr);
    setrlimit(RLIMIT_FSIZE, &start.fileSize);
    setrlimit(RLIMIT_AS, &start.memory);
    const int input = start.inputFd >= 0 ? start.inputFd : open("/dev/null", O_RDONLY);
    if (input >= 0 && dup2(input, 0) == 0 && dup2(start.outputFd, 1) == 1 && dup2(start.errorFd, 2) == 2 &&
        chdir(start.folder) == 0)
        execve(start.program, start.arguments, start.environment);
    failure = errno;
    _exit(127);
}

pid_t spawn(const ChildRequest& request, int outputFd, int errorFd)
{
    std::vector<std::string> arguments = {request.program.string()};
    arguments.insert(arguments.end(), request.arguments.begin(), request.arguments.end());
    auto environment = childEnvironment(request);
    const std::vector<char*> words = pointers(arguments), variables = pointers(environment);
    const Start start = {request.program.c_str(),
                         words.data(),
                         variables.data(),
                         request.folder.c_str(),
                         request.input,
                         outputFd,
                         errorFd,
                         {request.fileBytes, request.fileBytes},
                         {request.memoryBytes, request.memoryBytes},
                         getpid()};
    volatile int failure = 0;
    sigset_t all, before; // signal handlers of this process must not run in the child
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    const pid_t pid = vfork();
    if (pid == 0)
        becomeProgram(start, failure);
    const int forkFailure = errno;
    pthread_sigmask(SIG_SETMASK, &before, nullptr);
    if (pid > 0 && failure == 0)
        return pid;
    if (pid > 0)
        waitpid(pid, nullptr, 0);
    throw ToolError(request.program.string() + " cannot be started (" + std::strerror(pid > 0 ? failure : forkFailure) +
                    ").");
}

void limit(pid_t pid, const ChildRequest& request)
{
    // If this program dies, processes started by the child do not run forever.
    const unsigned threads = request.environment ? std::max(1U, std::thread::hardware_concurrency()) : 1;
    const auto seconds = static_cast<rlim_t>(request.timeout.count() / 1000 + 5) * threads;
    const rlimit time = {seconds, seconds};
    prlimit(pid, RLIMIT_CPU, &time, nullptr);
    const rlimit noCore = {0, 0};
    prlimit(pid, RLIMIT_CORE, &noCore, nullptr);
}

using Receiver = std::function<void(std::string_view bytes)>;

/// Reads the available bytes, at most a quarter of a megabyte so that a flood cannot delay a stop; returns false at the
/// end of the stream.
bool drain(int fd, const Receiver& receive)
{
    std::array<char, 16384> chunk;
    for (int i = 0; i < 16; ++i) {
        const ssize_t count = read(fd, chunk.data(), chunk.size());
        if (count < 0)
            return errno == EAGAIN || errno == EINTR;
        if (count == 0)
            return false;
        receive({chunk.data(), static_cast<std::size_t>(count)});
    }
    return true;
}

} // namespace

ChildResult runChild(const ChildRequest& request, const RunControl& control)
{
    if (control.stop.stop_requested())
        throw Cancelled();
    Pipe output, error;
    Child child(spawn(request, output.writeEnd.number(), error.writeEnd.number()));
    limit(child.pid(), request);
    output.writeEnd.close();
    error.writeEnd.close();

    ChildResult result;
    const auto receiver = [&](int stream) -> Receiver {
        if (request.receive)
            return [&request, stream](std::string_view bytes) { request.receive(stream, bytes); };
        std::string& text = stream == 1 ? result.output : result.error;
        return [&request, &text](std::string_view bytes) {
            text.append(bytes.substr(0, std::min(bytes.size(), request.outputBytes - text.size())));
        };
    };
    const Receiver receiveOutput = receiver(1), receiveError = receiver(2);
    const auto deadline = std::chrono::steady_clock::now() + request.timeout;
    bool outputOpen = true, errorOpen = true, ended = false;
    while (!ended) {
        if (control.stop.stop_requested())
            throw Cancelled();
        if (std::chrono::steady_clock::now() >= deadline) {
            child.kill();
            result.timedOut = true;
            return result;
        }
        pollfd fds[2] = {{outputOpen ? output.readEnd.number() : -1, POLLIN, 0},
                         {errorOpen ? error.readEnd.number() : -1, POLLIN, 0}};
        poll(fds, 2, outputOpen || errorOpen ? pollMilliseconds : 1);
        ended = child.ended(); // before reading, so that all earlier output is read
        outputOpen = outputOpen && drain(output.readEnd.number(), receiveOutput);
        errorOpen = errorOpen && drain(error.readEnd.number(), receiveError);
    }
    result.exitCode = child.exitCode();
    result.signal = child.signal();
    return result;
}

} // namespace tilescope
