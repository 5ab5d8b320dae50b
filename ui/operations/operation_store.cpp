#include "ui/operations/operation_store.h"

#include "gpu/recipe/text/own_header.h"
#include "ui/operations/own_operations.h"
#include "ui/session/saved/kernel_file.h"
#include "ui/texts.h"
#include "ui/translation.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace tilescope
{

OperationStore::OperationStore(const QStringList& folders, const QStringList& kernels, QObject* parent)
    : QObject(parent), m_folders(folders), m_kernels(kernels)
{
    connect(&m_saved, &SavedFiles::saved, this, [this] {
        read();
        emit changed();
    });
    read();
}

std::string OperationStore::add(const QString& path)
{
    const QString absolute = QFileInfo(path).absoluteFilePath();
    std::string name = readOperation(absolute.toStdString()).name;
    QStringList& list = isKernelFile(absolute) ? m_kernels : m_folders;
    list.removeAll(absolute);
    list << absolute;
    read();
    emit changed();
    return name;
}

static OperationStore::Saved stateOf(const SavedKernel& kernel)
{
    using enum OperationStore::Saved;
    if (kernel.text.empty())
        return Same;
    if (!QFileInfo::exists(kernel.path))
        return Gone;
    try {
        return readKernel(kernel.path) == kernel.text ? Same : Changed;
    } catch (const KernelFileError&) { // it is no kernel any more
        return Changed;
    }
}

OperationStore::Saved OperationStore::takeSaved(const SavedKernel& kernel)
{
    Operation operation = savedOperation(kernel);
    const auto known = std::ranges::find(m_own, operation.name, &Operation::name);
    if (known != m_own.end() && !kernel.text.empty() && known->strategies.front().source.text == kernel.text &&
        QFileInfo::exists(QString::fromStdString(known->file)))
        return Saved::Same; // from where it is now
    const Saved state = stateOf(kernel);
    operation.revision = ++m_readings;
    std::erase_if(m_own, [&](const Operation& other) { return other.name == operation.name; });
    m_own.push_back(std::move(operation));
    QStringList& list = kernel.text.empty() ? m_folders : m_kernels;
    list.removeAll(kernel.path);
    if (state == Saved::Same) {
        list << kernel.path;
        m_saved.watch({kernel.path});
    }
    emit changed();
    return state;
}

void OperationStore::addMade(const Operation& operation)
{
    std::erase_if(m_made, [&](const Operation& other) { return other.name == operation.name; });
    m_made.push_back(operation);
    m_made.back().revision = ++m_readings;
    emit changed();
}

bool OperationStore::isMade(const std::string& name) const
{
    return std::ranges::find(m_made, name, &Operation::name) != m_made.end();
}

std::vector<Operation> OperationStore::operations() const
{
    std::vector<Operation> own = m_own;
    own.insert(own.end(), m_made.begin(), m_made.end());
    return withBuiltIn(std::move(own));
}

void OperationStore::read()
{
    OwnOperations own = readOwnOperations(plainTexts(m_folders), plainTexts(m_kernels));
    ++m_readings;
    for (Operation& operation : own.operations) {
        const auto known = std::ranges::find(m_own, operation.name, &Operation::name);
        const bool isSame = known != m_own.end() && known->file == operation.file &&
                            isKernelFile(QString::fromStdString(operation.file)) &&
                            known->strategies.front().source.text == operation.strategies.front().source.text;
        operation.revision = isSame ? known->revision : m_readings;
    }
    for (Operation& known : m_own)
        if (std::ranges::find(own.operations, known.name, &Operation::name) == own.operations.end())
            own.operations.push_back(std::move(known));
    m_own = std::move(own.operations);
    m_faults.clear();
    for (const OwnOperations::Fault& fault : own.faults)
        m_faults << translated(fault.sentence);
    QStringList watched{QString::fromStdString(ownOperationFolder())};
    for (const QString& path : qtTexts(own.paths)) {
        watched << path;
        if (QFileInfo(path).isDir())
            for (const QFileInfo& file : QDir(path).entryInfoList(QDir::Files))
                watched << file.filePath();
    }
    for (const Operation& operation : m_own) // the headers of kernel files
        for (const CarriedHeader& header : headersIn(operation.strategies.front().source.text))
            if (const QFileInfo file(QString::fromStdString(operation.file)); isKernelFile(file.fileName()))
                watched << file.dir().filePath(QString::fromStdString(header.name));
    m_saved.watch(watched + m_folders);
}

} // namespace tilescope
