#include "ui/canvas/pictures/picture_file.h"

#include "gpu/recipe/run_control.h"
#include "ui/canvas/pictures/image_file.h"

#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace tilescope
{

PictureFile::PictureFile(const QString& path, std::stop_token stop) : m_file(path), m_stop(std::move(stop))
{
    const QFileInfo info(path);
    if (!info.exists())
        throw ImageFileError(QStringLiteral("There is no file “%1”.").arg(path));
    if (info.isDir())
        throw ImageFileError(QStringLiteral("“%1” is a folder; open a picture in it.").arg(path));
    if (!info.isFile())
        throw ImageFileError(QStringLiteral("“%1” is not an ordinary file.").arg(path));
    if (!m_file.open(QIODevice::ReadOnly | QIODevice::Unbuffered))
        throw ImageFileError(QStringLiteral("“%1” cannot be read: %2.").arg(path, m_file.errorString()));
    m_size = m_file.size();
    if (m_size == 0)
        throw ImageFileError(QStringLiteral("“%1” is empty.").arg(path));
    if (m_size > largestPictureFile)
        throw ImageFileError(QStringLiteral("“%1” has %2 MB; picture files of up to %3 MB can be opened.")
                                 .arg(path)
                                 .arg(m_size >> 20)
                                 .arg(largestPictureFile >> 20));
    open(QIODevice::ReadOnly);
}

void PictureFile::throwIfEnded() const
{
    const QString path = m_file.fileName();
    if (m_stop.stop_requested())
        throw Cancelled();
    if (m_shrank)
        throw ImageFileError(
            QStringLiteral("“%1” became shorter while it was read. Open it again when it is whole.").arg(path));
    if (m_failed)
        throw ImageFileError(QStringLiteral("“%1” cannot be read: %2.").arg(path, m_file.errorString()));
}

bool PictureFile::seek(qint64 position) { return QIODevice::seek(position) && m_file.seek(position); }

qint64 PictureFile::readData(char* data, qint64 most)
{
    constexpr qint64 piece = 1 << 20; // between two looks at the token
    qint64 done = 0;
    while (done < most && m_file.pos() < m_size) {
        const qint64 wanted = std::min({piece, most - done, m_size - m_file.pos()});
        const qint64 count = m_stop.stop_requested() ? -1 : m_file.read(data + done, wanted);
        m_shrank = m_shrank || count == 0;
        m_failed = m_failed || (count < 0 && !m_stop.stop_requested());
        if (count <= 0)
            return -1;
        done += count;
    }
    return done;
}

} // namespace tilescope
