#include "ui/window/window_picture.h"

#include "ui/panels/block/block_panel.h"
#include "ui/window/bottom_panels.h"
#include "ui/window/main_window.h"

#include <QCoreApplication>
#include <QImage>
#include <QPixmap>
#include <QTimer>

#include <cstdio>
#include <memory>

namespace tilescope
{

/// What is computed beside the runs may still be on its way to the panels.
static bool isWaiting(MainWindow& window) { return window.bottomPanels().block().isWaiting(); }

static void saveAndQuit(MainWindow& window, const QString& path, int status)
{
    if (isWaiting(window)) {
        QTimer::singleShot(100, &window, [&window, path, status] { saveAndQuit(window, path, status); });
        return;
    }
    QImage picture = window.grab().toImage();
    if (const auto& report = window.report()) // what a viewer of the file may want to know
        picture.setText(QStringLiteral("Machine"), report->backend == BackendChoice::Cuda
                                                       ? QString::fromStdString(report->deviceName)
                                                       : QStringLiteral("emulator"));
    if (!picture.save(path)) {
        std::fprintf(stderr, "The picture of the window cannot be written to %s.\n", qPrintable(path));
        status = 1;
    }
    QCoreApplication::exit(status);
}

/// What is computed beside the runs belongs into the picture too.
static void saveWhenIdle(MainWindow& window, const QString& path, int status)
{
    // The views draw what the last report brought before their picture is taken.
    QTimer::singleShot(100, &window, [&window, path, status] {
        if (window.sideRunner().isIdle())
            saveAndQuit(window, path, status);
        else
            saveWhenIdle(window, path, status);
    });
}

void takeWindowPicture(MainWindow& window, const QString& path)
{
    auto problem = std::make_shared<QString>();
    const auto note = [problem](const QString& message) { *problem = message; };
    QObject::connect(&window.session(), &Session::failed, &window,
                     [note](const RunFailure& failure) { note(failure.message); });
    QObject::connect(&window.imageDesk(), &ImageDesk::openFailed, &window, note);
    QObject::connect(
        &window.session(), &Session::idle, &window,
        [&window, path, problem] {
            if (!problem->isEmpty())
                std::fprintf(stderr, "%s\n", qPrintable(*problem));
            const int status = problem->isEmpty() ? 0 : 1;
            saveWhenIdle(window, path, status);
        },
        Qt::SingleShotConnection);
}

} // namespace tilescope
