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

/// A running process group; killed and reaped if the object is destroyed before it ended.
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
        if (!m_ended)
            m_ended = waitpid(m_pid, &m_status, WNOHANG) == m_pid;
        return m_ended;
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
    int exitCode() const { return WIFSIGNALED(m_status) ? 128 + WTERMSIG(m_status) : WEXITSTATUS(m_status); }

private:
    pid_t m_pid;
    int m_status = 0;
    bool m_ended = false;
};

std::vector<std::string> childEnvironment(const std::filesystem::path& folder)
{
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
    int outputFd, errorFd;
    rlimit fileSize;
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
    const int input = open("/dev/null", O_RDONLY);
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
    auto environment = childEnvironment(request.folder);
    const std::vector<char*> words = pointers(arguments), variables = pointers(environment);
    const Start start = {request.program.c_str(),
                         words.data(),
                         variables.data(),
                         request.folder.c_str(),
                         outputFd,
                         errorFd,
                         {request.fileBytes, request.fileBytes},
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
    const rlimit memory = {request.memoryBytes, request.memoryBytes};
    prlimit(pid, RLIMIT_AS, &memory, nullptr);
    // If this program dies, processes started by the child do not run forever.
    const auto seconds = static_cast<rlim_t>(request.timeout.count() / 1000 + 5);
    const rlimit time = {seconds, seconds};
    prlimit(pid, RLIMIT_CPU, &time, nullptr);
    const rlimit noCore = {0, 0};
    prlimit(pid, RLIMIT_CORE, &noCore, nullptr);
}

/// Reads the available bytes, at most a quarter of a megabyte so that a flood cannot delay a stop; returns false at the
/// end of the stream.
bool drain(int fd, std::string& text, std::size_t most)
{
    std::array<char, 16384> chunk;
    for (int i = 0; i < 16; ++i) {
        const ssize_t count = read(fd, chunk.data(), chunk.size());
        if (count < 0)
            return errno == EAGAIN || errno == EINTR;
        if (count == 0)
            return false;
        text.append(chunk.data(), std::min(static_cast<std::size_t>(count), most - text.size()));
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
    const auto deadline = std::chrono::steady_clock::now() + request.timeout;
    bool outputOpen = true, errorOpen = true;
    while (outputOpen || errorOpen) {
        if (control.stop.stop_requested())
            throw Cancelled();
        if (std::chrono::steady_clock::now() >= deadline) {
            child.kill();
            result.timedOut = true;
            return result;
        }
        pollfd fds[2] = {{outputOpen ? output.readEnd.number() : -1, POLLIN, 0},
                         {errorOpen ? error.readEnd.number() : -1, POLLIN, 0}};
        poll(fds, 2, pollMilliseconds);
        const bool ended = child.ended(); // before reading, so that all earlier output is read
        outputOpen = outputOpen && drain(output.readEnd.number(), result.output, request.outputBytes);
        errorOpen = errorOpen && drain(error.readEnd.number(), result.error, request.outputBytes);
        if (ended)
            break;
    }
    while (!child.ended()) { // it closed its streams but still runs
        if (control.stop.stop_requested())
            throw Cancelled();
        if (std::chrono::steady_clock::now() >= deadline) {
            child.kill();
            result.timedOut = true;
            return result;
        }
        poll(nullptr, 0, 1);
    }
    result.exitCode = child.exitCode();
    return result;
}

} // namespace tilescope
