#include "ui/window/picture_state.h"

#include "ui/canvas/canvas.h"
#include "ui/parts/run_name.h"
#include "ui/session/session.h"
#include "ui/shell/status_line.h"

#include <utility>

namespace tilescope
{

PictureState::PictureState(Session& session, Canvas& canvas, StatusLine& status, QObject* parent)
    : QObject(parent), m_session(session), m_canvas(canvas), m_status(status)
{
    m_quiet.setSingleShot(true);
    m_quiet.setInterval(quietMs);
    connect(&m_quiet, &QTimer::timeout, this, &PictureState::mark);
    connect(&session, &Session::restarted, this, &PictureState::begin);
    connect(&session, &Session::reportReady, this, &PictureState::takeReport);
    connect(&session, &Session::failed, this, &PictureState::takeFailure);
    connect(&session, &Session::cancelled, this, &PictureState::takeCancel);
}

void PictureState::begin()
{
    if (!m_session.image())
        return;
    m_isPending = true;
    m_status.setRunning();
    if (m_session.isReported())
        mark();
    else if (!m_quiet.isActive())
        m_quiet.start();
}

/// While a slider is dragged the picture may be one setting behind: that is as new as it gets, and marks nothing yet.
void PictureState::takeReport(std::shared_ptr<const Report> report)
{
    m_report = std::move(report);
    m_status.setReport(*m_report);
    if (m_report->check)
        m_isPending = false;
    if (m_session.isReported() || m_canvas.isOutdated())
        mark();
    else
        m_quiet.start();
}

void PictureState::takeFailure(const RunFailure& failure)
{
    m_isPending = false;
    m_status.setFailure(failure);
    mark();
}

/// What is checked stays so when the comparison with other strategies is cancelled.
void PictureState::takeCancel()
{
    if (!std::exchange(m_isPending, false))
        return;
    m_status.setCancelled();
    mark();
}

void PictureState::mark()
{
    m_quiet.stop();
    const bool isOutdated = m_report && !m_session.isReported();
    m_canvas.setOutdated(isOutdated ? settingsText(m_report->recipe, m_session.registry()) : QString());
}

} // namespace tilescope
