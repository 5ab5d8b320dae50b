#include "ui/canvas/pictures/image_file.h"
#include "ui/canvas/pictures/picture_file.h"
#include "ui/canvas/pictures/value_files.h"
#include "ui/translation.h"

#include <QtEndian>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>

namespace tilescope
{

namespace
{

/// "P5", width, height and largest value, or "PF", width, height and scale; then one white-space character.
struct MapHeader {
    QSize size;
    int channels = 1;
    bool isFloat = false, isBigEndian = true;
    double most = 0; ///< of integers
    qint64 begin = 0;

    qint64 rowBytes() const { return qint64{size.width()} * channels * (isFloat ? 4 : 2); }
};

/// The words of the header, comments skipped, and where the next one begins.
class HeaderWords
{
public:
    explicit HeaderWords(const QByteArray& bytes) : m_bytes(bytes) {}

    QByteArray next()
    {
        while (m_at < m_bytes.size() && (isSpace() || m_bytes[m_at] == '#')) {
            if (m_bytes[m_at] == '#')
                m_at = std::max(m_bytes.indexOf('\n', m_at), m_at);
            ++m_at;
        }
        const qsizetype begin = m_at;
        while (m_at < m_bytes.size() && !isSpace())
            ++m_at;
        return m_bytes.mid(begin, m_at - begin);
    }
    qsizetype at() const { return m_at; }

private:
    bool isSpace() const { return std::strchr(" \t\r\n\v\f", m_bytes[m_at]) && m_bytes[m_at] != '\0'; }

    const QByteArray& m_bytes;
    qsizetype m_at = 0;
};

MapHeader headerOf(PictureFile& file, const QString& name)
{
    file.seek(0);
    const QByteArray bytes = file.read(longestMapHeader);
    HeaderWords words(bytes);
    const QByteArray kind = words.next();
    MapHeader header;
    header.isFloat = kind == "PF" || kind == "Pf";
    header.channels = kind == "PF" || kind == "P6" ? 3 : 1;
    bool hasWidth = false, hasHeight = false, hasScale = false;
    header.size.setWidth(words.next().toInt(&hasWidth));
    header.size.setHeight(words.next().toInt(&hasHeight));
    const double scale = words.next().toDouble(&hasScale);
    header.most = scale;
    header.isBigEndian = !header.isFloat || scale > 0; // a negative scale of floats: little-endian
    header.begin = words.at() + 1;
    constexpr double mostOfSixteenBits = 65535;
    const bool isScale =
        hasScale && std::isfinite(scale) && (header.isFloat ? scale != 0 : scale >= 1 && scale <= mostOfSixteenBits);
    if (!hasWidth || !hasHeight || !isScale || header.size.width() < 1 || header.size.height() < 1)
        throw ImageFileError(
            tr("\"%1\" is damaged: its first line does not state the size of its image and the range of its values.")
                .arg(name));
    return header;
}

/// A row of interleaved values.
void takeRow(const QByteArray& row, const MapHeader& header, ValuePlanes& planes, int y)
{
    const char* from = row.constData();
    for (int x = 0; x < header.size.width(); ++x)
        for (int channel = 0; channel < header.channels; ++channel) {
            float& to = planes.row(channel, y)[x];
            if (header.isFloat) {
                const quint32 bits =
                    header.isBigEndian ? qFromBigEndian<quint32>(from) : qFromLittleEndian<quint32>(from);
                std::memcpy(&to, &bits, sizeof bits);
                from += sizeof bits;
            } else {
                to = qFromBigEndian<quint16>(from);
                from += sizeof(quint16);
            }
        }
}

} // namespace

ReadValues readPortableMap(PictureFile& file, const QString& name, const std::stop_token& stop)
{
    const MapHeader header = headerOf(file, name);
    checkPictureSize(header.size, name);
    if (header.begin + header.rowBytes() * header.size.height() > file.size())
        throw ImageFileError(tr("\"%1\" ends early: the file is truncated. Copy or download it again.").arg(name));
    ValuePlanes planes(header.size, header.channels, name);
    file.seek(header.begin);
    for (int i = 0; i < header.size.height() && !stop.stop_requested(); ++i) {
        const QByteArray row = file.read(header.rowBytes());
        if (row.size() != header.rowBytes())
            break;                                                                       // the file says why
        takeRow(row, header, planes, header.isFloat ? header.size.height() - 1 - i : i); // floats: the lowest row first
    }
    ReadValues read{planes.taken(header.isFloat ? PictureValues::Kind::Floats : PictureValues::Kind::SixteenBits), {}};
    if (!header.isFloat)
        read.values.most = header.most;
    return read;
}

} // namespace tilescope
