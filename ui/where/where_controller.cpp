#include "ui/where/where_controller.h"

#include "ui/parts/tables/table_text.h"
#include "ui/session/session.h"
#include "ui/session/settings_model.h"
#include "ui/shell/message_bar.h"
#include "ui/shell/preferences.h"
#include "ui/shell/window_actions.h"
#include "ui/translation.h"
#include "ui/where/workers_dialog.h"

#include <QAction>
#include <QActionGroup>
#include <QMainWindow>
#include <QMenu>

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace tilescope
{

constexpr auto topic = MessageBar::Topic::Where;

/// An ampersand would be interpreted as a mnemonic.
static QString asItem(QString text) { return text.replace(QLatin1Char('&'), QLatin1String("&&")); }

WhereController::WhereController(const WindowParts& parts, Place place, LinkTo linkTo)
    : QObject(&parts.window), m_parts(parts), m_place(std::move(place)), m_linkTo(std::move(linkTo))
{
    QMenu& menu = *parts.actions.where->menu();
    connect(&menu, &QMenu::aboutToShow, this, [this, &menu] { fill(menu); });
    connect(&parts.session, &Session::ready, this, [this](const Environment& environment) {
        m_environment = environment;
        m_isMoving = false;
    });
}

WhereController::~WhereController() { endAttempts(); }

void WhereController::endAttempts()
{
    for (Attempt& attempt : m_attempts)
        attempt.stop.request_stop();
}

QStringList WhereController::arguments() const
{
    if (m_place.worker)
        return m_place.worker->name.isEmpty() ? QStringList{QStringLiteral("--worker"), m_place.worker->command}
                                              : QStringList{QStringLiteral("--device"), m_place.worker->name};
    return m_place.gpu ? QStringList{QStringLiteral("--device"), QString::number(*m_place.gpu)} : QStringList();
}

void WhereController::addChoice(QMenu& menu, QActionGroup& group, const QString& text, const QString& tip,
                                bool isChosen, const std::function<void()>& choose)
{
    QAction* action = menu.addAction(asItem(text));
    action->setCheckable(true);
    action->setChecked(isChosen);
    action->setToolTip(plainToolTip(tip));
    group.addAction(action);
    connect(action, &QAction::triggered, this, choose);
}

void WhereController::fill(QMenu& menu)
{
    menu.clear();
    auto* group = new QActionGroup(&menu);
    const bool isEmulated = m_parts.settings.recipe().backend == BackendChoice::Emulator;
    const std::vector<DeviceInfo>& gpus = m_environment.gpusHere;
    const bool isHere = !isEmulated && !m_place.worker && m_environment.hasGpu();
    for (const DeviceInfo& gpu : gpus) {
        const QString name = QString::fromStdString(gpu.name);
        addChoice(menu, *group, gpus.size() > 1 ? tr("GPU %1: %2").arg(gpu.ordinal).arg(name) : name,
                  tr("A GPU in this computer"), isHere && m_environment.device.device->ordinal == gpu.ordinal,
                  [this, ordinal = gpu.ordinal] { chooseGpu(ordinal); });
    }
    addChoice(menu, *group, tr("Emulator"), tr("This computer's processor; it counts what a GPU would count"),
              isEmulated || (!m_place.worker && !m_environment.hasGpu()), [this] { chooseEmulator(); });
    if (!m_linkTo)
        return;
    menu.addSeparator();
    QList<NamedWorker> workers = m_parts.preferences.workers();
    if (m_place.worker && !workers.contains(*m_place.worker))
        workers.prepend(*m_place.worker);
    for (const NamedWorker& worker : workers)
        addChoice(menu, *group, worker.title(), worker.command, !isEmulated && m_place.worker == worker,
                  [this, worker] { chooseWorker(worker); });
    if (!workers.isEmpty())
        menu.addSeparator();
    connect(menu.addAction(tr("&Workers…")), &QAction::triggered, this, &WhereController::editWorkers);
}

void WhereController::moveTo(const Place& place, const std::shared_ptr<RemoteGpu>& link)
{
    m_place = place;
    m_isMoving = true;
    m_parts.session.moveTo(link, place.gpu);
}

void WhereController::useGpu()
{
    Recipe recipe = m_parts.settings.recipe();
    if (recipe.backend != BackendChoice::Emulator)
        return;
    recipe.backend = BackendChoice::Auto;
    m_parts.settings.setRecipe(recipe);
}

void WhereController::chooseGpu(int ordinal)
{
    endAttempts();
    m_parts.messages.clear(topic);
    const bool isThere = !m_isMoving && !m_place.worker && m_environment.device.device &&
                         m_environment.device.device->ordinal == ordinal;
    if (!isThere)
        moveTo({std::nullopt, ordinal}, nullptr);
    useGpu();
}

/// The GPU stays connected: a change of mind costs nothing.
void WhereController::chooseEmulator()
{
    endAttempts();
    m_parts.messages.clear(topic);
    Recipe recipe = m_parts.settings.recipe();
    recipe.backend = BackendChoice::Emulator;
    m_parts.settings.setRecipe(recipe);
}

void WhereController::chooseWorker(const NamedWorker& worker)
{
    endAttempts();
    if (m_place.worker == worker && (m_isMoving || m_environment.hasGpu())) {
        m_parts.messages.clear(topic);
        useGpu();
        return;
    }
    std::shared_ptr<RemoteGpu> link;
    try {
        link = m_linkTo(worker.command);
    } catch (const std::runtime_error& error) {
        m_parts.messages.post(topic, MessageBar::Severity::Error, QString::fromUtf8(error.what()),
                              {{tr("Change it…"), [this] { editWorkers(); }}});
        return;
    }
    m_parts.messages.post(topic, MessageBar::Severity::Note, tr("Connecting to %1…").arg(worker.title()),
                          {{tr("Do not connect"), [this] { endAttempts(); }}});
    Attempt& attempt = m_attempts.emplace_back();
    attempt.worker = worker;
    attempt.link = link;
    attempt.thread = std::jthread([this, link, stop = attempt.stop.get_token()] {
        DeviceProbe probe;
        try {
            probe = link->probe(stop);
        } catch (const Cancelled&) { // finish() finds it stopped
        }
        QMetaObject::invokeMethod(
            this, [this, link, probe] { finish(link, probe); }, Qt::QueuedConnection);
    });
}

void WhereController::finish(const std::shared_ptr<RemoteGpu>& link, const DeviceProbe& probe)
{
    const auto found = std::ranges::find(m_attempts, link, &Attempt::link);
    if (found == m_attempts.end())
        return;
    const NamedWorker worker = found->worker;
    const bool isStopped = found->stop.stop_requested();
    m_attempts.erase(found); // its thread is at its end
    if (isStopped)
        return;
    if (!probe.device) {
        m_parts.messages.post(topic, MessageBar::Severity::Error,
                              tr("%1 is not connected. %2").arg(worker.title(), translated(probe.reason)),
                              {{tr("Try again"), [this, worker] { chooseWorker(worker); }},
                               {tr("Change it…"), [this] { editWorkers(); }}});
        return;
    }
    m_parts.messages.clear(topic);
    moveTo({worker, std::nullopt}, link);
    useGpu();
}

void WhereController::editWorkers()
{
    auto* dialog = new WorkersDialog(m_parts.preferences.workers(), &m_parts.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { setWorkers(dialog->workers()); });
    dialog->open();
}

void WhereController::setWorkers(const QList<NamedWorker>& workers)
{
    const QList<NamedWorker> before = m_parts.preferences.workers();
    m_parts.preferences.setWorkers(workers);
    const auto isNew = [&](const NamedWorker& worker) {
        return std::ranges::none_of(before, [&](const NamedWorker& old) { return old.name == worker.name; });
    };
    const auto added = std::ranges::find_if(workers, isNew);
    if (added != workers.end())
        chooseWorker(*added);
}

} // namespace tilescope
