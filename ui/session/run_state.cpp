#include "ui/session/run_state.h"

#include "ui/session/report_figures.h"

#include <algorithm>
#include <utility>

namespace tilescope
{

RunState::RunState(Session& session, QObject* parent) : QObject(parent), m_session(session)
{
    m_quiet.setSingleShot(true);
    m_quiet.setInterval(quietMs);
    connect(&m_quiet, &QTimer::timeout, this, &RunState::mark);
    m_telling.setSingleShot(true);
    connect(&m_telling, &QTimer::timeout, this, &RunState::tell);
    connect(&session, &Session::started, this, [this](Session::Stage stage, const Recipe& recipe) {
        m_running = {stage, recipe};
        m_stage = stage;
        emit runningChanged();
    });
    connect(&session, &Session::stopped, this, [this] {
        m_running.reset();
        emit runningChanged();
    });
    connect(&session, &Session::restarted, this, &RunState::begin);
    connect(&session, &Session::previewReady, this, &RunState::previewed);
    connect(&session, &Session::reportReady, this, &RunState::takeReport);
    connect(&session, &Session::failed, this, &RunState::takeFailure);
    connect(&session, &Session::cancelled, this, &RunState::takeCancel);
}

void RunState::begin()
{
    m_failure.reset();
    if (!m_session.image())
        return;
    m_isPending = true;
    emit pending();
    if (m_session.isReported())
        mark();
    else if (!m_quiet.isActive())
        m_quiet.start();
}

/// While a slider is dragged the report may be one setting behind: that is the newest there can be, and is not marked
/// yet.
void RunState::takeReport(const std::shared_ptr<const Report>& report)
{
    const bool isLess = m_full && m_full->check && !report->check && isSameRun(*m_full, *report);
    if (!isLess)
        m_full = report;
    m_report = report;
    m_reportStage = m_stage;
    m_failure.reset();
    if (report->check || report->uncomputed)
        m_isPending = false;
    if (m_session.isReported() || m_isOutdated)
        mark();
    else
        m_quiet.start();
    emit pictured(report);
    if (report->check)
        return tell();
    // Events that are posted, such as those that paint the picture, come before a timer of 0 ms.
    const qint64 since = m_told.isValid() ? m_told.elapsed() : tellMs;
    if (!m_telling.isActive())
        m_telling.start(static_cast<int>(std::max<qint64>(0, tellMs - since)));
}

void RunState::tell()
{
    m_telling.stop();
    m_told.start();
    emit reported(m_report);
}

void RunState::takeFailure(const RunFailure& failure)
{
    if (m_telling.isActive())
        tell();
    m_failure = failure;
    m_isPending = false;
    mark();
    emit previewed(nullptr);
    emit failed(failure); // last: a listener may set something that can run
}

void RunState::takeCancel()
{
    if (!std::exchange(m_isPending, false))
        return;
    mark();
    emit previewed(nullptr);
    emit cancelled();
}

void RunState::setBeforeError(bool isBeforeError)
{
    if (std::exchange(m_isBeforeError, isBeforeError) != isBeforeError)
        mark();
}

void RunState::mark()
{
    m_quiet.stop();
    const bool isOutdated = m_report && (m_isBeforeError || !m_session.isReported());
    if (std::exchange(m_isOutdated, isOutdated) || isOutdated)
        emit outdatedChanged();
}

} // namespace tilescope
