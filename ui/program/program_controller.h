#pragma once

#include "gpu/operations/operation.h"
#include "gpu/recipe/report.h"
#include "ui/files/saved_files.h"
#include "ui/program/program_model.h"
#include "ui/shell/panel_kind.h"
#include "ui/shell/window_parts.h"

#include <QImage>
#include <QObject>
#include <QSet>
#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace tilescope
{

inline constexpr PanelKey programPanel{"program"};
PanelPage programPanelPage();

class ProgramPage;

/// Runs programs of the user's, once the user has allowed it for their files, and makes an operation of the launches of
/// each, a strategy for a launch.
class ProgramController : public QObject
{
    Q_OBJECT

public:
    ProgramController(const WindowParts& parts, ProgramModel& program, ProgramPage& page);

    static bool isProgram(const QString& file); ///< a kernel file with a main()

    /// Asks whether the program may run, unless it was allowed before, and runs it.
    void open(const QStringList& files, const QStringList& arguments = {});
    /// The same for the program of a folder, as its CMakeLists.txt or Makefile describes it. Says why there is none.
    void openFolder(const QString& folder);
    void runAgain() { run(m_program.request()); }
    void runWithEdits(); ///< saves the source first if it was edited
    void cancel() { m_program.cancel(); }
    bool isRunning() const { return m_program.isRunning(); }
    /// Whether the chosen operation is that of the program.
    bool isChosen() const;
    /// Whether the program is what the user looks at: it is chosen, or was begun last and brought no operation.
    bool isShown() const;
    /// The name that the Kernel panel has for a source of the program that isShown(), whose text is opened there if it
    /// is not: of a program that does not compile. The source's own name if it cannot be shown.
    std::string openedSource(const std::string& source);
    QString commandText() const; ///< that runs the program and shows the chosen launch; while isChosen()

signals:
    void runningChanged();
    void operationReady(const tilescope::Operation& operation);
    void kernelsWanted(const QString& file); ///< without running the program
    void textWanted(const QString& file);    ///< to be read and edited
    /// In the host code, and what its compiler says: of the program that isShown(). None: there is no such program.
    void findingsChanged(const std::optional<std::vector<tilescope::Finding>>& findings);
    void findingsWanted();                                        ///< the user wants to see them
    void pictureWanted(const QImage& image, const QString& name); ///< what the chosen launch reads

private:
    void ask(const ProgramModel::Request& request);
    void run(ProgramModel::Request request);
    void follow();
    bool isTextShown() const;
    std::string shownName(const std::string& source) const;
    void tellFindings();
    void take();
    void offer();
    void showSource(const ReplayedLaunch& launch);
    void tellSaved(const QStringList& saved);
    void tellHostEdit();

    WindowParts m_parts;
    ProgramModel& m_program;
    ProgramPage& m_page;
    SavedFiles m_saved;                        ///< those of the last run
    std::shared_ptr<const LaunchPlan> m_shown; ///< whose source is shown
    std::string m_chosenBefore;                ///< the operation when the program was begun
    QSet<QString> m_allowed;                   ///< files that may run, until the window closes
};

} // namespace tilescope
