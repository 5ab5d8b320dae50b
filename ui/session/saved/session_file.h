#pragma once

#include "gpu/image/picture_values.h"
#include "gpu/operations/registry.h"
#include "ui/session/saved/pinned_runs.h"
#include "ui/session/view_subject.h"

#include <QByteArray>
#include <QMap>
#include <QString>

#include <functional>
#include <stdexcept>
#include <string>
#include <vector>

namespace tilescope
{

/// An operation of the user's own: a kernel file and what it had in it, or a folder without a text.
struct SavedKernel {
    QString path; ///< absolute
    std::string text;
    bool operator==(const SavedKernel&) const = default;
};

/// The content of a session file: what is needed to continue the work.
struct SavedSession {
    std::vector<SavedKernel> kernels; ///< those that the recipe and the pins name
    Recipe recipe;
    QString program = {};   ///< the file of a program whose launches were shown; the recipe is then another one's
    QString image;          ///< a file's path or "sample:NAME@WxH"; empty for a picture that has no file
    RangeChoice range = {}; ///< of the picture's values
    ViewSubject subject = {};
    QMap<QString, bool> view; ///< what is shown, by name: "grid", "source" …
    PinnedRuns pins;
    std::vector<std::string> refusedPins; ///< of a file that was read: a sentence for each pin that was left out
    bool operator==(const SavedSession&) const = default;
};

/// A session file that cannot be read or written; the message says what is wrong and what would work.
class SessionFileError : public std::runtime_error
{
public:
    explicit SessionFileError(const QString& message) : std::runtime_error(message.toStdString()) {}
};

/// 1: without pins and range, 2: with pins, 3: with a range, 4: with one channel alone or a chosen difference, 5: with
/// kernel files, 6: with a program. Files are written in the oldest version that suffices.
inline constexpr int sessionVersion = 6;
inline constexpr qint64 largestSession = 16 << 20; ///< bytes; a kernel's text is 1 MB at most, and ten are the most

/// The operation that a saved kernel declares. Throws a sentence, as a std::exception.
using DeclareKernel = std::function<Operation(const SavedKernel& kernel)>;

bool isSessionFile(const QString& name); ///< by its suffix, .tilescope

/// Writes and reads JSON. Reading validates everything: an unknown operation, strategy, parameter or GPU, an invalid
/// value and a newer version throw SessionFileError. A block that cannot run is accepted, as it is in the window. A
/// damaged pin is left out, and the rest is read. `declare` makes known the operations of the kernels in the file.
QByteArray sessionBytes(const SavedSession& session);
SavedSession sessionFromBytes(const QByteArray& bytes, const Registry& registry, const DeclareKernel& declare = {});

/// Error messages name the file. Reading accepts only regular files of at most `largestSession`; a picture or a kernel
/// file that is missing at its path is searched for beside the session. Writing keeps the old file until the new one is
/// complete.
SavedSession readSession(const QString& path, const Registry& registry, const DeclareKernel& declare = {});
void writeSession(const SavedSession& session, const QString& path);

} // namespace tilescope
