#include "app/window/display.h"

#include "gpu/files/file_descriptor.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QLibrary>
#include <QPluginLoader>
#include <QSettings>

#include <cstring>
#include <sys/socket.h>
#include <sys/un.h>

namespace tilescope
{

namespace
{

using Connect = void* (*)(const char*, int*);
using HasError = int (*)(void*);
using Disconnect = void (*)(void*);

bool hasPlugin(const QString& platform)
{
    QStringList folders;
    for (const QString& path : pluginFolders(QFileInfo(QStringLiteral("/proc/self/exe")).canonicalPath()))
        folders << path + QStringLiteral("/platforms");
    folders << qEnvironmentVariable("QT_QPA_PLATFORM_PLUGIN_PATH").split(u':', Qt::SkipEmptyParts);
    for (const QString& folder : folders)
        for (const QFileInfo& file : QDir(folder).entryInfoList(QDir::Files)) {
            if (!QLibrary::isLibrary(file.filePath()))
                continue;
            const QJsonObject about = QPluginLoader(file.filePath()).metaData().value("MetaData").toObject();
            if (about.value("Keys").toArray().contains(platform))
                return true;
        }
    return false;
}

/// Whether a server listens on the socket at this path.
bool answers(const QString& path)
{
    const QByteArray bytes = QFile::encodeName(path);
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    if (bytes.isEmpty() || static_cast<std::size_t>(bytes.size()) >= sizeof address.sun_path)
        return false;
    std::memcpy(address.sun_path, bytes.constData(), static_cast<std::size_t>(bytes.size()));
    const FileDescriptor caller(socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0));
    return caller.isOpen() &&
           connect(caller.number(), reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
}

/// The display that libwayland-client would connect to.
DisplayWay findWayland()
{
    DisplayWay way;
    const bool isInherited = !qEnvironmentVariableIsEmpty("WAYLAND_SOCKET"); // an open connection
    way.name = qEnvironmentVariable("WAYLAND_DISPLAY");
    if (way.name.isEmpty() && (isInherited || qEnvironmentVariable("XDG_SESSION_TYPE") == QLatin1String("wayland")))
        way.name = QStringLiteral("wayland-0");
    if (way.name.isEmpty())
        return way;
    const QString folder = qEnvironmentVariable("XDG_RUNTIME_DIR");
    if (QDir::isAbsolutePath(way.name))
        way.isReachable = answers(way.name);
    else
        way.isReachable = isInherited || (!folder.isEmpty() && answers(folder + u'/' + way.name));
    way.hasPlugin = hasPlugin(QStringLiteral("wayland"));
    return way;
}

/// Tries the X server with libxcb, as Qt's plugin does; without libxcb, Qt itself reports the error.
DisplayWay findX(std::shared_ptr<void>& connection)
{
    DisplayWay way{qEnvironmentVariable("DISPLAY"), true, hasPlugin(QStringLiteral("xcb"))};
    QLibrary xcb("xcb", 1);
    const auto connect = reinterpret_cast<Connect>(xcb.resolve("xcb_connect"));
    const auto hasError = reinterpret_cast<HasError>(xcb.resolve("xcb_connection_has_error"));
    const auto disconnect = reinterpret_cast<Disconnect>(xcb.resolve("xcb_disconnect"));
    if (way.name.isEmpty() || !connect || !hasError || !disconnect)
        return way;
    connection = std::shared_ptr<void>(connect(nullptr, nullptr), disconnect);
    way.isReachable = hasError(connection.get()) == 0;
    return way;
}

} // namespace

QStringList pluginFolders(const QString& programFolder)
{
    QStringList folders = QCoreApplication::libraryPaths();
    const QDir folder(programFolder);
    const QSettings conf(folder.filePath(QStringLiteral("qt.conf")), QSettings::IniFormat);
    const QDir prefix(folder.absoluteFilePath(conf.value(QStringLiteral("Paths/Prefix")).toString()));
    if (const QString plugins = conf.value(QStringLiteral("Paths/Plugins")).toString(); !plugins.isEmpty())
        folders.prepend(QDir::cleanPath(prefix.absoluteFilePath(plugins))); // the system's may be of another Qt
    return folders;
}

DisplayChoice chooseDisplay(const DisplayWay& wayland, const DisplayWay& x)
{
    const auto isUsable = [](const DisplayWay& way) { return !way.name.isEmpty() && way.isReachable && way.hasPlugin; };
    if (isUsable(wayland))
        return {QStringLiteral("wayland"), {}};
    if (isUsable(x))
        return {QStringLiteral("xcb"), {}};
    if (wayland.name.isEmpty() && x.name.isEmpty())
        return {{}, QStringLiteral("There is no display here (neither DISPLAY nor WAYLAND_DISPLAY is set).")};
    const auto lacksPlugin = [](const DisplayWay& way) { return !way.name.isEmpty() && way.isReachable; };
    if (lacksPlugin(wayland))
        return {{},
                QStringLiteral("The Wayland display \"%1\" cannot be used, because Qt's Wayland plugin is not "
                               "installed: install the package qt6-wayland.")
                    .arg(wayland.name)};
    if (lacksPlugin(x))
        return {{},
                QStringLiteral("The display \"%1\" cannot be used, because Qt's plugin for X11 (xcb) is not installed: "
                               "install the package libqt6gui6.")
                    .arg(x.name)};
    if (x.name.isEmpty())
        return {{}, QStringLiteral("The Wayland display \"%1\" cannot be reached.").arg(wayland.name)};
    if (wayland.name.isEmpty())
        return {{}, QStringLiteral("The display \"%1\" cannot be reached.").arg(x.name)};
    return {{},
            QStringLiteral("Neither the Wayland display \"%1\" nor the display \"%2\" can be reached.")
                .arg(wayland.name, x.name)};
}

DisplayProbe probeDisplay()
{
    DisplayProbe probe;
    if (!qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) {
        probe.usable = true;
        return probe;
    }
    const DisplayChoice choice = chooseDisplay(findWayland(), findX(probe.connection));
    probe.usable = !choice.platform.isEmpty();
    probe.reason = choice.reason;
    probe.platform = choice.platform;
    return probe;
}

} // namespace tilescope
