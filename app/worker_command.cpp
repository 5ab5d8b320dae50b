#include "app/commands.h"
#include "app/operations.h"
#include "gpu/remote/worker.h"

#include <csignal>
#include <fcntl.h>
#include <unistd.h>

namespace tilescope
{

/// Frames go to the descriptor that standard output was: what a library prints there must not come between them.
int workerCommand(const Arguments& arguments)
{
    RunnerOptions options = RunnerOptions::fromEnvironment();
    if (const ChosenPlace place = placeOf(arguments); place.gpu)
        chooseGpu(options, *place.gpu);
    std::signal(SIGPIPE, SIG_IGN); // a write to a program that has gone fails, which ends the worker in order
    const int out = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3);
    dup2(STDERR_FILENO, STDOUT_FILENO);
    return remote::serve(STDIN_FILENO, out, std::move(options), shortVersionText()) ? 0 : 1;
}

} // namespace tilescope
