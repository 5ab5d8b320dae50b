#include "gpu/declared/own_operations.h"

#include "gpu/declared/declared_operation.h"
#include "gpu/declared/kernel_file.h"
#include "gpu/files/embedded_files.h"
#include "gpu/files/folders.h"
#include "gpu/files/regular_file.h"
#include "gpu/operations/registry.h"
#include "gpu/recipe/message.h"

#include <algorithm>
#include <filesystem>

namespace tilescope
{

namespace fs = std::filesystem;

const EmbeddedFiles& shippedOperations(); // of CMakeLists.txt

namespace
{

constexpr const char* declarationFile = "operation.json";
constexpr std::size_t longestDeclaration = 1 << 20; ///< bytes
constexpr std::string_view shippedPrefix = ":/operations/";

bool isShipped(const std::string& path) { return path.starts_with(shippedPrefix); }

std::string declaredContent(const std::string& path)
{
    if (isShipped(path)) {
        const auto found = shippedOperations().find(path.substr(shippedPrefix.size()));
        return found != shippedOperations().end() ? std::string(found->second) : std::string();
    }
    return isKernelFile(path) ? readKernel(path) : readRegularFile(path, longestDeclaration);
}

std::vector<std::string> shippedFolders()
{
    std::vector<std::string> folders;
    for (const auto& [file, text] : shippedOperations())
        if (file.ends_with(declarationFile))
            folders.push_back(std::string(shippedPrefix) + fs::path(file).parent_path().string());
    return folders;
}

bool isTaken(const std::vector<Operation>& builtIn, const std::string& name)
{
    return std::ranges::find(builtIn, name, &Operation::name) != builtIn.end();
}

/// A file may be called sobel.cu: its operation is then sobel_cu.
Operation ofKernel(const std::string& path, const std::string& text)
{
    Operation operation = operationOfKernel(path, text);
    static const std::vector<Operation> builtIn = allOperations();
    if (isTaken(builtIn, operation.name))
        operation.name += "_cu";
    return operation;
}

void refuseNameOf(const std::vector<Operation>& builtIn, const Operation& operation, const std::string& path)
{
    if (isTaken(builtIn, operation.name))
        throw SettingError(
            "operation",
            say(gpu::phrase(
                    "%1 would have the name \"%2\", which a built-in operation already uses. Use another name."),
                path, operation.name));
}

void addOwn(OwnOperations& all, const std::string& path, const std::vector<Operation>& builtIn)
{
    if (!isShipped(path))
        all.paths.push_back(path);
    try {
        Operation operation = readOperation(path);
        refuseNameOf(builtIn, operation, path);
        std::erase_if(all.operations, [&](const Operation& other) { return other.name == operation.name; });
        all.operations.push_back(std::move(operation));
    } catch (const std::exception& error) {
        all.faults.push_back({path, messageOf(error)});
    }
}

} // namespace

std::string ownOperationFolder()
{
    const auto data = userDataFolder();
    return data ? (*data / "operations").string() : std::string();
}

Operation readOperation(const std::string& path)
{
    if (isKernelFile(path))
        return ofKernel(path, readKernel(path));
    std::error_code error;
    if (!isShipped(path) && !fs::is_directory(path, error))
        throw SettingError(
            "operation",
            say(gpu::phrase("%1 is neither a folder that contains operation.json nor a kernel file (.cu)."), path));
    return operationOfFolder(fs::path(path).filename().string(), path,
                             [&](const std::string& file) { return declaredContent(path + "/" + file); });
}

Operation savedOperation(const std::string& path, const std::string& text)
{
    Operation operation = text.empty() ? readOperation(path) : ofKernel(path, text);
    refuseNameOf(allOperations(), operation, path);
    return operation;
}

OwnOperations readOwnOperations(const std::vector<std::string>& folders, const std::vector<std::string>& kernels)
{
    const std::vector<Operation> builtIn = allOperations();
    OwnOperations all;
    for (const std::string& operation : shippedFolders())
        addOwn(all, operation, builtIn);
    for (const std::string& operation : foldersWith(declarationFile, ownOperationFolder()))
        addOwn(all, operation, builtIn);
    for (const std::string& folder : folders) {
        const std::vector<std::string> found = foldersWith(declarationFile, folder);
        for (const std::string& operation : found)
            addOwn(all, operation, builtIn);
        if (found.empty())
            all.faults.push_back({folder, say(gpu::phrase("\"%1\" contains no operation: it has neither an "
                                                          "operation.json file nor a folder that contains one."),
                                              folder)});
    }
    for (const std::string& kernel : kernels)
        addOwn(all, kernel, builtIn);
    return all;
}

std::vector<std::string> lessonFoldersBeside(const std::vector<Operation>& operations)
{
    std::vector<std::string> folders;
    std::error_code error;
    for (const Operation& operation : operations)
        if (const std::string folder = operation.file + "/lessons";
            !operation.file.empty() && fs::is_directory(folder, error))
            folders.push_back(folder);
    return folders;
}

std::vector<Operation> withBuiltIn(std::vector<Operation> own)
{
    std::vector<Operation> all = allOperations();
    std::ranges::move(own, std::back_inserter(all));
    return all;
}

} // namespace tilescope
