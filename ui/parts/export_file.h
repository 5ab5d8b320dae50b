#pragma once

#include <QByteArray>
#include <QImage>
#include <QString>
#include <QStringList>

#include <stdexcept>

namespace tilescope
{

/// Something that cannot be exported; the message says what is wrong and what would work.
class ExportError : public std::runtime_error
{
public:
    explicit ExportError(const QString& message) : std::runtime_error(message.toStdString()) {}
};

/// Writes the whole file or, on failure, leaves the previous one unchanged. Throws ExportError.
void writeExport(const QString& path, const QByteArray& bytes);

QByteArray pngOf(const QImage& picture); ///< throws ExportError

/// A file name made of these parts, "sobel-shared-16x16-board.png": only characters that every file system accepts, at
/// most 100 without the suffix.
QString exportName(const QStringList& parts, const QString& suffix);

} // namespace tilescope
