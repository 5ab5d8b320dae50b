#pragma once

#include "ui/session/autosave.h"
#include "ui/sessions/kernel_trust.h"

#include <QObject>
#include <QTimer>

class QMenu;
class QWidget;

namespace tilescope
{

class MessageBar;
class Preferences;
class SettingsModel;
class WindowActions;

/// Saves, opens and keeps sessions: the settings, the picture's name and what is shown over it.
class SessionController : public QObject
{
    Q_OBJECT

public:
    struct Parts {
        SettingsModel& settings;
        MessageBar& messages;
        const WindowActions& actions;
        Preferences& preferences;
    };
    /// `dataFolder` is where the present session and kernels are kept; empty: they are not.
    SessionController(const Parts& parts, const QString& dataFolder, QWidget* window);

    /// Restores what the file holds; a file that is refused changes nothing and says why in the message bar. False
    /// when no picture comes with it.
    bool open(const QString& path);
    void save(); ///< to its file, or asks for one
    void saveAs();
    void saveTo(const QString& path);
    void askToRestore(); ///< when the last run did not end as it should

    /// Writes the present session to a file of its own, for resume() of another program; empty when it cannot.
    QString keepForRestart() const;
    bool resume(const QString& path); ///< as open(), from a file of keepForRestart(), which is taken away
    void keep();                      ///< now, in case of a crash
    void end() { m_autosave.end(); }  ///< the program ends as it should

    /// The text was on the GPU when that was lost: it stays in the emulator until it is allowed again.
    void holdLost(const std::string& source);

    void setImage(const QString& image, const QString& name); ///< a path or "sample:…", else empty; and its name
    const QString& image() const { return m_image; }          ///< that path
    void keepRecent(QMenu& menu);                             ///< fills it each time it opens
    void copyCommand(); ///< the line that runs the present recipe without a window

    /// Applies a recipe whose kernel text came from a file: unless it was written or allowed here it stays in the
    /// emulator until it is allowed.
    void applyFromElsewhere(Recipe recipe);
    void ownWasSaved(const std::string& source); ///< to a file: it is this person's own, unless it is held

signals:
    void openWanted(const QString& name); ///< a session's picture, or a session from the menu

private:
    SavedSession present() const;
    bool restore(SavedSession session);
    void showView(const QMap<QString, bool>& view);
    Recipe keptFromGpu(const Recipe& recipe);
    void explainHeld(const std::string& source, BackendChoice wanted);
    void fillRecentMenu(QMenu& menu);
    QString kernelFile(const std::string& source) const;
    void say(const QString& text);
    void complain(const QString& text);

    Parts m_parts;
    QWidget* m_window;
    QString m_dataFolder;
    KernelTrust m_trust;
    Autosave m_autosave;
    QTimer m_keep;  ///< runs out a moment after a change
    QString m_path; ///< of the session that is open
    QString m_image, m_imageName;
};

} // namespace tilescope
