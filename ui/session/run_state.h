#pragma once

#include "gpu/recipe/report.h"
#include "ui/session/session.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>

namespace tilescope
{

/// The current run and the outcome of the last ones: the last report, why the current settings have none, and whether
/// the report is of the current settings. Everything that shows a result queries this object or listens to it.
class RunState : public QObject
{
    Q_OBJECT

public:
    /// While a slider moves, what is written of the reports is told this often: their pictures come at once.
    static constexpr int tellMs = 80;
    /// If a run brings its report within this time, the previous report is not marked: the mark would only flicker.
    static constexpr int quietMs = 500;

    explicit RunState(Session& session, QObject* parent = nullptr);

    struct Running {
        Session::Stage stage;
        Recipe recipe;
    };
    const std::optional<Running>& running() const { return m_running; }

    /// The last report of the chosen strategy; null before the first. While a slider is dragged it may be one setting
    /// behind.
    const std::shared_ptr<const Report>& report() const { return m_report; }
    Session::Stage reportStage() const { return m_reportStage; } ///< that report() is of: the next may have begun
    /// The same, but a live report, which has less, does not replace the settled one of the same settings.
    const std::shared_ptr<const Report>& fullReport() const { return m_full; }
    const std::optional<RunFailure>& failure() const { return m_failure; } ///< of the current settings

    /// The current settings have been neither checked nor failed nor cancelled.
    bool isPending() const { return m_isPending; }
    /// The report is of earlier settings or of another picture, for longer than a moment; or it isBeforeError().
    bool isOutdated() const { return m_isOutdated; }
    /// A program whose launches would be reported could not be run, so that the report is of what was run before.
    bool isBeforeError() const { return m_isBeforeError; }
    void setBeforeError(bool isBeforeError);

signals:
    void runningChanged();
    void pending();   ///< the run of the current settings is due
    void cancelled(); ///< the run of the current settings was cancelled; checked settings stay checked
    /// A picture of the current settings to be shown until their report; null: they have failed or were cancelled.
    void previewed(const std::shared_ptr<const tilescope::Preview>& preview);
    /// A report's picture, at once: for what shows pictures. `reported` follows: when the picture has been painted and,
    /// while a slider moves, only of some reports, but always of the last one.
    void pictured(const std::shared_ptr<const tilescope::Report>& report);
    void reported(const std::shared_ptr<const tilescope::Report>& report);
    void failed(const tilescope::RunFailure& failure);
    void outdatedChanged(); ///< isOutdated(), or which settings are outdated

private:
    void begin();
    void takeReport(const std::shared_ptr<const Report>& report);
    void takeFailure(const RunFailure& failure);
    void takeCancel();
    void tell(); ///< emits reported() if it is due
    void mark(); ///< marks the report now, or removes the mark

    Session& m_session;
    std::optional<Running> m_running;
    Session::Stage m_stage = Session::Stage::Live; ///< of the current run, else of the last one
    Session::Stage m_reportStage = Session::Stage::Live;
    std::shared_ptr<const Report> m_report, m_full;
    std::optional<RunFailure> m_failure;
    bool m_isPending = false;
    bool m_isOutdated = false, m_isBeforeError = false;
    QTimer m_quiet;
    QTimer m_telling; ///< runs while reported() is due
    QElapsedTimer m_told;
};

} // namespace tilescope
