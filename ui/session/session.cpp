#include "ui/session/session.h"

#include "ui/session/freed_memory.h"

#include <algorithm>
#include <utility>

namespace tilescope
{

Session::Session(const RunnerOptions& options, QObject* parent) : QObject(parent), m_worker(new RunWorker(options))
{
    if (!options.operations.empty())
        m_registry.setOperations(options.operations);
    m_settle.setSingleShot(true);
    m_settle.setInterval(settleMs);
    connect(&m_settle, &QTimer::timeout, this, &Session::pump);
    m_patience.setSingleShot(true);
    connect(&m_patience, &QTimer::timeout, this, &Session::endRunning);

    m_worker->moveToThread(&m_thread);
    connect(&m_thread, &QThread::started, m_worker, &RunWorker::open);
    connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
    connect(m_worker, &RunWorker::ready, this, [this](const Environment& environment) {
        m_ready = true;
        m_hasGpu = environment.hasGpu() && !environment.deviceLost;
        m_isElsewhere = environment.isElsewhere;
        m_known.clear();
        emit ready(environment);
        if (std::exchange(m_isMoving, false))
            runAgain();
        else
            pump();
    });
    connect(m_worker, &RunWorker::progress, this, &Session::progress);
    connect(m_worker, &RunWorker::previewed, this, &Session::takePreview);
    connect(m_worker, &RunWorker::finished, this, &Session::finish);
    connect(this, &Session::idle, m_worker, &returnFreedMemory); // on the worker's thread
    m_thread.setObjectName(QStringLiteral("runner"));
    m_thread.start();
}

Session::~Session()
{
    endRunning();
    m_thread.quit();
    m_thread.wait();
}

void Session::moveTo(std::shared_ptr<RemoteGpu> remote, std::optional<int> gpu)
{
    cancel();
    m_ready = false;
    m_isMoving = true;
    QMetaObject::invokeMethod(
        m_worker, [worker = m_worker, remote = std::move(remote), gpu] { worker->moveTo(remote, gpu); },
        Qt::QueuedConnection);
}

void Session::setOperations(const std::vector<Operation>& operations)
{
    endRunning();
    stopSweep();
    m_registry.setOperations(operations);
    m_known.clear();
    QMetaObject::invokeMethod(
        m_worker, [worker = m_worker, operations] { worker->setOperations(operations); }, Qt::QueuedConnection);
}

void Session::setRecipe(const Recipe& recipe)
{
    if (recipe == m_recipe)
        return;
    m_recipe = recipe;
    restart();
}

void Session::setImage(ImagePtr image, const QString& name)
{
    m_image = std::move(image);
    m_imageName = name;
    m_known.clear();
    ++m_now.picture;
    stopSweep();
    restart();
}

void Session::runAgain()
{
    m_known.clear();
    restart();
}

void Session::runUnchecked()
{
    m_unchecked = m_now.setting + 1; // as restart() numbers it
    runAgain();
}

void Session::setComparing(bool comparing)
{
    if (std::exchange(m_isComparing, comparing) == comparing)
        return;
    if (comparing) {
        if (hasSettled())
            addOtherStrategies();
        return pump();
    }
    drop({Stage::Others});
    if (m_running && m_running->stage == Stage::Others)
        endRunning();
    m_hasCompared = false;
}

void Session::compareOnce()
{
    m_comparesOnce = true;
    if (hasSettled())
        addOtherStrategies();
    pump();
}

bool Session::hasSettled() const
{
    return isReported() && !isWaiting(Stage::Live) && !isWaiting(Stage::Settled) &&
           !(m_running && m_running->stage <= Stage::Settled);
}

bool Session::answerFromKnown()
{
    std::shared_ptr<const Report> known = m_image ? m_known.find(m_recipe) : nullptr;
    if (!known || known->backend != BackendChoice::Emulator || !known->picture ||
        known->recipe != m_registry.completed(m_recipe))
        return false;
    m_settle.stop();
    endRunning();
    tellSilicon();
    // As the report of a run would, it comes when everything has seen the new setting.
    if (!std::exchange(m_answer, std::move(known)))
        QMetaObject::invokeMethod(this, &Session::deliverAnswer, Qt::QueuedConnection);
    emit restarted();
    return true;
}

void Session::deliverAnswer()
{
    std::shared_ptr<const Report> answer = std::exchange(m_answer, nullptr);
    if (!answer)
        return;
    noteReported(*answer, m_recipe);
    const std::uint64_t setting = m_now.setting;
    emit reportReady(std::move(answer));
    if (setting == m_now.setting) // else a listener has chosen another
        addOtherStrategies();
    pump();
}

void Session::restart()
{
    ++m_now.setting;
    m_hasCompared = m_comparesOnce = false;
    m_answer.reset();
    drop({Stage::Live, Stage::Settled, Stage::Silicon, Stage::Others});
    if (answerFromKnown())
        return;
    add(Stage::Live, m_recipe);
    add(Stage::Settled, m_recipe);
    m_settle.start();
    if (m_running) {
        const bool keepsDragAlive = m_running->stage == Stage::Live && m_running->of.picture == m_now.picture;
        if (keepsDragAlive)
            m_running->superseded.request_stop();
        const qint64 left = keepsDragAlive && !m_running->hasShown ? patienceMs - m_running->since.elapsed() : 0;
        if (left <= 0)
            endRunning();
        else if (!m_patience.isActive())
            m_patience.start(static_cast<int>(left));
    }
    tellSilicon();
    emit restarted();
    pump();
}

void Session::cancel()
{
    const bool wasBusy = isBusy();
    ++m_now.setting; // results of earlier settings are ignored
    drop({Stage::Live, Stage::Settled, Stage::Silicon, Stage::Others});
    m_settle.stop();
    m_answer.reset();
    endRunning();
    stopSweep();
    tellSilicon();
    if (wasBusy)
        emit cancelled();
}

void Session::readSilicon()
{
    drop({Stage::Silicon});
    add(Stage::Silicon, m_recipe);
    tellSilicon();
    pump();
}

bool Session::isReadingSilicon() const
{
    return isWaiting(Stage::Silicon) || (m_running && m_running->stage == Stage::Silicon && isCurrent(*m_running));
}

void Session::tellSilicon()
{
    const bool isUnderWay = isReadingSilicon();
    if (std::exchange(m_toldSilicon, isUnderWay) != isUnderWay)
        emit siliconReading(isUnderWay);
}

void Session::sweep(std::vector<Recipe> recipes)
{
    stopSweep();
    ++m_now.sweep;
    for (std::size_t row = 0; row < recipes.size(); ++row)
        add(Stage::Sweep, recipes[row], row);
    pump();
}

void Session::stopSweep()
{
    if (!isSweeping())
        return;
    if (m_running && m_running->stage == Stage::Sweep)
        endRunning();
    ++m_now.sweep;
    drop({Stage::Sweep});
    emit sweepEnded(false);
}

bool Session::isSweeping() const
{
    return isWaiting(Stage::Sweep) || (m_running && m_running->stage == Stage::Sweep && isCurrent(*m_running));
}

std::deque<Session::Job>::iterator Session::firstFrom(Stage stage)
{
    return std::ranges::lower_bound(m_waiting, stage, {}, &Job::stage);
}

void Session::add(Stage stage, const Recipe& recipe, std::size_t row)
{
    const auto end = std::ranges::upper_bound(m_waiting, stage, {}, &Job::stage);
    m_waiting.insert(end, {stage, recipe, m_now, row});
}

void Session::drop(std::initializer_list<Stage> stages)
{
    std::erase_if(m_waiting, [&](const Job& job) { return std::ranges::find(stages, job.stage) != stages.end(); });
}

bool Session::isWaiting(Stage stage) const
{
    return std::ranges::find(m_waiting, stage, &Job::stage) != m_waiting.end();
}

bool Session::isCurrent(const Job& job) const
{
    return job.stage == Stage::Sweep ? job.of.sweep == m_now.sweep : job.of.setting == m_now.setting;
}

void Session::endRunning()
{
    m_patience.stop();
    if (m_running)
        m_running->stop.request_stop();
}

void Session::pump()
{
    if (!m_ready || m_running || !m_image)
        return;
    if (m_waiting.empty()) {
        emit idle();
        return;
    }
    if (m_waiting.front().stage == Stage::Settled && m_settle.isActive())
        return;
    Job job = std::move(m_waiting.front());
    m_waiting.pop_front();
    start(std::move(job));
}

void Session::start(Job job)
{
    job.stop = std::stop_source();
    job.superseded = std::stop_source();
    job.hasShown = false;
    job.since.start();
    const RunRequest request = requestOf(job);
    const auto stop = job.stop.get_token();
    const Stage stage = job.stage;
    m_running = std::move(job);
    emit started(stage, request.recipe);
    QMetaObject::invokeMethod(
        m_worker, [worker = m_worker, request, stop] { worker->run(request, stop); }, Qt::QueuedConnection);
}

RunRequest Session::requestOf(const Job& job) const
{
    RunRequest request;
    request.recipe = job.recipe;
    request.image = m_image;
    request.imageName = m_imageName.toStdString();
    if (job.stage == Stage::Live && (!m_hasGpu || m_isElsewhere || job.recipe.backend == BackendChoice::Emulator)) {
        request.preview = PreviewRequest();
        request.preview->view = m_view;
        request.preview->superseded = job.superseded.get_token();
        if (m_shown && m_shown->second == m_now.picture)
            request.preview->shown = m_shown->first;
    }
    request.silicon = job.stage == Stage::Silicon;
    request.unchecked = job.of.setting == m_unchecked && job.stage <= Stage::Silicon;
    request.depth = job.stage == Stage::Live ? RunDepth::Picture : RunDepth::Full;
    const bool isShown = job.stage != Stage::Others && job.stage != Stage::Sweep;
    request.keepOnDevice = m_resultPlace != ResultPlace::Host && isShown;
    request.readBack =
        m_resultPlace != ResultPlace::Device || job.stage == Stage::Settled || job.stage == Stage::Silicon;
    if (job.stage == Stage::Sweep) {
        request.check = false;
        const bool isTimed = m_hasGpu && job.recipe.backend != BackendChoice::Emulator;
        request.depth = isTimed ? RunDepth::Full : RunDepth::Picture;
        request.timing = true;
    }
    return request;
}

void Session::takePreview(std::shared_ptr<const Preview> preview)
{
    if (!m_running || m_running->stage != Stage::Live)
        return;
    m_running->hasShown = true;
    if (m_running->of.picture != m_now.picture || (!isCurrent(*m_running) && !isWaiting(Stage::Live)))
        return;
    if (preview->picture)
        m_shown.reset();
    emit previewReady(std::move(preview));
}

void Session::finish(const RunOutcome& outcome)
{
    Job job = std::move(*m_running);
    m_running.reset();
    m_patience.stop();
    const bool isCancelled = std::holds_alternative<std::monostate>(outcome);
    if (isCancelled && job.stage == Stage::Sweep && isCurrent(job))
        m_waiting.insert(firstFrom(Stage::Sweep), job); // a newer setting has priority
    emit stopped();
    if (const auto* report = std::get_if<std::shared_ptr<const Report>>(&outcome))
        deliver(job, *report);
    else if (const auto* failure = std::get_if<RunFailure>(&outcome))
        deliver(job, *failure);
    if (job.stage == Stage::Sweep && isCurrent(job) && !isSweeping()) {
        ++m_now.sweep;
        emit sweepEnded(true);
    }
    tellSilicon();
    pump();
}

void Session::noteReported(const Report& report, const Recipe& recipe)
{
    m_reported = {recipe, m_now.picture};
    m_shown = report.uncomputed ? std::nullopt : m_reported;
}

void Session::deliver(const Job& job, std::shared_ptr<const Report> report)
{
    // A result one setting behind is worth showing while a newer one is computed, but not for another picture.
    const bool isBehind = job.stage == Stage::Live && isWaiting(Stage::Live) && job.of.picture == m_now.picture;
    if (!isCurrent(job) && !isBehind)
        return;
    if (job.stage == Stage::Sweep) {
        emit sweepRow(job.row, std::move(report));
    } else if (job.stage == Stage::Others) {
        m_known.keep(report);
        emit otherReady(std::move(report));
    } else {
        const bool hasSettled = job.stage == Stage::Settled;
        if (hasSettled)
            m_known.keep(report);
        noteReported(*report, job.recipe);
        emit reportReady(std::move(report));
        if (hasSettled && isCurrent(job))
            addOtherStrategies();
    }
}

void Session::deliver(const Job& job, const RunFailure& failure)
{
    if (!isCurrent(job))
        return;
    if (job.stage == Stage::Sweep) {
        emit sweepRowFailed(job.row, failure);
    } else if (job.stage == Stage::Others) {
        const std::optional<Recipe> recipe = withBlockOf(failure, job.recipe);
        if (!recipe || job.recipe.block != m_recipe.block) {
            emit otherFailed(QString::fromStdString(job.recipe.strategy), failure);
            return;
        }
        if (auto known = m_known.find(*recipe)) {
            emit otherReady(std::move(known));
            return;
        }
        Job fitting = job;
        fitting.recipe = *recipe;
        m_waiting.insert(firstFrom(Stage::Others), fitting);
    } else {
        drop({Stage::Settled, Stage::Silicon});
        m_settle.stop();
        emit failed(failure);
    }
}

/// In the order of need: the strategy that the chosen one changes, those that change the chosen one, the basic ones,
/// and the rest.
static std::vector<std::string> otherStrategies(const Operation& operation, const Strategy& chosen)
{
    const auto rank = [&chosen](const Strategy& other) {
        return other.name == chosen.after ? 0 : other.after == chosen.name ? 1 : other.isBasic ? 2 : 3;
    };
    std::vector<const Strategy*> others;
    for (const Strategy& other : operation.strategies)
        if (other.name != chosen.name)
            others.push_back(&other);
    std::ranges::stable_sort(others, {}, [&](const Strategy* other) { return rank(*other); });
    std::vector<std::string> names;
    for (const Strategy* other : others)
        names.push_back(other->name);
    return names;
}

void Session::addOtherStrategies()
{
    if (!m_isComparing && !m_comparesOnce)
        return;
    if (m_recipe.source || std::exchange(m_hasCompared, true)) // edited text applies to one strategy only
        return;
    const Operation& operation = m_registry.operation(m_recipe.operation);
    const std::uint64_t setting = m_now.setting;
    for (const std::string& name : otherStrategies(operation, m_registry.strategy(operation, m_recipe.strategy))) {
        Recipe other = m_recipe;
        other.strategy = name;
        if (auto known = m_known.find(other))
            emit otherReady(std::move(known));
        else
            add(Stage::Others, other);
        if (setting != m_now.setting) // a listener has chosen another
            return;
    }
}

} // namespace tilescope
