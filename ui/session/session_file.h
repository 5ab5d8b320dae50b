#pragma once

#include "gpu/operations/registry.h"

#include <QByteArray>
#include <QMap>
#include <QString>

#include <stdexcept>

namespace tilescope
{

/// What a session file holds: enough to go on where one was.
struct SavedSession {
    Recipe recipe;
    QString image;            ///< a file's path or "sample:NAME@WxH"; empty for a picture that has no file
    QMap<QString, bool> view; ///< what is shown, by name: "grid", "source" …
    bool operator==(const SavedSession&) const = default;
};

/// A session file that cannot be read or written: what is wrong and what would work, in a sentence.
class SessionFileError : public std::runtime_error
{
public:
    explicit SessionFileError(const QString& message) : std::runtime_error(message.toStdString()) {}
};

inline constexpr int sessionVersion = 1;
inline constexpr qint64 largestSession = 4 << 20; ///< bytes; a kernel's text is 1 MB at most

bool isSessionFile(const QString& name); ///< by its suffix, .tilescope

/// JSON both ways. Reading takes nothing on trust: an operation, strategy, parameter or GPU that is not known, a value
/// that is not allowed, a newer version throw SessionFileError. A block that cannot run is taken, as the window takes
/// it.
QByteArray sessionBytes(const SavedSession& session);
SavedSession sessionFromBytes(const QByteArray& bytes, const Registry& registry);

/// The message names the file. Reading looks at regular files only and at no more than `largestSession`; a picture that
/// is not where it was is looked for beside the session. Writing leaves the old file until the new one is whole.
SavedSession readSession(const QString& path, const Registry& registry);
void writeSession(const SavedSession& session, const QString& path);

} // namespace tilescope
