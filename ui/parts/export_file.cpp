#include "ui/parts/export_file.h"

#include "ui/files/output_file.h"
#include "ui/translation.h"

#include <QBuffer>
#include <QDir>
#include <QStringList>

namespace tilescope
{

void writeExport(const QString& path, const QByteArray& bytes)
{
    if (const QString problem = writeOutput(path, bytes); !problem.isEmpty())
        throw ExportError(
            tr("\"%1\" cannot be written: %2. Choose an existing folder that you may write to, such as %3.")
                .arg(path, problem, QDir::homePath()));
}

QByteArray pngOf(const QImage& picture)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    if (!picture.save(&buffer, "PNG"))
        throw ExportError(tr("The image cannot be written as PNG."));
    return bytes;
}

QString exportName(const QStringList& parts, const QString& suffix)
{
    constexpr int longest = 100;
    QString name;
    for (const QString& part : parts) {
        QString plain;
        for (const QChar c : part) {
            const bool isPlain = c.isLetterOrNumber() || c == QLatin1Char('-') || c == QLatin1Char('_');
            const bool wouldRepeat = plain.isEmpty() || plain.endsWith(QLatin1Char('_'));
            if (isPlain)
                plain += c;
            else if (!wouldRepeat)
                plain += QLatin1Char('_');
        }
        while (plain.endsWith(QLatin1Char('_')))
            plain.chop(1);
        if (!plain.isEmpty())
            name += (name.isEmpty() ? QString() : QStringLiteral("-")) + plain;
    }
    return (name.isEmpty() ? QStringLiteral("tilescope") : name.left(longest)) + QLatin1Char('.') + suffix;
}

} // namespace tilescope
