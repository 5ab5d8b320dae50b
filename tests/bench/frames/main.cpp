// Measures what a moved slider shows, through the session and its worker, without a window:
//   bench_frames [--whole MS] [--size WIDTHxHEIGHT]... [OPERATION[/STRATEGY]]...
// One line for each strategy, size and filter: milliseconds from a single change to the first picture (a preview or the
// whole one) and to the whole picture, medians of five changes; processor time until then; pictures per second during a
// drag of a second with a change every 16 ms; and milliseconds from its last change until nothing is left to do.
// Whole pictures that take longer than --whole (2000) are not waited for. The picture is shown as in a window of
// 1366x768.

#include "gpu/image/sample.h"
#include "tests/bench/processor_time.h"
#include "ui/session/session.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <optional>
#include <string>
#include <utility>
#include <vector>

using namespace tilescope;

namespace
{

constexpr double canvasWidth = 760, canvasHeight = 470;
constexpr int changes = 5, warmUps = 7, dragMs = 1000, changeMs = 16;

/// The values that a slider goes through, again and again.
struct Drag {
    std::string operation, label;
    std::vector<ParameterValues> steps;
};

ParameterValues one(const std::string& name, const ParameterValue& value) { return {{name, value}}; }

std::vector<Drag> drags(BlockSize size)
{
    std::vector<Drag> all{{"sobel", "3x3", {}},
                          {"blur", "9", {}},
                          {"blur", "31", {}},
                          {"adaptive_threshold", "15", {}},
                          {"adaptive_threshold", "101", {}},
                          {"covariance", "8x8", {}},
                          {"template_matching", "16x16", {}},
                          {"template_matching", "64x64", {}}};
    for (const char* border : {"replicate", "zero", "mirror"})
        all[0].steps.push_back(one("border", std::string(border)));
    for (const std::int64_t away : {0, 2, 4, 6, 4, 2}) {
        all[1].steps.push_back(one("width", std::int64_t{9} + away));
        all[2].steps.push_back(one("width", std::int64_t{31} - away));
        all[3].steps.push_back(one("window", std::int64_t{15} + away));
        all[4].steps.push_back(one("window", std::int64_t{101} - away));
        all[5].steps.push_back(one("stride", std::int64_t{4} + away));
        const std::string at = std::to_string(size.width / 4 + away) + "," + std::to_string(size.height / 4);
        all[6].steps.push_back(one("template", at + ",16,16"));
        all[7].steps.push_back(one("template", at + ",64,64"));
    }
    return all;
}

class Bench
{
public:
    Bench(const ImagePtr& image, const std::string& name, double wholeMs)
        : m_session(RunnerOptions::fromEnvironment()), m_image(image), m_wholeMs(wholeMs)
    {
        m_session.setComparing(false);
        const double zoom = std::min(canvasWidth / image->width(), canvasHeight / image->height());
        m_session.setView({{0, 0, image->width(), image->height()}, zoom});
        QObject::connect(&m_session, &Session::previewReady, [this](const std::shared_ptr<const Preview>& preview) {
            if (preview->picture)
                take(false);
        });
        QObject::connect(&m_session, &Session::reportReady, [this](const auto&) { take(true); });
        QObject::connect(&m_session, &Session::failed, [this](const RunFailure& failure) {
            m_problem = failure.message.toStdString();
            const std::optional<Recipe> fitting = withBlockOf(failure, m_session.recipe());
            m_fitting = fitting ? std::optional(fitting->block) : std::nullopt;
            m_loop.quit();
        });
        QObject::connect(&m_session, &Session::idle, [this] { m_loop.quit(); });
        m_session.setImage(image, QString::fromStdString(name));
    }

    void measure(const Drag& drag, const std::string& strategy)
    {
        m_block = registry().operation(drag.operation).defaultBlock;
        m_fitting.reset();
        std::vector<double> first, whole, processor;
        for (int i = 0; i < warmUps + changes; ++i) {
            change(drag, strategy, static_cast<std::size_t>(i));
            if (m_fitting) { // the strategy refuses the default block
                m_block = *std::exchange(m_fitting, std::nullopt);
                m_problem.clear();
                continue;
            }
            if (!m_problem.empty()) {
                std::printf("%-19s %-18s %-6s %s\n", drag.operation.c_str(), strategy.c_str(), drag.label.c_str(),
                            m_problem.substr(0, 100).c_str());
                std::fflush(stdout);
                m_problem.clear();
                return;
            }
            if (i < warmUps)
                continue;
            first.push_back(m_first.value_or(m_whole.value_or(m_wholeMs)));
            whole.push_back(m_whole.value_or(m_wholeMs));
            processor.push_back(m_processor);
        }
        const double perSecond = dragPictures(drag, strategy);
        const double quiet = untilIdle();
        std::printf("%-19s %-18s %-6s %5dx%-5d %8.1f %s%8.1f %8.1f %6.0f %8.0f\n", drag.operation.c_str(),
                    strategy.c_str(), drag.label.c_str(), m_image->width(), m_image->height(), median(first),
                    median(whole) >= m_wholeMs ? ">" : " ", median(whole), median(processor), perSecond, quiet);
        std::fflush(stdout);
    }

    const Registry& registry() const { return m_session.registry(); }

private:
    static double median(std::vector<double> values)
    {
        std::ranges::sort(values);
        return values[values.size() / 2];
    }

    void set(const Drag& drag, const std::string& strategy, std::size_t step)
    {
        Recipe recipe;
        recipe.operation = drag.operation;
        recipe.strategy = strategy;
        recipe.block = m_block;
        recipe.parameters = drag.steps[step % drag.steps.size()];
        m_session.setRecipe(recipe);
    }

    /// One change, until the whole picture is there.
    void change(const Drag& drag, const std::string& strategy, std::size_t step)
    {
        m_first.reset();
        m_whole.reset();
        const double before = processorMs();
        m_timer.start();
        set(drag, strategy, step);
        QTimer limit;
        limit.setSingleShot(true);
        QObject::connect(&limit, &QTimer::timeout, &m_loop, &QEventLoop::quit);
        limit.start(static_cast<int>(m_wholeMs));
        if (!m_whole && m_problem.empty())
            m_loop.exec();
        m_processor = processorMs() - before;
        m_session.cancel();
        while (m_session.isBusy())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }

    void take(bool isWhole)
    {
        const double ms = static_cast<double>(m_timer.nsecsElapsed()) * 1e-6;
        ++m_pictures;
        if (!m_first)
            m_first = ms;
        if (!isWhole)
            return;
        m_whole = ms;
        if (!m_isDragging)
            m_loop.quit();
    }

    double dragPictures(const Drag& drag, const std::string& strategy)
    {
        m_isDragging = true;
        m_pictures = 0;
        std::size_t step = 0;
        QTimer slider;
        slider.setTimerType(Qt::PreciseTimer);
        QObject::connect(&slider, &QTimer::timeout, [&] { set(drag, strategy, step++); });
        slider.start(changeMs);
        QEventLoop dragging;
        QTimer::singleShot(dragMs, &dragging, &QEventLoop::quit);
        dragging.exec();
        m_isDragging = false;
        return m_pictures * 1000.0 / dragMs;
    }

    /// From now, just after the last change; what takes longer than a whole picture may is cancelled.
    double untilIdle()
    {
        QElapsedTimer timer;
        timer.start();
        while (m_session.isBusy() && static_cast<double>(timer.elapsed()) < m_wholeMs)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 50);
        const double ms = static_cast<double>(timer.nsecsElapsed()) * 1e-6;
        m_session.cancel();
        while (m_session.isBusy())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 50);
        return ms;
    }

    Session m_session;
    ImagePtr m_image;
    double m_wholeMs;
    QEventLoop m_loop;
    QElapsedTimer m_timer;
    std::optional<double> m_first, m_whole;
    double m_processor = 0;
    int m_pictures = 0;
    BlockSize m_block;
    std::optional<BlockSize> m_fitting; ///< the nearest block that the strategy takes, if it refused m_block
    bool m_isDragging = false;
    std::string m_problem;
};

bool isWanted(const std::vector<std::string>& names, const std::string& operation, const std::string& strategy)
{
    return names.empty() || std::ranges::any_of(names, [&](const std::string& name) {
               return name == operation || name == operation + '/' + strategy;
           });
}

} // namespace

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    std::vector<std::string> names;
    std::vector<BlockSize> sizes;
    double wholeMs = 2000;
    for (int i = 1; i < argc; ++i) {
        const std::string word = argv[i];
        if (word == "--size" && i + 1 < argc)
            sizes.push_back(parseBlockSize(argv[++i]));
        else if (word == "--whole" && i + 1 < argc)
            wholeMs = std::stod(argv[++i]);
        else
            names.push_back(word);
    }
    if (sizes.empty())
        sizes = {{512, 512}, {1920, 1080}, {4096, 4096}};
    std::printf("%-19s %-18s %-6s %11s %8s %9s %8s %6s %8s\n", "operation", "strategy", "filter", "picture", "first ms",
                "whole ms", "CPU ms", "per s", "idle ms");
    for (const BlockSize size : sizes) {
        const auto image = std::make_shared<const Image>(makeSample("board", size.width, size.height));
        Bench bench(image, "sample:board", wholeMs);
        for (const Drag& drag : drags(size))
            for (const Strategy& strategy : bench.registry().operation(drag.operation).strategies)
                if (strategy.hasText() && isWanted(names, drag.operation, strategy.name))
                    bench.measure(drag, strategy.name);
    }
    return 0;
}
