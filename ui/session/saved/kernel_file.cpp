#include "ui/session/saved/kernel_file.h"

#include "gpu/files/regular_file.h"
#include "gpu/files/source_text.h"
#include "ui/files/output_file.h"
#include "ui/translation.h"

#include <QFile>
#include <QFileInfo>

#include <optional>

namespace tilescope
{

[[noreturn]] static void refuse(const QString& path, const QString& why)
{
    throw KernelFileError(tr("The kernel \"%1\" was not opened. %2").arg(path, why));
}

static QByteArray contentOf(const QString& path)
{
    if (!QFileInfo::exists(path))
        refuse(path, tr("There is no such file."));
    QByteArray bytes;
    try {
        bytes = QByteArray::fromStdString(
            readRegularFile(QFile::encodeName(path).constData(), std::size_t{largestKernel} + 1));
    } catch (const std::runtime_error& error) {
        refuse(path, tr("The file cannot be read: %1.").arg(QString::fromLocal8Bit(error.what())));
    }
    if (bytes.size() > largestKernel)
        refuse(path, tr("The file is larger than 1 MB, the limit for a kernel."));
    return bytes;
}

bool isKernelFile(const QString& name) { return name.endsWith(QLatin1String(".cu"), Qt::CaseInsensitive); }

std::string readKernel(const QString& path)
{
    const QByteArray bytes = contentOf(path);
    QString text;
    try {
        text = QString::fromStdString(sourceTextOf({bytes.constData(), static_cast<std::size_t>(bytes.size())}).text);
    } catch (const std::runtime_error&) {
        refuse(path, tr("The file contains NUL bytes, so it is not text. Save it as UTF-8."));
    }
    if (text.trimmed().isEmpty())
        refuse(path, tr("The file is empty."));
    return text.replace(QLatin1String("\r\n"), QLatin1String("\n"))
        .replace(QLatin1Char('\r'), QLatin1Char('\n'))
        .toStdString();
}

void writeKernel(const std::string& text, const QString& path)
{
    std::optional<std::string> bytes = text;
    try { // the encoding and the line ends are the user's
        bytes = bytesLike(contentOf(path).toStdString(), text);
    } catch (const KernelFileError&) { // a new file, or none that can be read
    }
    if (!bytes)
        throw KernelFileError(tr("The kernel was not saved as \"%1\", because the file is not UTF-8 and its encoding "
                                 "does not have all characters of the text. Save it under another name.")
                                  .arg(path));
    if (const QString problem = writeOutput(path, QByteArray::fromStdString(*bytes)); !problem.isEmpty())
        throw KernelFileError(tr("The kernel could not be saved as \"%1\": %2.").arg(path, problem));
}

} // namespace tilescope
