#pragma once

#include "gpu/operations/registry.h"
#include "ui/session/known_reports.h"
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

/// Turns a changed setting into a run. The newest setting wins: it replaces a queued run and cancels a current one.
///
/// Jobs wait in a queue, in the order of Stage. Each setting goes through three stages, and a newer setting starts
/// again at the first:
///   live     the picture alone, at once;
///   settled  when nothing has changed for `settleMs`: settled times and the check against the reference;
///   others   the operation's other strategies with the same settings, one after another, for comparison, while they
///            are wanted (setComparing); a strategy that refuses the block is run with the nearest block that it
///            accepts.
/// What has settled is kept (KnownReports): a setting that returns has its report at once, if it comes from the
/// emulator, and no strategy is run twice for comparison. A fourth stage, silicon, runs only on request. A sweep goes
/// through other settings one after another whenever the current one has settled; it survives changes of settings, but
/// not of the picture.
///
/// If every movement of a slider cancelled the live run, nothing would ever be shown, so a newer setting cancels a live
/// run as soon as it has shown a preview; if it shows none, after `patienceMs` from its start.
class Session : public QObject
{
    Q_OBJECT

public:
    enum class Stage { Live, Settled, Silicon, Sweep, Others }; ///< in order of priority
    Q_ENUM(Stage)

    /// Where the canvas wants the results of a GPU. Settled results are copied to the host in any case, for check and
    /// saving.
    enum class ResultPlace {
        Host,
        Both,  ///< until it is known whether OpenGL can use GPU memory
        Device ///< live results are not copied back
    };

    static constexpr int settleMs = 150;
    static constexpr int patienceMs = 1000;

    explicit Session(const RunnerOptions& options, QObject* parent = nullptr);
    ~Session() override; ///< cancels the current run and waits for the thread

    const Registry& registry() const { return m_registry; }
    const Recipe& recipe() const { return m_recipe; }
    ImagePtr image() const { return m_image; }

    /// Runs happen on that GPU from now on, as by RunnerOptions::remote and gpu; all stages begin again.
    void moveTo(std::shared_ptr<RemoteGpu> remote, std::optional<int> gpu);

    /// Other operations from now on; the current recipe must be one of theirs again before it runs.
    void setOperations(const std::vector<Operation>& operations);

    void setRecipe(const Recipe& recipe);
    void setImage(ImagePtr image, const QString& name);
    void setView(const PictureView& view) { m_view = view; }          ///< for the previews from the next run on
    void setResultPlace(ResultPlace place) { m_resultPlace = place; } ///< from the next run on
    void cancel();   ///< cancels the current run; nothing more runs for this setting
    void runAgain(); ///< all stages of the current setting, whatever is known
    /// The same with RunRequest::unchecked. Does not apply to newer settings.
    void runUnchecked();

    /// Whether the other strategies are wanted: while something shows them.
    void setComparing(bool comparing);
    void compareOnce(); ///< they are wanted for the current setting

    /// Repeats the settled stage of the current setting and reads the GPU's own counters: the report has
    /// Report::silicon, or siliconReason says why not. Does not apply to newer settings.
    void readSilicon();
    bool isReadingSilicon() const; ///< from the request to the report, for the current setting

    /// Runs each recipe on the current picture, a row each: timed until it settles on a GPU, once in the emulator, and
    /// never compared with the reference. Replaces a sweep in progress.
    void sweep(std::vector<Recipe> recipes);
    void stopSweep(); ///< keeps the measured rows
    bool isSweeping() const;

    /// Whether the last reportReady was for the current setting and picture.
    bool isReported() const { return m_reported == std::pair(m_recipe, m_now.picture); }

    bool isBusy() const { return m_running || !m_waiting.empty() || m_answer; }

signals:
    /// Once at the start, after moveTo(), and when the GPU is lost.
    void ready(const tilescope::Environment& environment);
    void restarted(); ///< the stages begin again: the setting or the picture changed, or the user requested it
    void started(tilescope::Session::Stage stage, const tilescope::Recipe& recipe);
    void progress(double fraction);
    void stopped(); ///< the run that started has ended, for whatever reason

    /// Of the current setting or the one before it, until its report or failure; sometimes several of one run.
    void previewReady(std::shared_ptr<const tilescope::Preview> preview);
    void reportReady(std::shared_ptr<const tilescope::Report> report); ///< of the current setting
    void failed(const tilescope::RunFailure& failure); ///< of the current setting; the last picture stays
    void otherReady(std::shared_ptr<const tilescope::Report> report); ///< of another strategy
    void otherFailed(const QString& strategy, const tilescope::RunFailure& failure);
    void sweepRow(std::size_t row, std::shared_ptr<const tilescope::Report> report);
    void sweepRowFailed(std::size_t row, const tilescope::RunFailure& failure);
    void sweepEnded(bool isWhole);        ///< isWhole: every row is complete; else it was stopped
    void siliconReading(bool isUnderWay); ///< isReadingSilicon() changed to this
    void cancelled();
    void idle(); ///< nothing runs and nothing is queued

private:
    /// Identifies what a job belongs to; each number is incremented when its object is replaced.
    struct Numbers {
        std::uint64_t setting = 0, picture = 0, sweep = 0;
    };

    struct Job {
        Stage stage = Stage::Live;
        Recipe recipe;
        Numbers of;                                  ///< m_now when the job was added
        std::size_t row = 0;                         ///< of a sweep
        std::stop_source stop = {}, superseded = {}; ///< ends it now; once it has shown a preview
        bool hasShown = false;                       ///< a preview
        QElapsedTimer since = {};                    ///< since it started to run
    };

    void restart();
    bool hasSettled() const; ///< the current setting has been through its first two stages
    bool answerFromKnown();  ///< whether the current setting has a report that is known
    void deliverAnswer();
    void noteReported(const Report& report, const Recipe& recipe); ///< of the current picture
    void add(Stage stage, const Recipe& recipe, std::size_t row = 0);
    void drop(std::initializer_list<Stage> stages);
    std::deque<Job>::iterator firstFrom(Stage stage); ///< where the next job of the stage is inserted
    bool isWaiting(Stage stage) const;
    bool isCurrent(const Job& job) const;
    void endRunning();
    void tellSilicon();
    void pump();
    void start(Job job);
    RunRequest requestOf(const Job& job) const;
    void takePreview(std::shared_ptr<const Preview> preview);
    void finish(const RunOutcome& outcome);
    void deliver(const Job& job, std::shared_ptr<const Report> report);
    void deliver(const Job& job, const RunFailure& failure);
    void addOtherStrategies();

    Registry m_registry;
    Recipe m_recipe;
    ImagePtr m_image;
    QString m_imageName;
    ResultPlace m_resultPlace = ResultPlace::Host;
    bool m_ready = false, m_isMoving = false;
    bool m_hasGpu = false, m_isElsewhere = false; ///< Environment

    Numbers m_now;
    std::uint64_t m_unchecked = 0; ///< the setting that runUnchecked() was called for
    KnownReports m_known{m_registry};
    std::shared_ptr<const Report> m_answer; ///< the known report of the current setting, to be delivered
    bool m_isComparing = true;
    bool m_comparesOnce = false;
    bool m_hasCompared = false; ///< the other strategies were added for the current setting
    std::deque<Job> m_waiting;  ///< in the order of Stage; jobs of an older setting, picture or sweep are dropped
    std::optional<Job> m_running;
    bool m_toldSilicon = false;                                 ///< the last value of siliconReading
    std::optional<std::pair<Recipe, std::uint64_t>> m_reported; ///< the recipe and picture of the last reportReady
    std::optional<std::pair<Recipe, std::uint64_t>> m_shown;    ///< the same, if no preview was shown after it
    PictureView m_view;

    QTimer m_settle;
    QTimer m_patience;
    QThread m_thread;
    RunWorker* m_worker; ///< deleted by its own thread when that ends
};

} // namespace tilescope
