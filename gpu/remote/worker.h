#pragma once

#include "gpu/run/remote_gpu.h"
#include "gpu/run/runner_options.h"

#include <memory>
#include <string>
#include <vector>

namespace tilescope::remote
{

/// What a worker is started with.
struct WorkerCommand {
    std::vector<std::string> words; ///< program and arguments, such as ssh, gpu-server, tilescope, worker
    std::string version;            ///< of this program; a worker of another is refused
    double connectSeconds = 60;     ///< until the worker must have answered, such as to get through a queue
    double silentSeconds = 20;      ///< without a sign of life, the link is lost
    double busySeconds = 300;       ///< with signs of life, but without progress: the same
    double cancelSeconds = 5;       ///< until a cancelled run must have ended; else the worker is ended
};

/// The GPU of a worker: a `tilescope worker` that the command starts, without a shell, and that is spoken to over its
/// standard input and output. It is started when it is needed first, and again when the link was lost; what it writes
/// to standard error is quoted where it cannot be reached. Ends it when destroyed.
std::shared_ptr<RemoteGpu> makeWorkerLink(WorkerCommand command);

/// Carries out runs for the program at the other end of two descriptors, until that ends the stream or says what no
/// Tilescope says; returns whether it ended in order. `version` is this program's, which the other side compares with
/// its own. Recipes read no files: pictures come with them. Edited kernels are checked as everywhere.
bool serve(int in, int out, RunnerOptions options, const std::string& version);

} // namespace tilescope::remote
