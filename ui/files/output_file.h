#pragma once

#include <QByteArray>
#include <QString>

namespace tilescope
{

/// Writes all bytes and returns an empty text, or the reason of a failure. A regular file, or a new one, is written to
/// a temporary file beside it and renamed: it is either complete or unchanged, and keeps its permissions; symbolic
/// links are followed. Anything else (a device, a pipe) is written to directly and never replaced; a pipe that no
/// program opens for reading within five seconds is a failure.
[[nodiscard]] QString writeOutput(const QString& path, const QByteArray& bytes);

} // namespace tilescope
