// Measures the time of a frame of the canvas at 1600×1000 with everything that can be drawn: source and result in a
// wipe, every overlay, a profile line, a pinned pixel, a tile. Each frame pans a little.
//   bench_canvas [--painter]      --painter: without OpenGL

#include "gpu/image/sample.h"
#include "gpu/run/runner.h"
#include "ui/canvas/canvas.h"
#include "ui/canvas/overlays/trace_marks.h"
#include "ui/window/run_window.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QMouseEvent>
#include <QOpenGLContext>
#include <QOpenGLFunctions>
#include <QOpenGLWidget>

#include <algorithm>
#include <cstdio>
#include <vector>

using namespace tilescope;

namespace
{

/// Paints now and waits until OpenGL has finished.
void paintNow(Canvas& canvas)
{
    canvas.update();
    QApplication::processEvents();
    auto* gl = canvas.findChild<QOpenGLWidget*>();
    if (!gl)
        return;
    gl->makeCurrent();
    QOpenGLContext::currentContext()->functions()->glFinish();
    gl->doneCurrent();
}

void pan(Canvas& canvas, QPointF from, QPointF to)
{
    const auto send = [&canvas](QEvent::Type type, QPointF at) {
        QMouseEvent event(type, at, canvas.mapToGlobal(at), type == QEvent::MouseMove ? Qt::NoButton : Qt::MiddleButton,
                          type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::MiddleButton, Qt::NoModifier);
        QApplication::sendEvent(&canvas, &event);
    };
    send(QEvent::MouseButtonPress, from);
    send(QEvent::MouseMove, to);
    send(QEvent::MouseButtonRelease, to);
}

void measure(Canvas& canvas, const char* what)
{
    constexpr int frames = 60;
    const QPointF middle(canvas.width() / 2.0, canvas.height() / 2.0);
    std::vector<double> times;
    for (int frame = 0; frame < frames; ++frame) {
        QElapsedTimer timer;
        timer.start();
        pan(canvas, middle, middle + QPointF(frame % 2 ? 3 : -3, frame % 2 ? 2 : -2));
        paintNow(canvas);
        if (frame >= 10) // the first frames fill caches
            times.push_back(static_cast<double>(timer.nsecsElapsed()) * 1e-6);
    }
    std::sort(times.begin(), times.end());
    std::printf("  %-44s median %7.2f ms   least %7.2f   95 %% %7.2f\n", what, times[times.size() / 2], times.front(),
                times[times.size() * 95 / 100]);
    std::fflush(stdout);
}

RunRequest sobel(const std::shared_ptr<const Image>& image)
{
    RunRequest request;
    request.recipe.strategy = "shared";
    request.image = image;
    request.imageName = "sample:board";
    return request;
}

/// Everything except the overlay mode.
void fill(Canvas& canvas, const std::shared_ptr<const Image>& image)
{
    RunnerOptions options = RunnerOptions::fromEnvironment();
    options.allowCuda = false;
    Runner runner(options);
    const auto report = std::make_shared<const Report>(runner.run(sobel(image), {}));
    canvas.setSource(image);
    canvas.setReport(report);
    canvas.setShow(ViewMode::Wipe);
    canvas.fit();
    canvas.pin(QPoint(image->width() / 2, image->height() / 2));
    canvas.setLine(QLine(image->width() / 8, image->height() / 8, image->width() / 2, image->height() / 2));
    canvas.setChosenBlock(QPoint(3, 3));
    QMouseEvent hover(QEvent::MouseMove, canvas.rect().center(), canvas.mapToGlobal(canvas.rect().center()),
                      Qt::NoButton, Qt::NoButton, Qt::NoModifier);
    QApplication::sendEvent(&canvas, &hover); // a block under the cursor
    if (const auto block = canvas.drawnBlock()) {
        const BlockTrace trace = runner.trace(
            sobel(image), {static_cast<unsigned>(block->x()), static_cast<unsigned>(block->y()), 0}, {}, {});
        auto filled = tileFill(trace, report->geometry);
        filled.block = *block;
        canvas.setTileFill(std::make_shared<const TileFill>(std::move(filled)));
    }
}

void measureAll(Canvas& canvas, BlockSize size)
{
    const auto image = std::make_shared<const Image>(makeSample("board", size.width, size.height));
    fill(canvas, image);
    std::printf("%d×%d, %s\n", size.width, size.height, qPrintable(canvas.displayState().reason));
    for (const OverlayMode mode : overlayModes) {
        Canvas::Overlays overlays;
        overlays.mode = mode;
        canvas.setOverlays(overlays);
        canvas.fit();
        measure(canvas, qPrintable(QStringLiteral("fitted, %1").arg(toText(mode))));
    }
    canvas.setOverlays({});
    canvas.goTo(QPoint(image->width() / 2, image->height() / 2));
    canvas.setZoom(32);
    measure(canvas, "32 times, values written on the pixels");
    canvas.setOverlays({false, false, false, false, false, false});
    canvas.setLine({});
    canvas.pin({});
    canvas.fit();
    measure(canvas, "fitted, the pictures alone");
}

} // namespace

int main(int argc, char** argv)
{
    prepareApplication();
    QApplication application(argc, argv);
    const bool usePainter = argc > 1 && std::string_view(argv[1]) == "--painter";
    Canvas canvas(usePainter ? GlProbe{false, QStringLiteral("Left out."), {}, {}} : probeGl());
    canvas.resize(1600, 1000);
    canvas.show();
    QApplication::processEvents();
    for (const BlockSize size : {BlockSize{512, 512}, {1920, 1080}, {4096, 4096}})
        measureAll(canvas, size);
    return 0;
}
