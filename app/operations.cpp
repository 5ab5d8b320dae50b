#include "app/operations.h"
#include "app/terminal.h"

#include "gpu/remote/worker.h"
#include "ui/operations/own_operations.h"
#include "ui/program/program_controller.h"
#include "ui/session/saved/kernel_file.h"
#include "ui/shell/preferences.h"
#include "ui/window/window_options.h"

#include <QProcess>

#include <algorithm>
#include <cstdio>

namespace tilescope
{

std::vector<Operation> operationsOf(const Arguments& arguments)
{
    OwnOperations own = readOwnOperations(arguments.operationFolders, arguments.kernelFiles);
    for (const OwnOperations::Fault& fault : own.faults) {
        const auto contains = [&](const QString& folder) { return fault.path.startsWith(folder); };
        if (arguments.kernelFiles.contains(fault.path) || std::ranges::any_of(arguments.operationFolders, contains))
            throw UsageError(english(fault.sentence));
        print(stderr, "tilescope: %s\n", english(fault.sentence).c_str());
    }
    return withBuiltIn(std::move(own.operations));
}

RunnerOptions runnerOptionsFor(const Arguments& arguments)
{
    RunnerOptions options = runnerOptions();
    options.operations = operationsOf(arguments);
    const Place place = placeOf(arguments);
    if (place.worker)
        options.remote = workerOf(place.worker->command);
    if (place.gpu)
        chooseGpu(options, *place.gpu);
    return options;
}

Place placeOf(const Arguments& arguments)
{
    if (!arguments.workers.isEmpty())
        return {NamedWorker{{}, arguments.workers.constFirst()}, std::nullopt};
    bool isNumber = false;
    const int ordinal = arguments.device.toInt(&isNumber);
    if (isNumber)
        return {std::nullopt, ordinal};
    if (arguments.device.isEmpty() || arguments.device == QLatin1String("emulator"))
        return {};
    QStringList names;
    for (const NamedWorker& worker : Preferences({}, false).workers()) {
        if (worker.name == arguments.device)
            return {worker, std::nullopt};
        names << worker.name;
    }
    throw UsageError(
        "--device takes the number of a GPU of this computer (\"tilescope devices\" lists them), emulator, "
        "or a worker that was named in the window (Run, Where, Workers); \"" +
        arguments.device.toStdString() + "\" is none of them. " +
        (names.isEmpty() ? "No worker has a name yet." : "Workers: " + names.join(", ").toStdString() + "."));
}

void chooseGpu(RunnerOptions& options, int ordinal)
{
    options.gpu = ordinal;
    if (!options.allowCuda)
        throw UsageError("--device " + std::to_string(ordinal) + ": GPUs are hidden by TILESCOPE_HIDE=cuda.");
    if (const DeviceProbe probe = probeDevice(ordinal); !probe.device)
        throw UsageError("--device " + std::to_string(ordinal) + ": " + english(probe.reason));
}

std::shared_ptr<RemoteGpu> workerOf(const QString& command)
{
    remote::WorkerCommand made;
    for (const QString& word : QProcess::splitCommand(command))
        made.words.push_back(word.toStdString());
    if (made.words.empty())
        throw UsageError("--worker takes a command that starts a worker, such as 'ssh gpu-server tilescope worker'.");
    made.version = versionText().section(u',', 0, 0).toStdString();
    return remote::makeWorkerLink(std::move(made));
}

QStringList lessonFoldersFor(const Arguments& arguments)
{
    return arguments.lessonFolders + lessonFoldersBeside(operationsOf(arguments));
}

Arguments withKernelChosen(Arguments arguments)
{
    if (arguments.kernelFiles.isEmpty() || arguments.operation)
        return arguments;
    const bool isWindow = arguments.command == Command::Window;
    if (isWindow && std::ranges::any_of(arguments.kernelFiles, &ProgramController::isProgram)) {
        arguments.images = arguments.kernelFiles + arguments.images; // the window asks whether to run it
        arguments.kernelFiles.clear();
        return arguments;
    }
    try {
        arguments.operation = readOperation(arguments.kernelFiles.constFirst()).name;
    } catch (const KernelFileError& error) {
        throw UsageError(error.what());
    }
    return arguments;
}

} // namespace tilescope
