#include "ui/operations/own_operations.h"

#include "gpu/declared/declared_operation.h"
#include "gpu/files/regular_file.h"
#include "gpu/operations/registry.h"
#include "gpu/recipe/message.h"
#include "ui/session/saved/kernel_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>

/// Qt's resources of a static library must be named once by a program that uses them.
static void initOperationResources() { Q_INIT_RESOURCE(operations); }

namespace tilescope
{

namespace
{

const QString declarationFile = QStringLiteral("operation.json");
constexpr std::size_t longestDeclaration = 1 << 20; ///< bytes

std::string contentOf(const QString& path)
{
    if (path.startsWith(u':')) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
    }
    if (isKernelFile(path))
        return readKernel(path);
    return readRegularFile(QFile::encodeName(path).toStdString(), longestDeclaration);
}

QStringList operationFoldersIn(const QString& folder)
{
    const QDir dir(folder);
    if (dir.exists(declarationFile))
        return {QDir::cleanPath(folder)};
    QStringList found;
    for (const QString& name : dir.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name))
        if (dir.exists(name + u'/' + declarationFile))
            found << dir.filePath(name);
    return found;
}

bool isTaken(const std::vector<Operation>& builtIn, const std::string& name)
{
    return std::ranges::find(builtIn, name, &Operation::name) != builtIn.end();
}

/// A file may be called sobel.cu: its operation is then sobel_cu.
Operation ofKernel(const QString& path, const std::string& text)
{
    Operation operation = operationOfKernel(path.toStdString(), text);
    static const std::vector<Operation> builtIn = allOperations();
    if (isTaken(builtIn, operation.name))
        operation.name += "_cu";
    return operation;
}

void refuseNameOf(const std::vector<Operation>& builtIn, const Operation& operation, const QString& path)
{
    if (isTaken(builtIn, operation.name))
        throw SettingError(
            "operation",
            say(gpu::phrase(
                    "%1 would have the name \"%2\", which a built-in operation already uses. Use another name."),
                path.toStdString(), operation.name));
}

void add(OwnOperations& all, const QString& path, const std::vector<Operation>& builtIn)
{
    if (!path.startsWith(u':'))
        all.paths << path;
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

QString ownOperationFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
           QStringLiteral("/tilescope/operations");
}

Operation readOperation(const QString& path)
{
    if (isKernelFile(path))
        return ofKernel(path, readKernel(path));
    if (!path.startsWith(u':') && !QFileInfo(path).isDir())
        throw SettingError(
            "operation",
            say(gpu::phrase("%1 is neither a folder that contains operation.json nor a kernel file (.cu)."),
                path.toStdString()));
    return operationOfFolder(
        QFileInfo(path).fileName().toStdString(), path.toStdString(),
        [&](const std::string& file) { return contentOf(path + u'/' + QString::fromStdString(file)); });
}

Operation savedOperation(const SavedKernel& kernel)
{
    Operation operation = kernel.text.empty() ? readOperation(kernel.path) : ofKernel(kernel.path, kernel.text);
    refuseNameOf(allOperations(), operation, kernel.path);
    return operation;
}

OwnOperations readOwnOperations(const QStringList& folders, const QStringList& kernels)
{
    initOperationResources();
    const std::vector<Operation> builtIn = allOperations();
    OwnOperations all;
    for (const QString& folder : QStringList{QStringLiteral(":/operations"), ownOperationFolder()} + folders)
        for (const QString& operation : operationFoldersIn(folder))
            add(all, operation, builtIn);
    for (const QString& folder : folders)
        if (operationFoldersIn(folder).isEmpty())
            all.faults.push_back({folder, say(gpu::phrase("\"%1\" contains no operation: it has neither an "
                                                          "operation.json file nor a folder that contains one."),
                                              folder.toStdString())});
    for (const QString& kernel : kernels)
        add(all, kernel, builtIn);
    return all;
}

QStringList lessonFoldersBeside(const std::vector<Operation>& operations)
{
    QStringList folders;
    for (const Operation& operation : operations)
        if (const QString folder = QString::fromStdString(operation.file) + QStringLiteral("/lessons");
            !operation.file.empty() && QFileInfo(folder).isDir())
            folders << folder;
    return folders;
}

std::vector<Operation> withBuiltIn(std::vector<Operation> own)
{
    std::vector<Operation> all = allOperations();
    std::ranges::move(own, std::back_inserter(all));
    return all;
}

} // namespace tilescope
