#include "ui/session/side_runner.h"

#include "gpu/run/runner.h"
#include "ui/session/freed_memory.h"

#include <exception>

namespace tilescope
{

SideRunner::SideRunner(RunnerOptions options, QObject* parent) : QObject(parent), m_options(std::move(options))
{
    m_options.allowCuda = false;
    m_options.remote.reset();
    m_place.moveToThread(&m_thread);
    m_thread.setObjectName(QStringLiteral("side runner"));
    m_thread.start();
}

SideRunner::~SideRunner()
{
    m_waiting.clear();
    if (m_running)
        m_running->stop.request_stop();
    m_thread.quit();
    m_thread.wait();
}

void SideRunner::add(Job job)
{
    drop(job.topic);
    m_waiting.push_back(std::move(job));
    pump();
}

void SideRunner::setOperations(const std::vector<Operation>& operations)
{
    QMetaObject::invokeMethod(
        &m_place,
        [this, operations] {
            m_options.operations = operations;
            if (m_runner)
                m_runner->setOperations(operations);
        },
        Qt::QueuedConnection);
}

void SideRunner::drop(const QString& topic)
{
    m_waiting.remove_if([&](const Job& job) { return job.topic == topic; });
    if (m_running && m_running->topic == topic)
        m_running->stop.request_stop();
}

bool SideRunner::isAt(const QString& topic) const
{
    for (const Job& job : m_waiting)
        if (job.topic == topic)
            return true;
    return m_running && m_running->topic == topic && !m_running->stop.stop_requested();
}

void SideRunner::pump()
{
    if (m_running || m_waiting.empty())
        return;
    m_running = std::move(m_waiting.front());
    m_waiting.pop_front();
    QMetaObject::invokeMethod(
        &m_place, [this, job = *m_running] { carryOut(job); }, Qt::QueuedConnection);
    emit changed();
}

void SideRunner::carryOut(const Job& job)
{
    std::any result;
    std::optional<RunFailure> failure;
    RunControl control;
    control.stop = job.stop.get_token();
    control.progress = [this, topic = job.topic](double fraction) { emit progress(topic, fraction); };
    try {
        if (!control.stop.stop_requested()) {
            if (!m_runner)
                m_runner = std::make_unique<Runner>(m_options);
            result = job.work(*m_runner, control);
        }
    } catch (const Cancelled&) {
        // The caller that cancelled it knows.
    } catch (...) {
        failure = toRunFailure(std::current_exception());
    }
    QMetaObject::invokeMethod(
        this, [this, result, failure] { finish(result, failure); }, Qt::QueuedConnection);
}

void SideRunner::finish(const std::any& result, const std::optional<RunFailure>& failure)
{
    const Job job = std::move(*m_running);
    m_running.reset();
    if (!job.stop.stop_requested() && job.receiver) {
        if (failure && job.failed)
            job.failed(*failure);
        else if (result.has_value())
            job.done(result);
    }
    emit changed();
    pump();
    if (!m_running)
        QMetaObject::invokeMethod(&m_place, &returnFreedMemory, Qt::QueuedConnection);
}

} // namespace tilescope
