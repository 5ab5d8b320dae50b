#include "ui/window/run_window.h"

#include "ui/language/language.h"
#include "ui/session/freed_memory.h"
#include "ui/theme/theme.h"
#include "ui/window/main_window.h"

#include <QApplication>
#include <QLocale>
#include <QSurfaceFormat>

#include <chrono>
#include <clocale>
#include <condition_variable>
#include <cstdio>
#include <cstdlib>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

namespace tilescope
{

namespace
{

/// Ends the process if the window's parts are not destroyed within a moment: their destructors wait for threads, and
/// some work there cannot be stopped, such as a picture decoder.
class LastResort
{
public:
    explicit LastResort(int status)
        : m_waiter([this, status](const std::stop_token& stop) {
              constexpr auto patience = std::chrono::milliseconds(300);
              std::unique_lock lock(m_mutex);
              if (!m_wake.wait_for(lock, stop, patience, [&stop] { return stop.stop_requested(); })) {
                  std::fflush(nullptr);
                  std::_Exit(status);
              }
          })
    {
    }

private:
    std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::jthread m_waiter;
};

} // namespace

void prepareApplication()
{
    limitFreedMemory();
    // Without it a canvas loses its OpenGL context when it moves to another top-level window (a floating dock).
    QCoreApplication::setAttribute(Qt::AA_ShareOpenGLContexts);
    // The window paints only when something changed; waiting for vertical sync would only delay a moved slider.
    QSurfaceFormat format = QSurfaceFormat::defaultFormat();
    format.setSwapInterval(0);
    QSurfaceFormat::setDefaultFormat(format);
    QCoreApplication::setApplicationName(QStringLiteral("tilescope"));
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Tilescope"));
    // Wayland's compositors find name and icon by it: resources/desktop.
    QGuiApplication::setDesktopFileName(QStringLiteral("io.github.tilescope.Tilescope"));
    QCoreApplication::setApplicationVersion(QStringLiteral(TILESCOPE_VERSION));
}

void useOneNumberFormat()
{
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    // The application's constructor sets the C library to the system's locale, which std::snprintf and std::strtod
    // follow.
    qAddPreRoutine([] { std::setlocale(LC_NUMERIC, "C"); });
}

int runWindow(QApplication& application, const WindowOptions& options)
{
    QGuiApplication::setWindowIcon(applicationIcon());
    const Preferences preferences(options.preferencesFile);
    applyTheme(application, options.theme.value_or(preferences.theme()));
    speak(application, languageFor(options.language.isEmpty() ? preferences.language() : options.language));
    std::optional<LastResort> lastResort; // must outlive the window
    MainWindow window(options);
    window.show();
    if (!options.screenshot.isEmpty())
        takeWindowPicture(window, options.screenshot);
    else if (!options.exportFile.isEmpty())
        exportAndQuit(window, options.exportFile, options.panel);
    const int status = QApplication::exec();
    window.finish();
    if (options.endsProcess)
        lastResort.emplace(status);
    return status;
}

} // namespace tilescope
