#pragma once

#include <QByteArray>
#include <QString>

namespace tilescope
{

/// Writes all of the bytes and returns an empty text, or else the reason why that failed. A regular file, or one that
/// is not there yet, is written beside its place and renamed: it is whole or as it was, and keeps its permissions;
/// symbolic links are followed. Anything else (a device, a pipe) is written to directly and never replaced; a pipe that
/// no program has opened to read within five seconds is a failure.
[[nodiscard]] QString writeOutput(const QString& path, const QByteArray& bytes);

} // namespace tilescope
