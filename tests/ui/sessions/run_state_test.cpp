#include "gpu/image/sample.h"
#include "session_fixture.h"
#include "tests/gpu/run/emulator_only.h"
#include "ui/session/run_state.h"

#include <QSignalSpy>
#include <QtTest>

using namespace tilescope;
using namespace tilescope::test;

/// A session's results as the window receives them.
class RunStateTest : public QObject
{
    Q_OBJECT

private:
    struct Watched {
        Session session{emulatorOnly()};
        RunState run{session};
        QSignalSpy idle{&session, &Session::idle};

        void settle(const Recipe& recipe)
        {
            idle.clear();
            session.setRecipe(recipe);
            if (!session.image())
                session.setImage(std::make_shared<const Image>(makeSample("board", 64, 48)), QStringLiteral("board"));
            QTRY_VERIFY_WITH_TIMEOUT(!idle.isEmpty(), patience);
        }
    };

private slots:
    void theSettledReportStaysTheFullOne()
    {
        Watched w;
        QVERIFY(!w.run.report() && !w.run.fullReport() && !w.run.running() && !w.run.isPending());
        QSignalSpy pending(&w.run, &RunState::pending), running(&w.run, &RunState::runningChanged);
        w.settle(sobel({16, 16}));
        QVERIFY(!pending.isEmpty() && running.size() >= 4); // started and ended, live and settled
        QVERIFY(w.run.report()->check && w.run.report() == w.run.fullReport());
        QVERIFY(!w.run.isPending() && !w.run.isOutdated() && !w.run.running());

        const auto settled = w.run.fullReport();
        QList<bool> keptByLive;
        connect(&w.run, &RunState::reported, this, [&](const std::shared_ptr<const Report>& report) {
            if (!report->check)
                keptByLive << (w.run.report() == report && w.run.fullReport() == settled);
        });
        w.session.runAgain();
        QVERIFY(w.run.isPending());
        QTRY_VERIFY_WITH_TIMEOUT(!keptByLive.isEmpty(), patience);
        QVERIFY(keptByLive.front());
    }

    /// While a slider moves, every picture is told at once, and the last report's figures within a moment.
    void picturesComeBeforeFigures()
    {
        Watched w;
        w.session.setComparing(false);
        w.settle(sobel({16, 16}));
        QList<std::shared_ptr<const Report>> pictured, reported;
        connect(&w.run, &RunState::pictured, this, [&](const std::shared_ptr<const Report>& report) {
            if (!report->check)
                pictured << report;
        });
        connect(&w.run, &RunState::reported, this, [&](const std::shared_ptr<const Report>& report) {
            QCOMPARE(w.run.report(), report);
            if (!report->check)
                reported << report;
        });
        for (int height = 1; height <= 12; ++height) {
            const auto before = pictured.size();
            w.session.setRecipe(sobel({8, height}));
            QTRY_VERIFY_WITH_TIMEOUT(pictured.size() > before, patience);
        }
        QTRY_VERIFY_WITH_TIMEOUT(!reported.isEmpty() && reported.last() == pictured.last(), patience);
        QVERIFY(reported.size() <= pictured.size());
        QCOMPARE(pictured.last()->recipe.block, (BlockSize{8, 12}));
    }

    /// A live report that is told after the settled run has begun is still a live one: the history takes no row of it.
    void aReportKeepsItsStage()
    {
        Watched w;
        w.session.setComparing(false);
        QList<std::pair<bool, Session::Stage>> reported;
        connect(&w.run, &RunState::pictured, this, [](const std::shared_ptr<const Report>& report) {
            if (!report->check)
                QTest::qSleep(Session::settleMs + 50); // as a slow live run: the settled one is due before this is told
        });
        connect(&w.run, &RunState::reported, this, [&](const std::shared_ptr<const Report>& report) {
            reported.append({report->check.has_value(), w.run.reportStage()});
        });
        w.settle(sobel({16, 16}));
        QCOMPARE(reported.size(), 2);
        QCOMPARE(reported[0], std::pair(false, Session::Stage::Live));
        QCOMPARE(reported[1], std::pair(true, Session::Stage::Settled));
    }

    void aRefusedSettingLeavesTheReportOutdated()
    {
        Watched w;
        w.settle(sobel({16, 16}));
        QSignalSpy outdated(&w.run, &RunState::outdatedChanged);
        w.settle(sobel({64, 64}));
        QVERIFY(w.run.failure() && w.run.failure()->field == QLatin1String("block"));
        QVERIFY(w.run.isOutdated() && !w.run.isPending());
        QCOMPARE(w.run.report()->recipe.block, (BlockSize{16, 16}));
        QVERIFY(!outdated.isEmpty());
        w.settle(sobel({32, 8}));
        QVERIFY(!w.run.failure() && !w.run.isOutdated());
        QCOMPARE(w.run.report()->recipe.block, (BlockSize{32, 8}));
    }

    /// A listener to a failure may set something that can run.
    void aFailureMayBeAnsweredAtOnce()
    {
        Watched w;
        connect(&w.run, &RunState::failed, this, [&w](const RunFailure& failure) {
            w.session.setRecipe(withBlockOf(failure, w.session.recipe()).value());
        });
        w.settle(sobel({64, 64}));
        QTRY_VERIFY_WITH_TIMEOUT(w.run.report() && w.run.report()->check, patience);
        QVERIFY(!w.run.failure() && !w.run.isOutdated());
    }

    void cancellingIsToldOnce()
    {
        Watched w;
        w.settle(sobel({16, 16}));
        QSignalSpy cancelled(&w.run, &RunState::cancelled);
        w.session.cancel(); // checked settings stay checked
        QVERIFY(cancelled.isEmpty());
        w.session.setRecipe(sobel({8, 8}));
        w.session.cancel();
        QCOMPARE(cancelled.size(), 1);
        QVERIFY(w.run.isOutdated() && !w.run.isPending());
    }
};

TILESCOPE_TEST(RunStateTest, runWithoutDisplay)
#include "run_state_test.moc"
