#pragma once

#include <QByteArray>
#include <QString>

#include <filesystem>

namespace tilescope
{

/// Writes all bytes and returns an empty text, or the reason of a failure. A regular file, or a new one, is written to
/// a temporary file beside it, synchronised and renamed: it is either complete or unchanged, and keeps its owner and
/// permissions; symbolic links are followed. A file whose place no other can take (in a read-only folder, of another
/// owner, mounted) is overwritten once room for the bytes is reserved. Anything else (a device, a pipe) is written to
/// directly and never replaced; a pipe that no program opens for reading within five seconds is a failure.
[[nodiscard]] QString writeOutput(const QString& path, const QByteArray& bytes);

/// The path with symbolic links to the file followed, whether or not there is a file at their end.
std::filesystem::path linkTarget(std::filesystem::path path);

} // namespace tilescope
