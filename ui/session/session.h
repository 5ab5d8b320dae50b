#pragma once

#include "gpu/operations/registry.h"
#include "ui/session/run_worker.h"

#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <QThread>
#include <QTimer>

#include <deque>
#include <initializer_list>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

namespace tilescope
{

/// Turns a changed setting into a run. The newest setting wins: it replaces one that waits and cancels one that runs.
///
/// What is to be run waits in a queue, in the order of Stage. Each setting goes through three stages, and a newer
/// setting starts again at the first:
///   live     the picture alone, at once;
///   settled  when nothing has changed for `settleMs`: settled times and the check against the reference;
///   others   the operation's other strategies with the same settings, one after the other, for comparison; one that
///            refuses the block is run with the nearest that it takes.
/// A fourth, silicon, comes only when it is asked for. A sweep goes through other settings one after the other whenever
/// the present one has settled; it survives changes of settings, not of the picture.
///
/// A live run that is cancelled at every movement of a slider would never show anything, so it is given `patienceMs`
/// from its start before a newer setting ends it; what it shows is then only as old as that.
class Session : public QObject
{
    Q_OBJECT

public:
    enum class Stage { Live, Settled, Silicon, Sweep, Others }; ///< the earlier goes first
    Q_ENUM(Stage)

    /// Where the canvas wants the results of a GPU. Settled ones come to the host in any case, for check and saving.
    enum class ResultPlace {
        Host,
        Both,  ///< until it is known whether OpenGL can draw from GPU memory
        Device ///< live results are not copied back
    };

    static constexpr int settleMs = 250;
    static constexpr int patienceMs = 250;

    explicit Session(const RunnerOptions& options, QObject* parent = nullptr);
    ~Session() override; ///< cancels what runs and waits for the thread

    const Registry& registry() const { return m_registry; }
    const Recipe& recipe() const { return m_recipe; }
    ImagePtr image() const { return m_image; }

    void setRecipe(const Recipe& recipe);
    void setImage(ImagePtr image, const QString& name);
    void setResultPlace(ResultPlace place) { m_resultPlace = place; } ///< from the next run on
    ResultPlace resultPlace() const { return m_resultPlace; }
    void cancel();   ///< ends what runs; nothing more is done for this setting
    void runAgain(); ///< all stages of the present setting

    /// Runs the settled stage of the present setting once more, with the GPU's own counters read: the report that comes
    /// has Report::silicon or says in siliconReason why not. A newer setting does without again.
    void readSilicon();
    bool isReadingSilicon() const; ///< from the wish to the report, of the present setting

    /// Runs each of these on the present picture, a row each: timed until it settles on a GPU, once in the emulator,
    /// and never compared with the reference. Takes the place of a sweep under way.
    void sweep(std::vector<Recipe> recipes);
    void stopSweep(); ///< what was measured stays
    bool isSweeping() const;

    /// Whether the last reportReady was of the present setting and picture.
    bool isReported() const { return m_reported == std::pair(m_recipe, m_now.picture); }

    bool isBusy() const { return m_running || !m_waiting.empty(); }

signals:
    void ready(const tilescope::Environment& environment); ///< once at the start, and when the GPU is lost
    void restarted(); ///< the stages begin again: the setting or the picture is another one, or the person asked for it
    void started(tilescope::Session::Stage stage, const tilescope::Recipe& recipe);
    void progress(double fraction);
    void stopped(); ///< the run that started has ended, however it ended

    void reportReady(std::shared_ptr<const tilescope::Report> report); ///< of the present setting
    void failed(const tilescope::RunFailure& failure);                 ///< the same; the last picture stays
    void otherReady(std::shared_ptr<const tilescope::Report> report);  ///< of another strategy
    void otherFailed(const QString& strategy, const tilescope::RunFailure& failure);
    void sweepRow(std::size_t row, std::shared_ptr<const tilescope::Report> report);
    void sweepRowFailed(std::size_t row, const tilescope::RunFailure& failure);
    void sweepEnded(bool isWhole);        ///< every row came, or it was stopped
    void siliconReading(bool isUnderWay); ///< isReadingSilicon() has become this
    void cancelled();
    void idle(); ///< nothing runs and nothing waits

private:
    /// What a job belongs to; each is counted up when it is replaced.
    struct Numbers {
        std::uint64_t setting = 0, picture = 0, sweep = 0;
    };

    struct Job {
        Stage stage = Stage::Live;
        Recipe recipe;
        Numbers of;          ///< m_now when it was added
        std::size_t row = 0; ///< of a sweep
        std::stop_source stop = {};
        QElapsedTimer since = {}; ///< it runs
    };

    void restart();
    void add(Stage stage, const Recipe& recipe, std::size_t row = 0);
    void drop(std::initializer_list<Stage> stages);
    std::deque<Job>::iterator firstFrom(Stage stage); ///< where a job of the stage comes next
    bool isWaiting(Stage stage) const;
    bool isCurrent(const Job& job) const;
    void endRunning();
    void tellSilicon();
    void pump();
    void start(Job job);
    RunRequest requestOf(const Job& job) const;
    void finish(const RunOutcome& outcome);
    void deliver(const Job& job, std::shared_ptr<const Report> report);
    void deliver(const Job& job, const RunFailure& failure);
    void addOtherStrategies();

    Registry m_registry;
    Recipe m_recipe;
    ImagePtr m_image;
    QString m_imageName;
    ResultPlace m_resultPlace = ResultPlace::Host;
    bool m_ready = false;
    bool m_hasGpu = false;

    Numbers m_now;
    std::deque<Job> m_waiting; ///< in the order of Stage; those of an older setting, picture or sweep are dropped
    std::optional<Job> m_running;
    bool m_toldSilicon = false;                                 ///< what siliconReading said last
    std::optional<std::pair<Recipe, std::uint64_t>> m_reported; ///< and the picture of it

    QTimer m_settle;
    QTimer m_patience;
    QThread m_thread;
    RunWorker* m_worker; ///< deleted by its own thread when that ends
};

} // namespace tilescope
