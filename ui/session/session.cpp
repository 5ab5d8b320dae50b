#include "ui/session/session.h"

#include <utility>

namespace tilescope
{

Session::Session(const RunnerOptions& options, QObject* parent) : QObject(parent), m_worker(new RunWorker(options))
{
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
        emit ready(environment);
        pump();
    });
    connect(m_worker, &RunWorker::progress, this, [this](std::uint64_t number, double fraction) {
        if (m_running && m_running->number == number)
            emit progress(fraction);
    });
    connect(m_worker, &RunWorker::finished, this, &Session::finish);
    m_thread.setObjectName(QStringLiteral("runner"));
    m_thread.start();
}

Session::~Session()
{
    endRunning();
    m_thread.quit();
    m_thread.wait();
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
    ++m_picture;
    stopSweep();
    restart();
}

void Session::runAgain() { restart(); }

void Session::readSilicon()
{
    m_siliconDue = true;
    tellSilicon();
    pump();
}

void Session::sweep(std::vector<Recipe> recipes)
{
    stopSweep();
    m_sweep = std::move(recipes);
    m_sweepNext = 0;
    ++m_sweepNumber;
    pump();
}

void Session::stopSweep()
{
    if (!isSweeping())
        return;
    if (m_running && m_running->stage == Stage::Sweep)
        endRunning();
    endSweep(false);
}

void Session::endSweep(bool isWhole)
{
    m_sweep.clear();
    m_sweepNext = 0;
    ++m_sweepNumber;
    emit sweepEnded(isWhole);
}

bool Session::isReadingSilicon() const
{
    return m_siliconDue || (m_running && m_running->stage == Stage::Silicon && m_running->setting == m_setting);
}

void Session::tellSilicon()
{
    const bool isUnderWay = isReadingSilicon();
    if (std::exchange(m_toldSilicon, isUnderWay) != isUnderWay)
        emit siliconReading(isUnderWay);
}

void Session::cancel()
{
    const bool wasBusy = isBusy();
    ++m_setting; // what still comes is of no use
    m_liveDue = m_settledDue = m_siliconDue = false;
    m_others.clear();
    m_settle.stop();
    endRunning();
    stopSweep();
    tellSilicon();
    if (wasBusy)
        emit cancelled();
}

void Session::restart()
{
    ++m_setting;
    m_others.clear();
    m_siliconDue = false;
    m_liveDue = m_settledDue = true;
    m_settle.start();
    if (m_running) {
        const bool keepsDragAlive = m_running->stage == Stage::Live && m_running->picture == m_picture;
        const qint64 left = keepsDragAlive ? patienceMs - m_running->since.elapsed() : 0;
        if (left <= 0)
            endRunning();
        else if (!m_patience.isActive())
            m_patience.start(static_cast<int>(left));
    }
    tellSilicon();
    emit restarted();
    pump();
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
    if (m_liveDue) {
        m_liveDue = false;
        start(Stage::Live, m_recipe);
    } else if (m_settledDue) {
        if (m_settle.isActive())
            return;
        m_settledDue = false;
        start(Stage::Settled, m_recipe);
    } else if (m_siliconDue) {
        m_siliconDue = false;
        start(Stage::Silicon, m_recipe);
    } else if (isSweeping()) {
        start(Stage::Sweep, m_sweep[m_sweepNext]);
    } else if (!m_others.empty()) {
        const Recipe other = m_others.front();
        m_others.erase(m_others.begin());
        start(Stage::Others, other);
    } else {
        emit idle();
    }
}

void Session::start(Stage stage, const Recipe& recipe)
{
    Running job;
    job.number = ++m_lastJob;
    job.setting = m_setting;
    job.picture = m_picture;
    job.sweep = m_sweepNumber;
    job.stage = stage;
    job.recipe = recipe;
    job.since.start();

    RunRequest request;
    request.recipe = recipe;
    request.image = m_image;
    request.imageName = m_imageName.toStdString();
    request.silicon = stage == Stage::Silicon;
    request.depth = stage == Stage::Live ? RunDepth::Picture : RunDepth::Full;
    const bool isShown = stage != Stage::Others && stage != Stage::Sweep;
    request.keepOnDevice = m_resultPlace != ResultPlace::Host && isShown;
    request.readBack = m_resultPlace != ResultPlace::Device || stage == Stage::Settled || stage == Stage::Silicon;
    if (stage == Stage::Sweep) {
        request.check = false;
        request.depth = m_hasGpu && recipe.backend != BackendChoice::Emulator ? RunDepth::Full : RunDepth::Picture;
    }

    const auto stop = job.stop.get_token();
    const auto number = job.number;
    m_running = std::move(job);
    emit started(stage, recipe);
    QMetaObject::invokeMethod(
        m_worker, [worker = m_worker, number, request, stop] { worker->run(number, request, stop); },
        Qt::QueuedConnection);
}

void Session::finish(const RunOutcome& outcome)
{
    if (!m_running || m_running->number != outcome.number)
        return;
    const Running job = std::move(*m_running);
    m_running.reset();
    m_patience.stop();
    emit stopped();
    if (const auto* report = std::get_if<std::shared_ptr<const Report>>(&outcome.result))
        deliver(job, *report);
    else if (const auto* failure = std::get_if<RunFailure>(&outcome.result))
        deliver(job, *failure);
    if (!m_sweep.empty() && !isSweeping())
        endSweep(true);
    tellSilicon();
    pump();
}

void Session::deliver(const Running& job, std::shared_ptr<const Report> report)
{
    const bool current = job.setting == m_setting;
    switch (job.stage) {
    case Stage::Live:
        // One setting behind is worth seeing while a newer one is on its way; of another picture it is not.
        if (current || (m_liveDue && job.picture == m_picture))
            tell(job, std::move(report));
        break;
    case Stage::Settled:
        if (!current)
            break;
        m_others = otherStrategies();
        tell(job, std::move(report));
        break;
    case Stage::Silicon:
        if (current)
            tell(job, std::move(report));
        break;
    case Stage::Sweep: {
        const std::size_t row = m_sweepNext;
        if (advanceSweep(job))
            emit sweepRow(row, std::move(report));
        break;
    }
    case Stage::Others:
        if (current)
            emit otherReady(std::move(report));
        break;
    }
}

void Session::tell(const Running& job, std::shared_ptr<const Report> report)
{
    m_reported = {job.recipe, job.picture};
    emit reportReady(std::move(report));
}

void Session::deliver(const Running& job, const RunFailure& failure)
{
    if (job.stage == Stage::Sweep) {
        const std::size_t row = m_sweepNext;
        if (advanceSweep(job))
            emit sweepRowFailed(row, failure);
        return;
    }
    if (job.setting != m_setting)
        return;
    if (job.stage == Stage::Others) {
        const std::optional<Recipe> fitting = withBlockOf(failure, job.recipe);
        if (fitting && job.recipe.block == m_recipe.block) {
            m_others.insert(m_others.begin(), *fitting);
            return;
        }
        emit otherFailed(QString::fromStdString(job.recipe.strategy), failure);
        return;
    }
    m_settledDue = m_siliconDue = false;
    m_settle.stop();
    emit failed(failure);
}

bool Session::advanceSweep(const Running& job)
{
    if (job.sweep != m_sweepNumber)
        return false;
    ++m_sweepNext;
    return true;
}

std::vector<Recipe> Session::otherStrategies() const
{
    std::vector<Recipe> others;
    if (m_recipe.source) // edited text stands for one strategy only
        return others;
    for (const auto& strategy : m_registry.operation(m_recipe.operation).strategies)
        if (strategy.name != m_recipe.strategy) {
            others.push_back(m_recipe);
            others.back().strategy = strategy.name;
        }
    return others;
}

} // namespace tilescope
