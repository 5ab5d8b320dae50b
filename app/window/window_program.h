#pragma once

#include "app/program.h"

namespace tilescope
{

/// The program with the window: pictures by Qt's readers, pages, remembered workers.
class WindowProgram : public Program
{
public:
    WindowProgram(int& argc, char** argv);

    std::string windowVersion() const override;
    std::shared_ptr<void> prepare(const Arguments& arguments) override; ///< an application, if the command needs one
    int openWindow(const Arguments& arguments) override;
    DisplayPathFound displayPath(bool hasDevice) override; ///< creates an application
    OpenedPicture readPicture(const std::string& path, const std::stop_token& stop, const RangeChoice& range) override;
    void checkResultName(const std::string& path) override;
    void checkPictureName(const std::string& path) override;
    void savePicture(const Image& image, const std::string& path, const DisplayScale& scale) override;
    std::shared_ptr<const std::filesystem::path> pictureFolder(const Image& image) override;
    LoadedFile loadFile(const FileRequest& request, const RunControl& control) override;
    void writePage(const Arguments& arguments, const PageRun& run) override;
    std::string textPage(const ExperimentTable& table) override;
    std::string handout(const Lesson& lesson, const std::string& language, const LessonFigures& figures,
                        bool withAnswers) override;
    std::vector<RememberedWorker> workers() override;

private:
    int& m_argc;
    char** m_argv;
};

/// The page of a run as HTML. Requires a QApplication, for the charts.
std::string runPage(const Arguments& arguments, const PageRun& run);

} // namespace tilescope
