#pragma once

#include <QByteArray>
#include <QImage>
#include <QString>
#include <QStringList>

#include <stdexcept>

namespace tilescope
{

/// Something that cannot be exported: what is wrong and what would work, in a sentence.
class ExportError : public std::runtime_error
{
public:
    explicit ExportError(const QString& message) : std::runtime_error(message.toStdString()) {}
};

/// Writes the whole file or, where that fails, leaves what was there. Throws ExportError.
void writeExport(const QString& path, const QByteArray& bytes);

QByteArray pngOf(const QImage& picture); ///< throws ExportError

/// A file name made of these parts, "sobel-shared-16x16-board.png": only what every file system takes, at most 100
/// characters without the suffix.
QString exportName(const QStringList& parts, const QString& suffix);

} // namespace tilescope
