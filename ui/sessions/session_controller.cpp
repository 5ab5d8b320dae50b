#include "ui/sessions/session_controller.h"

#include "gpu/operations/registry.h"
#include "ui/files/output_file.h"
#include "ui/operations/operation_store.h"
#include "ui/operations/own_operations.h"
#include "ui/pins/pin_controller.h"
#include "ui/session/report_figures.h"
#include "ui/session/saved/kernel_file.h"
#include "ui/session/settings_model.h"
#include "ui/session/source_picture.h"
#include "ui/session/view_subject.h"
#include "ui/shell/file_dialogs.h"
#include "ui/shell/message_bar.h"
#include "ui/shell/preferences.h"
#include "ui/shell/window_actions.h"
#include "ui/translation.h"

#include <QAction>
#include <QClipboard>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMenu>
#include <QUuid>

#include <algorithm>
#include <utility>

namespace tilescope
{

constexpr auto sessionTopic = MessageBar::Topic::Session;
constexpr auto kernelTopic = MessageBar::Topic::HeldKernel;

/// The view actions that a session saves, by their names in the file.
static QMap<QString, QAction*> viewActions(const WindowActions& actions)
{
    return {{QStringLiteral("source"), actions.source},
            {QStringLiteral("result"), actions.result},
            {QStringLiteral("wipe"), actions.wipe},
            {QStringLiteral("side"), actions.sideBySide},
            {QStringLiteral("difference"), actions.difference},
            {QStringLiteral("grid"), actions.grid},
            {QStringLiteral("block"), actions.block},
            {QStringLiteral("boxes"), actions.boxes},
            {QStringLiteral("profiles"), actions.profiles},
            {QStringLiteral("scale"), actions.scale},
            {QStringLiteral("values"), actions.values}};
}

/// Removes a session that was restored, so that one that ends the program does so once; a damaged one is renamed
/// instead. Returns where it is then.
static QString putAside(const QString& path, bool isDamaged)
{
    const QString aside = path + QStringLiteral(".damaged");
    if (!isDamaged) {
        QFile::remove(path);
        return {};
    }
    QFile::remove(aside);
    return QFile::rename(path, aside) ? aside : path;
}

SessionController::SessionController(const Parts& parts, const QString& dataFolder, QWidget* window)
    : QObject(window), m_parts(parts), m_window(window), m_dataFolder(dataFolder), m_trust(parts.preferences),
      m_autosave(dataFolder.isEmpty() ? QString() : dataFolder + QStringLiteral("/autosave")),
      m_open(dataFolder.isEmpty() ? QString() : dataFolder + QStringLiteral("/open"))
{
    constexpr int keepMs = 1000;
    m_keep.setSingleShot(true);
    m_keep.setInterval(keepMs);
    connect(&m_keep, &QTimer::timeout, this, &SessionController::keep);
    const auto changed = [this] {
        if (m_autosave.isActive() && !m_keep.isActive())
            m_keep.start();
    };
    if (!dataFolder.isEmpty() && !m_autosave.isActive())
        m_parts.messages.post(MessageBar::Topic::Autosave, MessageBar::Severity::Warning,
                              tr("Nothing can be saved in \"%1/autosave\", so a crash would lose your latest changes. "
                                 "Free some space there, or allow writing, and restart Tilescope.")
                                  .arg(dataFolder));
    m_parts.settings.setGate([this](const Recipe& recipe) { return keptFromGpu(recipe); });
    connect(&m_parts.settings, &SettingsModel::changed, this, changed);
    connect(&m_parts.pins, &PinController::changed, this, changed);
    connect(&m_parts.source, &SourcePicture::rangeChanged, this, changed);
    connect(&m_parts.subject, &ViewSubjectModel::changed, this, changed);
    for (auto* action : viewActions(m_parts.actions))
        connect(action, &QAction::toggled, this, changed);
    const auto& a = m_parts.actions;
    connect(a.saveSession, &QAction::triggered, this, &SessionController::save);
    connect(a.saveSessionAs, &QAction::triggered, this, &SessionController::saveAs);
    connect(a.openSession, &QAction::triggered, this, [this] {
        askForSession(m_window, m_parts.preferences.sessionFolder(),
                      [this](const QString& path) { emit openWanted(path); });
    });
}

void SessionController::setImage(const QString& image, const QString& name)
{
    m_image = image;
    m_imageName = name;
    if (m_autosave.isActive() && !m_keep.isActive())
        m_keep.start();
}

/// The operation of the user's own that a recipe names, if it still is there and did not come with the program.
static const Operation* ownOperation(const Registry& registry, const std::string& name)
{
    const auto& operations = registry.operations();
    const auto found = std::ranges::find(operations, name, &Operation::name);
    const bool isOwn = found != operations.end() && !found->file.empty() && !found->file.starts_with(':');
    return isOwn ? &*found : nullptr;
}

static std::vector<SavedKernel> kernelsOf(const SavedSession& session, const Registry& registry)
{
    std::vector<std::string> names{session.recipe.operation};
    for (const PinnedRun& pin : session.pins.runs())
        names.push_back(pin.report->recipe.operation);
    std::vector<SavedKernel> kernels;
    for (const std::string& name : names)
        if (const Operation* const own = ownOperation(registry, name)) {
            const QString path = QString::fromStdString(own->file);
            const SavedKernel kernel{path, isKernelFile(path) ? own->strategies.front().source.text : std::string()};
            if (std::ranges::find(kernels, kernel) == kernels.end())
                kernels.push_back(kernel);
        }
    return kernels;
}

SavedSession SessionController::read(const QString& path) const
{
    return readSession(path, m_parts.settings.registry(),
                       m_operations ? DeclareKernel([](const SavedKernel& kernel) { return savedOperation(kernel); })
                                    : DeclareKernel());
}

SavedSession SessionController::present() const
{
    SavedSession session;
    session.recipe = m_parts.settings.recipe();
    session.image = m_image;
    session.range = m_parts.source.range();
    session.subject = m_parts.subject.subject();
    session.pins = m_parts.pins.pins();
    const auto actions = viewActions(m_parts.actions);
    for (auto [name, action] : actions.asKeyValueRange())
        session.view[name] = action->isChecked();
    if (const Operation& chosen = m_parts.settings.operation(); m_operations && m_operations->isMade(chosen.name)) {
        session.program = QFileInfo(QString::fromStdString(chosen.file)).absoluteFilePath();
        session.recipe = Recipe();
    }
    session.kernels = kernelsOf(session, m_parts.settings.registry());
    std::erase_if(session.kernels, [&](const SavedKernel& kernel) { return kernel.path == session.program; });
    return session;
}

bool SessionController::open(const QString& path)
{
    try {
        const SavedSession session = read(path);
        const bool hasImage = restore(session);
        explainPins(session, path);
        takeOpen(path);
        return hasImage;
    } catch (const SessionFileError& error) {
        complain(translated(messageOf(error)));
        return false;
    }
}

bool SessionController::restore(const SavedSession& session)
{
    m_parts.messages.clear(sessionTopic);
    restoreKernels(session);
    applyFromElsewhere(session.recipe);
    showView(session.view);
    if (!session.pins.isEmpty())
        m_parts.pins.restore(session.pins);
    m_parts.subject.choose(session.subject);
    const bool hasImage = restoreImage(session.image, session.range);
    if (!session.program.isEmpty())
        emit kernelFileWanted(session.program); // which asks whether it may run
    return hasImage;
}

/// Their texts came from a file: they stay in the emulator until they are allowed, unless they were written or allowed
/// here.
void SessionController::restoreKernels(const SavedSession& session)
{
    m_parts.messages.clear(MessageBar::Topic::KernelFile);
    QStringList told;
    QList<MessageBar::Offer> offers;
    for (const SavedKernel& kernel : session.kernels) {
        std::string name;
        auto state = OperationStore::Saved::Same;
        try {
            const Operation operation = savedOperation(kernel);
            name = operation.name;
            for (const Strategy& strategy : operation.strategies)
                if (!m_trust.isKnown(strategy.source.text))
                    m_trust.hold(strategy.source.text);
            state = m_operations->takeSaved(kernel);
        } catch (const std::exception&) {
            continue; // that of a pin, which was left out
        }
        if (state == OperationStore::Saved::Gone)
            told << tr("The kernel file \"%1\" no longer exists. The session's own source is used instead. Use \"Save "
                       "kernel as…\" to write the source to a file.")
                        .arg(kernel.path);
        if (state != OperationStore::Saved::Changed)
            continue;
        told << tr("The kernel file \"%1\" has changed since the session was saved. The session's own source is used.")
                    .arg(kernel.path);
        if (name == session.recipe.operation)
            offers = {{tr("Use the file"), [this, path = kernel.path] { emit kernelFileWanted(path); }},
                      {tr("Keep the session's source"), [] {}}};
    }
    if (!told.isEmpty())
        m_parts.messages.post(MessageBar::Topic::KernelFile, MessageBar::Severity::Warning, told.join(u'\n'), offers);
}

bool SessionController::restoreImage(const QString& image, const RangeChoice& range)
{
    if (image.isEmpty()) {
        say(tr("The session's image had no file of its own; the settings were restored."));
        return false;
    }
    const bool isSample = image.startsWith(QLatin1String("sample:"));
    if (!isSample && !QFileInfo(image).isFile()) {
        say(tr("The session's image \"%1\" no longer exists; the settings were restored.").arg(image));
        return false;
    }
    emit openWanted(image, range);
    return true;
}

/// `path` is the file that still holds the damaged pins.
void SessionController::explainPins(const SavedSession& session, const QString& path)
{
    if (session.refusedPins.empty())
        return m_parts.messages.clear(MessageBar::Topic::SavedPins);
    QStringList reasons;
    for (const auto& reason : session.refusedPins)
        reasons << QString::fromStdString(reason);
    const QString which = reasons.size() == 1 ? tr("A pinned run of the session") : tr("Pinned runs of the session");
    m_parts.messages.post(
        MessageBar::Topic::SavedPins, MessageBar::Severity::Warning,
        tr("%1 could not be restored; everything else was restored. The original file was kept as %2.")
                .arg(which, path) +
            QLatin1Char('\n') + reasons.join(QLatin1Char('\n')));
}

void SessionController::applyFromElsewhere(Recipe recipe)
{
    const BackendChoice wanted = recipe.backend;
    const bool isHeld = recipe.source && !m_trust.isKnown(*recipe.source);
    if (isHeld) {
        m_trust.hold(*recipe.source);
        recipe.backend = BackendChoice::Emulator;
    }
    m_parts.settings.setRecipe(recipe);
    if (isHeld)
        explainHeld(*recipe.source, wanted);
}

void SessionController::showView(const QMap<QString, bool>& view)
{
    const auto actions = viewActions(m_parts.actions);
    for (auto [name, isShown] : view.asKeyValueRange()) {
        auto* action = actions.value(name);
        if (action && (isShown || !action->actionGroup())) // of exclusive actions only the chosen one is set
            action->setChecked(isShown);
    }
}

/// The text that a recipe runs, if it is the user's: an edited one, or that of an operation of one's own.
std::optional<std::string> SessionController::ownText(const Recipe& recipe) const
{
    if (recipe.source)
        return recipe.source;
    const Operation* const own = ownOperation(m_parts.settings.registry(), recipe.operation);
    if (!own)
        return std::nullopt;
    const auto strategy = std::ranges::find(own->strategies, recipe.strategy, &Strategy::name);
    return strategy == own->strategies.end() ? std::nullopt : std::optional(strategy->source.text);
}

/// A kernel from a file that would run on the GPU is sent to the emulator instead.
Recipe SessionController::keptFromGpu(const Recipe& recipe)
{
    Recipe judged = recipe;
    judged.source = ownText(recipe);
    if (!judged.source)
        m_parts.messages.clear(kernelTopic);
    if (!m_trust.holdsBack(judged))
        return recipe;
    Recipe held = recipe;
    held.backend = BackendChoice::Emulator;
    explainHeld(*judged.source, recipe.backend);
    return held;
}

void SessionController::save()
{
    const QString path = m_open.path();
    if (path.isEmpty())
        saveAs();
    else if (m_open.wouldReplaceOthers(path))
        askToReplace();
    else
        saveTo(path);
}

void SessionController::askToReplace()
{
    const QString path = m_open.path();
    m_parts.messages.post(
        sessionTopic, MessageBar::Severity::Warning,
        tr("Nothing was saved: %1 has changed since this window opened it, perhaps in another window.").arg(path),
        {{tr("Save As…"), [this] { saveAs(); }},
         {tr("Replace It"), [this, path] { saveTo(path); }},
         {tr("Open It Here"), [this, path] { emit openWanted(path); }}});
}

void SessionController::takeOpen(const QString& path)
{
    const bool isElsewhere = !m_open.take(path);
    m_parts.preferences.addRecentSession(m_open.path());
    if (isElsewhere)
        m_parts.messages.post(sessionTopic, MessageBar::Severity::Warning,
                              tr("This session is also open in another window. The window that saves last asks you "
                                 "before it replaces what the other one saved."));
}

void SessionController::saveAs()
{
    const Recipe& recipe = m_parts.settings.recipe();
    const QString suggested = m_open.path().isEmpty() ? QStringLiteral("%1/%2-%3.tilescope")
                                                            .arg(m_parts.preferences.sessionFolder(),
                                                                 QString::fromStdString(recipe.operation),
                                                                 QString::fromStdString(recipe.strategy))
                                                      : m_open.path();
    askWhereToSaveSession(m_window, suggested, [this](const QString& path) { saveTo(path); });
}

void SessionController::saveTo(const QString& path)
{
    const SavedSession session = present();
    try {
        writeSession(session, path);
    } catch (const SessionFileError& error) {
        complain(translated(messageOf(error)));
        return;
    }
    know(session);
    say(m_image.isEmpty()
            ? tr("The session was saved as %1, without the image %2, which has no file.").arg(path, m_imageName)
            : tr("The session was saved as %1.").arg(path));
    takeOpen(path);
}

void SessionController::ownWasSaved(const std::string& source)
{
    if (!m_trust.isHeld(source) && !m_trust.isKnown(source))
        m_trust.allow(source);
}

/// The texts of a session that is saved here are the user's own.
void SessionController::know(const SavedSession& session)
{
    if (session.recipe.source)
        ownWasSaved(*session.recipe.source);
    for (const SavedKernel& kernel : session.kernels)
        for (const Operation& operation : m_parts.settings.registry().operations())
            if (operation.file == kernel.path.toStdString())
                for (const Strategy& strategy : operation.strategies)
                    ownWasSaved(strategy.source.text);
}

void SessionController::keep()
{
    const SavedSession session = present();
    try {
        m_autosave.write(session);
    } catch (const SessionFileError& error) { // such as a full disk: work continues, and the next change tries again
        if (!std::exchange(m_keepFails, true))
            m_parts.messages.post(MessageBar::Topic::Autosave, MessageBar::Severity::Warning,
                                  tr("%1 Until this is resolved, a crash would lose your latest changes.")
                                      .arg(translated(messageOf(error))));
        return;
    }
    if (std::exchange(m_keepFails, false))
        m_parts.messages.clear(MessageBar::Topic::Autosave);
    know(session);
}

void SessionController::askToRestore()
{
    const QString path = m_autosave.leftBehind();
    if (path.isEmpty())
        return;
    const auto take = [this, path] {
        try {
            const SavedSession session = read(path);
            restore(session);
            explainPins(session, putAside(path, !session.refusedPins.empty()));
        } catch (const SessionFileError& error) {
            complain(translated(messageOf(error)));
        }
    };
    m_parts.messages.post(
        MessageBar::Topic::Restore, MessageBar::Severity::Note,
        tr("Tilescope did not exit properly last time. Its settings, image and pins can be restored."),
        {{tr("Restore"), take}, {tr("Discard"), [path] { Autosave::forget(path); }}});
}

void SessionController::keepRecent(QMenu& menu)
{
    connect(&menu, &QMenu::aboutToShow, this, [this, &menu] { fillRecentMenu(menu); });
    fillRecentMenu(menu);
}

void SessionController::fillRecentMenu(QMenu& menu)
{
    menu.clear();
    const QStringList files = m_parts.preferences.recentSessions();
    for (const auto& path : files) {
        // An ampersand in a file's name would be interpreted as a mnemonic.
        auto* action = menu.addAction(QString(path).replace(QLatin1Char('&'), QLatin1String("&&")));
        connect(action, &QAction::triggered, this, [this, path] { emit openWanted(path); });
    }
    if (files.isEmpty())
        menu.addAction(tr("No sessions yet"))->setEnabled(false);
}

QString SessionController::keepForRestart() const
{
    const QString folder = m_dataFolder.isEmpty() || !QDir().mkpath(m_dataFolder) ? QDir::tempPath() : m_dataFolder;
    const QString path = QDir(folder).absoluteFilePath(
        QStringLiteral("restart-%1.tilescope").arg(QUuid::createUuid().toString(QUuid::WithoutBraces)));
    try {
        writeSession(present(), path);
    } catch (const SessionFileError&) {
        return {};
    }
    return path;
}

QString SessionController::lastSession() const
{
    const QString path = m_dataFolder + QStringLiteral("/last.tilescope");
    return keepsSessions() && QFileInfo(path).isFile() ? path : QString();
}

void SessionController::keepForNextStart(const std::optional<std::string>& typedKernel)
{
    if (!keepsSessions() || !QDir().mkpath(m_dataFolder))
        return;
    SavedSession session = present();
    if (typedKernel && session.program.isEmpty()) { // of another operation than that of the recipe
        session.recipe.source = typedKernel;
        ownWasSaved(*typedKernel);
    }
    know(session);
    try {
        writeSession(session, m_dataFolder + QStringLiteral("/last.tilescope"));
    } catch (const SessionFileError&) { // the next window starts as the first did
    }
}

bool SessionController::resume(const QString& path)
{
    try {
        const SavedSession session = read(path);
        const bool hasImage = restore(session);
        explainPins(session, putAside(path, !session.refusedPins.empty()));
        return hasImage;
    } catch (const SessionFileError& error) {
        const QString kept = putAside(path, true);
        complain(kept == path ? translated(messageOf(error))
                              : tr("%1 The file was kept as %2.").arg(translated(messageOf(error)), kept));
        return false;
    }
}

void SessionController::explainHeld(const std::string& source, BackendChoice wanted)
{
    const auto allow = [this, wanted] {
        Recipe recipe = m_parts.settings.recipe();
        const std::optional<std::string> text = ownText(recipe);
        if (!text)
            return;
        m_trust.allow(*text);
        recipe.backend = wanted == BackendChoice::Emulator ? BackendChoice::Auto : wanted;
        m_parts.settings.setRecipe(recipe);
    };
    const QString why =
        m_trust.isSuspect(source)
            ? tr("This kernel was running when the GPU was lost. It stays in the emulator, which checks "
                 "every access, until you allow it on the GPU again.")
            : tr("This kernel was loaded from a file and not written here. It runs in the emulator, which checks every "
                 "access, until you allow it on the GPU.");
    m_parts.messages.post(kernelTopic, MessageBar::Severity::Warning, why, {{tr("Allow on the GPU"), allow}});
}

void SessionController::holdLost(const std::string& source)
{
    m_trust.suspect(source);
    const Recipe& present = m_parts.settings.recipe();
    if (present.source == source && m_trust.holdsBack(present))
        m_parts.settings.setRecipe(present);
}

/// A file with the kernel's text, for the command line to name; empty if it cannot be written.
QString SessionController::kernelFile(const std::string& source) const
{
    const QByteArray text = QByteArray::fromStdString(source);
    const QByteArray hash = QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex().left(12);
    const QDir folder(m_dataFolder + QStringLiteral("/kernels"));
    const QString path = folder.absoluteFilePath(QStringLiteral("%1.cu").arg(QLatin1String(hash)));
    const bool isWritten = !m_dataFolder.isEmpty() && QDir().mkpath(folder.path()) && writeOutput(path, text).isEmpty();
    return isWritten ? path : QString();
}

void SessionController::copyCommand(const QStringList& place, const QString& program)
{
    if (!program.isEmpty()) {
        QGuiApplication::clipboard()->setText(program);
        return say(tr("The command line was copied."));
    }
    const Recipe& recipe = m_parts.settings.recipe();
    const QString kernel = recipe.source ? kernelFile(*recipe.source) : QString();
    if (recipe.source && kernel.isEmpty()) {
        complain(
            tr("The kernel source could not be written to a file for the command line to name; nothing was copied."));
        return;
    }
    ViewSubject subject = m_parts.subject.subject();
    const bool isDifference = m_parts.actions.difference->isChecked();
    const bool losesPin = isDifference && namesPin(subject.difference);
    if (!isDifference || losesPin)
        subject.difference = resultAndReference;
    const QString image = m_image.isEmpty() ? QStringLiteral("PICTURE") : m_image;
    QGuiApplication::clipboard()->setText(commandText(recipe, image, kernel, m_parts.source.range(), subject, place));
    QStringList said{
        subject == ViewSubject()
            ? tr("The command line was copied.")
            : tr("The command line was copied. The command opens a window to show the channel or the difference.")};
    if (losesPin)
        said << tr("The command line cannot include a pinned run. Save a session to keep the difference.");
    if (m_image.isEmpty())
        said << tr("The image has no file. Save it, and replace PICTURE with its path.");
    if (recipe.source)
        said << tr("The kernel source was written to %1.").arg(kernel);
    say(sentences(said));
}

void SessionController::say(const QString& text)
{
    m_parts.messages.post(sessionTopic, MessageBar::Severity::Note, text);
}

void SessionController::complain(const QString& text)
{
    m_parts.messages.post(sessionTopic, MessageBar::Severity::Error, text);
}

} // namespace tilescope
