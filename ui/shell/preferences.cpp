#include "ui/shell/preferences.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace tilescope
{

static const QString themeKey = QStringLiteral("theme");
static const QString recentKey = QStringLiteral("recentFiles");
static const QString sessionsKey = QStringLiteral("recentSessions");
static const QString kernelsKey = QStringLiteral("knownKernels");
static const QString suspectsKey = QStringLiteral("suspectKernels");
static const QString commandsKey = QStringLiteral("palette/recent");
static const QString workerNamesKey = QStringLiteral("workers/names");
static const QString workerCommandsKey = QStringLiteral("workers/commands");
static const QString columnsKey = QStringLiteral("compare/columns");
static const QString axesKey = QStringLiteral("roofline/axes");
static const QString welcomedKey = QStringLiteral("welcomed");
static const QString explainsTermsKey = QStringLiteral("explainTerms");
static const QString studentKey = QStringLiteral("lessons/student");
static const QString languageKey = QStringLiteral("window/language");
static const QString lessonLanguageKey = QStringLiteral("lessons/language");
static const QString geometryKey = QStringLiteral("window/geometry");
static const QString viewKey = QStringLiteral("window/view");
static const QString layoutKey = QStringLiteral("window/layoutName");

Preferences::Preferences(const QString& file, bool remembers)
    : m_settings(file.isEmpty() ? std::make_unique<QSettings>(QStringLiteral("tilescope"), QStringLiteral("tilescope"))
                                : std::make_unique<QSettings>(file, QSettings::IniFormat)),
      m_remembers(remembers)
{
}

void Preferences::set(const QString& key, const QVariant& value)
{
    if (m_remembers)
        m_settings->setValue(key, value);
}

ThemeChoice Preferences::theme() const
{
    return fromText<ThemeChoice>(m_settings->value(themeKey).toString()).value_or(ThemeChoice::System);
}

void Preferences::setTheme(ThemeChoice theme) { set(themeKey, toText(theme)); }

QStringList Preferences::recent(const QString& key) const
{
    QStringList there;
    for (const auto& path : m_settings->value(key).toStringList())
        if (QFileInfo(path).isFile() && there.size() < mostRecentFiles)
            there << path;
    return there;
}

void Preferences::addRecent(const QString& key, const QString& path)
{
    const QString absolute = QFileInfo(path).absoluteFilePath();
    QStringList files = m_settings->value(key).toStringList();
    files.removeAll(absolute);
    files.prepend(absolute);
    set(key, QStringList(files.mid(0, 2 * mostRecentFiles)));
}

QStringList Preferences::recentFiles() const { return recent(recentKey); }
void Preferences::addRecentFile(const QString& path) { addRecent(recentKey, path); }
QStringList Preferences::recentSessions() const { return recent(sessionsKey); }
void Preferences::addRecentSession(const QString& path) { addRecent(sessionsKey, path); }

QString Preferences::sessionFolder() const
{
    const auto files = recentSessions();
    return files.isEmpty() ? lastFolder() : QFileInfo(files.front()).absolutePath();
}

QStringList Preferences::knownKernels() const { return m_settings->value(kernelsKey).toStringList(); }

void Preferences::addKnownKernel(const QString& hash) { moveKernel(hash, suspectsKey, kernelsKey); }

QStringList Preferences::suspectKernels() const { return m_settings->value(suspectsKey).toStringList(); }
void Preferences::addSuspectKernel(const QString& hash) { moveKernel(hash, kernelsKey, suspectsKey); }

void Preferences::moveKernel(const QString& hash, const QString& from, const QString& to)
{
    constexpr int mostKernels = 500;
    QStringList others = m_settings->value(from).toStringList();
    if (others.removeAll(hash) > 0)
        set(from, others);
    QStringList hashes = m_settings->value(to).toStringList();
    hashes.removeAll(hash);
    hashes.prepend(hash);
    set(to, QStringList(hashes.mid(0, mostKernels)));
}

void Preferences::sync() { m_settings->sync(); }

void Preferences::clearRecentFiles() { m_settings->remove(recentKey); }

QList<NamedWorker> Preferences::workers() const
{
    const QStringList names = m_settings->value(workerNamesKey).toStringList();
    const QStringList commands = m_settings->value(workerCommandsKey).toStringList();
    QList<NamedWorker> workers;
    for (qsizetype i = 0; i < std::min(names.size(), commands.size()); ++i)
        workers << NamedWorker{names[i], commands[i]};
    return workers;
}

void Preferences::setWorkers(const QList<NamedWorker>& workers)
{
    QStringList names, commands;
    for (const NamedWorker& worker : workers) {
        names << worker.name;
        commands << worker.command;
    }
    set(workerNamesKey, names);
    set(workerCommandsKey, commands);
}

QStringList Preferences::runColumns() const { return m_settings->value(columnsKey).toStringList(); }

void Preferences::setRunColumns(const QStringList& choice) { set(columnsKey, choice); }

QString Preferences::rooflineAxes() const { return m_settings->value(axesKey).toString(); }
void Preferences::setRooflineAxes(const QString& axes) { set(axesKey, axes); }

bool Preferences::wasWelcomed() const { return m_settings->value(welcomedKey, false).toBool(); }
void Preferences::setWelcomed() { set(welcomedKey, true); }

bool Preferences::explainsTerms() const { return m_settings->value(explainsTermsKey, true).toBool(); }

void Preferences::setExplainsTerms(bool explains) { set(explainsTermsKey, explains); }

QString Preferences::student() const { return m_settings->value(studentKey).toString(); }
void Preferences::setStudent(const QString& name) { set(studentKey, name); }

/// A key's parts are separated by slashes, which a name may contain.
static QString answersKey(const QString& student, const QString& lesson)
{
    return QStringLiteral("lessons/answers/%1/%2")
        .arg(QString::fromLatin1(QByteArray("s") + student.toUtf8().toHex()), lesson);
}

QByteArray Preferences::lessonAnswers(const QString& lesson) const
{
    return m_settings->value(answersKey(student(), lesson)).toByteArray();
}

void Preferences::setLessonAnswers(const QString& lesson, const QByteArray& answers)
{
    set(answersKey(student(), lesson), answers);
}

QStringList Preferences::answeredLessons() const
{
    m_settings->beginGroup(answersKey(student(), {}).chopped(1));
    const QStringList lessons = m_settings->childKeys();
    m_settings->endGroup();
    return lessons;
}

QString Preferences::language() const { return m_settings->value(languageKey).toString(); }
void Preferences::setLanguage(const QString& language) { set(languageKey, language); }

QString Preferences::lessonLanguage() const { return m_settings->value(lessonLanguageKey).toString(); }
void Preferences::setLessonLanguage(const QString& language) { set(lessonLanguageKey, language); }

QStringList Preferences::recentCommands() const { return m_settings->value(commandsKey).toStringList(); }

void Preferences::addRecentCommand(const QString& name)
{
    constexpr int mostCommands = 12;
    QStringList names = recentCommands();
    names.removeAll(name);
    names.prepend(name);
    set(commandsKey, QStringList(names.mid(0, mostCommands)));
}

QString Preferences::lastFolder() const
{
    const auto files = recentFiles();
    return files.isEmpty() ? QDir::homePath() : QFileInfo(files.front()).absolutePath();
}

QByteArray Preferences::geometry() const { return m_settings->value(geometryKey).toByteArray(); }
void Preferences::setGeometry(const QByteArray& geometry) { set(geometryKey, geometry); }

LayoutName Preferences::layout() const
{
    return parseLayoutName(m_settings->value(layoutKey).toString()).value_or(LayoutName::Learn);
}

void Preferences::setLayout(LayoutName name) { set(layoutKey, toText(name)); }

static QString arrangementKey(LayoutName name) { return QStringLiteral("arrangements/") + toText(name); }

QByteArray Preferences::arrangement(LayoutName name) const
{
    return m_settings->value(arrangementKey(name)).toByteArray();
}

void Preferences::setArrangement(LayoutName name, const QByteArray& state) { set(arrangementKey(name), state); }

ViewMode Preferences::view() const
{
    return fromText<ViewMode>(m_settings->value(viewKey).toString()).value_or(ViewMode::Result);
}

void Preferences::setView(ViewMode view) { set(viewKey, toText(view)); }

} // namespace tilescope
