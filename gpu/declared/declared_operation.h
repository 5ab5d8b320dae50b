#pragma once

#include "gpu/declared/declaration.h"
#include "gpu/operations/operation.h"

#include <functional>
#include <string>

namespace tilescope
{

/// The operation that a declaration describes: its plans follow from the kernels' parameters, its reference is a kernel
/// of the text or another strategy. Throws DeclarationError for what cannot be bound at its default settings, which
/// are tried on a small picture.
Operation operationOf(const Declaration& declaration);

/// The operation of one kernel file, named after the file.
Operation operationOfKernel(const std::string& path, const std::string& text);

/// The operation of a folder with an operation.json; `read` gives the text of a file in it.
Operation operationOfFolder(const std::string& name, const std::string& path,
                            const std::function<std::string(const std::string& file)>& read);

} // namespace tilescope
