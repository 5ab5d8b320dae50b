#pragma once

#include "gpu/operations/operation.h"
#include "ui/files/saved_files.h"
#include "ui/session/saved/session_file.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <vector>

namespace tilescope
{

/// The operations that files declare, beside the built-in ones, read again when one of their files is saved. One whose
/// file cannot be used any more, or is gone, stays as it was: runs and panels still speak of it.
class OperationStore : public QObject
{
    Q_OBJECT

public:
    OperationStore(const QStringList& folders, const QStringList& kernels, QObject* parent = nullptr);

    /// Adds the operation of a folder or of a kernel file, and emits changed(). Returns its name. Throws as
    /// readOperation() does, and then nothing has changed.
    std::string add(const QString& path);

    /// Adds an operation that a program's run has made, in place of that of an earlier run, and emits changed().
    void addMade(const Operation& operation);
    bool isMade(const std::string& name) const; ///< by a run

    /// Where the file of a saved kernel stands.
    enum class Saved { Same, Changed, Gone };

    /// Makes known what a session has saved, with the saved text, and emits changed(). The file is followed from then
    /// on if it still has that text. Throws as savedOperation() does, and then nothing has changed.
    Saved takeSaved(const SavedKernel& kernel);

    std::vector<Operation> operations() const;      ///< with the built-in ones
    QStringList faults() const { return m_faults; } ///< of the last reading, in sentences

signals:
    void changed(); ///< operations() or faults()

private:
    void read();

    QStringList m_folders, m_kernels;
    std::vector<Operation> m_own, m_made;
    QStringList m_faults;
    int m_readings = 0;
    SavedFiles m_saved;
};

} // namespace tilescope
