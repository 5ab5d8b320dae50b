#pragma once

#include <QScopeGuard>
#include <QString>
#include <QStringList>

#include <memory>

namespace tilescope
{

/// One of the two window systems, and whether a window can be opened on it.
struct DisplayWay {
    QString name; ///< of the display, such as "wayland-0" or ":0"; empty: the environment names none
    bool isReachable = false;
    bool hasPlugin = false; ///< Qt's platform plugin for it is installed
};

/// Which of Qt's platforms can open a window, or why none can.
struct DisplayChoice {
    QString platform; ///< "wayland", "xcb", or empty
    QString reason;   ///< a sentence if there is none, with the package to install if only that is missing
    bool operator==(const DisplayChoice&) const = default;
};
/// Wayland first, as Qt itself chooses.
DisplayChoice chooseDisplay(const DisplayWay& wayland, const DisplayWay& x);

/// Where Qt will look for its plugins. It reads a qt.conf beside the program, as a program has that brings Qt along,
/// only once there is an application.
QStringList pluginFolders(const QString& programFolder);

/// Whether a window can be opened here, tested without ending the program (Qt aborts if it finds no display).
struct DisplayProbe {
    bool usable = false;
    QString reason;   ///< a sentence if no window can be opened
    QString platform; ///< empty: the user names one in QT_QPA_PLATFORM
    /// The connection used for the test. Keep it until the application has its own: a bare X server restarts when its
    /// only client disconnects, and refuses connections meanwhile.
    std::shared_ptr<void> connection;
};
DisplayProbe probeDisplay();

/// A QApplication or QGuiApplication on the platform that was found. Child processes choose for themselves.
template <typename Application>
Application makeApplication(const DisplayProbe& display, int& argc, char** argv)
{
    constexpr const char* variable = "QT_QPA_PLATFORM";
    const bool isChosen = !display.platform.isEmpty();
    if (isChosen)
        qputenv(variable, display.platform.toLatin1());
    const auto forget = qScopeGuard([isChosen] {
        if (isChosen)
            qunsetenv(variable);
    });
    return Application(argc, argv);
}

} // namespace tilescope
