#pragma once

#include "gpu/operations/operation.h"
#include "gpu/recipe/message_value.h"

#include <string>
#include <vector>

namespace tilescope
{

/// Operations that files declare, and the files that could not be used.
struct OwnOperations {
    struct Fault {
        std::string path;
        Message sentence;
    };
    std::vector<Operation> operations;
    std::vector<Fault> faults;
    std::vector<std::string>
        paths; ///< folders and kernel files that were read, those that came with the program left out
};

/// Where the user's operations are: `operations` among the application's data. Empty without a home.
std::string ownOperationFolder();

/// The operation of a folder with an operation.json, ":/operations/NAME" of one that came with the program, or of a
/// kernel file, by its suffix. Throws SettingError or KernelFileError with a sentence.
Operation readOperation(const std::string& path);

/// The operation that a session has saved: of its text, or, if that is empty, of its folder. Throws as readOperation()
/// does, and if it is named as one of Tilescope's.
Operation savedOperation(const std::string& path, const std::string& text);

/// Those that came with the program, those in the user's own folder, those of `folders`, each an operation or a folder
/// of operations, and those of kernel files. A later one of the same name replaces an earlier one, but none of those
/// that are built in.
OwnOperations readOwnOperations(const std::vector<std::string>& folders, const std::vector<std::string>& kernels);

/// The folders "lessons" in the folders that declare operations.
std::vector<std::string> lessonFoldersBeside(const std::vector<Operation>& operations);

/// The built-in operations, and these.
std::vector<Operation> withBuiltIn(std::vector<Operation> own);

} // namespace tilescope
