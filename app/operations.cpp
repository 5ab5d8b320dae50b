#include "app/operations.h"

#include "gpu/remote/worker.h"
#include "ui/operations/own_operations.h"
#include "ui/session/kernel_file.h"
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
        std::fprintf(stderr, "tilescope: %s\n", english(fault.sentence).c_str());
    }
    return withBuiltIn(std::move(own.operations));
}

RunnerOptions runnerOptionsFor(const Arguments& arguments)
{
    RunnerOptions options = runnerOptions();
    options.operations = operationsOf(arguments);
    if (!arguments.workers.isEmpty())
        options.remote = workerOf(arguments.workers.constFirst());
    return options;
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
    try {
        arguments.operation = readOperation(arguments.kernelFiles.constFirst()).name;
    } catch (const KernelFileError& error) {
        throw UsageError(error.what());
    }
    return arguments;
}

} // namespace tilescope
