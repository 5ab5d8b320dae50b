#pragma once

#include "gpu/run/runner_options.h"
#include "ui/session/run_failure.h"

#include <QObject>
#include <QPointer>
#include <QString>
#include <QThread>

#include <any>
#include <functional>
#include <list>
#include <memory>
#include <optional>
#include <stop_token>
#include <utility>

namespace tilescope
{

struct RunControl;

class Runner;

/// Computes apart from the runs: a block's trace, how often pixels are read, whether a text compiles. It has its own
/// thread and its own Runner, which never uses the GPU, so it neither waits for a run nor delays one.
///
/// Executes one job at a time, in the order of the requests; a newer job of the same topic replaces the older one,
/// cancelling it if it runs.
class SideRunner : public QObject
{
    Q_OBJECT

public:
    explicit SideRunner(RunnerOptions options, QObject* parent = nullptr);
    ~SideRunner() override; ///< cancels the current job and waits for it

    /// `work` runs on the thread; its result is passed to `done` on the GUI thread, an exception to `failed`, unless
    /// the job was replaced, dropped or cancelled meanwhile or `receiver` was destroyed. `work` must hold values only.
    template <class Result>
    void ask(const QString& topic, QObject* receiver, std::function<Result(Runner&, const RunControl&)> work,
             std::function<void(const Result&)> done, std::function<void(const RunFailure&)> failed)
    {
        add({topic, receiver,
             [work = std::move(work)](Runner& runner, const RunControl& control) {
                 return std::any(std::make_shared<const Result>(work(runner, control)));
             },
             [done = std::move(done)](const std::any& result) {
                 done(*std::any_cast<const std::shared_ptr<const Result>&>(result));
             },
             std::move(failed)});
    }

    void setOperations(const std::vector<Operation>& operations); ///< from the next job on

    void drop(const QString& topic);       ///< the job is no longer needed
    bool isAt(const QString& topic) const; ///< whether a job of the topic is queued or running
    bool isIdle() const { return !m_running && m_waiting.empty(); }

signals:
    void progress(const QString& topic, double fraction);
    void changed(); ///< a job began or ended

private:
    struct Job {
        QString topic;
        QPointer<QObject> receiver;
        std::function<std::any(Runner&, const RunControl&)> work;
        std::function<void(const std::any&)> done;
        std::function<void(const RunFailure&)> failed;
        std::stop_source stop = {};
    };

    void add(Job job);
    void pump();
    void carryOut(const Job& job); ///< on the thread
    void finish(const std::any& result, const std::optional<RunFailure>& failure);

    RunnerOptions m_options;
    std::list<Job> m_waiting;
    std::optional<Job> m_running;
    std::unique_ptr<Runner> m_runner; ///< belongs to the thread, created there with the first job
    QThread m_thread;
    QObject m_place; ///< lives on the thread
};

} // namespace tilescope
