#pragma once

#include <QString>

#include <optional>

namespace tilescope
{

/// A worker (gpu/remote) under the user's name for it.
struct NamedWorker {
    QString name;    ///< empty: given on the command line without one
    QString command; ///< that starts it, such as "ssh gpu-server tilescope worker"; split as by QProcess::splitCommand

    QString title() const { return name.isEmpty() ? command : name; }
    bool operator==(const NamedWorker&) const = default;
};

/// Where kernels run that do not run in the emulator.
struct Place {
    std::optional<NamedWorker> worker; ///< nothing: this machine
    std::optional<int> gpu;            ///< of this machine (DeviceInfo::ordinal); nothing: the first that can be used

    bool operator==(const Place&) const = default;
};

} // namespace tilescope
