// How long a slider waits for a GPU elsewhere: from the request to what is in view, and to the whole picture.
//   bench_remote VERSION COMMAND...     such as bench_remote "tilescope 0.1.0 (abc1234)" ssh gpu-server tilescope
//   worker

#include "gpu/image/sample.h"
#include "gpu/remote/worker.h"
#include "gpu/run/runner.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <string>
#include <vector>

using namespace tilescope;

namespace
{

using Clock = std::chrono::steady_clock;

double msSince(Clock::time_point begin)
{
    return std::chrono::duration<double, std::milli>(Clock::now() - begin).count();
}

double median(std::vector<double> values)
{
    std::ranges::sort(values);
    return values.empty() ? 0 : values[values.size() / 2];
}

} // namespace

int main(int argc, char** argv)
{
    if (argc < 3) {
        std::fputs("bench_remote VERSION COMMAND...\n", stderr);
        return 2;
    }
    remote::WorkerCommand command;
    command.version = argv[1];
    command.words.assign(argv + 2, argv + argc);
    RunnerOptions options = RunnerOptions::fromEnvironment();
    options.remote = remote::makeWorkerLink(command);
    options.standsIn = false;
    Runner runner(options);
    if (!runner.device().device) {
        std::printf("%s\n", english(runner.device().reason).c_str());
        return 1;
    }
    std::printf("%s\n", runner.device().device->name.c_str());
    const auto picture = std::make_shared<const Image>(makeSample("board", 1920, 1080));
    for (const double devicePixels : {0.5, 0.3, 1.0}) {
        std::vector<double> toPart, toWhole;
        std::size_t bytes = 0, wholeBytes = 0;
        constexpr int steps = 40;
        for (int step = 0; step < steps; ++step) {
            RunRequest request;
            request.recipe.operation = "adaptive_threshold";
            request.recipe.strategy = "shared";
            request.recipe.parameters["window"] = std::int64_t{3 + 2 * (step % 8)};
            request.recipe.counters = CounterMode::None;
            request.image = picture;
            request.depth = RunDepth::Picture;
            request.preview.emplace();
            request.preview->view.devicePixels = devicePixels;
            double part = 0;
            const Clock::time_point begin = Clock::now();
            request.preview->show = [&](const std::shared_ptr<const Preview>& preview) {
                part = msSince(begin);
                bytes = preview->picture->bytes().size();
            };
            const Report report = runner.run(request, {});
            wholeBytes = report.picture->bytes().size();
            if (step < 8) // the kernels of each window are compiled
                continue;
            toWhole.push_back(msSince(begin));
            if (part > 0)
                toPart.push_back(part);
        }
        std::printf(
            "1920x1080 at %.1f: in view after %.1f ms (%zu bytes, %.1f ms at 1 Gbit/s), whole after %.1f ms (%zu "
            "bytes)\n",
            devicePixels, median(toPart), bytes, static_cast<double>(bytes) * 8e-6, median(toWhole), wholeBytes);
    }
    return 0;
}
