#include "ui/window/window_options.h"

#include "ui/canvas/pictures/picture_loader.h"

namespace tilescope
{

RunnerOptions runnerOptions()
{
    RunnerOptions options = RunnerOptions::fromEnvironment();
    options.loadFile = loadRequestedFile;
    return options;
}

} // namespace tilescope
