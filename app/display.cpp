#include "app/display.h"

#include <QLibrary>

namespace tilescope
{

namespace
{

using Connect = void* (*)(const char*, int*);
using HasError = int (*)(void*);
using Disconnect = void (*)(void*);

/// Tries the X server with libxcb, which is what Qt's own plugin uses; where that is not there, Qt shall say.
DisplayProbe probeX()
{
    QLibrary xcb("xcb", 1);
    const auto connect = reinterpret_cast<Connect>(xcb.resolve("xcb_connect"));
    const auto hasError = reinterpret_cast<HasError>(xcb.resolve("xcb_connection_has_error"));
    const auto disconnect = reinterpret_cast<Disconnect>(xcb.resolve("xcb_disconnect"));
    if (!connect || !hasError || !disconnect)
        return {true, {}, {}};
    std::shared_ptr<void> connection(connect(nullptr, nullptr), disconnect);
    if (hasError(connection.get()) == 0)
        return {true, {}, connection};
    return {false, QStringLiteral("The display \"%1\" cannot be reached.").arg(qEnvironmentVariable("DISPLAY")), {}};
}

} // namespace

DisplayProbe probeDisplay()
{
    if (!qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM") || !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY"))
        return {true, {}, {}};
    if (qEnvironmentVariableIsEmpty("DISPLAY"))
        return {false, QStringLiteral("There is no display here (neither DISPLAY nor WAYLAND_DISPLAY is set)."), {}};
    return probeX();
}

} // namespace tilescope
