#include "app/operations.h"
#include "app/terminal.h"

#include "gpu/declared/kernel_file.h"
#include "gpu/declared/own_operations.h"
#include "gpu/program/host_compiler/host_compiler.h"
#include "gpu/remote/worker.h"

#include <algorithm>
#include <cstdio>
#include <iterator>
#include <utility>

namespace tilescope
{

RunnerOptions ownRunnerOptions()
{
    RunnerOptions options = RunnerOptions::fromEnvironment();
    options.loadFile = [](const FileRequest& request, const RunControl& control) {
        return program().loadFile(request, control);
    };
    return options;
}

std::vector<Operation> operationsOf(const Arguments& arguments)
{
    OwnOperations own = readOwnOperations(arguments.operationFolders, arguments.kernelFiles);
    for (const OwnOperations::Fault& fault : own.faults) {
        const auto isIn = [&](const std::string& folder) { return fault.path.starts_with(folder); };
        if (contains(arguments.kernelFiles, fault.path) || std::ranges::any_of(arguments.operationFolders, isIn))
            throw UsageError(english(fault.sentence));
        print(stderr, "tilescope: %s\n", english(fault.sentence).c_str());
    }
    return withBuiltIn(std::move(own.operations));
}

RunnerOptions runnerOptionsFor(const Arguments& arguments)
{
    RunnerOptions options = ownRunnerOptions();
    options.operations = operationsOf(arguments);
    const ChosenPlace place = placeOf(arguments);
    if (place.worker)
        options.remote = workerOf(place.worker->command);
    if (place.gpu)
        chooseGpu(options, *place.gpu);
    return options;
}

ChosenPlace placeOf(const Arguments& arguments)
{
    if (!arguments.workers.empty())
        return {RememberedWorker{{}, arguments.workers.front()}, std::nullopt};
    if (const auto ordinal = wholeNumber(arguments.device); ordinal && *ordinal == static_cast<int>(*ordinal))
        return {std::nullopt, static_cast<int>(*ordinal)};
    if (arguments.device.empty() || arguments.device == "emulator")
        return {};
    Words names;
    for (const RememberedWorker& worker : program().workers()) {
        if (worker.name == arguments.device)
            return {worker, std::nullopt};
        names.push_back(worker.name);
    }
    throw UsageError(
        "--device takes the number of a GPU of this computer (\"tilescope devices\" lists them), emulator, "
        "or a worker that was named in the window (Run, Where, Workers); \"" +
        arguments.device + "\" is none of them. " +
        (names.empty() ? "No worker has a name yet." : "Workers: " + joinedWords(names, ", ") + "."));
}

void chooseGpu(RunnerOptions& options, int ordinal)
{
    options.gpu = ordinal;
    if (!options.allowCuda)
        throw UsageError("--device " + std::to_string(ordinal) + ": GPUs are hidden by TILESCOPE_HIDE=cuda.");
    if (const DeviceProbe probe = probeDevice(ordinal); !probe.device)
        throw UsageError("--device " + std::to_string(ordinal) + ": " + english(probe.reason));
}

/// As QProcess::splitCommand(): words between spaces; double quotes keep spaces, three of them are one of a word.
static Words commandWords(const std::string& command)
{
    Words words;
    std::string word;
    std::size_t quotes = 0;
    bool isQuoted = false;
    for (const char c : command) {
        if (c == '"') {
            ++quotes;
            if (quotes == 3) {
                quotes = 0;
                word += c;
            }
            continue;
        }
        if (quotes == 1)
            isQuoted = !isQuoted;
        quotes = 0;
        if (isQuoted || (c != ' ' && c != '\t' && c != '\n'))
            word += c;
        else if (!word.empty())
            words.push_back(std::exchange(word, {}));
    }
    if (!word.empty())
        words.push_back(word);
    return words;
}

std::shared_ptr<RemoteGpu> workerOf(const std::string& command)
{
    remote::WorkerCommand made;
    made.words = commandWords(command);
    if (made.words.empty())
        throw UsageError("--worker takes a command that starts a worker, such as 'ssh gpu-server tilescope worker'.");
    made.version = shortVersionText();
    return remote::makeWorkerLink(std::move(made));
}

Words lessonFoldersFor(const Arguments& arguments)
{
    Words folders = arguments.lessonFolders;
    std::ranges::move(lessonFoldersBeside(operationsOf(arguments)), std::back_inserter(folders));
    return folders;
}

static bool isWholeProgram(const std::string& file)
{
    try {
        return hasMain(readKernel(file));
    } catch (const KernelFileError&) { // whoever opens it says why
        return false;
    }
}

Arguments withKernelChosen(Arguments arguments)
{
    if (arguments.kernelFiles.empty() || arguments.operation)
        return arguments;
    const bool isWindow = arguments.command == Command::Window;
    if (isWindow && std::ranges::any_of(arguments.kernelFiles, &isWholeProgram)) {
        arguments.images.insert(arguments.images.begin(), arguments.kernelFiles.begin(),
                                arguments.kernelFiles.end()); // the window asks whether to run it
        arguments.kernelFiles.clear();
        return arguments;
    }
    try {
        arguments.operation = readOperation(arguments.kernelFiles.front()).name;
    } catch (const KernelFileError& error) {
        throw UsageError(error.what());
    }
    return arguments;
}

} // namespace tilescope
