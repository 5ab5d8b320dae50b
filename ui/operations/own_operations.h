#pragma once

#include "gpu/operations/operation.h"
#include "ui/session/saved/session_file.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace tilescope
{

/// Operations that files declare (gpu/declared), and the files that could not be used.
struct OwnOperations {
    struct Fault {
        QString path;
        Message sentence;
    };
    std::vector<Operation> operations;
    std::vector<Fault> faults;
    QStringList paths; ///< folders and kernel files that were read, those that came with the program left out
};

/// Where the user's operations are: `operations` among the application's data.
QString ownOperationFolder();

/// The operation of a folder with an operation.json, or of a kernel file, by its suffix. Throws SettingError or
/// KernelFileError with a sentence.
Operation readOperation(const QString& path);

/// The operation that a session has saved: of its text, or of its folder. Throws as readOperation() does, and if it is
/// named as one of Tilescope's.
Operation savedOperation(const SavedKernel& kernel);

/// Those that came with the program, those in the user's own folder, those of `folders`, each an operation or a folder
/// of operations, and those of kernel files. A later one of the same name replaces an earlier one, but none of those
/// that are built in.
OwnOperations readOwnOperations(const QStringList& folders, const QStringList& kernels);

/// The folders "lessons" in the folders that declare operations.
QStringList lessonFoldersBeside(const std::vector<Operation>& operations);

/// The built-in operations, and these.
std::vector<Operation> withBuiltIn(std::vector<Operation> own);

} // namespace tilescope
