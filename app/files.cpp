#include "app/files.h"

#include "app/arguments.h"
#include "gpu/image/sample.h"
#include "gpu/recipe/run_control.h"
#include "ui/canvas/pictures/image_file.h"
#include "ui/files/output_file.h"

#include <QFile>
#include <QFileInfo>

#include <sys/stat.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <iostream>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

namespace tilescope
{

LoadedImage openImage(const QString& name, const std::stop_token& stop)
{
    const QString prefix = QStringLiteral("sample:");
    if (!name.startsWith(prefix))
        return loadImage(name, stop);
    try {
        const SampleRequest request = parseSample(name.mid(prefix.size()).toStdString());
        LoadedImage loaded;
        loaded.image = std::make_shared<const Image>(makeSample(request.name, request.width, request.height, stop));
        if (stop.stop_requested())
            throw Cancelled();
        loaded.name = name;
        return loaded;
    } catch (const std::invalid_argument& error) {
        throw UsageError(error.what());
    }
}

namespace
{

/// Identifies a file: device and inode or, if it does not exist yet, its folder's and its name.
struct Identity {
    dev_t device = 0;
    ino_t node = 0;
    QString name;
    bool operator==(const Identity&) const = default;
};

/// None for a file that several outputs may share, such as /dev/null, and for one that cannot be written anyway.
std::optional<Identity> identityOf(QString path)
{
    constexpr int mostLinks = 40;
    for (int links = 0; links < mostLinks && !QFileInfo::exists(path) && QFileInfo(path).isSymLink(); ++links)
        path = QFileInfo(path).symLinkTarget();
    struct stat found {
    };
    if (stat(QFile::encodeName(path).constData(), &found) == 0)
        return S_ISREG(found.st_mode) ? std::optional(Identity{found.st_dev, found.st_ino, {}}) : std::nullopt;
    const QFileInfo info(path);
    if (stat(QFile::encodeName(info.path()).constData(), &found) != 0)
        return std::nullopt;
    return Identity{found.st_dev, found.st_ino, info.fileName()};
}

struct NamedFile {
    std::string option; ///< "--json"; empty for an input
    QString path;
    std::string words() const { return (option.empty() ? "" : option + " ") + "\"" + path.toStdString() + "\""; }
};

std::vector<NamedFile> filesRead(const Arguments& arguments)
{
    std::vector<NamedFile> files;
    const auto add = [&files](const QString& path) {
        if (QFileInfo(path).isFile())
            files.push_back({"", path});
    };
    for (const QString& image : arguments.images)
        add(image);
    add(arguments.sourceFile);
    add(arguments.resume);
    for (const auto& [name, value] : arguments.parameters) // such as a template's picture
        add(QString::fromStdString(value));
    return files;
}

std::vector<NamedFile> filesWritten(const Arguments& arguments, const QStringList& pictures)
{
    std::vector<NamedFile> files;
    for (const QString& picture : pictures)
        files.push_back({"--out", picture});
    const std::pair<const char*, QString> others[] = {{"--json", arguments.jsonFile},
                                                      {"--csv", arguments.csvFile},
                                                      {"--html", arguments.htmlFile},
                                                      {"--export", arguments.exportFile},
                                                      {"--screenshot", arguments.screenshot}};
    for (const auto& [option, path] : others)
        if (!path.isEmpty() && path != "-")
            files.push_back({option, path});
    return files;
}

} // namespace

void checkOutputs(const Arguments& arguments, const QStringList& pictures)
{
    try {
        for (const QString& picture : pictures)
            checkPictureName(picture);
    } catch (const ImageFileError& error) {
        throw UsageError(error.what());
    }
    const std::vector<NamedFile> read = filesRead(arguments);
    const std::vector<NamedFile> written = filesWritten(arguments, pictures);
    for (std::size_t i = 0; i < written.size(); ++i) {
        const auto identity = identityOf(written[i].path);
        if (!identity)
            continue;
        for (const NamedFile& file : read)
            if (identityOf(file.path) == identity)
                throw UsageError(written[i].words() + " would be written over " + file.words() +
                                 ", which is read; they are the same file. Give another name.");
        for (std::size_t j = 0; j < i; ++j)
            if (identityOf(written[j].path) == identity)
                throw UsageError(written[j].words() + " and " + written[i].words() +
                                 " are the same file, and only one of them would be left. Give each its own name.");
    }
}

void writeText(const QString& file, const std::string& text)
{
    if (file == "-") {
        std::cout << text;
        return flushStandardOutput();
    }
    if (const QString problem = writeOutput(file, QByteArray::fromStdString(text)); !problem.isEmpty())
        throw std::runtime_error("\"" + file.toStdString() + "\" cannot be written: " + problem.toStdString() + ".");
}

void flushStandardOutput()
{
    errno = 0;
    std::cout.flush();
    if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0)
        return;
    const std::string reason = errno != 0 ? std::string(" (") + std::strerror(errno) + ")" : "";
    throw std::runtime_error("What was to be printed could not all be written to standard output" + reason + ".");
}

} // namespace tilescope
