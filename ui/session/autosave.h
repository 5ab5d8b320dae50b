#pragma once

#include "ui/session/session_file.h"

#include <QLockFile>
#include <QString>

#include <memory>

namespace tilescope
{

/// Keeps the present session in a folder while the program runs, and finds what a run left there that did not end as
/// it should. Several programs may share the folder: each holds a lock on its own file for as long as it lives.
class Autosave
{
public:
    /// An empty folder, or one that cannot be written: nothing is kept and nothing found.
    explicit Autosave(const QString& folder);
    ~Autosave();
    void end(); ///< the end as it should be: the file goes

    Autosave(const Autosave&) = delete;
    Autosave& operator=(const Autosave&) = delete;

    bool isActive() const { return m_lock != nullptr; }
    void write(const SavedSession& session) const; ///< throws SessionFileError

    QString leftBehind() const;              ///< the newest file that no living program holds; empty: none
    static void forget(const QString& path); ///< one that leftBehind gave

private:
    QString m_folder;
    QString m_path; ///< of this program
    std::unique_ptr<QLockFile> m_lock;
};

} // namespace tilescope
