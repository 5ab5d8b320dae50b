// Measures the time from a moved slider to the new picture on the screen, in the whole window:
//   bench_window [--record FOLDER] [--drag] [WIDTHxHEIGHT]...
// The block's slider goes through its values, one change after the other, with code compiled and the picture uploaded
// before: session, worker, compile cache, launch, hand-over, paint. --drag: the filter's slider of a 9×9 blur moves
// every 16 ms for a second and a half, and what was painted is counted; --record writes the times of its frames
// (frames.csv) and a picture of every fourth.

#include "ui/canvas/canvas.h"
#include "ui/session/run_state.h"
#include "ui/session/session.h"
#include "ui/session/settings_model.h"
#include "ui/shell/window_parts.h"
#include "ui/theme/theme.h"
#include "ui/window/main_window.h"
#include "ui/window/run_window.h"
#include "ui/window/window_options.h"

#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QFile>
#include <QOpenGLWidget>
#include <QTemporaryDir>
#include <QTextStream>
#include <QTimer>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

using namespace tilescope;

namespace
{

using Clock = std::chrono::steady_clock;

double msBetween(Clock::time_point from, Clock::time_point to)
{
    return std::chrono::duration<double, std::milli>(to - from).count();
}

double median(std::vector<double> values)
{
    std::ranges::sort(values);
    return values.empty() ? 0 : values[values.size() / 2];
}

/// Calls `painted` after each time that the picture's surface was painted: by OpenGL once the frame is swapped.
class PaintWatch : public QObject
{
public:
    PaintWatch(Canvas& canvas, std::function<void()> painted) : m_painted(std::move(painted))
    {
        if (auto* gl = canvas.findChild<QOpenGLWidget*>())
            connect(gl, &QOpenGLWidget::frameSwapped, this, [this] { m_painted(); });
        else
            for (auto* child : canvas.findChildren<QWidget*>())
                child->installEventFilter(this);
    }

protected:
    bool eventFilter(QObject*, QEvent* event) override
    {
        if (event->type() == QEvent::Paint)
            QTimer::singleShot(0, this, m_painted); // when it has been painted and flushed
        return false;
    }

private:
    std::function<void()> m_painted;
};

/// A window on a picture, with its settings at rest.
class Bench
{
public:
    Bench(BlockSize size, const Recipe& recipe) : m_window(optionsFor(size, recipe))
    {
        m_window.show();
        waitUntilIdle();
        session().setComparing(false);
    }

    MainWindow& window() { return m_window; }
    Session& session() { return m_window.parts().session; }
    Canvas& canvas() { return m_window.parts().canvas; }
    void set(const Recipe& recipe) { m_window.parts().settings.setRecipe(recipe); }

    void waitUntilIdle()
    {
        QElapsedTimer since;
        since.start();
        while (!m_window.parts().run.report() || session().isBusy() || since.elapsed() < 300)
            QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
    }

private:
    WindowOptions optionsFor(BlockSize size, const Recipe& recipe)
    {
        WindowOptions options;
        options.preferencesFile = m_folder.filePath(QStringLiteral("preferences.ini"));
        options.size = QSize(1366, 768);
        options.images = {QStringLiteral("sample:board@%1x%2").arg(size.width).arg(size.height)};
        options.recipe = recipe;
        return options;
    }

    QTemporaryDir m_folder;
    MainWindow m_window;
};

/// The time of each step of one change, in order.
using Steps = std::vector<std::pair<std::string, double>>;

std::optional<Steps> changeToScreen(Bench& bench, const Recipe& recipe)
{
    QEventLoop loop;
    Steps steps;
    Clock::time_point last = Clock::now();
    const Clock::time_point begin = last;
    const auto add = [&](const std::string& step, Clock::time_point done) {
        steps.emplace_back(step, msBetween(last, done));
        last = done;
    };
    bool isTaken = false;
    std::optional<double> total;
    const auto shown = QObject::connect(
        &bench.session(), &Session::reportReady, &loop, [&](const std::shared_ptr<const Report>& report) {
            if (isTaken || report->recipe.block != recipe.block)
                return;
            for (const PhaseMark& phase : report->phases)
                add(&phase == &report->phases.front() ? "to the worker" : phase.step, phase.done);
            add("to the picture", Clock::now());
            isTaken = true;
        });
    const PaintWatch watch(bench.canvas(), [&] {
        if (!isTaken || total)
            return;
        add("painted", Clock::now());
        total = msBetween(begin, Clock::now());
        loop.quit();
    });
    QTimer::singleShot(5000, &loop, &QEventLoop::quit);
    bench.set(recipe);
    loop.exec();
    QObject::disconnect(shown);
    bench.session().cancel();
    QElapsedTimer rest;
    rest.start();
    while (rest.elapsed() < 60 || bench.session().isBusy())
        QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
    if (!total)
        return {};
    steps.emplace_back("all", *total);
    return steps;
}

void measure(BlockSize size, const std::string& strategy)
{
    Recipe recipe;
    recipe.strategy = strategy;
    recipe.block = {16, 8};
    Bench bench(size, recipe);
    const BlockSize blocks[] = {{16, 16}, {32, 8}, {8, 8}, {32, 32}, {32, 4}};
    std::map<std::string, std::vector<double>> times;
    std::vector<std::string> order;
    for (int i = 0; i < 35; ++i) {
        recipe.block = blocks[i % 5];
        const auto steps = changeToScreen(bench, recipe);
        if (!steps || i < 10) // the first ones compile and upload
            continue;
        for (const auto& [step, ms] : *steps) {
            if (!times.contains(step))
                order.push_back(step);
            times[step].push_back(ms);
        }
    }
    std::printf("sobel %-11s %5dx%-5d  median %6.1f ms  most %6.1f:", strategy.c_str(), size.width, size.height,
                median(times["all"]), times["all"].empty() ? 0 : *std::ranges::max_element(times["all"]));
    for (const std::string& step : order)
        if (step != "all")
            std::printf(" %s %.1f,", step.c_str(), median(times[step]));
    std::printf(" %s\n", qPrintable(bench.canvas().displayState().reason));
    std::fflush(stdout);
}

/// One frame of a drag.
struct Frame {
    double ms = 0;
    std::string shown;
    int width = 0; ///< of the filter that it shows
    int asked = 0; ///< of the filter that the slider had then
};

void drag(BlockSize size, const QString& folder)
{
    constexpr int changeMs = 16, dragMs = 1500;
    Recipe recipe;
    recipe.operation = "blur";
    recipe.strategy = "shared_constant";
    Bench bench(size, recipe);
    std::vector<Frame> frames;
    Frame next;
    bool isNew = false;
    int asked = 9;
    const Clock::time_point begin = Clock::now();
    const auto take = [&](const Recipe& shown, const std::string& what) {
        const auto width = shown.parameters.find("width");
        next = {0, what, width == shown.parameters.end() ? 9 : static_cast<int>(std::get<std::int64_t>(width->second)),
                asked};
        isNew = true;
    };
    const auto previewed =
        QObject::connect(&bench.session(), &Session::previewReady, [&](const std::shared_ptr<const Preview>& preview) {
            take(preview->recipe, "1/" + std::to_string(preview->scale));
        });
    const auto reported =
        QObject::connect(&bench.session(), &Session::reportReady,
                         [&](const std::shared_ptr<const Report>& report) { take(report->recipe, "whole"); });
    const PaintWatch watch(bench.canvas(), [&] {
        if (!std::exchange(isNew, false))
            return;
        next.ms = msBetween(begin, Clock::now());
        frames.push_back(next);
        if (!folder.isEmpty() && frames.size() % 4 == 1)
            bench.canvas().grabView().save(
                QStringLiteral("%1/frame-%2.png").arg(folder).arg(frames.size(), 3, 10, QLatin1Char('0')));
    });
    QTimer slider;
    slider.setTimerType(Qt::PreciseTimer);
    int step = 0;
    QObject::connect(&slider, &QTimer::timeout, [&] {
        constexpr int widths = 10; // 9, 11, …, 27 and back
        const int place = ++step % (2 * widths - 2);
        asked = 9 + 2 * (place < widths ? place : 2 * widths - 2 - place);
        recipe.parameters["width"] = std::int64_t{asked};
        bench.set(recipe);
    });
    QEventLoop loop;
    QTimer::singleShot(dragMs, &loop, &QEventLoop::quit);
    slider.start(changeMs);
    loop.exec();
    slider.stop();
    const double last = msBetween(begin, Clock::now());
    std::vector<double> gaps;
    for (std::size_t i = 1; i < frames.size(); ++i)
        gaps.push_back(frames[i].ms - frames[i - 1].ms);
    const auto painted = static_cast<double>(frames.size());
    bench.waitUntilIdle();
    std::printf(
        "blur shared_constant %5dx%-5d %d changes in %.0f ms, %.0f frames painted a second, median gap %.1f ms, "
        "longest %.1f; whole picture %.0f ms and rest %.0f ms after the last change\n",
        size.width, size.height, step, last, painted * 1000 / last, median(gaps),
        gaps.empty() ? 0 : *std::ranges::max_element(gaps), frames.empty() ? 0 : frames.back().ms - last,
        msBetween(begin, Clock::now()) - last);
    std::fflush(stdout);
    QObject::disconnect(previewed);
    QObject::disconnect(reported);
    if (folder.isEmpty())
        return;
    QFile file(folder + QStringLiteral("/frames.csv"));
    if (!file.open(QIODevice::WriteOnly))
        return;
    QTextStream out(&file);
    out << "ms,shown,filter_width,slider\n";
    for (const Frame& frame : frames)
        out << QString::number(frame.ms, 'f', 1) << ',' << QString::fromStdString(frame.shown) << ',' << frame.width
            << ',' << frame.asked << '\n';
}

} // namespace

int main(int argc, char** argv)
{
    prepareApplication();
    QApplication application(argc, argv);
    applyTheme(application, ThemeChoice::Light);
    std::vector<BlockSize> sizes;
    QString folder;
    bool drags = false;
    for (int i = 1; i < argc; ++i) {
        const std::string word = argv[i];
        if (word == "--record" && i + 1 < argc)
            folder = QString::fromLocal8Bit(argv[++i]);
        else if (word == "--drag")
            drags = true;
        else
            sizes.push_back(parseBlockSize(word));
    }
    if (!folder.isEmpty() && !QDir().mkpath(folder)) {
        std::fprintf(stderr, "The folder %s cannot be made.\n", qPrintable(folder));
        return 1;
    }
    if (sizes.empty())
        sizes = {{512, 512}, {1920, 1080}, {4096, 4096}};
    for (const BlockSize size : sizes)
        if (drags || !folder.isEmpty())
            drag(size, folder);
        else
            for (const char* strategy : {"global", "shared", "block_copy"})
                measure(size, strategy);
    return 0;
}
