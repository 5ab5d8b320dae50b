#pragma once

#include "app/commands.h"
#include "gpu/lesson/lesson_figures.h"
#include "gpu/operations/experiment_table.h"
#include "gpu/operations/inputs.h"
#include "gpu/recipe/annotations.h"

#include <filesystem>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

namespace tilescope
{

/// A worker (gpu/remote) that the user named in the window.
struct RememberedWorker {
    std::string name, command;
};

/// How pictures reach the window's canvas, or why there is no window.
struct DisplayPathFound {
    std::string path, reason;
};

/// What differs between the two executables, whose commands are the same code: these functions are tilescope-run's,
/// which has no Qt, and the program with the window has its own of all of them (window/window_program.h). Where
/// tilescope-run cannot do what is asked for, it throws UsageError and says what can.
class Program
{
public:
    Program() = default;
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;
    virtual ~Program() = default;

    virtual std::string windowVersion() const; ///< "Qt 6.4.2"

    /// What a command needs while it runs; no application may exist before.
    virtual std::shared_ptr<void> prepare(const Arguments& arguments);
    virtual int openWindow(const Arguments& arguments);
    virtual DisplayPathFound displayPath(bool hasDevice);

    /// Throws std::runtime_error for a file that cannot be read as a picture, Cancelled if a stop was requested.
    virtual OpenedPicture readPicture(const std::string& path, const std::stop_token& stop, const RangeChoice& range);
    virtual void checkResultName(const std::string& path);  ///< throws unless the suffix names a format that is written
    virtual void checkPictureName(const std::string& path); ///< the same, of pictures alone
    virtual void savePicture(const Image& image, const std::string& path, const DisplayScale& scale);
    /// The picture as files of the common types, for a program (ProgramRequest::pictures); they go with the pointer.
    virtual std::shared_ptr<const std::filesystem::path> pictureFolder(const Image& image);
    virtual LoadedFile loadFile(const FileRequest& request, const RunControl& control); ///< RunnerOptions::loadFile

    virtual void writePage(const Arguments& arguments, const PageRun& run); ///< to arguments.htmlFile
    virtual std::string textPage(const ExperimentTable& table);
    virtual std::string handout(const Lesson& lesson, const std::string& language, const LessonFigures& figures,
                                bool withAnswers);

    virtual std::vector<RememberedWorker> workers();
};

/// The one that this process is; tilescope-run's if nobody said another.
Program& program();
void setProgram(std::unique_ptr<Program> own);

/// All of main() but the kind of program: reads the command line, runs it, puts failures into words. Returns the exit
/// status.
int runMain(int argc, char** argv);

} // namespace tilescope
