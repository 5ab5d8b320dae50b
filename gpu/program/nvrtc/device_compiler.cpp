#include "gpu/program/nvrtc/device_compiler.h"

#include "gpu/program/nvrtc/static_variables.h"
#include "gpu/program/record/record_files.h"

#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <spawn.h>
#include <stdexcept>
#include <stdlib.h> // NOLINT(modernize-deprecated-headers): mkdtemp
#include <sys/wait.h>
#include <unistd.h>

namespace tilescope
{

namespace fs = std::filesystem;

namespace
{

constexpr const char* textName = "text.cu";
constexpr const char* ptxName = "text.ptx";
constexpr const char* logName = "log";

std::string contentOf(const fs::path& path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

void store(const fs::path& path, const std::string& content)
{
    std::ofstream file(path, std::ios::binary);
    if (!(file << content).flush())
        throw std::runtime_error(path.string() + " cannot be written.");
}

/// Deletes itself at its end.
class WorkFolder
{
public:
    explicit WorkFolder(const fs::path& parent) : m_path((parent / "nvrtc-XXXXXX").string())
    {
        if (!mkdtemp(m_path.data()))
            throw std::runtime_error("No folder can be made beside the program: " + std::string(std::strerror(errno)) +
                                     ".");
    }
    WorkFolder(const WorkFolder&) = delete;
    WorkFolder& operator=(const WorkFolder&) = delete;
    ~WorkFolder()
    {
        std::error_code none;
        fs::remove_all(m_path, none);
    }
    fs::path path() const { return m_path; }

private:
    std::string m_path;
};

/// Its words, a line each, as the program's compiler has written them.
std::vector<std::string> commandBeside(const fs::path& program)
{
    std::ifstream file(program.parent_path() / deviceCompilerName);
    std::vector<std::string> words;
    for (std::string line; std::getline(file, line);)
        words.push_back(line);
    if (words.empty())
        throw std::runtime_error("Code is compiled while a program runs by clang, which is not installed. Install "
                                 "clang 14 or newer (Debian, Ubuntu: apt install clang).");
    return words;
}

/// Runs a command, whose output goes to a file. Returns whether it ended well.
bool runCommand(const std::vector<std::string>& words, const fs::path& log)
{
    std::vector<char*> arguments;
    for (const std::string& word : words)
        arguments.push_back(const_cast<char*>(word.c_str()));
    arguments.push_back(nullptr);
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, log.c_str(), O_WRONLY | O_CREAT, 0600);
    pid_t child = 0;
    const int failure = posix_spawn(&child, words[0].c_str(), &actions, nullptr, arguments.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    if (failure != 0)
        throw std::runtime_error(words[0] + " cannot be started: " + std::strerror(failure) + ".");
    int status = 0;
    while (waitpid(child, &status, 0) < 0 && errno == EINTR)
        ;
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

void replaceAll(std::string& text, const std::string& from, const std::string& to)
{
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
}

std::string folderOf(const fs::path& name) { return name.has_parent_path() ? name.parent_path().string() : "."; }

} // namespace

DeviceCode compileForDevice(const DeviceText& text)
{
    std::error_code none;
    const fs::path program = fs::read_symlink("/proc/self/exe", none);
    std::vector<std::string> words = commandBeside(program);
    const WorkFolder folder(program.parent_path());
    for (const DeviceText::Header& header : text.headers) {
        const fs::path place = (folder.path() / header.name).lexically_normal();
        if (!place.string().starts_with(folder.path().string() + "/"))
            throw std::runtime_error("A header is called " + header.name + ", which is outside of its folder.");
        fs::create_directories(place.parent_path(), none);
        store(place, withoutStaticVariables(header.text));
    }
    // The PTX then names the program's own file, if it is one, and its folder is that of its headers.
    store(folder.path() / textName, "#line 1 \"" + text.name + "\"\n" + withoutStaticVariables(text.text));
    words.insert(words.end(), text.options.begin(), text.options.end());
    for (const std::string& word : {"-I" + folder.path().string(), "-I" + folderOf(text.name), std::string("-o"),
                                    (folder.path() / ptxName).string(), (folder.path() / textName).string()})
        words.push_back(word);
    const bool isDone = runCommand(words, folder.path() / logName);
    DeviceCode code{isDone ? contentOf(folder.path() / ptxName) : std::string(), contentOf(folder.path() / logName)};
    replaceAll(code.log, folder.path().string() + "/", "");
    return code;
}

} // namespace tilescope
