#include "ui/session/run_worker.h"

#include "gpu/run/runner.h"

#include <utility>

namespace tilescope
{

RunWorker::RunWorker(const RunnerOptions& options) : m_options(options) {}

RunWorker::~RunWorker() = default;

void RunWorker::open()
{
    try {
        m_runner = std::make_unique<Runner>(m_options);
    } catch (...) {
        m_openFailure = toRunFailure(std::current_exception());
    }
    announce(nullptr);
}

void RunWorker::setOperations(std::vector<Operation> operations)
{
    m_options.operations = operations;
    if (m_runner)
        m_runner->setOperations(std::move(operations));
}

void RunWorker::moveTo(std::shared_ptr<RemoteGpu> remote, std::optional<int> gpu)
{
    m_options.remote = std::move(remote);
    m_options.gpu = gpu;
    m_runner.reset();
    m_lostWith.reset();
    open();
}

void RunWorker::run(RunRequest request, const std::stop_token& stop)
{
    if (request.preview)
        request.preview->show = [this](std::shared_ptr<const Preview> preview) { emit previewed(std::move(preview)); };
    RunOutcome outcome = std::monostate();
    if (!m_runner) {
        outcome = m_openFailure;
    } else if (!stop.stop_requested()) {
        RunControl control;
        control.stop = stop;
        control.progress = [this](double fraction) { emit progress(fraction); };
        try {
            auto report = std::make_shared<const Report>(m_runner->run(request, control));
            if (report->failed())
                outcome = toRunFailure(std::move(report));
            else
                outcome = std::move(report);
        } catch (const Cancelled&) {
            // The outcome already reports it.
        } catch (...) {
            outcome = toRunFailure(std::current_exception());
        }
    }
    emit finished(outcome);
    const bool isNewlyLost = m_runner && m_runner->deviceLost() && !m_lostWith;
    if (!m_isAnnounced || isNewlyLost)
        announce(&request.recipe);
}

void RunWorker::announce(const Recipe* latest)
{
    m_isAnnounced = false;
    try {
        if (latest && m_runner && m_runner->deviceLost() && !m_lostWith)
            m_lostWith = *latest;
        emit ready(environment());
        m_isAnnounced = true;
    } catch (...) {
        Environment unknown;
        unknown.device.reason = Message(toRunFailure(std::current_exception()).message.toStdString());
        emit ready(unknown);
    }
}

Environment RunWorker::environment() const
{
    Environment environment;
    if (!m_runner) {
        environment.device.reason = Message(m_openFailure.message.toStdString());
        return environment;
    }
    environment.device = m_runner->device();
    environment.gpusHere = gpusHere(m_options);
    environment.isElsewhere = m_options.remote != nullptr && environment.device.device;
    environment.deviceLost = m_runner->deviceLost();
    environment.lostWith = m_lostWith;
    environment.compilers = m_runner->toolchain().found();
    environment.canList = m_runner->toolchain().canList();
    return environment;
}

} // namespace tilescope
