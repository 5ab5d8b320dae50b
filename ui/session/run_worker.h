#pragma once

#include "gpu/run/remote_gpu.h"
#include "gpu/run/run_request.h"
#include "gpu/run/runner_options.h"
#include "ui/session/environment.h"
#include "ui/session/run_failure.h"

#include <QObject>

#include <memory>
#include <optional>
#include <stop_token>
#include <variant>

namespace tilescope
{

class Runner;

/// The outcome of a run: a report, or why there is none; monostate: it was cancelled.
using RunOutcome = std::variant<std::shared_ptr<const Report>, RunFailure, std::monostate>;

/// Lives on the session's thread and owns the Runner there. Executes jobs one after another; the session decides which
/// results are still needed.
class RunWorker : public QObject
{
    Q_OBJECT

public:
    explicit RunWorker(const RunnerOptions& options);
    ~RunWorker() override;

    /// Creates the runner: finds device and compilers.
    void open();
    void run(RunRequest request, const std::stop_token& stop);
    void setOperations(std::vector<Operation> operations); ///< from the next run on
    /// Another runner, for that GPU: RunnerOptions::remote and gpu.
    void moveTo(std::shared_ptr<RemoteGpu> remote, std::optional<int> gpu);

signals:
    void ready(const tilescope::Environment& environment);
    void progress(double fraction);
    void previewed(std::shared_ptr<const tilescope::Preview> preview);
    void finished(const tilescope::RunOutcome& outcome);

private:
    /// `latest`: what ran last. Without memory for the environment, says so instead, and is called again after a run.
    void announce(const Recipe* latest);
    Environment environment() const;

    RunnerOptions m_options;
    std::unique_ptr<Runner> m_runner;
    RunFailure m_openFailure; ///< why there is no Runner
    bool m_isAnnounced = false;
    std::optional<Recipe> m_lostWith; ///< what ran when the GPU was lost
};

} // namespace tilescope
