#include "ui/session/saved/kernel_file.h"

#include "gpu/declared/reading/own_headers.h"
#include "gpu/files/regular_file.h"
#include "gpu/files/source_text.h"
#include "gpu/recipe/text/own_header.h"
#include "ui/files/output_file.h"
#include "ui/translation.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <optional>
#include <set>
#include <vector>

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

bool isSourceFile(const QString& name)
{
    return isKernelFile(name) || QStringList{"cpp", "cc", "cxx", "c"}.contains(QFileInfo(name).suffix().toLower());
}

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
    text.replace(QLatin1String("\r\n"), QLatin1String("\n")).replace(QLatin1Char('\r'), QLatin1Char('\n'));
    return withOwnHeaders(QFile::encodeName(path).toStdString(), text.toStdString());
}

/// Those of the text's headers that are not beside the file yet. A header that is there is not replaced.
static std::vector<CarriedHeader> newHeaders(const std::string& text, const QString& path)
{
    std::set<std::string> included;
    for (const QuotedInclusion& inclusion : quotedInclusions(text))
        included.insert(inclusion.carried);
    const std::string there = withOwnHeaders(QFile::encodeName(path).toStdString(), std::string(withoutHeaders(text)));
    const std::vector<CarriedHeader> known = headersIn(there);
    std::vector<CarriedHeader> missing;
    for (const CarriedHeader& header : headersIn(text)) {
        if (header.name.empty() || !included.contains(header.name))
            continue;
        const QString file = QFileInfo(path).dir().filePath(QString::fromStdString(header.name));
        const auto same = std::ranges::find(known, header.name, &CarriedHeader::name);
        const bool isThere = same != known.end() || QFileInfo::exists(file);
        if (isThere && (same == known.end() || same->text != header.text))
            throw KernelFileError(tr("The kernel was not saved as \"%1\", because the source here has another text for "
                                     "the header \"%2\" than that file. Edit the header in its own file, or save the "
                                     "kernel in another folder.")
                                      .arg(path, file));
        if (!isThere && !header.name.starts_with(".."))
            missing.push_back(header);
    }
    return missing;
}

static void writeOne(const std::string& bytes, const QString& path)
{
    if (const QString problem = writeOutput(path, QByteArray::fromStdString(bytes)); !problem.isEmpty())
        throw KernelFileError(tr("The kernel could not be saved as \"%1\": %2.").arg(path, problem));
}

void writeKernel(const std::string& whole, const QString& path)
{
    const std::string text(withoutHeaders(whole));
    const std::vector<CarriedHeader> headers = newHeaders(whole, path);
    std::optional<std::string> bytes = text;
    try { // the encoding and the line ends are the user's
        bytes = bytesLike(contentOf(path).toStdString(), text);
    } catch (const KernelFileError&) { // a new file, or none that can be read
    }
    if (!bytes)
        throw KernelFileError(tr("The kernel was not saved as \"%1\", because the file is not UTF-8 and its encoding "
                                 "does not have all characters of the text. Save it under another name.")
                                  .arg(path));
    for (const CarriedHeader& header : headers) {
        const QString file = QFileInfo(path).dir().filePath(QString::fromStdString(header.name));
        QDir().mkpath(QFileInfo(file).path());
        writeOne(std::string(header.text), file);
    }
    writeOne(*bytes, path);
}

} // namespace tilescope
