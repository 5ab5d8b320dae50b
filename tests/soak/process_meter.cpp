#include "tests/soak/process_meter.h"

#include <QApplication>
#include <QDir>
#include <QDirIterator>
#include <QFile>

#include <malloc.h>

namespace tilescope::test
{

namespace
{

constexpr double megabyte = 1e6;

double statusKib(const QByteArray& status, const QByteArray& key)
{
    const auto at = status.indexOf(key + ':');
    if (at < 0)
        return 0;
    const auto from = at + key.size() + 1;
    return status.mid(from, status.indexOf('\n', from) - from).trimmed().split(' ').front().toDouble();
}

double folderMb(const QString& folder)
{
    double bytes = 0;
    for (QDirIterator files(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories); files.hasNext();) {
        files.next();
        bytes += static_cast<double>(files.fileInfo().size());
    }
    return bytes / megabyte;
}

} // namespace

ProcessUse processUse(const QString& cacheFolder)
{
    QFile file(QStringLiteral("/proc/self/status"));
    const QByteArray status = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    const struct mallinfo2 heap = mallinfo2();
    ProcessUse use;
    use.residentMb = statusKib(status, "VmRSS") * 1024 / megabyte;
    use.heapMb = static_cast<double>(heap.uordblks + heap.hblkhd) / megabyte;
    use.threads = static_cast<int>(statusKib(status, "Threads"));
    use.descriptors = static_cast<int>(
        QDir(QStringLiteral("/proc/self/fd")).entryList(QDir::AllEntries | QDir::System | QDir::NoDotAndDotDot).size());
    use.cacheMb = folderMb(cacheFolder);
    use.widgets = static_cast<int>(QApplication::allWidgets().size());
    return use;
}

} // namespace tilescope::test
