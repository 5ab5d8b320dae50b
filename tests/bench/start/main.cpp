// Measures the time from the start of the program to its first picture, and the memory it then uses.
//   bench_start [PICTURE]      a file or sample:NAME@WxH; default: what the window opens by itself
// The kernels are compiled again: the compile cache is a separate folder.

#include "ui/canvas/canvas.h"
#include "ui/shell/window_parts.h"
#include "ui/window/main_window.h"
#include "ui/window/run_window.h"

#include <QApplication>
#include <QEventLoop>
#include <QTemporaryDir>

#include <chrono>
#include <cstdio>
#include <fstream>
#include <string>

using namespace tilescope;

namespace
{

double millisecondsSince(std::chrono::steady_clock::time_point start)
{
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
}

/// The peak resident memory so far, as reported by Linux.
std::string peakMemory()
{
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);)
        if (line.starts_with("VmHWM:"))
            return line.substr(line.find_first_not_of(" \t", 6));
    return "unknown";
}

} // namespace

int main(int argc, char** argv)
{
    const auto start = std::chrono::steady_clock::now();
    const QTemporaryDir folder;
    qputenv("XDG_CACHE_HOME", folder.path().toLocal8Bit());
    prepareApplication();
    QApplication application(argc, argv);
    WindowOptions options;
    options.size = QSize(1600, 1000);
    options.preferencesFile = folder.filePath(QStringLiteral("preferences.ini"));
    if (argc > 1)
        options.images = {QString::fromLocal8Bit(argv[1])};
    MainWindow window(options);
    std::printf("window made      %8.0f ms\n", millisecondsSince(start));
    window.show();
    QEventLoop loop;
    QObject::connect(&window.parts().session, &Session::reportReady, &loop, &QEventLoop::quit,
                     Qt::SingleShotConnection);
    QObject::connect(&window.parts().session, &Session::failed, &loop, [&loop] { loop.exit(1); });
    if (loop.exec() != 0)
        return 1;
    QApplication::processEvents(); // it is painted
    std::printf("first picture    %8.0f ms, most memory so far %s\n", millisecondsSince(start), peakMemory().c_str());
    std::fflush(stdout);
    if (window.parts().session.isBusy()) {
        QObject::connect(&window.parts().session, &Session::idle, &loop, &QEventLoop::quit);
        loop.exec();
    }
    std::printf("everything timed %8.0f ms, most memory %s\n", millisecondsSince(start), peakMemory().c_str());
    return 0;
}
