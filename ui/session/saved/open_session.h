#pragma once

#include <QByteArray>
#include <QLockFile>
#include <QString>

#include <memory>

namespace tilescope
{

/// The session file that a window has open. It is claimed by a lock in `folder`, so that another window knows, and its
/// content is remembered, so that nobody's work is replaced unseen: not that of another window, computer or program.
class OpenSession
{
public:
    /// If the folder is empty or not writable, nothing is claimed.
    explicit OpenSession(const QString& folder) : m_folder(folder) {}

    /// The file as it is now, just read or written. Returns false if another window has it open.
    bool take(const QString& path);

    const QString& path() const { return m_path; } ///< absolute; empty: none is open

    /// Whether saving to `path` would replace something other than what take() saw.
    bool wouldReplaceOthers(const QString& path) const;

private:
    QString m_folder;
    QString m_path;
    QByteArray m_content; ///< its hash; empty: there was no file
    std::unique_ptr<QLockFile> m_lock;
};

} // namespace tilescope
