#include "gpu/program/program.h"

#include "gpu/compile/child_process.h"
#include "gpu/compile/temporary_folder.h"
#include "gpu/declared/reading/own_headers.h"
#include "gpu/files/regular_file.h"
#include "gpu/files/source_text.h"
#include "gpu/model/gpu_model.h"
#include "gpu/program/host_compiler/companion_files.h"
#include "gpu/program/host_compiler/program_folder.h"
#include "gpu/program/host_compiler/program_text.h"
#include "gpu/program/record/record_files.h"
#include "gpu/program/record/recorded_finding.h"
#include "gpu/program/replay/carried_source.h"
#include "gpu/recipe/message.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <stdexcept>
#include <unistd.h>
#include <utility>

namespace tilescope
{

namespace fs = std::filesystem;

namespace
{

constexpr std::size_t mostTextBytes = std::size_t{4} << 20;

std::vector<ProgramFile> filesOf(const std::vector<fs::path>& paths)
{
    std::vector<ProgramFile> files;
    for (const fs::path& path : paths) {
        try {
            const std::string bytes = readRegularFile(path, mostTextBytes + 1);
            if (bytes.size() > mostTextBytes)
                throw std::runtime_error("it has more than 4 MB, which is not a program's text");
            files.push_back({path.string(), sourceTextOf(bytes).text});
        } catch (const std::runtime_error& error) {
            throw std::runtime_error(path.string() + " cannot be read: " + error.what() + ".");
        }
    }
    return files;
}

std::size_t memoryLimit(std::size_t wanted)
{
    const auto pages = static_cast<std::size_t>(std::max(sysconf(_SC_PHYS_PAGES), 1L));
    return wanted > 0 ? wanted : pages * static_cast<std::size_t>(sysconf(_SC_PAGESIZE)) / 4 * 3;
}

/// Kills, at its end, what the program has started in process groups of their own: they have its variable.
class Leftovers
{
public:
    explicit Leftovers(std::string variable) : m_variable(std::move(variable)) {}
    Leftovers(const Leftovers&) = delete;
    Leftovers& operator=(const Leftovers&) = delete;
    ~Leftovers()
    {
        constexpr int mostRounds = 10; // one may be starting another
        for (int round = 0; round < mostRounds && killAll(); ++round)
            usleep(1000);
    }

private:
    bool killAll() const
    {
        bool isFound = false;
        std::error_code none;
        for (const fs::directory_entry& entry : fs::directory_iterator("/proc", none)) {
            const int process = std::atoi(entry.path().filename().c_str());
            if (process <= 0 || process == getpid())
                continue;
            std::ifstream file(entry.path() / "environ", std::ios::binary);
            const std::string environment{std::istreambuf_iterator<char>(file), {}};
            if (('\0' + environment).find('\0' + m_variable + '\0') != std::string::npos)
                isFound = kill(process, SIGKILL) == 0 || isFound;
        }
        return isFound;
    }

    std::string m_variable;
};

std::string listOf(const std::vector<std::string>& names)
{
    std::string list;
    for (std::size_t i = 0; i < names.size(); ++i)
        list += (i == 0 ? "\"" : i + 1 == names.size() ? " and \"" : ", \"") + names[i] + "\"";
    return list;
}

/// What the program's own build leaves out for a GPU; nothing if it has code for the GPU.
std::optional<Finding> missingCode(const ProgramRequest& request)
{
    if (request.gpu.empty())
        return std::nullopt;
    const GpuModel& gpu = gpuNamed(request.gpu);
    BuiltArchitectures built = request.sources.architectures;
    if (built.codes.empty())
        built = architecturesFor(request.sources.files.front());
    if (built.runOn(gpu.major, gpu.minor))
        return std::nullopt;
    const std::string capability = std::to_string(gpu.major) + "." + std::to_string(gpu.minor),
                      number = std::to_string(10 * gpu.major + gpu.minor);
    Finding finding;
    finding.kind = FindingKind::FailedLaunch;
    finding.source = built.file;
    finding.line = built.line;
    finding.message = say(gpu::phrase("The program has no code for the %1, whose compute capability is %2: it is built "
                                      "for %3."),
                          gpu.name, capability, built.names());
    finding.cure = built.isCMake ? say(gpu::phrase("Add %1 to CMAKE_CUDA_ARCHITECTURES."), number)
                                 : say(gpu::phrase("Use -gencode arch=compute_%1,code=sm_%1, beside one for each other "
                                                   "architecture."),
                                       number);
    return finding;
}

bool readsArguments(const ProgramFile& file)
{
    const std::optional<std::string> parameters = parametersOfMain(file.text);
    return parameters && parameters->find(',') != std::string::npos;
}

/// Which files the program could not read, if that may be why it failed or launched nothing, and what it read instead.
void noteMissing(const ProgramRequest& request, const fs::path& folder, ProgramRecord& record)
{
    const std::vector<std::string>&missing = record.record.missing, &replaced = record.record.replaced;
    const bool hasFailed = record.exitCode != 0 || record.record.launchCount == 0;
    if (!replaced.empty())
        record.record.notes.push_back("The program read the chosen image in place of " + listOf(replaced) +
                                      ", which does not exist.");
    if (hasFailed && !missing.empty())
        record.record.notes.push_back("The program could not open " + listOf(missing) +
                                      " for reading: there is no such file. It ran in " +
                                      fs::absolute(folder).string() + ".");
    if (hasFailed && request.arguments.empty() && !record.timedOut &&
        std::ranges::any_of(record.files, &readsArguments))
        record.record.notes.emplace_back(
            "The program was given no arguments. On the command line they follow --, in the window they are typed "
            "above its output.");
}

} // namespace

ProgramRecord runProgram(const ProgramRequest& request, const RunControl& control)
{
    ProgramRecord record;
    filesOf(request.sources.files); // before a compiler reads them
    record.timeout = request.timeout;
    record.definitions = request.sources.definitions;
    std::error_code none;
    const ProgramTools tools = findProgramTools(fs::read_symlink("/proc/self/exe", none));
    const TemporaryFolder folder;
    CompiledProgram compiled = compileProgram(request.sources, tools, folder.path(), control);
    record.warnings = std::move(compiled.warnings);
    record.files = filesOf(compiled.files);
    for (ProgramFile& file : record.files)
        file.text = withOwnHeaders(file.name, std::move(file.text));
    if (request.compiled)
        request.compiled(record.warnings);

    folder.makeFolder("record");
    const fs::path recordFolder = folder.path() / "record";
    const std::optional<Finding> noCode = missingCode(request);
    RecordRequest wanted = request.record;
    wanted.noCode = noCode ? english(noCode->message) : std::string();
    writeRecordRequest(recordFolder, wanted);
    ChildRequest child;
    child.program = folder.path() / "program";
    child.arguments = request.arguments;
    child.folder = request.folder.empty() ? fs::current_path() : request.folder;
    child.timeout = request.timeout;
    child.memoryBytes = memoryLimit(request.memoryBytes);
    child.fileBytes = std::size_t{16} << 30;
    const std::string variable = std::string(recordVariable) + "=" + recordFolder.string();
    child.environment = {variable};
    if (!request.pictures.empty())
        child.environment->push_back(std::string(picturesVariable) + "=" + request.pictures.string());
    child.input = request.input;
    child.receive = request.receive ? request.receive : [](int, std::string_view) {};
    const ChildResult result = [&] {
        const Leftovers leftovers(variable);
        return runChild(child, control);
    }();
    record.exitCode = result.timedOut ? 128 + SIGKILL : result.exitCode;
    record.signal = result.signal;
    record.timedOut = result.timedOut;
    record.record = readRecord(recordFolder);
    const std::string told = nlohmann::json{{noCodeEventName, true}}.dump();
    for (std::string& event : record.record.events)
        if (noCode && event == told)
            event = toRecordedEvent(*noCode).dump();
    record.headers = headersOf(record.record.modules);
    noteMissing(request, child.folder, record);
    for (RecordedText& text : textsIn(record.record.events))
        record.files.push_back({std::move(text.name), std::move(text.text)});
    return record;
}

bool hasMain(const ProgramSources& sources)
{
    return std::ranges::any_of(filesOf(sources.files), [](const ProgramFile& file) { return hasMain(file.text); });
}

std::vector<std::string> programsBeside(const ProgramSources& sources)
{
    std::vector<std::string> programs;
    for (const auto& [file, text] : otherSources(foldersOfProgram(sources.files, {}), sources.files))
        if (hasMain(text))
            programs.push_back(file.lexically_normal().string());
    return programs;
}

std::string endText(const ProgramRecord& record)
{
    if (record.timedOut)
        return "The program was ended after " + std::to_string(record.timeout.count() / 1000) +
               " s. Use --time-limit SECONDS for a longer one.";
    if (record.signal == 0)
        return {};
    std::string text =
        "The program was ended by signal " + std::to_string(record.signal) + " (" + strsignal(record.signal) + ")";
    if (record.signal == SIGSEGV)
        text += ": it used memory that it does not have";
    return text + ".";
}

} // namespace tilescope
