#include "ui/window/run_window.h"

#include "ui/block/block_controller.h"
#include "ui/block/block_panel.h"
#include "ui/export/export_controller.h"
#include "ui/files/output_file.h"
#include "ui/runs/runs_panel.h"
#include "ui/shell/message_bar.h"
#include "ui/shell/window_docks.h"
#include "ui/translation.h"
#include "ui/window/image_controller.h"
#include "ui/window/main_window.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QImage>
#include <QPixmap>
#include <QTimer>

#include <cstdio>
#include <functional>
#include <memory>

namespace tilescope
{

using Then = std::function<void(int status)>;

/// Results that are computed apart from the runs may not have reached the panels yet.
static bool isWaiting(MainWindow& window)
{
    const auto& panel = window.parts().docks.panel<BlockPanel>();
    return panel.isWaiting() && !panel.visibleRegion().isEmpty(); // one behind another panel is not traced
}

/// Waits for these results too, as they belong into the picture.
static void whenIdle(MainWindow& window, const Then& then, int status)
{
    // Gives the views time to draw the last report before the picture is taken.
    QTimer::singleShot(100, &window, [&window, then, status] {
        if (window.parts().side.isIdle() && !isWaiting(window))
            then(status);
        else
            whenIdle(window, then, status);
    });
}

/// Calls `then` once every strategy is timed, with 1 in place of 0 if the run failed, or the window shows another
/// error: a session that cannot be opened.
static void whenTimed(MainWindow& window, const Then& then)
{
    auto problem = std::make_shared<QString>();
    const auto note = [problem](const QString& message) { *problem = message; };
    QObject::connect(&window.parts().session, &Session::failed, &window,
                     [note](const RunFailure& failure) { note(failure.message); });
    QObject::connect(window.findChild<ImageController*>(), &ImageController::openFailed, &window, note);
    QObject::connect(
        &window.parts().session, &Session::idle, &window,
        [&window, then, problem] {
            if (problem->isEmpty())
                *problem = window.parts().messages.firstError();
            if (!problem->isEmpty())
                std::fprintf(stderr, "%s\n", qPrintable(*problem));
            whenIdle(window, then, problem->isEmpty() ? 0 : 1);
        },
        Qt::SingleShotConnection);
}

static void saveAndQuit(MainWindow& window, const QString& path, int status)
{
    QImage picture = window.grab().toImage();
    if (const auto& report = window.parts().run.report()) // information for viewers of the file
        picture.setText(QStringLiteral("Machine"), report->backend == BackendChoice::Cuda
                                                       ? QString::fromStdString(report->deviceName)
                                                       : QStringLiteral("emulator"));
    QBuffer bytes;
    bytes.open(QIODevice::WriteOnly);
    const bool isEncoded = picture.save(&bytes, qPrintable(QFileInfo(path).suffix()));
    const QString problem =
        isEncoded ? writeOutput(path, bytes.data()) : tr("the file name does not end in a supported format");
    if (!problem.isEmpty()) {
        std::fprintf(stderr, "The picture of the window cannot be written to %s: %s.\n", qPrintable(path),
                     qPrintable(problem));
        status = 1;
    }
    QCoreApplication::exit(status);
}

void takeWindowPicture(MainWindow& window, const QString& path)
{
    whenTimed(window, [&window, path](int status) { saveAndQuit(window, path, status); });
}

/// The controller's key of the item for this suffix.
static QString keyOf(const QString& suffix, const QString& panel)
{
    if (suffix == QLatin1String("html"))
        return QStringLiteral("report");
    if (suffix == QLatin1String("svg") || suffix == QLatin1String("csv"))
        return panel.isEmpty() || panel == runsPanel.text() ? QStringLiteral("timings") : panel;
    if (suffix == QLatin1String("gif"))
        return QStringLiteral("film");
    return QStringLiteral("view");
}

void exportAndQuit(MainWindow& window, const QString& path, const QString& panel)
{
    const QString key = keyOf(QFileInfo(path).suffix().toLower(), panel);
    if (key == QLatin1String("film"))
        window.parts().docks.show(blockPanel); // which has the block traced
    whenTimed(window, [&window, path, key](int status) {
        auto* controller = window.findChild<ExportController*>();
        QObject::connect(controller, &ExportController::finished, &window,
                         [status](const QString&, const QString& problem) {
                             if (!problem.isEmpty())
                                 std::fprintf(stderr, "%s\n", qPrintable(problem));
                             QCoreApplication::exit(problem.isEmpty() ? status : 1);
                         });
        controller->exportTo(key, path);
    });
}

} // namespace tilescope
