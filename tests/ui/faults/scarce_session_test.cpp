#include "gpu/emulator/execute/worker_pool.h"
#include "gpu/run/memory_reserve.h"
#include "tests/fakes/failing_new.h"
#include "tests/ui/test_program.h"
#include "ui/session/run_worker.h"

#include <QTest>

#include <nlohmann/json.hpp>

#include <atomic>
#include <cstdio>
#include <forward_list>
#include <functional>
#include <new>
#include <string>

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace tilescope;
using tilescope::test::Counted;
using tilescope::test::FailingNew;

/// Memory runs out while the worker says what the machine provides, while a document is destroyed, and for threads.
class ScarceSessionTest : public QObject
{
    Q_OBJECT

private:
#if TILESCOPE_MALLOC_CAN_FAIL
    /// The status of a child process that may allocate `megabytes` more than it has, for waitpid()'s macros.
    static int statusOf(int megabytes, const std::function<void()>& work)
    {
        const pid_t child = fork();
        if (child == 0) {
            long pages = 0;
            if (FILE* file = std::fopen("/proc/self/statm", "r")) {
                const int found = std::fscanf(file, "%ld", &pages);
                std::fclose(file);
                if (found != 1)
                    _exit(2);
            }
            const auto bytes = static_cast<rlim_t>(pages * sysconf(_SC_PAGESIZE) + megabytes * (1L << 20));
            const rlimit address{bytes, bytes}, core{0, 0};
            setrlimit(RLIMIT_AS, &address);
            setrlimit(RLIMIT_CORE, &core);
            work();
            _exit(0);
        }
        int status = -1;
        waitpid(child, &status, 0);
        return status;
    }
#endif

private slots:
    void anEnvironmentThatDoesNotFitIsSaidAndAnnouncedLater()
    {
#if TILESCOPE_MALLOC_CAN_FAIL
        const std::string reason(1 << 17, 'x'); // so long that its copies count
        RunnerOptions options;
        options.probeGpu = [&reason] {
            DeviceProbe probe;
            probe.reason = Message(reason);
            return probe;
        };
        int said = 0, later = 0;
        bool hasFailed = true;
        for (long place = 1; hasFailed; ++place) {
            QVERIFY(place < 100);
            RunWorker worker(options);
            std::size_t announced = 0; // the length of the reason that was announced
            bool isAboutMemory = false;
            connect(&worker, &RunWorker::ready, [&](const Environment& environment) {
                announced = english(environment.device.reason).size();
                isAboutMemory = english(environment.device.reason).find("not enough memory") != std::string::npos;
            });
            {
                const FailingNew scarce(place, Counted::Large);
                worker.open();
                hasFailed = scarce.hasFailed();
            }
            QVERIFY2(isAboutMemory || announced == reason.size(), qPrintable(QString::number(place)));
            if (!isAboutMemory)
                continue;
            ++said;
            bool isFinished = false;
            connect(&worker, &RunWorker::finished, [&] { isFinished = true; });
            worker.run(RunRequest(), {});
            QVERIFY(isFinished);
            later += announced == reason.size() ? 1 : 0;
        }
        QVERIFY(said > 0);
        QVERIFY(later > 0); // unless the Runner itself could not be made
#else
        QSKIP("Sanitizers have their own malloc().");
#endif
    }

    void destructorsThatAllocateHaveTheReserve()
    {
#if TILESCOPE_MALLOC_CAN_FAIL
        constexpr int someMegabytes = 16;
        const int status = statusOf(someMegabytes, [] {
            holdMemoryReserve();
            std::forward_list<long> everything;
            try {
                nlohmann::json document(1000, {{ "name", "value" }});
                for (;;)
                    everything.push_front(1);
            } catch (const std::bad_alloc&) { // the document was destroyed
            }
            everything.clear();
            holdMemoryReserve();
        });
        QVERIFY2(WIFEXITED(status) && WEXITSTATUS(status) == 0, qPrintable(QString::number(status)));
#else
        QSKIP("Sanitizers have their own malloc().");
#endif
    }

    void threadsThatCannotBeStartedAreDoneWithout()
    {
#if TILESCOPE_MALLOC_CAN_FAIL
        constexpr int someStacks = 128; // megabytes
        constexpr unsigned tooMany = 1000;
        const int status = statusOf(someStacks, [] {
            emulator::WorkerPool pool(tooMany);
            std::atomic<unsigned> done = 0;
            pool.run(tooMany, [&done](unsigned) { ++done; });
            _exit(pool.threads() < tooMany && done == pool.threads() ? 0 : 1);
        });
        QVERIFY2(WIFEXITED(status) && WEXITSTATUS(status) == 0, qPrintable(QString::number(status)));
#else
        QSKIP("Sanitizers have their own malloc().");
#endif
    }
};

TILESCOPE_TEST(ScarceSessionTest, runWithoutDisplay)
#include "scarce_session_test.moc"
