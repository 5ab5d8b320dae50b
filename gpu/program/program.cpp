#include "gpu/program/program.h"

#include "gpu/compile/child_process.h"
#include "gpu/compile/temporary_folder.h"
#include "gpu/files/regular_file.h"
#include "gpu/program/record/record_files.h"

#include <algorithm>
#include <csignal>
#include <cstring>
#include <filesystem>
#include <stdexcept>

namespace tilescope
{

namespace fs = std::filesystem;

namespace
{

constexpr std::size_t mostTextBytes = std::size_t{4} << 20;

std::vector<ProgramFile> filesOf(const ProgramSources& sources)
{
    std::vector<ProgramFile> files;
    for (const fs::path& path : sources.files) {
        try {
            files.push_back({path.string(), readRegularFile(path, mostTextBytes + 1)});
        } catch (const std::runtime_error& error) {
            throw std::runtime_error(path.string() + " cannot be read: " + error.what());
        }
        if (files.back().text.size() > mostTextBytes)
            throw std::runtime_error(path.string() + " has more than 4 MB, which is not a program's text.");
    }
    return files;
}

} // namespace

ProgramRecord runProgram(const ProgramRequest& request, const RunControl& control)
{
    ProgramRecord record;
    record.files = filesOf(request.sources);
    record.timeout = request.timeout;
    std::error_code none;
    const ProgramTools tools = findProgramTools(fs::read_symlink("/proc/self/exe", none));
    const TemporaryFolder folder;
    record.warnings = compileProgram(request.sources, tools, folder.path(), control);
    if (request.compiled)
        request.compiled(record.warnings);

    folder.makeFolder("record");
    const fs::path recordFolder = folder.path() / "record";
    writeRecordRequest(recordFolder, request.record);
    ChildRequest child;
    child.program = folder.path() / "program";
    child.arguments = request.arguments;
    child.folder = fs::current_path();
    child.timeout = request.timeout;
    child.memoryBytes = request.memoryBytes;
    child.fileBytes = std::size_t{16} << 30;
    child.environment = {std::string(recordVariable) + "=" + recordFolder.string()};
    child.input = request.input;
    child.receive = request.receive ? request.receive : [](int, std::string_view) {};
    const ChildResult result = runChild(child, control);
    record.exitCode = result.timedOut ? 128 + SIGKILL : result.exitCode;
    record.signal = result.signal;
    record.timedOut = result.timedOut;
    record.record = readRecord(recordFolder);
    return record;
}

bool hasMain(const ProgramSources& sources)
{
    return std::ranges::any_of(filesOf(sources), [](const ProgramFile& file) { return hasMain(file.text); });
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
