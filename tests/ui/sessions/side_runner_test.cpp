#include "gpu/image/sample.h"
#include "gpu/recipe/recipe.h"
#include "tests/ui/test_program.h"
#include "ui/session/side_runner.h"

#include <QCoreApplication>
#include <QSignalSpy>
#include <QtTest>

#include <atomic>
#include <thread>

using namespace tilescope;
using namespace tilescope::test;

namespace
{

/// Runs until it is cancelled.
int untilStopped(const RunControl& control, std::atomic<bool>& began)
{
    began = true;
    while (!control.stop.stop_requested())
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    throw Cancelled();
}

} // namespace

class SideRunnerTest : public QObject
{
    Q_OBJECT

    SideRunner m_side{RunnerOptions::fromEnvironment()};
    QList<int> m_results;
    QStringList m_failures;

    void ask(const QString& topic, std::function<int(Runner&, const RunControl&)> work, QObject* receiver = nullptr)
    {
        m_side.ask<int>(
            topic, receiver ? receiver : this, std::move(work), [this](const int& result) { m_results << result; },
            [this](const RunFailure& failure) { m_failures << failure.message; });
    }

private slots:
    void init()
    {
        m_results.clear();
        m_failures.clear();
    }

    void givesWhatTheWorkGaveOnAnotherThread()
    {
        const auto here = std::this_thread::get_id();
        ask(QStringLiteral("a"), [here](Runner& runner, const RunControl&) {
            return std::this_thread::get_id() != here ? int(runner.registry().operations().size()) : -1;
        });
        QVERIFY(m_side.isAt(QStringLiteral("a")));
        QTRY_COMPARE_WITH_TIMEOUT(m_results.size(), 1, patience);
        QVERIFY(m_results[0] > 0);
        QVERIFY(!m_side.isAt(QStringLiteral("a")));
    }

    void tellsWhatTheWorkThrew()
    {
        ask(QStringLiteral("a"),
            [](Runner&, const RunControl&) -> int { throw SettingError("block", Message("There is no such block.")); });
        QTRY_COMPARE_WITH_TIMEOUT(m_failures, QStringList{QStringLiteral("There is no such block.")}, patience);
        QVERIFY(m_results.isEmpty());
    }

    void aNewerJobOfATopicTakesTheOlderOnesPlace()
    {
        std::atomic<bool> began = false;
        ask(QStringLiteral("a"), [&](Runner&, const RunControl& control) { return untilStopped(control, began); });
        QTRY_VERIFY_WITH_TIMEOUT(began, patience);
        ask(QStringLiteral("b"), [](Runner&, const RunControl&) { return 2; });
        ask(QStringLiteral("a"), [](Runner&, const RunControl&) { return 3; });
        ask(QStringLiteral("a"), [](Runner&, const RunControl&) { return 4; });
        QTRY_COMPARE_WITH_TIMEOUT(m_results, (QList<int>{2, 4}), patience);
        QVERIFY(m_failures.isEmpty());
    }

    void whatWasDroppedIsNotHeardOf()
    {
        std::atomic<bool> began = false;
        ask(QStringLiteral("a"), [&](Runner&, const RunControl& control) { return untilStopped(control, began); });
        QTRY_VERIFY_WITH_TIMEOUT(began, patience);
        m_side.drop(QStringLiteral("a"));
        QVERIFY(!m_side.isAt(QStringLiteral("a")));
        ask(QStringLiteral("b"), [](Runner&, const RunControl&) { return 2; });
        QTRY_COMPARE_WITH_TIMEOUT(m_results, QList<int>{2}, patience);
    }

    void aReceiverThatIsGoneIsNotCalled()
    {
        auto receiver = std::make_unique<QObject>();
        ask(
            QStringLiteral("a"), [](Runner&, const RunControl&) { return 1; }, receiver.get());
        receiver.reset();
        ask(QStringLiteral("b"), [](Runner&, const RunControl&) { return 2; });
        QTRY_COMPARE_WITH_TIMEOUT(m_results, QList<int>{2}, patience);
    }

    void endsWhatRunsWhenItIsDestroyed()
    {
        std::atomic<bool> began = false;
        {
            SideRunner side(RunnerOptions::fromEnvironment());
            side.ask<int>(
                QStringLiteral("a"), this,
                [&](Runner&, const RunControl& control) { return untilStopped(control, began); },
                [this](const int& result) { m_results << result; }, {});
            QTRY_VERIFY_WITH_TIMEOUT(began, patience);
        }
        QCoreApplication::processEvents();
        QVERIFY(m_results.isEmpty());
    }
};

TILESCOPE_TEST(SideRunnerTest, runWithoutDisplay)
#include "gpu/operations/registry.h"
#include "gpu/run/runner.h"
#include "side_runner_test.moc"
