#include "ui/window/run_window.h"

#include "ui/theme/application_icon.h"
#include "ui/window/main_window.h"
#include "ui/window/window_picture.h"

#include <QApplication>
#include <QSurfaceFormat>

namespace tilescope
{

void prepareApplication()
{
    // Without it a canvas loses its OpenGL context when it moves to another top-level window (a floating dock).
    QCoreApplication::setAttribute(Qt::AA_ShareOpenGLContexts);
    // The window paints only when something changed; waiting for the next refresh would only hold up a moved slider.
    QSurfaceFormat format = QSurfaceFormat::defaultFormat();
    format.setSwapInterval(0);
    QSurfaceFormat::setDefaultFormat(format);
    QCoreApplication::setApplicationName(QStringLiteral("tilescope"));
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Tilescope"));
    QCoreApplication::setApplicationVersion(QStringLiteral(TILESCOPE_VERSION));
}

int runWindow(QApplication& application, const WindowOptions& options)
{
    QGuiApplication::setWindowIcon(applicationIcon());
    applyTheme(application, options.theme.value_or(Preferences(options.preferencesFile).theme()));
    MainWindow window(options);
    window.show();
    if (!options.screenshot.isEmpty())
        takeWindowPicture(window, options.screenshot);
    else if (!options.exportFile.isEmpty())
        exportAndQuit(window, options.exportFile, options.panel);
    return QApplication::exec();
}

} // namespace tilescope
