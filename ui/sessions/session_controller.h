#pragma once

#include "ui/session/saved/autosave.h"
#include "ui/session/saved/open_session.h"
#include "ui/sessions/kernel_trust.h"

#include <QObject>
#include <QTimer>

class QMenu;
class QWidget;

namespace tilescope
{

class MessageBar;
class OperationStore;
class PinController;
class Preferences;
class SettingsModel;
class SourcePicture;
class ViewSubjectModel;
class WindowActions;

/// Saves, opens and keeps sessions: the settings, the picture's name, what is drawn over it, and the pinned runs.
class SessionController : public QObject
{
    Q_OBJECT

public:
    struct Parts {
        SettingsModel& settings;
        MessageBar& messages;
        const WindowActions& actions;
        Preferences& preferences;
        PinController& pins;
        SourcePicture& source;
        ViewSubjectModel& subject;
    };
    /// `dataFolder` is where the current session and kernels are kept; empty: they are not kept.
    SessionController(const Parts& parts, const QString& dataFolder, QWidget* window);

    /// Where the operations of the user's own that a session names are made known; null: nowhere.
    void setOperations(OperationStore* store) { m_operations = store; }

    /// Restores the file's session; a file that is refused changes nothing, and the message bar says why. Pins of the
    /// file replace those of the window; without any, the window keeps its own. Returns false if it brings no picture.
    bool open(const QString& path);
    void save(); ///< to its file, or asks for a file; also asks if the file has changed since it was read or written
    void saveAs();
    void saveTo(const QString& path);
    void askToRestore(); ///< if the last process did not end normally

    /// Writes the current session to a separate file, for resume() of another process; returns an empty path on
    /// failure.
    QString keepForRestart() const;
    /// As open(), from a file of keepForRestart(), which is deleted; a damaged one is renamed to PATH.damaged.
    bool resume(const QString& path);
    /// Writes the session to the file that lastSession() names at the next start, with the kernel's typed text even if
    /// it has not run; a failure is ignored, as the window has closed.
    void keepForNextStart(const std::optional<std::string>& typedKernel);
    QString lastSession() const; ///< for resume(); empty: there is none
    bool keepsSessions() const { return !m_dataFolder.isEmpty(); }
    void keep();                     ///< now, in case of a crash
    void end() { m_autosave.end(); } ///< the program ends normally

    /// The text was on the GPU when the GPU was lost: it stays in the emulator until it is allowed again.
    void holdLost(const std::string& source);

    void setImage(const QString& image, const QString& name); ///< a path, "sample:…" or empty; and its name
    const QString& image() const { return m_image; }          ///< that path
    void keepRecent(QMenu& menu);                             ///< fills the menu each time it opens
    /// The command line that runs the current recipe without a window; with one, if a channel alone is shown or a
    /// difference was chosen. `place`: see commandText().
    /// `program`: the command for a program whose launches are shown, instead.
    void copyCommand(const QStringList& place = {}, const QString& program = {});

    /// Applies a recipe whose kernel text came from a file: unless the text was written or allowed here, it stays in
    /// the emulator until it is allowed.
    void applyFromElsewhere(Recipe recipe);
    void ownWasSaved(const std::string& source); ///< to a file: the text is the user's own, unless it is held

signals:
    /// A session's picture in its range, or a session from the menu.
    void openWanted(const QString& name, const tilescope::RangeChoice& range = {});
    void kernelFileWanted(const QString& path); ///< as the operation that it declares, in place of the session's text

private:
    SavedSession present() const;
    SavedSession read(const QString& path) const;
    void restoreKernels(const SavedSession& session);
    void know(const SavedSession& session);
    std::optional<std::string> ownText(const Recipe& recipe) const;
    bool restore(const SavedSession& session);
    bool restoreImage(const QString& image, const RangeChoice& range);
    void explainPins(const SavedSession& session, const QString& path);
    void showView(const QMap<QString, bool>& view);
    Recipe keptFromGpu(const Recipe& recipe);
    void explainHeld(const std::string& source, BackendChoice wanted);
    void fillRecentMenu(QMenu& menu);
    QString kernelFile(const std::string& source) const;
    void takeOpen(const QString& path);
    void askToReplace();
    void say(const QString& text);
    void complain(const QString& text);

    Parts m_parts;
    QWidget* m_window;
    QString m_dataFolder;
    KernelTrust m_trust;
    Autosave m_autosave;
    QTimer m_keep; ///< expires shortly after a change
    bool m_keepFails = false;
    OperationStore* m_operations = nullptr;
    OpenSession m_open;
    QString m_image, m_imageName;
};

} // namespace tilescope
