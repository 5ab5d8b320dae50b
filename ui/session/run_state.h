#pragma once

#include "gpu/recipe/report.h"
#include "ui/session/session.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>

namespace tilescope
{

/// What runs and what came of it: the last report, why the present settings gave none, and whether the report is of the
/// present settings. Whatever shows a result asks here, or listens here.
class RunState : public QObject
{
    Q_OBJECT

public:
    /// A run that brings its report within this time leaves the last one unmarked: the mark would only flicker.
    static constexpr int quietMs = 500;

    explicit RunState(Session& session, QObject* parent = nullptr);

    struct Running {
        Session::Stage stage;
        Recipe recipe;
    };
    const std::optional<Running>& running() const { return m_running; }
    Session::Stage stage() const { return m_stage; } ///< of the run under way, else of the last one

    /// The last one of the chosen strategy; null before the first. While a slider is dragged it may be one setting
    /// behind.
    const std::shared_ptr<const Report>& report() const { return m_report; }
    /// Likewise, but a live one, which gives less, does not replace the settled one of the same settings.
    const std::shared_ptr<const Report>& fullReport() const { return m_full; }
    const std::optional<RunFailure>& failure() const { return m_failure; } ///< of the present settings

    /// The present settings have neither been checked nor come to another end.
    bool isPending() const { return m_isPending; }
    /// The report is of earlier settings or of another picture, and not only for a moment.
    bool isOutdated() const { return m_isOutdated; }

signals:
    void runningChanged();
    void pending();   ///< the run of the present settings is due
    void cancelled(); ///< that of the present settings; what is checked stays so
    void reported(const std::shared_ptr<const tilescope::Report>& report);
    void failed(const tilescope::RunFailure& failure);
    void outdatedChanged(); ///< isOutdated(), or what is outdated

private:
    void begin();
    void takeReport(const std::shared_ptr<const Report>& report);
    void takeFailure(const RunFailure& failure);
    void takeCancel();
    void mark(); ///< now, or takes the mark away

    Session& m_session;
    std::optional<Running> m_running;
    Session::Stage m_stage = Session::Stage::Live;
    std::shared_ptr<const Report> m_report, m_full;
    std::optional<RunFailure> m_failure;
    bool m_isPending = false;
    bool m_isOutdated = false;
    QTimer m_quiet;
};

} // namespace tilescope
