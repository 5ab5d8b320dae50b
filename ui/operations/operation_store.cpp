#include "ui/operations/operation_store.h"

#include "ui/operations/own_operations.h"
#include "ui/session/kernel_file.h"
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
    std::string name = readOperation(absolute).name;
    QStringList& list = isKernelFile(absolute) ? m_kernels : m_folders;
    list.removeAll(absolute);
    list << absolute;
    read();
    emit changed();
    return name;
}

std::vector<Operation> OperationStore::operations() const { return withBuiltIn(m_own); }

void OperationStore::read()
{
    OwnOperations own = readOwnOperations(m_folders, m_kernels);
    ++m_readings;
    for (Operation& operation : own.operations)
        operation.revision = m_readings;
    for (Operation& known : m_own)
        if (std::ranges::find(own.operations, known.name, &Operation::name) == own.operations.end())
            own.operations.push_back(std::move(known));
    m_own = std::move(own.operations);
    m_faults.clear();
    for (const OwnOperations::Fault& fault : own.faults)
        m_faults << translated(fault.sentence);
    QStringList watched{ownOperationFolder()};
    for (const QString& path : own.paths) {
        watched << path;
        if (QFileInfo(path).isDir())
            for (const QFileInfo& file : QDir(path).entryInfoList(QDir::Files))
                watched << file.filePath();
    }
    m_saved.watch(watched + m_folders);
}

} // namespace tilescope
