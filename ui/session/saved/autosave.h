#pragma once

#include "ui/session/saved/session_file.h"

#include <QLockFile>
#include <QString>

#include <memory>

namespace tilescope
{

/// Saves the current session in a folder while the program runs, and finds the files of processes that did not end
/// normally. Several processes may share the folder: each holds a lock on its own file while it lives.
class Autosave
{
public:
    /// If the folder is empty or not writable, nothing is saved and nothing is found.
    explicit Autosave(const QString& folder);
    ~Autosave();
    void end(); ///< normal end: deletes the file

    Autosave(const Autosave&) = delete;
    Autosave& operator=(const Autosave&) = delete;

    bool isActive() const { return m_lock != nullptr; }
    void write(const SavedSession& session) const; ///< throws SessionFileError

    QString leftBehind() const;              ///< the newest file without a live process; empty: none
    static void forget(const QString& path); ///< deletes a file that leftBehind returned

private:
    QString m_folder;
    QString m_path; ///< of this process
    std::unique_ptr<QLockFile> m_lock;
};

} // namespace tilescope
