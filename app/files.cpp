#include "app/files.h"

#include "app/arguments.h"
#include "gpu/image/sample.h"
#include "gpu/recipe/run_control.h"
#include "ui/canvas/pictures/image_file.h"
#include "ui/files/output_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

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

LoadedImage openImage(const QString& name, const std::stop_token& stop, const RangeChoice& range)
{
    const QString prefix = QStringLiteral("sample:");
    if (!name.startsWith(prefix))
        return loadImage(name, stop, range);
    try {
        const SampleRequest request = parseSample(name.mid(prefix.size()).toStdString());
        auto image = std::make_shared<const Image>(makeSample(request.name, request.width, request.height, stop));
        if (stop.stop_requested())
            throw Cancelled();
        return loadedFrom(std::move(image), name, range);
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
    std::filesystem::path name;
    bool operator==(const Identity&) const = default;
};

/// None for a file that several outputs may share, such as /dev/null, and for one that cannot be written anyway.
std::optional<Identity> identityOf(const QString& path)
{
    const std::filesystem::path target = linkTarget(QFile::encodeName(path).constData());
    struct stat found {
    };
    if (stat(QFile::encodeName(path).constData(), &found) == 0)
        return S_ISREG(found.st_mode) ? std::optional(Identity{found.st_dev, found.st_ino, {}}) : std::nullopt;
    const auto folder = target.has_parent_path() ? target.parent_path() : std::filesystem::path(".");
    if (stat(folder.c_str(), &found) != 0)
        return std::nullopt;
    return Identity{found.st_dev, found.st_ino, target.filename()};
}

/// None unless a regular file is open as standard output or as standard error.
std::optional<Identity> identityOfOutput(int stream)
{
    struct stat found {
    };
    const bool isFile = fstat(stream, &found) == 0 && S_ISREG(found.st_mode);
    return isFile ? std::optional(Identity{found.st_dev, found.st_ino, {}}) : std::nullopt;
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
        else if (!path.isEmpty() && QFileInfo(path).isDir()) // of pictures
            for (const QString& name : QDir(path).entryList(QDir::Files | QDir::Hidden))
                files.push_back({"", QDir(path).filePath(name)});
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
    const std::pair<const char*, QString> others[] = {
        {"--json", arguments.jsonFile},     {"--csv", arguments.csvFile},
        {"--html", arguments.htmlFile},     {"--timeline", arguments.timelineFile},
        {"--export", arguments.exportFile}, {"--screenshot", arguments.screenshot}};
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
            checkResultName(picture);
        if (!arguments.screenshot.isEmpty())
            checkPictureName(arguments.screenshot);
    } catch (const ImageFileError& error) {
        throw UsageError(error.what());
    }
    const std::vector<NamedFile> read = filesRead(arguments);
    const std::vector<NamedFile> written = filesWritten(arguments, pictures);
    for (std::size_t i = 0; i < written.size(); ++i) {
        if (const QFileInfo folder(QFileInfo(written[i].path).path()); !folder.isDir())
            throw UsageError(written[i].words() + " cannot be written: there is no folder \"" +
                             folder.filePath().toStdString() + "\". Choose a folder that exists.");
        const auto identity = identityOf(written[i].path);
        if (!identity)
            continue;
        if (identity == identityOfOutput(STDOUT_FILENO) || identity == identityOfOutput(STDERR_FILENO))
            throw UsageError(written[i].words() + " is the file that the printed text is sent to, and only one of them "
                                                  "would be left. Give another name.");
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

void writeText(const QString& file, const std::string& text, const std::stop_token& stop)
{
    if (file == "-") {
        std::cout << text;
        return flushStandardOutput();
    }
    if (const QString problem = writeOutput(file, QByteArray::fromStdString(text), stop); !problem.isEmpty())
        throw std::runtime_error("\"" + file.toStdString() + "\" cannot be written: " + problem.toStdString() + ".");
}

void keepClosedStreamsClosed()
{
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
        if (fcntl(stream, F_GETFD) < 0)
            (void)open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY); // gets the lowest number: this one
}

void flushStandardOutput()
{
    errno = 0;
    std::cout.flush();
    if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0)
        return;
    int failure = errno;
    if (failure == 0 && ::write(STDOUT_FILENO, "\n", 1) < 0) // an earlier write failed: another has the same reason
        failure = errno;
    const std::string reason = failure != 0 ? std::string(" (") + std::strerror(failure) + ")" : "";
    throw std::runtime_error("What was to be printed could not all be written to standard output" + reason + ".");
}

} // namespace tilescope
