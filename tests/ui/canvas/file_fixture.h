#pragma once

#include <QFile>
#include <QObject>
#include <QTemporaryDir>

namespace tilescope::test
{

/// A test that makes files in a folder of its own.
class FolderTest : public QObject
{
protected:
    /// The path of a new file with this content; empty if it could not be written.
    QString written(const QString& name, const QByteArray& bytes) const
    {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            return {};
        return file.fileName();
    }

    QTemporaryDir m_folder;
};

} // namespace tilescope::test
