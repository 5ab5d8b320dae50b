#include "app/interrupt.h"
#include "tests/ui/test_program.h"

#include <QTest>

#include <chrono>
#include <csignal>
#include <functional>
#include <thread>

#include <sys/wait.h>
#include <unistd.h>

using namespace tilescope;

/// A signal ends a process in order if its work checks the token, and otherwise ends it nevertheless.
class InterruptTest : public QObject
{
    Q_OBJECT

private:
    /// A process that writes "ready" and then the output of `body` to the pipe; it never ends by itself.
    class Child
    {
    public:
        explicit Child(const std::function<void(int out)>& body)
        {
            int ends[2];
            if (pipe(ends) != 0)
                return;
            m_said = ends[0];
            m_pid = fork();
            if (m_pid == 0) {
                for (const int signal : {SIGINT, SIGTERM, SIGHUP})
                    std::signal(signal, SIG_DFL);
                body(ends[1]);
                _exit(7);
            }
            close(ends[1]);
        }
        ~Child()
        {
            if (m_pid > 0) {
                kill(m_pid, SIGKILL);
                waitpid(m_pid, nullptr, 0);
            }
            close(m_said);
        }
        Child(const Child&) = delete;
        Child& operator=(const Child&) = delete;

        char heard() const
        {
            char letter = 0;
            return read(m_said, &letter, 1) == 1 ? letter : '\0';
        }
        void send(int signal) const
        {
            if (m_pid > 0)
                kill(m_pid, signal);
        }
        /// The wait status; -1 while the process runs, if `options` says not to wait.
        int status(int options = 0)
        {
            int status = -1;
            if (m_pid > 0 && waitpid(m_pid, &status, options) == m_pid)
                m_pid = -1;
            return status;
        }

    private:
        pid_t m_pid = -1;
        int m_said = -1;
    };

    static void say(int out, char letter)
    {
        if (write(out, &letter, 1) != 1)
            _exit(8);
    }
    static void sleepForEver()
    {
        while (true)
            std::this_thread::sleep_for(std::chrono::seconds(1));
    }

private slots:
    void everyEndingSignalAsksToStop_data()
    {
        QTest::addColumn<int>("signal");
        QTest::newRow("Ctrl+C") << SIGINT;
        QTest::newRow("kill") << SIGTERM;
        QTest::newRow("closed terminal") << SIGHUP;
    }
    void everyEndingSignalAsksToStop()
    {
        QFETCH(int, signal);
        Child child([](int out) {
            const Interrupt interrupt;
            say(out, 'r');
            while (!interrupt.token().stop_requested())
                std::this_thread::sleep_for(std::chrono::milliseconds(1));
            say(out, 's');
        });
        QCOMPARE(child.heard(), 'r');
        child.send(signal);
        QCOMPARE(child.heard(), 's');
        QCOMPARE(WEXITSTATUS(child.status()), 7);
    }

    void workThatDoesNotStopEndsWithTheProcessOnceTheRestIsSaved()
    {
        Child child([](int out) {
            Interrupt interrupt;
            interrupt.compute(
                [out] {
                    say(out, 'r');
                    sleepForEver();
                },
                [out] { say(out, 'k'); });
        });
        QCOMPARE(child.heard(), 'r');
        child.send(SIGTERM);
        QCOMPARE(child.heard(), 'k');
        const int status = child.status();
        QVERIFY(WIFEXITED(status));
        QCOMPARE(WEXITSTATUS(status), 1);
    }

    void aSecondCtrlCEndsTheProcess()
    {
        Child child([](int out) {
            const Interrupt interrupt;
            say(out, 'r');
            sleepForEver();
        });
        QCOMPARE(child.heard(), 'r');
        int status = -1;
        for (int i = 0; i < 100 && status == -1; ++i) { // a slow machine may merge two signals into one
            child.send(SIGINT);
            QTest::qSleep(300);
            status = child.status(WNOHANG);
        }
        QVERIFY(status != -1 && WIFSIGNALED(status));
        QCOMPARE(WTERMSIG(status), SIGINT);
    }

    /// As when the results are written to a pipe that nobody empties, in order or by the rescue.
    void whatWaitsForEverEndsByTheAlarm_data()
    {
        QTest::addColumn<bool>("isComputing");
        QTest::newRow("after the work") << false;
        QTest::newRow("in the rescue") << true;
    }
    void whatWaitsForEverEndsByTheAlarm()
    {
        QFETCH(bool, isComputing);
        Child child([isComputing](int out) {
            Interrupt interrupt(std::chrono::seconds(1));
            say(out, 'r');
            if (isComputing)
                interrupt.compute(sleepForEver, sleepForEver);
            sleepForEver();
        });
        QCOMPARE(child.heard(), 'r');
        child.send(SIGTERM);
        const int status = child.status();
        QVERIFY(WIFSIGNALED(status));
        QCOMPARE(WTERMSIG(status), SIGALRM);
    }

    void aSecondSignalEndsTheRescue()
    {
        Child child([](int out) {
            Interrupt interrupt(std::chrono::seconds(60));
            interrupt.compute(
                [out] {
                    say(out, 'r');
                    sleepForEver();
                },
                [out] {
                    say(out, 'k');
                    sleepForEver();
                });
        });
        QCOMPARE(child.heard(), 'r');
        child.send(SIGTERM);
        QCOMPARE(child.heard(), 'k');
        child.send(SIGTERM);
        const int status = child.status();
        QVERIFY(WIFSIGNALED(status));
        QCOMPARE(WTERMSIG(status), SIGTERM);
    }

    void anIgnoredSignalStaysIgnored()
    {
        Child child([](int out) {
            std::signal(SIGHUP, SIG_IGN);
            const Interrupt interrupt;
            std::raise(SIGHUP);
            kill(getpid(), SIGHUP);
            std::this_thread::sleep_for(std::chrono::milliseconds(200));
            say(out, interrupt.token().stop_requested() ? 's' : 'r');
        });
        QCOMPARE(child.heard(), 'r');
    }
};

TILESCOPE_TEST(InterruptTest, runWithoutDisplay)
#include "interrupt_test.moc"
