#include "gpu/cuda/device.h"
#include "gpu/image/sample.h"
#include "session_fixture.h"
#include "tests/gpu/run/emulator_only.h"
#include "tests/ui/own_strategies.h"
#include "tests/ui/still.h"
#include "ui/session/session.h"

#include <QSignalSpy>
#include <QThread>
#include <QtTest>

#include <algorithm>
#include <optional>

using namespace tilescope;
using namespace tilescope::test;

using ReportPtr = std::shared_ptr<const Report>;
Q_DECLARE_METATYPE(ReportPtr)

namespace
{

ImagePtr board(int width, int height) { return std::make_shared<const Image>(makeSample("board", width, height)); }

/// Milliseconds of processor time, of all threads, that a stop may take.
const double mostToStop = 1000.0 * QThread::idealThreadCount();

/// Takes several seconds in the emulator.
Recipe longBlur()
{
    Recipe recipe;
    recipe.operation = "blur";
    recipe.strategy = "global";
    recipe.parameters["width"] = std::int64_t(31);
    return recipe;
}

} // namespace

class SessionTest : public QObject
{
    Q_OBJECT

private:
    /// A session and everything that it emitted.
    struct Watched {
        Watched()
        {
            QObject::connect(&session, &Session::reportReady, [this](const ReportPtr& report) { reports << report; });
            QObject::connect(&session, &Session::otherReady, [this](const ReportPtr& report) { others << report; });
            QObject::connect(&session, &Session::failed, [this](const RunFailure& failure) { failures << failure; });
        }
        Session session{emulatorOnly()};
        QList<ReportPtr> reports, others;
        QList<RunFailure> failures;
        QSignalSpy idle{&session, &Session::idle};
        QSignalSpy started{&session, &Session::started};
    };

private slots:
    void goesThroughAllStages()
    {
        Watched w;
        w.session.setImage(board(200, 150), QStringLiteral("board"));
        QTRY_VERIFY_WITH_TIMEOUT(!w.idle.isEmpty(), patience);
        QVERIFY2(w.failures.isEmpty(), w.failures.isEmpty() ? "" : qPrintable(w.failures.front().message));
        QCOMPARE(w.reports.size(), 2); // live, settled
        QVERIFY(w.reports[0]->picture != nullptr);
        QVERIFY(!w.reports[0]->check);
        QVERIFY(w.reports[1]->check.has_value());
        QCOMPARE(w.reports[1]->check->mismatches, std::uint64_t(0));
        QCOMPARE(w.reports[1]->image.name, std::string("board"));
        QCOMPARE(std::size_t(w.others.size()), emulatedStrategies(w.session.registry(), "sobel") - 1);
        for (const auto& other : w.others)
            QVERIFY(other->recipe.strategy != "shared");
        QVERIFY(!w.session.isBusy());
    }

    void siliconIsReadWhenAskedFor()
    {
        Watched w;
        w.session.setImage(board(64, 48), QStringLiteral("board"));
        QTRY_VERIFY_WITH_TIMEOUT(!w.idle.isEmpty(), patience);
        const auto others = w.others.size();
        QVERIFY(w.reports.back()->siliconReason.empty());
        w.idle.clear();
        QSignalSpy reading(&w.session, &Session::siliconReading);
        w.session.readSilicon();
        QVERIFY(w.session.isReadingSilicon());
        QTRY_VERIFY_WITH_TIMEOUT(!w.idle.isEmpty(), patience);
        QCOMPARE(w.reports.size(), 3);
        QVERIFY(w.reports.back()->check.has_value()); // a complete settled report
        QVERIFY(!w.reports.back()->silicon);          // the emulator has none, and gives the reason
        QVERIFY(english(w.reports.back()->siliconReason).find("emulator") != std::string::npos);
        QCOMPARE(w.others.size(), others); // the other strategies are not run again
        QCOMPARE(reading.size(), 2);       // started and ended
        QVERIFY(!reading.back().front().toBool() && !w.session.isReadingSilicon());

        w.session.readSilicon();
        w.session.runAgain(); // does not apply to a newer setting
        QCOMPARE(reading.size(), 4);
        QVERIFY(!w.session.isReadingSilicon());
        QTRY_VERIFY_WITH_TIMEOUT(!w.session.isBusy(), patience);
        QVERIFY(w.reports.back()->siliconReason.empty());
    }

    void aSweepGoesOnAfterAnotherSetting()
    {
        Watched w;
        QSignalSpy row(&w.session, &Session::sweepRow), ended(&w.session, &Session::sweepEnded);
        const auto change = [&w] { w.session.setRecipe(sobel({32, 4})); }; // cancels the row, which is repeated
        connect(
            &w.session, &Session::sweepRow, this, [this, change] { QTimer::singleShot(0, this, change); },
            Qt::SingleShotConnection);
        w.session.setImage(board(64, 48), QStringLiteral("board"));
        w.session.sweep({sobel({8, 8}), sobel({16, 8}), sobel({16, 16})});
        QVERIFY(w.session.isSweeping());
        QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, patience);
        QVERIFY(ended[0][0].toBool() && !w.session.isSweeping());
        QCOMPARE(row.size(), 3);
        QCOMPARE(w.session.recipe(), sobel({32, 4}));
        for (qsizetype i = 0; i < row.size(); ++i)
            QCOMPARE(row[i][0].value<std::size_t>(), std::size_t(i));
        // The time in a sweep is the one that a whole run of the setting has.
        const auto swept = row[2][1].value<std::shared_ptr<const Report>>();
        QVERIFY(swept->timing);
        w.session.setRecipe(sobel({16, 16}));
        const auto isWhole = [&w] {
            return w.reports.back()->recipe.block == BlockSize{16, 16} && w.reports.back()->timing;
        };
        QTRY_VERIFY_WITH_TIMEOUT(isWhole(), patience);
        QCOMPARE(w.reports.back()->timing->us, swept->timing->us);
        w.session.setRecipe(sobel({32, 4}));

        w.session.sweep({sobel({8, 8}), sobel({16, 8})});
        w.session.setImage(board(32, 32), QStringLiteral("another"));
        QCOMPARE(ended.size(), 2);
        QVERIFY(!ended[1][0].toBool() && !w.session.isSweeping());
        QTRY_VERIFY_WITH_TIMEOUT(!w.session.isBusy(), patience);
        QCOMPARE(row.size(), 3);
    }

    void newestWins()
    {
        Watched w;
        w.session.setImage(board(300, 200), QStringLiteral("board"));
        for (int side = 1; side <= 32; ++side)
            w.session.setRecipe(sobel({side, 8}));
        QTRY_VERIFY_WITH_TIMEOUT(!w.idle.isEmpty(), patience);
        QVERIFY(w.failures.isEmpty());
        QCOMPARE(w.reports.back()->recipe.block, (BlockSize{32, 8}));
        QVERIFY(w.reports.size() < 6); // queued ones between were replaced
        for (qsizetype i = 1; i < w.reports.size(); ++i)
            QVERIFY(w.reports[i]->recipe.block.width >= w.reports[i - 1]->recipe.block.width);
        for (const auto& other : w.others)
            QCOMPARE(other->recipe.block, (BlockSize{32, 8}));
    }

    void aStrategyThatRefusesTheBlockIsComparedWithTheNearest()
    {
        Watched w;
        Recipe recipe;
        recipe.operation = "covariance";
        recipe.strategy = "global";
        recipe.block = {16, 16};
        w.session.setRecipe(recipe);
        w.session.setImage(board(64, 64), QStringLiteral("board"));
        QTRY_VERIFY_WITH_TIMEOUT(!w.idle.isEmpty(), patience);
        const auto blockOf = [&w](const std::string& strategy) {
            const auto found = std::ranges::find_if(
                w.others, [&strategy](const ReportPtr& one) { return one->recipe.strategy == strategy; });
            return found == w.others.end() ? BlockSize{0, 0} : (*found)->recipe.block;
        };
        QCOMPARE(blockOf("shared"), (BlockSize{16, 16}));
        QCOMPARE(blockOf("tf32"), (BlockSize{32, 4}));
    }

    void impossibleSettingIsExplained()
    {
        Watched w;
        w.session.setImage(board(64, 64), QStringLiteral("board"));
        w.session.setRecipe(sobel({64, 32}));
        QTRY_COMPARE_WITH_TIMEOUT(w.failures.size(), 1, patience);
        QCOMPARE(w.failures[0].field, QStringLiteral("block"));
        QVERIFY(w.failures[0].message.contains(QStringLiteral("1024")));
        QVERIFY(w.failures[0].nearest.has_value());
        QVERIFY(parseBlockSize(toText(*w.failures[0].nearest)).threads() <= 1024);
        QTRY_VERIFY(!w.idle.isEmpty());
        QVERIFY(w.reports.isEmpty());
        QVERIFY(!w.session.isBusy());

        w.session.setRecipe(sobel({32, 32}));
        QTRY_VERIFY_WITH_TIMEOUT(!w.reports.isEmpty(), patience);
        QCOMPARE(w.failures.size(), 1);
    }

    void newSettingEndsALongRun()
    {
        Watched w;
        w.session.setRecipe(longBlur());
        w.session.setImage(board(2048, 2048), QStringLiteral("board"));
        QTRY_VERIFY_WITH_TIMEOUT(!w.started.isEmpty(), patience);
        w.session.setRecipe(sobel({16, 16}));
        w.session.setImage(board(64, 64), QStringLiteral("small"));
        QTRY_VERIFY_WITH_TIMEOUT(!w.reports.isEmpty(), patience);
        QCOMPARE(w.reports[0]->recipe.operation, std::string("sobel"));
        QCOMPARE(w.reports[0]->image.name, std::string("small"));
    }

    /// A long run shows a preview first, and a newer setting then ends it at once.
    void aDragShowsPreviews()
    {
        Watched w;
        QList<std::shared_ptr<const Preview>> previews;
        connect(&w.session, &Session::previewReady, this,
                [&previews](const std::shared_ptr<const Preview>& preview) { previews << preview; });
        w.session.setComparing(false);
        w.session.setView({{}, 0.25});
        w.session.setRecipe(longBlur());
        w.session.setImage(board(2048, 2048), QStringLiteral("board"));
        QTRY_VERIFY_WITH_TIMEOUT(!previews.isEmpty(), patience);
        for (const std::int64_t width : {29, 27, 25}) {
            Recipe next = longBlur();
            next.parameters["width"] = width;
            w.session.setRecipe(next);
            const auto isShown = [&] {
                return previews.last()->recipe.parameters.at("width") == next.parameters["width"];
            };
            QTRY_VERIFY_WITH_TIMEOUT(isShown(), patience);
            QVERIFY(previews.last()->picture && previews.last()->scale >= 4);
        }
        QVERIFY(w.reports.isEmpty()); // no whole run was waited for
        w.session.cancel();
    }

    /// The whole picture replaces the preview from above.
    void aLongRunShowsItsRows()
    {
        Watched w;
        std::shared_ptr<const Preview> last;
        QSignalSpy previewed(&w.session, &Session::previewReady);
        connect(&w.session, &Session::previewReady, this,
                [&last](const std::shared_ptr<const Preview>& preview) { last = preview; });
        w.session.setComparing(false);
        Recipe recipe = longBlur();
        recipe.parameters["width"] = std::int64_t(15);
        w.session.setRecipe(recipe);
        w.session.setImage(board(700, 700), QStringLiteral("board"));
        QTRY_VERIFY_WITH_TIMEOUT(!w.reports.isEmpty(), patience);
        QVERIFY(previewed.size() > 1);
        QVERIFY(last->finishedRows > 0);
        w.session.cancel();
    }

    void aSettingThatReturnsIsNotRunAgain()
    {
        Watched w;
        w.session.setImage(board(64, 48), QStringLiteral("board"));
        w.session.setRecipe(sobel({16, 16}));
        QTRY_VERIFY_WITH_TIMEOUT(!w.idle.isEmpty(), patience);
        const ReportPtr first = w.reports.back();
        w.idle.clear();
        w.session.setRecipe(sobel({32, 8}));
        QTRY_VERIFY_WITH_TIMEOUT(!w.idle.isEmpty(), patience);

        w.started.clear();
        w.others.clear();
        w.session.setRecipe(sobel({16, 16}));
        QTRY_VERIFY_WITH_TIMEOUT(!w.session.isBusy(), patience);
        QCOMPARE(w.reports.back(), first);
        QCOMPARE(std::size_t(w.others.size()), emulatedStrategies(w.session.registry(), "sobel") - 1);
        w.session.setRecipe(sobel({16, 16}, "global")); // was one of the others
        QTRY_VERIFY_WITH_TIMEOUT(!w.session.isBusy(), patience);
        QCOMPARE(w.reports.back()->recipe.strategy, std::string("global"));
        QVERIFY(w.reports.back()->check.has_value());
        for (const auto& start : w.started) // only what needs a GPU is tried, and refused at once
            QVERIFY(!isEmulated(w.session.registry(), start[1].value<Recipe>()));

        w.started.clear();
        w.session.runAgain(); // as asked for
        QTRY_VERIFY_WITH_TIMEOUT(!w.started.isEmpty(), patience);
        w.session.setImage(board(48, 48), QStringLiteral("another"));
        QTRY_COMPARE_WITH_TIMEOUT(w.reports.back()->image.name, std::string("another"), patience);
    }

    /// The other strategies run while something shows them, and those that a setting does not concern never again.
    void comparesOnDemand()
    {
        Watched w;
        w.session.setComparing(false);
        Recipe recipe;
        recipe.operation = "template_matching";
        recipe.strategy = "shared";
        recipe.block = {32, 8};
        w.session.setRecipe(recipe);
        w.session.setImage(board(64, 64), QStringLiteral("board"));
        QTRY_VERIFY_WITH_TIMEOUT(!w.idle.isEmpty(), patience);
        QVERIFY(w.others.isEmpty());
        w.idle.clear();
        w.session.setComparing(true);
        QTRY_VERIFY_WITH_TIMEOUT(!w.idle.isEmpty(), patience);
        const auto all = emulatedStrategies(w.session.registry(), "template_matching") - 1;
        QCOMPARE(std::size_t(w.others.size()), all);
        QCOMPARE(w.others[0]->recipe.strategy, std::string("texture_constant")); // the one that "shared" changes

        w.idle.clear();
        w.others.clear();
        w.started.clear();
        recipe.parameters["tile_width"] = std::int64_t(64); // of three strategies with a tile
        w.session.setRecipe(recipe);
        QTRY_VERIFY_WITH_TIMEOUT(!w.idle.isEmpty(), patience);
        QCOMPARE(std::size_t(w.others.size()), all);
        QSet<QString> run;
        for (const auto& start : w.started)
            run << QString::fromStdString(start[1].value<Recipe>().strategy);
        run -= {QStringLiteral("fft"), QStringLiteral("npp")}; // refused at once, since they need a GPU
        QCOMPARE(run,
                 QSet<QString>({QStringLiteral("shared"), QStringLiteral("window_sums"), QStringLiteral("automatic")}));
    }

    void cancelStopsWithinBounds()
    {
        Watched w;
        QSignalSpy cancelled(&w.session, &Session::cancelled);
        QSignalSpy progress(&w.session, &Session::progress);
        w.session.setRecipe(longBlur());
        w.session.setImage(board(2048, 2048), QStringLiteral("board"));
        QTRY_VERIFY_WITH_TIMEOUT(!progress.isEmpty(), patience);
        const auto reported = w.reports.size(); // a loaded machine may report early that a run would take too long
        const ProcessorTime since;
        w.session.cancel();
        QCOMPARE(cancelled.size(), 1);
        QTRY_VERIFY_WITH_TIMEOUT(!w.idle.isEmpty(), patience);
        QVERIFY2(since.elapsed() < mostToStop, qPrintable(QString::number(since.elapsed())));
        QCOMPARE(w.reports.size(), reported);
        QVERIFY(w.failures.isEmpty());

        w.session.cancel(); // nothing runs: no signal
        QCOMPARE(cancelled.size(), 1);
    }

    void destructionEndsALongRun()
    {
        std::optional<ProcessorTime> since;
        {
            Watched w;
            w.session.setRecipe(longBlur());
            w.session.setImage(board(2048, 2048), QStringLiteral("board"));
            QTRY_VERIFY_WITH_TIMEOUT(!w.started.isEmpty(), patience);
            since.emplace();
        }
        QVERIFY2(since->elapsed() < mostToStop, qPrintable(QString::number(since->elapsed())));
    }

    void textThatDoesNotCompile()
    {
        Watched w;
        Recipe recipe = sobel({16, 16}, "global");
        recipe.source = "extern \"C\" __global__ void sobel( { }";
        w.session.setRecipe(recipe);
        w.session.setImage(board(64, 64), QStringLiteral("board"));
        QTRY_COMPARE_WITH_TIMEOUT(w.failures.size(), 1, patience);
        QVERIFY(!w.failures[0].diagnostics.empty());
        QCOMPARE(w.failures[0].diagnostics[0].line, 1);
    }

    void faultOfAKernel()
    {
        Watched w;
        Recipe recipe = sobel({16, 16}, "global");
        recipe.source =
            "extern \"C\" __global__ void sobel(const unsigned char* input, unsigned char* output, int width, "
            "int height)\n{\n    output[width * height + threadIdx.x] = input[0];\n}\n";
        w.session.setRecipe(recipe);
        w.session.setImage(board(64, 64), QStringLiteral("board"));
        QTRY_COMPARE_WITH_TIMEOUT(w.failures.size(), 1, patience);
        QVERIFY(w.failures[0].report != nullptr);
        QVERIFY(w.failures[0].message.contains(QStringLiteral("line 3")));
        QVERIFY(w.reports.isEmpty());
    }

    void onAGpuLiveResultsStayThere()
    {
        if (const DeviceProbe probe = probeDevice(); !probe.device)
            QSKIP(english(probe.reason).c_str());
        Session session(RunnerOptions::fromEnvironment());
        session.setResultPlace(Session::ResultPlace::Device);
        QList<ReportPtr> reports;
        connect(&session, &Session::reportReady, this, [&reports](const ReportPtr& report) { reports << report; });
        session.setImage(board(300, 200), QStringLiteral("board"));
        QTRY_COMPARE_WITH_TIMEOUT(reports.size(), 2, patience);
        QVERIFY(reports[0]->devicePicture && !reports[0]->picture);
        QVERIFY(reports[1]->devicePicture && reports[1]->picture);
        QVERIFY(reports[1]->time && reports[1]->time->runs > 1);
        QCOMPARE(reports[1]->check->mismatches, std::uint64_t(0));
    }

    void noGpuIsSaidOnce()
    {
        Session session(emulatorOnly());
        QList<Environment> said;
        connect(&session, &Session::ready, this, [&said](const Environment& environment) { said << environment; });
        QTRY_COMPARE_WITH_TIMEOUT(said.size(), 1, patience);
        QVERIFY(!said[0].hasGpu());
        QVERIFY(!said[0].device.reason.empty());
    }
};

TILESCOPE_TEST(SessionTest, runWithWidgets)
#include "session_test.moc"
