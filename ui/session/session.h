#pragma once

#include "gpu/operations/registry.h"
#include "ui/session/run_worker.h"

#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <QThread>
#include <QTimer>

#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

namespace tilescope
{

/// Turns a changed setting into a run. The newest setting wins: it replaces one that waits and cancels one that runs.
///
/// Each setting goes through three stages, and a newer setting starts again at the first:
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
    enum class Stage { Live, Settled, Silicon, Sweep, Others };
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
    bool isSweeping() const { return m_sweepNext < m_sweep.size(); }

    /// Whether the last reportReady was of the present setting and picture.
    bool isReported() const { return m_reported == std::pair(m_recipe, m_picture); }

    bool isBusy() const
    {
        return m_running.has_value() || m_liveDue || m_settledDue || m_siliconDue || isSweeping() || !m_others.empty();
    }

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
    struct Running {
        std::uint64_t number = 0;  ///< of the job
        std::uint64_t setting = 0; ///< m_setting when it started
        std::uint64_t picture = 0; ///< m_picture when it started
        std::uint64_t sweep = 0;   ///< m_sweepNumber when it started
        Stage stage = Stage::Live;
        Recipe recipe;
        std::stop_source stop;
        QElapsedTimer since;
    };

    void restart();
    void endRunning();
    void tellSilicon();
    void pump();
    void start(Stage stage, const Recipe& recipe);
    void finish(const RunOutcome& outcome);
    void deliver(const Running& job, std::shared_ptr<const Report> report);
    void deliver(const Running& job, const RunFailure& failure);
    void tell(const Running& job, std::shared_ptr<const Report> report);
    bool advanceSweep(const Running& job); ///< false when its row is of no use any more
    void endSweep(bool isWhole);
    std::vector<Recipe> otherStrategies() const;

    Registry m_registry;
    Recipe m_recipe;
    ImagePtr m_image;
    QString m_imageName;
    ResultPlace m_resultPlace = ResultPlace::Host;

    std::uint64_t m_setting = 0; ///< counts every change
    std::uint64_t m_picture = 0; ///< counts changes of the picture
    std::uint64_t m_lastJob = 0;
    bool m_ready = false;
    bool m_hasGpu = false;
    bool m_liveDue = false;
    bool m_settledDue = false;
    bool m_siliconDue = false;
    bool m_toldSilicon = false; ///< what siliconReading said last
    std::vector<Recipe> m_others;
    std::vector<Recipe> m_sweep;
    std::size_t m_sweepNext = 0;     ///< row that is run or comes next
    std::uint64_t m_sweepNumber = 0; ///< counts sweeps
    std::optional<Running> m_running;
    std::optional<std::pair<Recipe, std::uint64_t>> m_reported; ///< and the picture of it

    QTimer m_settle;
    QTimer m_patience;
    QThread m_thread;
    RunWorker* m_worker; ///< deleted by its own thread when that ends
};

} // namespace tilescope
