#include "app/program.h"

#include "gpu/compile/temporary_folder.h"
#include "gpu/pictures/picture_files.h"
#include "gpu/recipe/text/output_file.h"

namespace tilescope
{

namespace
{

std::unique_ptr<Program>& current()
{
    static std::unique_ptr<Program> one = std::make_unique<Program>();
    return one;
}

[[noreturn]] void refuseWithoutWindow(const std::string& what)
{
    throw UsageError(what +
                     " needs the program with the window, \"tilescope\"; this is tilescope-run, which has none.");
}

} // namespace

std::string Program::windowVersion() const { return "without a window"; }

std::shared_ptr<void> Program::prepare(const Arguments& arguments)
{
    if (!arguments.htmlFile.empty())
        refuseWithoutWindow("A page (--html)");
    return nullptr;
}

int Program::openWindow(const Arguments& arguments)
{
    if (arguments.images.empty() && arguments.kernelFiles.empty())
        refuseWithoutWindow("A call without a command (\"tilescope-run --help\" lists them)");
    const std::string file = arguments.images.empty() ? arguments.kernelFiles.front() : arguments.images.front();
    throw UsageError("\"" + file + "\" would be opened in a window, and this is tilescope-run, which has none: write " +
                     "\"tilescope-run run " + file + "\", or start \"tilescope\".");
}

DisplayPathFound Program::displayPath(bool) { return {"none", "This is tilescope-run, which has no window."}; }

OpenedPicture Program::readPicture(const std::string& path, const std::stop_token& stop, const RangeChoice& range)
{
    const ReadPicture read = tilescope::readPicture(path, stop);
    const PictureRange shown = rangeOf(read.values, range, stop);
    OpenedPicture opened{withRange(read.values, shown, stop), nameOfPicture(path), noteOf(read, shown, stop), range};
    if (stop.stop_requested())
        throw Cancelled();
    return opened;
}

void Program::checkResultName(const std::string& path)
{
    if (!isWritableResult(suffixOf(path)))
        throw PictureError("\"" + path + "\" does not have a file name extension that tilescope-run writes: " +
                           writableResults() + ". The program with the window writes more.");
}

void Program::checkPictureName(const std::string& path) { checkResultName(path); }

void Program::savePicture(const Image& image, const std::string& path, const DisplayScale&)
{
    checkResultName(path);
    const std::string bytes = resultFile(image, path, suffixOf(path));
    if (const Message problem = writeOutput(path, bytes); !problem.empty())
        throw PictureError("\"" + path + "\" cannot be written: " + english(problem) + ".");
}

std::shared_ptr<const std::filesystem::path> Program::pictureFolder(const Image& image)
{
    const auto folder = std::make_shared<const TemporaryFolder>();
    for (const char* const type : {"png", "ppm", "pgm", "tif"})
        savePicture(std::string_view(type) == "pgm" ? Image(toGrey(image)) : image,
                    (folder->path() / (std::string("picture.") + type)).string(), {});
    return {folder, &folder->path()};
}

LoadedFile Program::loadFile(const FileRequest& request, const RunControl& control)
{
    if (request.kind == FileRequest::Kind::Images)
        return loadStoredImages(request, control);
    if (request.kind == FileRequest::Kind::Folder)
        throw PictureError(
            "The images of a folder are scaled to one size by the program with the window, \"tilescope\"; "
            "this is tilescope-run. A NumPy file of images can be used instead.");
    const OpenedPicture opened = readPicture(request.path, control.stop, {});
    LoadedFile file;
    file.image =
        request.kind == FileRequest::Kind::Whole ? opened.image : std::make_shared<const Image>(toGrey(*opened.image));
    if (!opened.note.empty())
        file.notes.emplace_back(opened.note);
    return file;
}

void Program::writePage(const Arguments&, const PageRun&) { refuseWithoutWindow("A page (--html)"); }
std::string Program::textPage(const ExperimentTable&) { refuseWithoutWindow("A page (--html)"); }

std::string Program::handout(const Lesson&, const std::string&, const LessonFigures&, bool)
{
    refuseWithoutWindow("A handout");
}

std::vector<RememberedWorker> Program::workers() { return {}; }

Program& program() { return *current(); }
void setProgram(std::unique_ptr<Program> own) { current() = std::move(own); }

} // namespace tilescope
