#pragma once

#include <QScopeGuard>
#include <QString>

#include <memory>

namespace tilescope
{

/// One of the two systems that a window can be opened on.
struct DisplayWay {
    QString name; ///< of the display, such as "wayland-0" or ":0"; empty: the environment names none
    bool isReachable = false;
    bool hasPlugin = false; ///< Qt's platform plugin for it is installed
};

/// Which of Qt's platforms opens a window, and if none does, why not.
struct DisplayChoice {
    QString platform; ///< "wayland", "xcb", or empty
    QString reason;   ///< a sentence when there is none, with what to install where that is all that is missing
    bool operator==(const DisplayChoice&) const = default;
};
/// Wayland first, as Qt itself chooses.
DisplayChoice chooseDisplay(const DisplayWay& wayland, const DisplayWay& x);

/// Whether a window can be opened here, found without ending the program (Qt aborts where it finds no display).
struct DisplayProbe {
    bool usable = false;
    QString reason;   ///< a sentence when it is not
    QString platform; ///< empty: the user names one in QT_QPA_PLATFORM
    /// The connection it was tried with. Keep it until the application has its own: a bare X server starts anew, and
    /// refuses callers meanwhile, when its only client leaves.
    std::shared_ptr<void> connection;
};
DisplayProbe probeDisplay();

/// A QApplication or QGuiApplication on the platform that was found. Programs that it starts choose for themselves.
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
