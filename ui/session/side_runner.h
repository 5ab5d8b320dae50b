#pragma once

#include "gpu/run/runner.h"
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

/// What is computed beside the runs: a block's trace, how often pixels are read, whether a text compiles. It has a
/// thread and a Runner of its own, which never touches the GPU, so it neither waits for a run nor holds one up.
///
/// One job at a time, in the order in which they were asked for; a newer job of the same topic takes the place of the
/// older one, cancelling it where it runs.
class SideRunner : public QObject
{
    Q_OBJECT

public:
    explicit SideRunner(RunnerOptions options, QObject* parent = nullptr);
    ~SideRunner() override; ///< cancels what runs and waits for it

    /// `work` runs on the thread; what it gives reaches `done` on the window's thread, and what it throws `failed`,
    /// unless it was replaced, dropped or cancelled meanwhile or `receiver` is gone. `work` holds values only.
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

    void drop(const QString& topic);       ///< what was asked for is not wanted any more
    bool isAt(const QString& topic) const; ///< waits or runs
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
    std::unique_ptr<Runner> m_runner; ///< belongs to the thread, made there with the first job
    QThread m_thread;
    QObject m_place; ///< lives on the thread
};

} // namespace tilescope
