#pragma once

#include "ui/session/place.h"
#include "ui/shell/layout_name.h"
#include "ui/theme/theme.h"
#include "ui/view_mode.h"

#include <QByteArray>
#include <QList>
#include <QSettings>
#include <QString>
#include <QStringList>

#include <memory>

namespace tilescope
{

/// What the window saves between sessions.
class Preferences
{
public:
    static constexpr int mostRecentFiles = 10;

    /// `file` is an INI file in place of the user's own, or empty. If `remembers` is false, it is only read.
    explicit Preferences(const QString& file = {}, bool remembers = true);

    ThemeChoice theme() const;
    void setTheme(ThemeChoice theme);

    QString language() const; ///< of the window, "ko"; empty: the system's
    void setLanguage(const QString& language);

    QStringList recentFiles() const; ///< newest first; files that still exist
    void addRecentFile(const QString& path);
    void clearRecentFiles();

    QStringList recentSessions() const; ///< newest first; files that still exist
    void addRecentSession(const QString& path);
    QString sessionFolder() const; ///< of the newest of them, else lastFolder

    QStringList knownKernels() const; ///< hashes of texts that may run on the GPU
    void addKnownKernel(const QString& hash);
    QStringList suspectKernels() const; ///< of texts that ran when the GPU was lost; never also known
    void addSuspectKernel(const QString& hash);

    QList<NamedWorker> workers() const; ///< in the user's order; each has a name of its own
    void setWorkers(const QList<NamedWorker>& workers);

    QStringList runColumns() const; ///< the user's choice of the columns of the table of runs
    void setRunColumns(const QStringList& choice);

    QString rooflineAxes() const; ///< empty: not chosen yet
    void setRooflineAxes(const QString& axes);

    bool wasWelcomed() const; ///< the start card was shown at an earlier start
    void setWelcomed();

    bool explainsTerms() const; ///< tool tips explain the glossary's terms; initially true
    void setExplainsTerms(bool explains);

    QStringList recentCommands() const; ///< run from the palette, the newest first, by name
    void addRecentCommand(const QString& name);

    QString student() const; ///< the name on answer sheets; its lessons' answers are kept apart from others'
    void setStudent(const QString& name);
    QByteArray lessonAnswers(const QString& lesson) const; ///< the student's, as JSON; empty: none
    void setLessonAnswers(const QString& lesson, const QByteArray& answers);
    QStringList answeredLessons() const; ///< of the student; also lessons that no longer exist
    QString lessonLanguage() const;      ///< "ko"; empty: the window's
    void setLessonLanguage(const QString& language);

    QString lastFolder() const;
    QByteArray geometry() const;
    void setGeometry(const QByteArray& geometry);
    LayoutName layout() const; ///< the last one
    void setLayout(LayoutName name);
    QByteArray arrangement(LayoutName name) const; ///< with the user's changes; empty: none yet
    void setArrangement(LayoutName name, const QByteArray& state);
    ViewMode view() const;
    void setView(ViewMode view);

    void sync(); ///< writes the settings, for another process to read

private:
    void moveKernel(const QString& hash, const QString& from, const QString& to);
    QStringList recent(const QString& key) const;
    void addRecent(const QString& key, const QString& path);

    void set(const QString& key, const QVariant& value);

    std::unique_ptr<QSettings> m_settings;
    bool m_remembers;
};

} // namespace tilescope
