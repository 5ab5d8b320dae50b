#include "tests/ui/test_program.h"
#include "ui/newest_job.h"

#include <QSemaphore>
#include <QtTest>

#include <atomic>
#include <memory>
#include <new>
#include <stdexcept>

using namespace tilescope;

/// What is computed off the GUI thread, the newest request first.
class NewestJobTest : public QObject
{
    Q_OBJECT

private:
    QList<int> m_taken;

    auto take()
    {
        return [this](const std::shared_ptr<int>& made) { m_taken << (made ? *made : -1); };
    }

private slots:
    void init() { m_taken.clear(); }

    void theNewestRequestIsDelivered()
    {
        NewestJob<std::shared_ptr<int>> job;
        QSemaphore begun, mayEnd;
        std::atomic<bool> isStopped = false, isSecondMade = false;
        job.start(
            [&](const std::stop_token& stop) {
                begun.release();
                mayEnd.acquire();
                isStopped = stop.stop_requested();
                return std::make_shared<int>(1);
            },
            take());
        QVERIFY(job.isRunning());
        begun.acquire();
        job.start(
            [&](const std::stop_token&) {
                isSecondMade = true;
                return std::make_shared<int>(2);
            },
            take());
        job.start([](const std::stop_token&) { return std::make_shared<int>(3); }, take());
        mayEnd.release();
        QTRY_COMPARE(m_taken, QList<int>{3});
        QVERIFY(isStopped);
        QVERIFY(!isSecondMade); // it had not begun
        QVERIFY(!job.isRunning());
    }

    void whatIsDroppedIsNotDelivered()
    {
        NewestJob<std::shared_ptr<int>> job;
        QSemaphore made;
        job.start(
            [&](const std::stop_token&) {
                made.release();
                return std::make_shared<int>(1);
            },
            take());
        made.acquire();
        job.drop();
        QVERIFY(!job.isRunning());
        job.start([](const std::stop_token&) { return std::make_shared<int>(2); }, take());
        QTRY_COMPARE(m_taken, QList<int>{2});
    }

    void withoutMemoryNothingIsTaken_data()
    {
        QTest::addColumn<bool>("isMemory");
        QTest::newRow("memory") << true;
        QTest::newRow("another fault") << false;
    }
    void withoutMemoryNothingIsTaken()
    {
        QFETCH(bool, isMemory);
        NewestJob<std::shared_ptr<int>> job;
        job.start(
            [isMemory](const std::stop_token&) -> std::shared_ptr<int> {
                if (isMemory)
                    throw std::bad_alloc();
                throw std::invalid_argument("no");
            },
            take());
        QTRY_COMPARE(m_taken, QList<int>{-1});
    }

    void anEndingJobIsWaitedFor()
    {
        bool isMade = false;
        {
            NewestJob<std::shared_ptr<int>> job;
            QSemaphore begun;
            job.start(
                [&](const std::stop_token& stop) {
                    begun.release();
                    while (!stop.stop_requested())
                        QThread::yieldCurrentThread();
                    isMade = true;
                    return std::make_shared<int>(1);
                },
                take());
            begun.acquire();
        }
        QVERIFY(isMade);
        QCoreApplication::processEvents();
        QVERIFY(m_taken.isEmpty());
    }
};

TILESCOPE_TEST(NewestJobTest, runWithWidgets)
#include "newest_job_test.moc"
