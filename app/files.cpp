#include "app/files.h"

#include "app/arguments.h"
#include "gpu/files/regular_file.h"
#include "gpu/image/sample.h"
#include "gpu/recipe/run_control.h"
#include "gpu/recipe/text/outside_text.h"
#include "ui/canvas/pictures/image_file.h"
#include "ui/files/output_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <nlohmann/json.hpp>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
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

bool hasBeenRead(const QString& path) { return wasOpenedToRead(QFile::encodeName(path).constData()); }

/// None unless a regular file is open as standard output or as standard error.
std::optional<Identity> identityOfOutput(int stream)
{
    struct stat found {
    };
    const bool isFile = fstat(stream, &found) == 0 && S_ISREG(found.st_mode);
    return isFile ? std::optional(Identity{found.st_dev, found.st_ino, {}}) : std::nullopt;
}

std::string quoteOf(const GivenFile& file)
{
    return (file.option.empty() ? "" : file.option + " ") + "\"" + file.path.toStdString() + "\"";
}

/// What is read of a folder of operations or of lessons, and of the pictures that a parameter names.
void addFolder(std::vector<GivenFile>& files, const QString& path, bool isOfPictures)
{
    const QDir folder(path);
    const QStringList read{"operation.json", "lesson.json", "*.cu", "*.md"};
    for (const QString& name : folder.entryList(isOfPictures ? QStringList() : read, QDir::Files | QDir::Hidden))
        files.push_back({"", folder.filePath(name)});
    if (isOfPictures)
        return;
    for (const QString& name : folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot))
        if (name == QLatin1String("lessons") || folder.exists(name + "/operation.json") ||
            folder.exists(name + "/lesson.json"))
            addFolder(files, folder.filePath(name), false);
}

/// The regular files that the arguments name, and those of the folders.
std::vector<GivenFile> filesRead(const Arguments& arguments)
{
    std::vector<GivenFile> files;
    for (const GivenFile& given : arguments.filesRead)
        if (const QFileInfo info(given.path); info.isDir())
            addFolder(files, given.path, given.option == "--param");
        else if (info.isFile())
            files.push_back({"", given.path});
    return files;
}

std::vector<GivenFile> filesWritten(const Arguments& arguments, const QStringList& pictures)
{
    std::vector<GivenFile> files = arguments.filesWritten;
    std::erase_if(files, [](const GivenFile& file) { return file.option == "--out"; });
    for (const QString& picture : pictures)
        files.push_back({"--out", picture});
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
    const std::vector<GivenFile> read = filesRead(arguments);
    const std::vector<GivenFile> written = filesWritten(arguments, pictures);
    for (std::size_t i = 0; i < written.size(); ++i) {
        if (const QFileInfo folder(QFileInfo(written[i].path).path()); !folder.isDir())
            throw UsageError(quoteOf(written[i]) + " cannot be written: there is no folder \"" +
                             folder.filePath().toStdString() + "\". Choose a folder that exists.");
        const auto identity = identityOf(written[i].path);
        if (!identity)
            continue;
        if (identity == identityOfOutput(STDOUT_FILENO) || identity == identityOfOutput(STDERR_FILENO))
            throw UsageError(quoteOf(written[i]) +
                             " is the file that the printed text is sent to, and only one of them "
                             "would be left. Give another name.");
        if (const auto given =
                std::ranges::find(read, identity, [](const auto& file) { return identityOf(file.path); });
            given != read.end() || hasBeenRead(written[i].path))
            throw UsageError(quoteOf(written[i]) + " would be written over " +
                             (given != read.end() ? quoteOf(*given) : "a file of an operation or a lesson") +
                             ", which is read; they are the same file. Give another name.");
        for (std::size_t j = 0; j < i; ++j)
            if (identityOf(written[j].path) == identity)
                throw UsageError(quoteOf(written[j]) + " and " + quoteOf(written[i]) +
                                 " are the same file, and only one of them would be left. Give each its own name.");
    }
}

void refuseInput(const QString& file)
{
    if (hasBeenRead(file))
        throw std::runtime_error("\"" + file.toStdString() +
                                 "\" was not written: this run has read it. Give another name.");
}

void writeText(const QString& file, const std::string& text, const std::stop_token& stop)
{
    if (file == "-") {
        std::cout << (isatty(STDOUT_FILENO) ? shownText(text) : text);
        return flushStandardOutput();
    }
    refuseInput(file);
    if (const QString problem = writeOutput(file, QByteArray::fromStdString(text), stop); !problem.isEmpty())
        throw std::runtime_error("\"" + file.toStdString() + "\" cannot be written: " + problem.toStdString() + ".");
}

void writeJson(const QString& file, nlohmann::json document, const std::stop_token& stop)
{
    using nlohmann::json;
    const auto mark = [](json& object) { object.emplace("version", programVersion().toStdString()); };
    if (document.is_array())
        std::ranges::for_each(document, mark);
    else
        mark(document);
    writeText(file, document.dump(2, ' ', false, json::error_handler_t::replace) + "\n", stop);
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
