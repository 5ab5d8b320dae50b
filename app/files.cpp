#include "app/files.h"

#include "app/arguments.h"
#include "app/program.h"
#include "gpu/files/regular_file.h"
#include "gpu/image/sample.h"
#include "gpu/recipe/run_control.h"
#include "gpu/recipe/text/output_file.h"
#include "gpu/recipe/text/outside_text.h"

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

OpenedPicture openImage(const std::string& name, const std::stop_token& stop, const RangeChoice& range)
{
    const std::string prefix = "sample:";
    if (!name.starts_with(prefix))
        return program().readPicture(name, stop, range);
    try {
        const SampleRequest request = parseSample(name.substr(prefix.size()));
        auto image = std::make_shared<const Image>(makeSample(request.name, request.width, request.height, stop));
        if (stop.stop_requested())
            throw Cancelled();
        PictureValues values;
        values.bytes = std::move(image);
        return {withRange(values, rangeOf(values, range, {}), {}), name, {}, range};
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
std::optional<Identity> identityOf(const std::string& path)
{
    const std::filesystem::path target = linkTarget(path);
    struct stat found {
    };
    if (stat(path.c_str(), &found) == 0)
        return S_ISREG(found.st_mode) ? std::optional(Identity{found.st_dev, found.st_ino, {}}) : std::nullopt;
    const auto folder = target.has_parent_path() ? target.parent_path() : std::filesystem::path(".");
    if (stat(folder.c_str(), &found) != 0)
        return std::nullopt;
    return Identity{found.st_dev, found.st_ino, target.filename()};
}

bool hasBeenRead(const std::string& path) { return wasOpenedToRead(path); }

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
    return (file.option.empty() ? "" : file.option + " ") + "\"" + file.path + "\"";
}

/// What is read of a folder of operations or of lessons, and of the pictures that a parameter names.
void addFolder(std::vector<GivenFile>& files, const std::string& path, bool isOfPictures)
{
    namespace fs = std::filesystem;
    const auto isRead = [](const fs::path& name) {
        return name == "operation.json" || name == "lesson.json" || name.extension() == ".cu" ||
               name.extension() == ".md";
    };
    std::error_code error, other;
    for (fs::directory_iterator entry(path, error), end; !error && entry != end; entry.increment(error)) {
        const fs::path& file = entry->path();
        if (!entry->is_directory(other)) {
            if (isOfPictures || isRead(file.filename()))
                files.push_back({"", file.string()});
        } else if (!isOfPictures && !file.filename().string().starts_with('.') &&
                   (file.filename() == "lessons" || fs::exists(file / "operation.json", other) ||
                    fs::exists(file / "lesson.json", other))) {
            addFolder(files, file.string(), false);
        }
    }
}

/// The regular files that the arguments name, and those of the folders.
std::vector<GivenFile> filesRead(const Arguments& arguments)
{
    std::vector<GivenFile> files;
    std::error_code error;
    for (const GivenFile& given : arguments.filesRead)
        if (std::filesystem::is_directory(given.path, error))
            addFolder(files, given.path, given.option == "--param");
        else if (std::filesystem::is_regular_file(given.path, error))
            files.push_back({"", given.path});
    return files;
}

std::vector<GivenFile> filesWritten(const Arguments& arguments, const Words& pictures)
{
    std::vector<GivenFile> files = arguments.filesWritten;
    std::erase_if(files, [](const GivenFile& file) { return file.option == "--out"; });
    for (const std::string& picture : pictures)
        files.push_back({"--out", picture});
    return files;
}

} // namespace

void checkOutputs(const Arguments& arguments, const Words& pictures)
{
    try {
        for (const std::string& picture : pictures)
            program().checkResultName(picture);
        if (!arguments.screenshot.empty())
            program().checkPictureName(arguments.screenshot);
    } catch (const UsageError&) {
        throw;
    } catch (const std::runtime_error& error) {
        throw UsageError(error.what());
    }
    const std::vector<GivenFile> read = filesRead(arguments);
    const std::vector<GivenFile> written = filesWritten(arguments, pictures);
    for (std::size_t i = 0; i < written.size(); ++i) {
        const std::filesystem::path parent = std::filesystem::path(written[i].path).parent_path();
        if (std::error_code error; !parent.empty() && !std::filesystem::is_directory(parent, error))
            throw UsageError(quoteOf(written[i]) + " cannot be written: there is no folder \"" + parent.string() +
                             "\". Choose a folder that exists.");
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

void refuseInput(const std::string& file)
{
    if (hasBeenRead(file))
        throw std::runtime_error("\"" + file + "\" was not written: this run has read it. Give another name.");
}

void writeText(const std::string& file, const std::string& text, const std::stop_token& stop)
{
    if (file == "-") {
        std::cout << (isatty(STDOUT_FILENO) ? shownText(text) : text);
        return flushStandardOutput();
    }
    refuseInput(file);
    if (const Message problem = writeOutput(file, text, stop); !problem.empty())
        throw std::runtime_error("\"" + file + "\" cannot be written: " + english(problem) + ".");
}

void writeJson(const std::string& file, nlohmann::json document, const std::stop_token& stop)
{
    using nlohmann::json;
    const auto mark = [](json& object) { object.emplace("version", programVersion()); };
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
