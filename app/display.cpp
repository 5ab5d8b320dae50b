#include "app/display.h"

#include <QLibrary>

namespace tilescope
{

namespace
{

/// Opens and closes a connection to the X server; libxcb is what Qt's own plugin uses.
bool reachesX()
{
    QLibrary xcb("xcb", 1);
    using Connect = void* (*)(const char*, int*);
    using HasError = int (*)(void*);
    using Disconnect = void (*)(void*);
    const auto connect = reinterpret_cast<Connect>(xcb.resolve("xcb_connect"));
    const auto hasError = reinterpret_cast<HasError>(xcb.resolve("xcb_connection_has_error"));
    const auto disconnect = reinterpret_cast<Disconnect>(xcb.resolve("xcb_disconnect"));
    if (!connect || !hasError || !disconnect)
        return true; // cannot be tried: let Qt say
    void* const connection = connect(nullptr, nullptr);
    const bool reached = hasError(connection) == 0;
    disconnect(connection);
    return reached;
}

} // namespace

DisplayProbe probeDisplay()
{
    if (!qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM") || !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY"))
        return {true, {}};
    if (qEnvironmentVariableIsEmpty("DISPLAY"))
        return {false, QStringLiteral("There is no display here (neither DISPLAY nor WAYLAND_DISPLAY is set).")};
    if (!reachesX())
        return {false, QStringLiteral("The display \"%1\" cannot be reached.").arg(qEnvironmentVariable("DISPLAY"))};
    return {true, {}};
}

} // namespace tilescope
