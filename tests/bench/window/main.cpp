// Measures the time from a moved block slider to the new picture on the screen: session, worker, compile cache, launch,
// hand-over and paint, with code compiled and picture uploaded before.   bench_window [WIDTHxHEIGHT]...

#include "gpu/image/sample.h"
#include "ui/canvas/canvas.h"
#include "ui/session/session.h"
#include "ui/window/run_window.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QOpenGLContext>
#include <QOpenGLFunctions>
#include <QOpenGLWidget>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <string>
#include <utility>
#include <vector>

using namespace tilescope;

namespace
{

/// Paints now and waits until OpenGL has finished.
void paintNow(Canvas& canvas)
{
    auto* gl = canvas.findChild<QOpenGLWidget*>();
    if (!gl) {
        canvas.repaint();
        return;
    }
    gl->repaint();
    gl->makeCurrent();
    QOpenGLContext::currentContext()->functions()->glFinish();
    gl->doneCurrent();
}

/// Milliseconds from the recipe's change to the report, and to the painted picture; negative if the run failed. And the
/// time of each step between.
struct Latency {
    double report = -1, picture = -1;
    std::vector<std::pair<std::string, double>> steps;
};

/// The time of each step: from the change to the start of the worker, each step of the run, and from its end to here.
std::vector<std::pair<std::string, double>> stepsOf(const std::vector<PhaseMark>& phases,
                                                    std::chrono::steady_clock::time_point changed)
{
    std::vector<std::pair<std::string, double>> steps;
    auto before = changed;
    const auto add = [&](const char* step, std::chrono::steady_clock::time_point done) {
        steps.emplace_back(step, std::chrono::duration<double, std::milli>(done - before).count());
        before = done;
    };
    for (const PhaseMark& phase : phases)
        add(&phase == &phases.front() ? "to the worker" : phase.step, phase.done);
    add("from the worker", std::chrono::steady_clock::now());
    return steps;
}

/// The median of each step, one on each line.
void printSteps(const std::vector<Latency>& all)
{
    std::printf("   ");
    for (std::size_t step = 0; step < all.front().steps.size(); ++step) {
        std::vector<double> times;
        for (const Latency& latency : all)
            if (step < latency.steps.size())
                times.push_back(latency.steps[step].second);
        std::sort(times.begin(), times.end());
        std::printf(" %s %.2f (most %.2f)%s", all.front().steps[step].first.c_str(), times[times.size() / 2],
                    times.back(), step + 1 < all.front().steps.size() ? "," : "\n");
    }
}

Latency changeToPicture(Session& session, Canvas& canvas, const Recipe& recipe)
{
    QEventLoop loop;
    Latency latency;
    QElapsedTimer timer;
    std::chrono::steady_clock::time_point changed;
    const auto shown =
        QObject::connect(&session, &Session::reportReady, &loop, [&](const std::shared_ptr<const Report>& report) {
            if (report->recipe.strategy != recipe.strategy || report->recipe.block != recipe.block)
                return; // still the previous one
            latency.report = static_cast<double>(timer.nsecsElapsed()) * 1e-6;
            latency.steps = stepsOf(report->phases, changed);
            canvas.setReport(report);
            paintNow(canvas);
            latency.picture = static_cast<double>(timer.nsecsElapsed()) * 1e-6;
            loop.quit();
        });
    const auto failed = QObject::connect(&session, &Session::failed, &loop, [&](const RunFailure& failure) {
        std::printf("failed: %s\n", qPrintable(failure.message));
        loop.quit();
    });
    timer.start();
    changed = std::chrono::steady_clock::now();
    session.setRecipe(recipe);
    loop.exec();
    QObject::disconnect(shown);
    QObject::disconnect(failed);
    return latency;
}

void measure(Canvas& canvas, BlockSize size, const std::string& strategy)
{
    Session session(RunnerOptions::fromEnvironment());
    session.setResultPlace(Session::ResultPlace::Both);
    const auto image = std::make_shared<const Image>(makeSample("board", size.width, size.height));
    canvas.setSource(image);
    session.setImage(image, "sample:board");
    Recipe recipe;
    recipe.strategy = strategy;
    const BlockSize blocks[] = {{16, 16}, {32, 8}, {8, 8}, {32, 32}, {32, 4}};
    for (const BlockSize block : blocks) {
        recipe.block = block;
        if (changeToPicture(session, canvas, recipe).picture < 0)
            return;
    }
    if (canvas.displayState().path == DisplayPath::CudaInterop)
        session.setResultPlace(Session::ResultPlace::Device);
    std::vector<double> times, reports;
    std::vector<Latency> latencies;
    for (int i = 0; i < 40; ++i) {
        recipe.block = blocks[i % 5];
        const Latency latency = changeToPicture(session, canvas, recipe);
        times.push_back(latency.picture);
        reports.push_back(latency.report);
        latencies.push_back(latency);
    }
    std::sort(times.begin(), times.end());
    std::sort(reports.begin(), reports.end());
    std::printf("sobel %-11s %5dx%-5d  median %7.2f ms  min %7.2f  p95 %7.2f  of it the run %6.2f   %s\n",
                strategy.c_str(), size.width, size.height, times[times.size() / 2], times.front(),
                times[times.size() * 95 / 100], reports[reports.size() / 2], qPrintable(canvas.displayState().reason));
    printSteps(latencies);
    std::fflush(stdout);
}

} // namespace

int main(int argc, char** argv)
{
    prepareApplication();
    QApplication application(argc, argv);
    Canvas canvas(probeGl());
    canvas.resize(1200, 800);
    canvas.show();
    QApplication::processEvents();
    std::vector<BlockSize> sizes;
    for (int i = 1; i < argc; ++i)
        sizes.push_back(parseBlockSize(argv[i]));
    if (sizes.empty())
        sizes = {{512, 512}, {1920, 1080}, {4096, 4096}};
    for (const BlockSize size : sizes)
        for (const char* strategy : {"global", "shared", "block_copy"})
            measure(canvas, size, strategy);
    return 0;
}
